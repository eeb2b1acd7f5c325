"""What is typed in `manalog play` beside moves, and when a person is asked."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from plays import KEEP, asked_at, play, seated

from pyengine.cli.games import find_terminal
from pyengine.cli.play.table import Table
from pyengine.games.magic.position import Position
from pyengine.saves.save import read_save, write_save
from pyengine.table.stops import kept_stops


@pytest.fixture(autouse=True)
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def typed(*lines: str, seed: int = 5) -> str:
    """What is shown where LINES are typed after the opening hand was kept, in one line."""
    shown = play("--seed", str(seed), lines=[KEEP, *lines]).stdout
    return " ".join(shown.partition("Turn 1")[2].split())


def forests() -> Position:
    """A first main phase of a with lands and spells."""
    position = Position()
    position.battlefield("a", *["Forest"] * 6)
    position.hand("a", "Giant Growth", "Elvish Warrior", "Elvish Eulogist")
    position.battlefield("b", "Goblin Cohort", "Raging Goblin")
    return position


class TestSeveralAtOnce:
    def test_all_at_priority_takes_nothing(self, capsys: pytest.CaptureFixture[str]) -> None:
        dialog = seated(forests(), "precombat_main", "all")
        assert dialog.table.session.taken == []
        assert "only one is asked for here" in capsys.readouterr().out

    def test_several_at_a_target_take_nothing(self, capsys: pytest.CaptureFixture[str]) -> None:
        dialog = seated(forests(), "precombat_main", "cast giant", "1 2")
        choice = dialog.table.session.choice
        assert choice is not None and choice.process.startswith("choose_target")
        assert len(dialog.table.session.taken) == 1
        assert "2 at once, but 1 asked for here" in capsys.readouterr().out

    def test_all_and_none_at_a_target_take_nothing(self) -> None:
        dialog = seated(forests(), "precombat_main", "cast giant", "all", "none")
        assert len(dialog.table.session.taken) == 1

    def test_cards_for_the_bottom_at_once(self) -> None:
        shown = play("--seed", "5", lines=["mulligan", "mulligan", "keep", "1 2 3", "1 2"]).stdout
        assert "3 at once, but 2 asked for here" in shown
        assert len(re.findall(r"\* elves put .* on the bottom of the library", shown)) == 2

    def test_what_is_illegal_in_the_end_takes_nothing(self) -> None:
        position = Position()
        position.battlefield("a", "Elvish Warrior", "Elvish Warrior")
        dialog = seated(position, "begin_combat", "2 2")
        assert dialog.table.session.query("attacking", 2) == []


class TestLooking:
    def test_graveyards(self) -> None:
        position = forests()
        position.graveyard("b", "Mogg Fanatic", "Raging Goblin")
        dialog = seated(position, "precombat_main")
        look = dialog.table.display.look
        assert look("graveyard", ["a"], "a") == ["a's graveyard: nothing"]
        head, *cards = look("graveyard", ["b"], "a")
        assert head == "b's graveyard:"
        names = [re.sub(r" \(\d+\).*", "", card).strip() for card in cards]
        assert names == ["Raging Goblin", "Mogg Fanatic"]

    def test_the_words_for_it(self) -> None:
        shown = typed(
            "play forest", "graveyard", "graveyard gob", "hand", "stack", "exile", "log 2"
        )
        assert shown.count("goblins' graveyard: nothing") == 2
        assert shown.count("elves' graveyard: nothing") == 1
        assert "Llanowar Elves (125) {G} Creature — Elf Druid 1/1" in shown
        assert "The stack: nothing" in shown
        assert shown.count("cards in exile: nothing") == 2
        assert "-- turn 1: elves elves played Forest" in shown.partition("log 2")[2]

    def test_hands_of_others_are_not_shown(self) -> None:
        shown = typed("hand goblins")
        assert "goblins' hand: 7 cards, which only goblins sees" in shown

    def test_what_waits_to_resolve(self, capsys: pytest.CaptureFixture[str]) -> None:
        position = forests()
        position.hand("b", "Tarfire")
        position.battlefield("b", "Mountain")
        seated(position, "precombat_main", "cast elvish warrior", "stack")
        assert re.search(r"The stack:\n  a: Elvish Warrior \(\d+\)", capsys.readouterr().out)

    def test_mistakes_are_told(self) -> None:
        shown = typed("graveyard nobody", "log x", "log 0", "log \u00b2")
        assert 'no player is called "nobody". The players are elves, goblins' in shown
        assert shown.count("log is followed by a number of lines") == 3

    def test_the_log_of_a_game_that_was_resumed_is_whole(self) -> None:
        play("--seed", "5", lines=[KEEP, "play forest"])
        shown = play("--resume", "manalog-5.save", lines=["log 100"]).stdout
        assert "elves won the flip and went first" in shown
        assert shown.count("elves played Forest") == 1
        assert "goblins drew a card (7 times)" in shown

    def test_what_is_not_known_of_the_past_is_said(self) -> None:
        play("--seed", "5", lines=[KEEP, "play forest"])
        save = read_save("manalog-5.save")
        session = save.session("choices")
        del session.taken[1:]
        write_save("manalog-5.save", session, save.table)
        shown = play("--resume", "manalog-5.save", lines=["log", "cast llanowar", "log"]).stdout
        assert shown.count("What happened before the save is not known.") == 2
        assert "elves cast Llanowar Elves" in shown

    def test_names_may_be_shortened(self) -> None:
        shown = typed("show llanowar", "show elv", "why not cast llanow", "show zzz")
        assert "Llanowar Elves {G} Creature — Elf Druid 1/1" in shown
        assert '"elv" could be Elvish Eulogist' in shown
        assert 'no card is called "zzz"' in shown


class TestRefusals:
    def test_a_refused_action_says_why(self) -> None:
        shown = typed("cast elvish warrior", "attack llanowar")
        assert "Cast Elvish Warrior {G}{G}: - {G}{G} is missing (601.2h)" in shown
        assert "Attack goblins with Llanowar Elves" in shown
        assert "is no action" not in shown

    def test_nonsense_is_still_nonsense(self) -> None:
        assert '"dance" is no action and no command. Try help' in typed("dance")

    def test_a_card_that_is_not_there_is_named(self) -> None:
        shown = typed("cast shock", "why not attack shock")
        assert 'you see nothing called "shock" that you could cast. Try help' in shown
        assert 'you see nothing called "shock" that you could attack' in shown


class TestWhenAsked:
    def table(self, *stops: str) -> Table:
        """Both players hold a card that can be cycled at any time."""
        position = Position()
        for player, land, cycler in (("a", "Forest", "Tranquil Thicket"),
                                     ("b", "Mountain", "Forgotten Cave")):  # fmt: skip
            position.battlefield(player, *[land] * 3)
            position.hand(player, cycler)
            position.library(player, *[land] * 30)
        session = position.begin("end_turn", "b", mode="choices", settings=["hand_size=60"])
        return Table(session, find_terminal("magic"), ["human", "human"], kept_stops(list(stops)))

    def test_a_usable_cycler_is_no_reason_in_upkeep_and_draw(self) -> None:
        assert asked_at(self.table(), 9) == [
            ("a", 5, "end_turn"), ("a", 6, "precombat_main"), ("a", 6, "postcombat_main"),
            ("b", 6, "end_turn"), ("b", 7, "precombat_main"), ("b", 7, "postcombat_main"),
            ("a", 7, "end_turn"), ("a", 8, "precombat_main"), ("a", 8, "postcombat_main"),
        ]  # fmt: skip

    def test_a_stop_adds_to_that(self) -> None:
        asked = asked_at(self.table("my upkeep", "their draw"), 9)
        assert asked[:2] == [("a", 5, "end_turn"), ("a", 6, "upkeep")]
        assert ("a", 6, "draw") not in asked and ("b", 6, "draw") in asked

    def test_stops_for_my_turn_and_others_apart(self) -> None:
        lines = [KEEP, "stop my upkeep", "stop their end step", "stops", *["pass"] * 20]
        shown = play("--seed", "5", lines=lines).stdout
        assert "Stops: my upkeep, their end step." in shown
        assert "elves' turn - upkeep" in shown
        assert "goblins' turn - upkeep" not in shown
        assert "goblins' turn - end step" in shown
        assert "elves' turn - end step" not in shown

    def test_a_stop_ends_with_the_same_words(self) -> None:
        lines = [KEEP, "stop upkeep", "stop my upkeep", "stops", "stop their upkeep", "stops"]
        shown = play("--seed", "5", lines=lines).stdout
        assert "Stops: their upkeep." in shown
        assert "Stops: none." in shown

    def test_stops_are_kept_in_the_save(self) -> None:
        play("--seed", "5", lines=[KEEP, "stop my upkeep", "stop draw"])
        assert read_save("manalog-5.save").table["stops"] == ["draw", "my upkeep"]
        shown = play("--resume", "manalog-5.save", lines=["stops"]).stdout
        assert "Stops: draw step, my upkeep." in shown

    def test_several_steps_may_be_meant(self) -> None:
        shown = typed("stop end", "stop my")
        assert '"end" fits several steps. end of combat, end step' in shown
        assert 'no step is called "my"' in shown

    def test_ones_own_spell_resolves_without_being_asked(self) -> None:
        dialog = seated(forests(), "precombat_main", "cast elvish warrior")
        assert dialog.table.session.holds("stack([])")
        held = seated(forests(), "precombat_main", "stop own spell", "cast elvish warrior")
        assert not held.table.session.holds("stack([])")

    def test_auto_tells_of_a_land_that_can_be_played(self) -> None:
        shown = typed("auto", "board", "auto", "auto")
        assert shown.count("You can still play a land this turn: type auto again") == 2
        assert "goblins played Mountain" in shown

    def test_auto_stops_for_a_land_in_the_second_main_phase(self) -> None:
        position = Position()
        position.hand("a", "Forest")
        position.battlefield("a", "Elvish Warrior")
        dialog = seated(position, "declare_attackers", "none", "auto")
        assert dialog.table.display.moment()[0] == "postcombat_main"


class TestTheEnd:
    END = (KEEP, "concede", "yes")

    def test_a_rematch(self) -> None:
        shown = play("--seed", "5", lines=[*self.END, "rematch", KEEP, "concede", "y"]).stdout
        assert shown.count("goblins won the game") == 2
        assert "Seed 5." in shown and "Seed 6." in shown
        assert "elves 0, goblins 1" in shown

    def test_the_end_can_be_taken_back(self) -> None:
        shown = play("--seed", "5", lines=[*self.END, "log 1", "undo", "play forest"]).stdout
        assert "goblins won the game" in shown
        assert shown.rstrip().endswith("--resume manalog-5.save")
        assert "elves played Forest" in shown

    def test_what_cannot_be_done_at_the_end_is_told(self) -> None:
        shown = play("--seed", "5", lines=[*self.END, "attack", "board", "graveyard"]).stdout
        assert "the game is over: type rematch, undo, log" in " ".join(shown.split())
        assert "goblins' graveyard: nothing" in shown

    def test_a_resumed_game_is_kept_at_its_end(self) -> None:
        play("--seed", "5", "--save", "one.save", lines=[KEEP])
        shown = play("--resume", "one.save", lines=["concede", "yes"]).stdout
        assert "Saved to one.save: the game is over." in shown
        assert "goblins won the game" in play("--resume", "one.save").stdout

    def test_a_save_that_agents_finish_is_left_and_that_is_said(self) -> None:
        play("--seed", "5", "--save", "one.save", lines=[KEEP])
        before = Path("one.save").read_bytes()
        agents = ("--players", "aggressive,aggressive", "--json")
        done = play("--resume", "one.save", *agents)
        assert Path("one.save").read_bytes() == before
        assert "one.save is left as it was: --save keeps the end." in done.stderr
        assert json.loads(done.stdout)["turns"] > 1


class TestHelp:
    @pytest.mark.parametrize("game", ["magic", "mbrane"])
    def test_what_can_be_typed_fits_on_80_columns(self, game: str) -> None:
        assert max(map(len, find_terminal(game).help.splitlines())) <= 80

    def test_agents_and_defaults_are_named(self) -> None:
        shown = " ".join(play("--help").stdout.split())
        for agent in ("ismcts", "mc", "random", "greedy", "minimax", "aggressive", "beam"):
            assert agent in shown
        assert "[default: human,ismcts:iterations=40; in mbrane human,greedy]" in shown
        assert "[default: elves,goblins]" in shown
        assert "[default: manalog-SEED.save]" in shown


class TestCompletion:
    @pytest.mark.parametrize(
        ("begun", "lines"),
        [
            ("cast el", ["cast elvish warrior {g}{g}", "cast elvish eulogist {g}"]),
            ("grav", ["graveyard"]),
            ("graveyard ", ["graveyard a", "graveyard b"]),
            ("stop their en", ["stop their end of combat", "stop their end step"]),
            ("show rag", ["show Raging Goblin"]),
            ("why not attack rag", ["why not attack Raging Goblin"]),
            ("eulog", ["cast elvish eulogist {g}"]),
            ("zz", []),
        ],
    )
    def test_lines_that_were_begun(self, begun: str, lines: list[str]) -> None:
        dialog = seated(forests(), "precombat_main")
        assert dialog.complete(begun) == lines
