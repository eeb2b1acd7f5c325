"""Mbrane at the terminal, saved, replayed and asked: with the commands of every game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pyengine.ask.questions import opened
from pyengine.cli.main import app
from pyengine.saves.replay import SAME, replay
from pyengine.saves.save import read_save


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")


def run(*arguments: str, lines: tuple[str, ...] = ()) -> Result:
    return CliRunner().invoke(app, list(arguments), input="".join(f"{line}\n" for line in lines))


def play(*lines: str) -> str:
    """Play the first side against a random one, whose seed is 3."""
    result = run(
        "play", "--game", "mbrane", "--seed", "3", "--players", "human,random", lines=lines
    )
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_board_shows_owners_without_colour() -> None:
    shown = play("3 5 7")
    assert "\x1b" not in shown
    assert "> 5 first (you)  (5) second" in shown
    assert "  1 | (6)  .   .  |  .   .   .  |  .   .   .  |" in shown
    assert "  3 |  .   .   .  |  .   7   .  |  .   .   .  |" in shown
    assert re.search(r"^  5 +3\.5 = 0 \+ 3\.5 +0 = 0 \+ 0 +first 3\.5$", shown, re.MULTILINE)
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_a_move_that_is_not_legal_is_explained() -> None:
    shown = play("3 5 7", "3 5 8", "4,5,7", "1 1 9", "10 1 1")
    assert "row 3, column 5 holds the 7 of first (placement)" in shown
    assert "column 5 holds 7 already (sudoku)" in shown
    assert "the digits are from 0 to 8 (placement)" in shown
    assert "there is no such cell on the board (placement)" in shown


@pytest.mark.parametrize("line", ["3 5", "7", "1 2 3 4", "", "all", "auto"])
def test_what_is_no_move_is_refused(line: str) -> None:
    assert play(line).count("first placed") == 0


def test_why_not() -> None:
    shown = play("3 5 7", "why not 3 1 7", "why not 2 2 2", "why not")
    assert "7 in row 3, column 1:\n  - row 3 holds 7 already (sudoku)" in shown
    assert "2 in row 2, column 2: you can do that now." in shown
    assert "Such as: why not 3 5 7" in shown


def test_undo_show_and_concede() -> None:
    shown = play("3 5 7", "show 2", "show 12", "undo", "concede", "yes")
    assert "Region 2\nfirst: 7 power, 0 influence, 7 together" in shown
    assert 'there is no region "12"' in shown
    assert "second won the game: 0/0 regions after 0 digits." in shown


def test_a_game_is_saved_resumed_and_replayed() -> None:
    play("3 5 7", "save one.save", "9 9 1", "quit")
    first = run("play", "--resume", "one.save", "--players", "random,random", "--json")
    assert first.exit_code == 0, first.output
    agents = ("--players", "random,random", "--seed", "5")
    whole = run("play", "--game", "mbrane", *agents, "--record", "w.save")
    assert re.search(r"(won the game|A draw): \d/\d regions after \d+ digits\.$", whole.stdout)
    assert replay("w.save").status == SAME
    assert read_save("w.save").setup.game == "mbrane"


def test_settings() -> None:
    game = ("play", "--game", "mbrane", "--players", "random,random", "--json", "--save", "s.save")
    result = run(*game, "--set", "digits=1-9", "--set", "region=2x2")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["turns"] <= 16
    assert read_save("s.save").setup.settings == ("region=2*2", "lowest_digit=1")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--set", "digits=2-10"], "digits are 0-8 or 1-9"),
        (["--set", "region=3"], "rows x columns"),
        (["--set", "region=9x9"], "makes no board"),
        (["--set", "size=3"], 'has no setting "size"'),
        (["--set", "digits"], "--set is written key=value"),
        (["--decks", "elves"], "--decks is not for mbrane"),
        (["--life", "3"], "--life is not for mbrane"),
        (["--players", "random"], "Mbrane is for 2 players"),
        (["--players", "random,aggressive"], 'no agent is called "aggressive"'),
    ],
)
def test_no_such_game(options: list[str], words: str) -> None:
    result = run("play", "--game", "mbrane", *options)
    assert result.exit_code == 2
    assert words in result.stderr


def test_perft() -> None:
    result = run("perft", "--game", "mbrane", "--depth", "1")
    assert "depth 1: 729 sequences" in result.stdout


def test_questions() -> None:
    play("3 5 7", "save one.save")
    with opened("one.save", from_start=True) as oracle:
        assert oracle.whole
        legal = oracle.ask("legal(place(1, C, 7))")
        assert [row[0] for row in legal.rows] == ["2", "3", "7", "8", "9"]
        assert oracle.why("place(1,2,7)").startswith("placement: it is for first to place a digit")
        assert "sudoku: row 3 holds 7 already" in oracle.why_not("place(3,1,7)")
        words = oracle.ask("help").output
        assert "place(3, 5, 7)" in words
        assert "attack_set" not in words
        told = oracle.ask("events").output.splitlines()
        assert told[0] == "first placed 7 in row 3, column 5"
        assert oracle.ask("board").output.splitlines()[2] == " .   .   .   .   7   .   .   .   .  "
        after = oracle.ask("after(place(9, 9, 8), known(total(9, first, N)))")
        assert after.rows == (("16",),)  # in halves
