"""What `manalog play` refuses, each in one line, and what it warns of."""

import json
from pathlib import Path

import pytest
from plays import KEEP, play


@pytest.fixture(autouse=True)
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--players", "human,agressive"), 'Did you mean "aggressive"?'),
        (("--players", "random"), "at least two players"),
        (("--players", "a,b,c", "--decks", "elves,goblins"), "2 decks, but 3 players"),
        (("--decks", "elvs,goblins"), 'Did you mean "elves"?'),
        (("--decks", "elves,,goblins"), "has an empty part"),
        (("--teams", "a,b,c"), "2 players, but 3 teams"),
        (("--teams", "a,a"), "all players are on one team"),
        (("--mulligan", "lodon"), 'no mulligan rule is called "lodon"'),
        (("--payment", "card"), "payment is auto or manual"),
        (("--life", "0"), "at least 1 life"),
        (("--game", "chess"), 'no game is called "chess"'),
        (("--json",), "--json is for games in which no human plays"),
        (("--resume", "missing.save"), "missing.save: cannot be read"),
        (("--resume", "missing.save", "--seed", "3"), "--seed can't be changed"),
        (("--resume", "missing.save", "--life", "3"), "--life can't be changed"),
        (("--log", "no/such/place"), "cannot be written"),
    ],
)
def test_bad_options_are_one_line(options: tuple[str, ...], message: str) -> None:
    result = play(*options, lines=[])
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.startswith("manalog: ")
    assert result.stderr.count("\n") == 1


def test_a_small_deck_is_a_warning_or_with_strict_an_error() -> None:
    Path("small.txt").write_text("20 Forest\n10 Elvish Warrior\n")
    options = ("--decks", "small.txt,goblins", "--players", "random,random", "--seed", "1")
    warned = play(*options, "--json")
    assert warned.exit_code == 0
    assert "warning: small.txt" in warned.stderr
    assert json.loads(warned.stdout)["winner"] in ("small", "goblins")
    assert play(*options, "--strict").exit_code == 2


def test_a_spoiled_save_is_refused_and_kept() -> None:
    play("--seed", "5", lines=[KEEP])
    save = Path("manalog-5.save")
    text = save.read_text()
    save.write_text(text + ":- halt.\n")
    result = play("--resume", "manalog-5.save")
    assert result.exit_code == 2
    assert "directives" in result.stderr
    assert save.read_text() == text + ":- halt.\n"


@pytest.mark.parametrize("typed", ["9" * 5_000, "1 " + "9" * 300, "why not " + "f(" * 20_000])
def test_what_is_too_long_to_be_meant_is_one_line_and_the_game_goes_on(typed: str) -> None:
    result = play("--seed", "5", lines=[KEEP, typed, "board", "quit"])
    assert result.exit_code == 0
    assert result.stdout.count("Saved to") == 1
