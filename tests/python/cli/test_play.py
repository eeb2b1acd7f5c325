"""`manalog play`, driven as a person or a script drives it: through lines on its input."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from plays import KEEP, play, seated

from pyengine.engine.session import Session
from pyengine.games.magic.position import Position


@pytest.fixture(autouse=True)
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def result_of(*options: str) -> dict[str, object]:
    result = play(*options, "--json")
    assert result.exit_code == 0, result.output
    assert result.stdout.count("\n") == 1
    record: dict[str, object] = json.loads(result.stdout)
    return record


class TestAgentsAlone:
    def test_a_seed_gives_the_same_result_twice(self) -> None:
        first = result_of("--players", "random,aggressive", "--seed", "7")
        second = result_of("--players", "random,aggressive", "--seed", "7")
        assert first == second
        assert first["winner"] in ("elves", "goblins", None)
        assert first["seed"] == 7
        for count in ("turns", "decisions", "steps"):
            assert isinstance(first[count], int) and first[count] > 0
        assert re.fullmatch("[0-9a-f]{16}", str(first["digest"]))

    def test_seeds_differ(self) -> None:
        digests = {
            str(result_of("--players", "random,random", "--seed", seed)["digest"])
            for seed in ("1", "2", "3")
        }
        assert len(digests) == 3

    def test_another_process_plays_the_same_game(self) -> None:
        command = [sys.executable, "-m", "pyengine.cli.main", "play", "--seed", "7"]
        command += ["--players", "random,aggressive", "--json"]
        run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
        assert json.loads(run.stdout) == result_of("--players", "random,aggressive", "--seed", "7")

    def test_watching_plays_the_same_game_as_json(self) -> None:
        record = result_of("--players", "random,random", "--seed", "4", "--save", "quiet.save")
        watched = play("--players", "random,random", "--seed", "4", "--save", "watched.save")
        assert watched.exit_code == 0
        assert f"{record['winner']} won the game on turn {record['turns']}." in watched.stdout
        assert Path("quiet.save").read_bytes() == Path("watched.save").read_bytes()

    def test_three_players_and_two_teams(self) -> None:
        three = ("--players", "aggressive,aggressive,aggressive", "--life", "8")
        assert result_of(*three, "--seed", "2")["winner"] in ("elves", "goblins", "elves_2", None)
        four = ("--players", ",".join(["aggressive"] * 4), "--teams", "a,b,a,b", "--life", "8")
        winners = result_of(*four, "--seed", "2")["winners"]
        assert isinstance(winners, list)
        assert set(winners) <= {"elves", "elves_2"} or set(winners) <= {"goblins", "goblins_2"}

    def test_steps_are_shown(self) -> None:
        shown = play("--players", "random,random", "--seed", "4", "--steps").stdout
        assert "enter(untap)" in shown
        assert "state_based_actions" in shown


class TestPerson:
    def test_enter_plays_a_whole_game(self) -> None:
        result = play("--seed", "5", lines=[""] * 400)
        assert result.exit_code == 0
        assert re.search(r"won the game on turn \d+\.\s*$", result.stdout)

    def test_it_fits_on_80_columns_without_colour(self) -> None:
        shown = play("--seed", "5", lines=[""] * 400).stdout
        assert "\x1b" not in shown
        prompts = re.compile(r"^\w+( \[.*\])?> ")
        wide = [line for line in shown.splitlines() if len(line) > 80 and not prompts.match(line)]
        assert not wide

    def test_the_board_shows_what_a_player_needs(self) -> None:
        shown = play("--seed", "5", lines=[KEEP, "play forest"]).stdout
        assert "Turn 1 - elves' turn - first main phase" in shown
        assert "20 life   hand 6   library 53   graveyard 0" in shown
        assert "goblins drew a card (7 times)" in shown
        assert "elves played Forest" in shown
        assert "2) Cast Elvish Eulogist {G}" in shown

    def test_numbers_and_words_choose_actions(self) -> None:
        by_number = play("--seed", "5", lines=[KEEP, "2", "3"])
        by_words = play("--seed", "5", lines=["keep", "play forest", "cast llanowar"])
        assert "elves cast Llanowar Elves" in by_number.stdout
        assert "elves cast Llanowar Elves" in by_words.stdout

    def test_nonsense_is_refused_and_the_game_goes_on(self) -> None:
        lines = ["99", "fly me", "1 2 3 4", "cast", "why", "show", "stop nowhere", "²", KEEP]
        shown = play("--seed", "5", lines=lines).stdout
        assert "there is no action 99" in shown
        assert '"fly me" is no action and no command. Try help' in shown
        assert "why not what?" in shown
        assert "show what?" in shown
        assert 'no step is called "nowhere"' in shown
        assert "Play Forest" in shown

    def test_help_names_every_command(self) -> None:
        shown = play("--seed", "5", lines=["help"]).stdout
        for command in ("auto", "stop", "undo", "show", "why not", "save", "concede", "quit"):
            assert re.search(rf"^  {command}\b", shown, re.MULTILINE), command

    def test_show_says_what_a_card_says(self) -> None:
        shown = play("--seed", "5", lines=["show giant growth", "show gaint growth"]).stdout
        assert "Giant Growth {G}" in shown
        assert "Instant" in shown
        assert "+3/+3 until end of turn" in shown
        assert 'Did you mean "Giant Growth"?' in shown

    def test_show_keeps_what_is_hidden(self) -> None:
        shown = play("--seed", "5", lines=["show 100", "show 115"]).stdout
        assert shown.count("that you may see") == 2

    def test_why_not_gives_the_rule(self) -> None:
        lines = [KEEP, "why not cast wellwisher", "why not attack wellwisher", "why not pass"]
        shown = play("--seed", "5", lines=[*lines, "why not cast(99)", "why not dance"]).stdout
        assert "{1}{G} is missing (601.2h)" in shown
        assert "(508.1a)" in shown
        assert "Pass: you can do that now." in shown
        assert '"dance" is no action' in shown
        assert "Tarfire" not in shown

    def test_auto_passes_until_something_happens(self) -> None:
        shown = play("--seed", "5", lines=[KEEP, "play forest", "auto"]).stdout
        assert "* goblins played Mountain" in shown
        assert shown.count("Turn 1 - ") == 2

    def test_a_stop_asks_even_with_nothing_to_do(self) -> None:
        shown = play("--seed", "5", lines=[KEEP, "stop upkeep", "stops", "auto", "auto"]).stdout
        assert "Stops: upkeep." in shown
        assert "goblins' turn - upkeep" in shown

    def test_concede(self) -> None:
        result = play("--seed", "5", lines=[KEEP, "concede", "yes"])
        assert result.exit_code == 0
        assert "goblins won the game on turn 1." in result.stdout

    def test_concede_asks(self) -> None:
        shown = play("--seed", "5", lines=[KEEP, "concede", "", "play forest"]).stdout
        assert "Concede the game? yes or no [no]>" in shown
        assert "elves played Forest" in shown


def talk(position: Position, step: str, *lines: str) -> Session:
    """Type LINES at a table with POSITION; return the session."""
    return seated(position, step, *lines).table.session


class TestDeclarations:
    def board(self) -> Position:
        position = Position()
        position.battlefield("a", "Elvish Warrior", "Elvish Warrior", "Wood Elves")
        position.battlefield("b", "Goblin Cohort", "Goblin Matron")
        return position

    @pytest.mark.parametrize(
        ("typed", "attackers"),
        [
            ("all", [1, 2, 3]),
            ("none", []),
            ("2 4", [1, 3]),
            ("1 2", [1]),
            ("attack with wood", [3]),
        ],
    )
    def test_attackers(self, typed: str, attackers: list[int]) -> None:
        session = talk(self.board(), "begin_combat", typed)
        assert sorted(row[0] for row in session.query("attacking", 2)) == attackers

    def test_blockers_by_card_number(self) -> None:
        position = Position()
        position.battlefield("a", *["Forest"] * 9, "Elvish Warrior")
        position.battlefield("b", "Goblin Cohort", "Goblin Matron", "Raging Goblin")
        position.hand("a", "Giant Growth")
        session = talk(position, "begin_combat", "all", "11 13")
        assert sorted(session.query("blocks", 2)) == [[11, 10], [13, 10]]

    def test_why_not_names_both_rules(self, capsys: pytest.CaptureFixture[str]) -> None:
        position = self.board()
        position.battlefield("a", "Wood Elves", sick=True)
        talk(position, "begin_combat", "why not attack 6")
        shown = " ".join(capsys.readouterr().out.split())
        assert '302.6 says it can\'t, and "can\'t" beats "can".' in shown
        assert shown.count("would let it happen") == 1

    def test_a_creature_declared_twice_is_said(self, capsys: pytest.CaptureFixture[str]) -> None:
        talk(self.board(), "begin_combat", "2 2")
        assert "is attacking already" in " ".join(capsys.readouterr().out.split())


class TestUndo:
    def test_undo_takes_a_choice_back(self) -> None:
        shown = play("--seed", "5", lines=[KEEP, "play forest", "undo", "play forest"]).stdout
        assert shown.count("elves played Forest") == 2
        boards = re.findall(r"\(you\) 20 life   hand (\d)", shown)
        assert boards == ["7", "7", "6", "7", "6"]

    def test_undo_goes_back_over_the_opponent(self) -> None:
        shown = play("--seed", "5", lines=[KEEP, "", "auto", "undo", "undo", "undo"]).stdout
        assert "there is nothing to take back" not in shown
        assert shown.rstrip().count("Your opening hand") == 2

    def test_undo_at_the_start(self) -> None:
        assert "there is nothing to take back" in play("--seed", "5", lines=["undo"]).stdout

    def test_undo_can_be_forbidden(self) -> None:
        shown = play("--seed", "5", "--no-undo", lines=[KEEP, "undo"]).stdout
        assert "nothing is taken back at this table" in shown

    PAST_A_DRAW = (KEEP, "play forest", "stop my upkeep", "auto", "pass", "undo", "undo")

    def test_undo_past_a_draw_is_said(self) -> None:
        shown = play("--seed", "5", lines=list(self.PAST_A_DRAW)).stdout
        assert "undo past a draw: 1 card has been seen since." in shown

    def test_undo_past_a_draw_can_be_forbidden(self) -> None:
        shown = play("--seed", "5", "--undo", "fair", lines=list(self.PAST_A_DRAW)).stdout
        assert shown.count("that is not taken back at this") == 2

    def test_what_may_be_taken_back_is_kept_in_the_save(self) -> None:
        play("--seed", "5", "--undo", "fair", lines=[*self.PAST_A_DRAW])
        shown = play("--resume", "manalog-5.save", lines=["undo"]).stdout
        assert "undo past" in shown
        shown = play("--resume", "manalog-5.save", "--undo", "never", lines=["undo"]).stdout
        assert "nothing is taken back at this table" in shown

    def test_another_rule_for_undo_is_refused(self) -> None:
        assert '--undo is free, fair or never, not "x"' in play("--undo", "x", lines=[]).stderr


class TestSaving:
    def test_the_end_of_input_saves_and_resuming_goes_on(self) -> None:
        stopped = play("--seed", "5", lines=[KEEP, "play forest"])
        assert stopped.exit_code == 0
        assert stopped.stdout.endswith(
            "Saved to manalog-5.save\nResume: manalog play --resume manalog-5.save\n"
        )
        resumed = play("--resume", "manalog-5.save", lines=["cast llanowar", "quit"])
        assert resumed.exit_code == 0
        assert "elves cast Llanowar Elves" in resumed.stdout

    def test_a_resumed_game_is_the_same_game(self) -> None:
        lines = [""] * 40
        play("--seed", "5", "--save", "whole.save", lines=lines)
        play("--seed", "5", "--save", "half.save", lines=lines[:17])
        play("--resume", "half.save", lines=lines[17:])
        assert Path("whole.save").read_text() == Path("half.save").read_text()

    def test_agents_go_on_with_a_save(self) -> None:
        play("--seed", "5", lines=[KEEP])
        record = result_of("--resume", "manalog-5.save", "--players", "random,aggressive")
        assert record["winner"] in ("elves", "goblins", None)

    def test_undo_goes_back_past_the_save(self) -> None:
        play("--seed", "5", lines=[KEEP, "play forest"])
        shown = play("--resume", "manalog-5.save", lines=["undo"]).stdout
        assert re.findall(r"\(you\) 20 life   hand (\d)", shown) == ["6", "7"]

    def test_another_game_is_not_written_over(self) -> None:
        play("--seed", "5", lines=[KEEP])
        assert "manalog-5-2.save" in play("--seed", "5", lines=[KEEP]).stdout

    def test_save_and_play_on(self) -> None:
        shown = play("--seed", "5", lines=[KEEP, "save here.save", "play forest"]).stdout
        assert "Saved to here.save" in shown
        assert "elves played Forest" in shown
        assert Path("here.save").exists()

    def test_manual_payment_can_be_saved(self) -> None:
        play("--seed", "5", "--payment", "manual", lines=[KEEP, "play forest"])
        shown = play("--resume", "manalog-5.save", lines=["cast llanowar", "2", ""]).stdout
        assert "make mana" in shown

    def test_ctrl_c_saves(self) -> None:
        command = [sys.executable, "-m", "pyengine.cli.main", "play", "--seed", "5"]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as game:
            assert game.stdin is not None and game.stdout is not None
            game.stdin.write("\n")
            game.stdin.flush()
            while "play forest" not in game.stdout.readline().lower():
                pass
            time.sleep(0.2)
            game.send_signal(signal.SIGINT)
            output, errors = game.communicate(timeout=20)
        assert game.returncode == 130
        assert "manalog play --resume manalog-5.save" in output
        assert not errors
        assert play("--resume", "manalog-5.save").exit_code == 0


class TestLog:
    def records(self, *options: str, lines: list[str] | None = None) -> list[dict[str, object]]:
        result = play("--seed", "5", "--log", "log.jsonl", *options, lines=lines)
        assert result.exit_code == 0, result.output
        return [json.loads(line) for line in Path("log.jsonl").read_text().splitlines()]

    def test_agents_log_everything(self) -> None:
        records = self.records("--players", "random,random")
        assert not any("hidden" in str(record) for record in records)
        assert any(str(record.get("event", "")).startswith("loses(") for record in records)
        assert any("action" in record for record in records)

    def test_a_persons_log_holds_what_the_person_may_know(self) -> None:
        records = self.records(lines=[KEEP, "", "undo"])
        drawn = [str(r["event"]) for r in records if str(r.get("event")).startswith("draw(")]
        assert drawn.count("draw(goblins,hidden)") == 7
        own = [str(r["event"]) for r in records if "(elves),hand(elves)" in str(r.get("event"))]
        assert own and all(re.search(r"hand\(elves\),\d+\)$", event) for event in own)
        assert {"undo": 1} in records
