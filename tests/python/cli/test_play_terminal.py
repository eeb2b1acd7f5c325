"""`manalog play` as a person has it: on a terminal, with its line editor."""

from __future__ import annotations

import os
import pty
import select
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from terminal import ENTER, LEFT, TAB, UP, Terminal

from pyengine.cli.play.reader import Keys

SIZES = [(80, 24), (120, 40)]
KEEP, FOREST, PASS = "elves [Keep this hand]>", "elves [Play Forest]>", "elves [Pass]>"

Open = Callable[..., Terminal]


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Begins games in a directory of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    terminals: list[Terminal] = []

    def begin(*options: str, columns: int = 80, lines: int = 24) -> Terminal:
        chosen = options or ("--players", "human,aggressive", "--seed", "5")
        command = [sys.executable, "-m", "pyengine.cli.main", "play", *chosen]
        terminals.append(Terminal(command, columns=columns, lines=lines))
        return terminals[-1]

    yield begin
    for terminal in terminals:
        terminal.__exit__(None, None, None)


def at(terminal: Terminal, prompt: str) -> str:
    """Wait until the line after PROMPT is empty; return what is shown."""
    return terminal.until(lambda t: t.last == prompt)


@pytest.mark.parametrize("size", SIZES)
def test_a_session(opened: Open, size: tuple[int, int]) -> None:
    """A hand is kept, a land played, a card looked up, a line edited and called back."""
    columns, lines = size
    terminal = opened(columns=columns, lines=lines)
    at(terminal, KEEP)
    terminal.type(ENTER)
    shown = at(terminal, FOREST)
    assert max(map(len, shown.splitlines())) == min(columns, 110)
    assert "Creature" in terminal.ask("show llanowar", FOREST)
    terminal.type(UP)
    at(terminal, f"{FOREST} show llanowar")
    terminal.type(LEFT * 8 + "not ")
    at(terminal, f"{FOREST} show not llanowar")
    terminal.type(ENTER)
    terminal.until(lambda t: "no card is called" in t.shown and t.last == FOREST)
    terminal.type("play f" + TAB)
    at(terminal, f"{FOREST} play forest")
    terminal.type(ENTER)
    assert "elves played Forest" in at(terminal, PASS)
    terminal.type("concede" + ENTER)
    at(terminal, "Concede the game? yes or no [no]>")
    terminal.type("y" + ENTER)
    terminal.until(lambda t: t.last.endswith("or Enter to leave>"))
    terminal.type(ENTER)
    assert terminal.end() == 0
    assert "goblins won the game on turn 1." in terminal.shown


def test_tab_completes_and_lists(opened: Open) -> None:
    terminal = opened()
    at(terminal, KEEP)
    terminal.type(ENTER)
    at(terminal, FOREST)
    for begun, whole in [
        ("grav", "graveyard"), ("graveyard g", "graveyard goblins"),
        ("show wellw", "show Wellwisher"), ("stop my upk", "stop my upkeep"),
        ("why not cast wellw", "why not cast Wellwisher"),
    ]:  # fmt: skip
        terminal.type(begun + TAB)
        at(terminal, f"{FOREST} {whole}")
        terminal.type(ENTER)
        at(terminal, FOREST)
    terminal.type("s" + TAB + TAB)
    terminal.until(lambda t: {"save", "show", "stack", "stop", "stops"} <= set(t.shown.split()))


@pytest.mark.parametrize("size", SIZES)
def test_an_interrupt_saves_the_game(opened: Open, size: tuple[int, int]) -> None:
    columns, lines = size
    terminal = opened(columns=columns, lines=lines)
    at(terminal, KEEP)
    terminal.type(ENTER)
    at(terminal, FOREST)
    terminal.type("play for")
    terminal.until(lambda t: t.last.endswith("play for"))
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Resume: manalog play --resume manalog-5.save" in terminal.shown
    again = opened("--resume", "manalog-5.save")
    at(again, FOREST)


def test_the_board_fits_a_window_that_changes(opened: Open) -> None:
    terminal = opened()
    at(terminal, KEEP)
    terminal.type(ENTER)
    at(terminal, FOREST)
    for columns, lines in ((120, 40), (80, 24)):
        terminal.resize(columns, lines)
        terminal.type("board" + ENTER)
        wide = min(columns, 110)
        terminal.until(lambda t, wide=wide: t.last == FOREST and title(t) == wide)


def title(terminal: Terminal) -> int:
    """How wide the title of the last board is."""
    lines = terminal.shown.rpartition("> board")[2].splitlines()
    return next((len(line) for line in lines if line.startswith("=")), 0)


def test_a_bot_that_thinks_is_shown(opened: Open) -> None:
    terminal = opened("--players", "human,ismcts:iterations=80", "--seed", "5")
    at(terminal, KEEP)
    terminal.type(ENTER)
    at(terminal, FOREST)
    terminal.type("play forest" + ENTER)
    at(terminal, PASS)
    terminal.type("auto" + ENTER)
    terminal.wait("goblins is thinking ...")
    terminal.until(lambda t: t.last.startswith("elves [") and t.last.endswith(">"))
    assert "is thinking" not in terminal.shown


def test_keys_typed_meanwhile_are_no_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "r") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        keys = Keys()
        keys.ignore()
        os.write(ours, b"concede\ryes\r")
        assert select.select([theirs], [], [], 30)[0], "the terminal has not got the line"
        keys.heed()
        assert not select.select([theirs], [], [], 0)[0]
        assert not select.select([ours], [], [], 0)[0], "the keys were shown"
        os.write(ours, b"pass\r")
        assert stream.readline() == "pass\n"
    os.close(ours)
