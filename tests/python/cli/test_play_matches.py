"""Matches at a terminal: sideboards between games, who begins, and nothing is lost."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from plays import play
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.errors import EngineError, ManalogError, SaveError
from pyengine.games import find_game
from pyengine.matches.keeping import read_match, write_match
from pyengine.matches.match import CHOOSING, OVER, PLAYING, SIDEBOARDING, Match, sideboard_of
from pyengine.matches.score import Score
from pyengine.saves.save import read_save

DECK = """\
20 Forest
4 Llanowar Elves
4 Elvish Warrior
4 Giant Growth
4 Wood Elves
24 Forest

Sideboard
4 Wildsize
2 Elvish Champion
"""


@pytest.fixture
def deck(tmp_path: Path) -> str:
    file = tmp_path / "woods.txt"
    file.write_text(DECK)
    return str(file)


@pytest.fixture
def match(home: None, deck: str) -> Match:
    game = find_game("magic")
    decks = [game.deck(deck), game.deck("goblins")]
    setup = game.table_setup(decks, 4)
    return Match.of(setup, ["human", "random"], 3, [sideboard_of(deck) for deck in decks])


def ready(match: Match) -> Match:
    for name in match.names:
        match = match.boarded(name)
    return match


def test_the_loser_says_who_begins_and_after_a_draw_who_said_it_before(match: Match) -> None:
    assert match.stage == CHOOSING
    first = match.begun_by("woods")
    assert first.stage == PLAYING
    lost = first.ended(["woods"], 7)
    assert (lost.stage, lost.chooser) == (SIDEBOARDING, "goblins")
    assert ready(lost).stage == CHOOSING
    drawn = ready(lost).begun_by("woods").ended([], 9)
    assert drawn.chooser == "goblins"
    over = ready(drawn).begun_by("goblins").ended(["woods"], 8)
    assert (over.stage, over.score.winner, over.score.draws) == (OVER, "woods", 1)
    assert [game.seed for game in over.games] == [4, 5, 6]
    with pytest.raises(EngineError, match="no player"):
        match.begun_by("nobody")


def test_a_match_that_is_only_drawn_ends() -> None:
    assert not Score(3, ("",) * 5).over
    assert Score(3, ("",) * 6).over and Score(3, ("",) * 6).winner == ""
    assert Score(3, ("a", *("",) * 5)).winner == "a"


def test_a_deck_is_changed_only_for_its_sideboard(match: Match) -> None:
    lost = match.begun_by("woods").ended(["goblins"], 7)
    kept = {name: count for count, name in match.entrant("woods").registered}
    swapped = kept | {"Giant Growth": 1, "Wildsize": 3}
    boarded = lost.boarded("woods", [(count, name) for name, count in swapped.items()])
    assert {name: count for count, name in boarded.entrant("woods").deck} == swapped
    assert {name: count for count, name in boarded.entrant("woods").side} == {
        "Giant Growth": 3, "Wildsize": 1, "Elvish Champion": 2,
    }  # fmt: skip
    first, _ = boarded.boarded("goblins").begun_by("woods").setup().players
    assert first[2].count("Wildsize") == 3 and len(first[2]) == 60
    for wrong, words in (
        (kept | {"Wildsize": 5}, "there are 4 of Wildsize"),
        (kept | {"Shock": 1}, "there are 0 of Shock"),
        (kept | {"Forest": 43}, "the deck would have 59 cards"),
    ):
        with pytest.raises(ManalogError, match=words):
            lost.boarded("woods", [(count, name) for name, count in wrong.items()])
    with pytest.raises(ManalogError, match="can't be played"):
        without = replace(lost, cards={k: v for k, v in lost.cards.items() if k != "Wildsize"})
        without.boarded("woods", [(count, name) for name, count in swapped.items()])


def test_a_match_is_read_as_it_was_written(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "the.match"
    later = ready(match.begun_by("woods").ended(["goblins"], 7))
    write_match(file, later)
    assert read_match(file) == later
    file.write_text(file.read_text().replace('"name": "goblins"', '"nam": "goblins"'))
    with pytest.raises(SaveError, match="no match"):
        read_match(file)
    other = tmp_path / "notes.txt"
    other.write_text("mine")
    with pytest.raises(SaveError, match="left alone"):
        write_match(other, later)


def test_a_match_of_three_with_sideboards(home: None, deck: str, tmp_path: Path) -> None:
    file = tmp_path / "the.match"
    options = ("--decks", f"{deck},goblins", "--players", "human,random", "--seed", "4")
    lines = ["concede", "yes", "in 3 wild", "out 3 giant", "in 2 wild", "", "draw"]
    first = play(*options, "--best-of", "3", "--save", str(file), lines=["", *lines])
    assert first.exit_code == 0, first.output
    assert "goblins won the coin flip" in first.output
    assert "3 Wildsize in: 63 and 3 beside" in first.output
    assert "there are 1 of Wildsize in the sideboard" in first.output
    kept = read_match(file)
    assert [(game.first, game.winner) for game in kept.games] == [("goblins", "goblins")]
    assert (kept.stage, kept.first) == (PLAYING, "goblins")
    assert (3, "Wildsize") in kept.entrant("woods").deck

    second = play("--resume", str(file), lines=["", "concede", "yes", ""])
    assert second.exit_code == 0, second.output
    assert "goblins won the match." in second.output
    assert read_match(file).score.over

    third = play("--resume", str(file), lines=["rematch", "quit"])
    assert third.exit_code == 0, third.output
    again = read_match(file)
    assert not again.games and (3, "Wildsize") not in again.entrant("woods").deck


def test_bots_play_a_match_and_keep_their_decks(home: None, deck: str) -> None:
    options = ("--decks", f"{deck},goblins", "--players", "aggressive,random", "--seed", "3")
    result = play(*options, "--best-of", "3", "--json")
    record = json.loads(result.stdout)
    assert record["over"] and max(record["score"].values()) == 2
    for before, after in zip(record["games"], record["games"][1:], strict=False):
        assert after["first"] != before["winner"]


def test_what_a_match_has_not_is_refused(home: None, tmp_path: Path) -> None:
    for options, words in (
        (("--best-of", "2"), "best of 1, 3, 5"),
        (("--best-of", "3", "--record", str(tmp_path / "no" / "x.save")), "cannot be written"),
        (("--best-of", "3", "--log", "."), "no name of a file"),
        (("--best-of", "3", "--game", "mbrane"), "no matches of this kind"),
    ):
        result = play("--players", "random,random", *options)
        assert result.exit_code != 0 and words in f"{result.output}{result.exception}"


def test_each_game_has_a_log_and_a_recording(home: None, deck: str, tmp_path: Path) -> None:
    options = ("--decks", f"{deck},goblins", "--players", "aggressive,random", "--seed", "3")
    files = ("--log", str(tmp_path / "a.log"), "--record", str(tmp_path / "b.save"))
    result = play(*options, "--best-of", "3", "--json", *files)
    games = json.loads(result.stdout)["games"]
    names = [f"{number}-{game['seed']}" for number, game in enumerate(games, start=1)]
    assert sorted(path.name for path in tmp_path.glob("[ab]*")) == [
        *(f"a-{name}.log" for name in names), *(f"b-{name}.save" for name in names)
    ]  # fmt: skip
    for name, game in zip(names, games, strict=True):
        lines = [json.loads(line) for line in (tmp_path / f"a-{name}.log").open()]
        told = [str(line["words"]) for line in lines if "words" in line]
        assert any(f"turn {game['turns']}" in words for words in told)
        save = read_save(tmp_path / f"b-{name}.save")
        assert save.setup.seed == game["seed"] and save.actions
    replayed = CliRunner().invoke(app, ["replay", str(tmp_path), "--jobs", "1"])
    assert replayed.exit_code == 0, replayed.output


def test_a_resumed_game_is_logged_whole_and_others_are_left(
    home: None, deck: str, tmp_path: Path
) -> None:
    file, files = tmp_path / "the.match", ("--log", str(tmp_path / "a.log"))
    options = ("--decks", f"{deck},goblins", "--players", "human,random", "--seed", "4")
    begun = play(*options, "--best-of", "3", "--save", str(file), *files, lines=[
        "", "concede", "yes", "", "draw", ""
    ])  # fmt: skip
    assert begun.exit_code == 0, begun.output
    first, second = tmp_path / "a-1-4.log", tmp_path / "a-2-5.log"
    before, half = first.read_text(), second.read_text().splitlines()
    assert "concession" in before and half
    gone_on = play("--resume", str(file), *files, lines=["concede", "yes"])
    assert gone_on.exit_code == 0, gone_on.output
    events = [line for line in half if line.startswith('{"event"')]
    assert first.read_text() == before
    assert second.read_text().splitlines()[: len(events)] == events
    assert "concession" in second.read_text()


def test_a_file_of_another_kind_is_left_alone(home: None, deck: str, tmp_path: Path) -> None:
    """It is found before the first game is played, whichever game it would have been for."""
    (tmp_path / "a-3-5.log").write_text("my notes\n")
    options = ("--decks", f"{deck},goblins", "--players", "random,random", "--seed", "3")
    result = play(*options, "--best-of", "3", "--log", str(tmp_path / "a.log"))
    assert result.exit_code != 0 and "left alone" in f"{result.output}{result.exception}"
    assert [path.name for path in tmp_path.glob("a*")] == ["a-3-5.log"]


def test_a_kill_loses_nothing_of_a_match(home: None, tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "pyengine", "play", "--players", "human,random", "--seed", "3",
        "--best-of", "3", "--save", "the.match",
    ]  # fmt: skip
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path, bufsize=0
    ) as process:
        assert process.stdin and process.stdout
        heard = b""
        process.stdin.write(b"\n\n\n")
        while heard.count(b"]> ") < 3:
            heard += process.stdout.read(1)
        process.send_signal(signal.SIGKILL)
    kept = read_match(tmp_path / "the.match")
    assert kept.stage == PLAYING and len(kept.actions) >= 2
    result = play("--resume", str(tmp_path / "the.match"), lines=["concede", "yes"])
    assert result.exit_code == 0, result.output
    assert len(read_match(tmp_path / "the.match").games) == 1
