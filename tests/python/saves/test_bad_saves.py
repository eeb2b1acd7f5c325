"""Saves of strangers whose checksum is right: what is no game is refused, in one line."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.errors import SaveError
from pyengine.saves.save import read_save

SAVE = Path(__file__).parents[3] / "saves" / "unfinished" / "unfinished-1.save"
Change = Callable[[str], str]


def signed(text: str) -> str:
    return f'{text}checksum("sha256", "{hashlib.sha256(text.encode()).hexdigest()}").\n'


def changed(tmp_path: Path, change: Change) -> Path:
    """Return a copy of the save as CHANGE makes it, with a checksum that is right."""
    text = SAVE.read_text()
    body = change(text[: text.rindex("checksum(")])
    path = tmp_path / "bad.save"
    path.write_text(signed(body))
    return path


def with_line(line: str) -> Change:
    return lambda text: f"{text}{line}\n"


def with_header(name: str, *lines: str) -> Change:
    """Replace the first line of the header's term NAME by LINES."""

    def change(text: str) -> str:
        old = next(line for line in text.split("\n") if line.startswith(f"{name}("))
        return text.replace(old, "\n".join(lines), 1)

    return change


def replaced(old: str, new: str) -> Change:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


FOREST = '[[60, "Forest"]]'
ELVES = f'player("elves", "", {FOREST}).'


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (with_line(f"fluent(now({'f(' * 20_000}a{')' * 20_000}))."), "not a term that a save can"),
        (with_line(f"action({'[' * 20_000}{']' * 20_000})."), "not a term that a save can"),
        (with_line(f"fluent(now({'- ' * 20_000}a))."), "not a term that a save can"),
        (with_line(f"fluent(life(elves,{'9' * 5000}))."), "not a term that a save can"),
        (with_line("fluent(life(nobody,3))."), "no fluent like life.nobody"),
        (with_line("fluent(turn_order([elves,nobody]))."), "no fluent like turn_order"),
        (with_line("fluent(now(halt))."), "now.halt. has an argument of the wrong"),
        (with_line("fluent(later([halt]))."), "wrong type"),
        (with_line("fluent(a,b)."), "fluent a,b has an argument of the wrong type"),
        (with_line("action(a,b)."), "action a,b has an argument of the wrong type"),
        (with_line("fluent(life(elves,'\x07'))."), "wrong type"),
        (with_line("fluent({|shell||ls|})."), "not a term that a save can"),
        (with_header("cards", 'cards(["\\ud800"]).'), "not understood"),
        (with_header("cards", f"cards({'[' * 20_000}{']' * 20_000})."), "not understood"),
        (with_header("seed", f"seed({'9' * 5000})."), "not understood"),
        (with_header("seed", f"seed({'9' * 50})."), "not understood"),
        (with_header("progress", "progress(-1, 0, 0)."), "not understood"),
        (with_header("player", 'player("a). halt", "", []).'), "not understood"),
        (with_header("player", 'player("Elves", "", []).'), "not understood"),
        (with_header("player", ELVES, ELVES), "two players have one name"),
        (with_header("player", ELVES, 'player("third", "", []).'), "about the player third"),
        (replaced("table(", "tablet("), "not understood"),
    ],
)
def test_what_is_refused(change: Change, words: str, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=words) as caught:
        read_save(changed(tmp_path, change))
    assert len(str(caught.value)) < 400


def test_many_rows_of_many_cards_are_not_laid_out(tmp_path: Path) -> None:
    rows = ",".join(['[1000, "Forest"]'] * 60_000)
    path = changed(tmp_path, with_header("player", f'player("elves", "", [{rows}]).'))
    with pytest.raises(SaveError, match="more than 20000 cards"):
        read_save(path)


def test_more_facts_than_any_game_has_are_not_read(tmp_path: Path) -> None:
    path = changed(tmp_path, lambda text: text + "fluent(tapped(1)).\n" * 100_000)
    with pytest.raises(SaveError, match="at most 100,000 facts and actions"):
        read_save(path)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (with_header("table", 'table("agents", "random").'), "does not say who plays"),
        (with_header("table", 'table("agents", ["random"]).'), "2 players, but 1 agents"),
        (with_header("table", 'table("agents", ["x\\u0000", "random"]).'), "no agent is called"),
        (with_line("fluent(now(priority(nobody,[])))."), "no fluent like now"),
        (with_line("fluent(tapped(99999))."), "can't go on"),
        (replaced("fluent(now(", "fluent(later([])).\n%"), "can't go on"),
        (replaced("fluent(stack([])).\n", ""), "can't go on"),
    ],
)
def test_what_is_refused_at_the_table(change: Change, words: str, tmp_path: Path) -> None:
    path = changed(tmp_path, change)
    result = CliRunner().invoke(app, ["play", "--resume", str(path)])
    assert result.exit_code == 2, result.output
    assert words in result.stderr and result.stderr.count("\n") == 1


@pytest.mark.parametrize("kept", ["5", '[["a"]]', '"a"', "{}", "null", "true"])
def test_stops_that_are_none_are_left_out(kept: str, tmp_path: Path) -> None:
    path = changed(tmp_path, with_line(f'table("stops", {kept}).'))
    result = CliRunner().invoke(app, ["play", "--resume", str(path)], input="stops\n")
    assert result.exit_code == 0, result.output
