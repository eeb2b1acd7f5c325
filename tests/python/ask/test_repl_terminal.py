"""The toplevel as a person has it: on a terminal, with its line editor."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from terminal import END, ENTER, LEFT, TAB, UP, Terminal

ROOT = Path(__file__).parents[3]
SAVE = ROOT / "tests" / "data" / "asking.save"
PROMPT = "?-"
REPL = [sys.executable, "-m", "pyengine.cli.main", "repl", str(SAVE)]

SIZES = [(80, 24), (120, 40)]

Open = Callable[..., Terminal]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens the toplevel in a home of its own, where the histories of others are not."""
    terminals: list[Terminal] = []

    def begin(columns: int = 80, lines: int = 24, **environment: str) -> Terminal:
        own = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / "config"), **environment}
        terminal = Terminal(REPL, columns=columns, lines=lines, environment=own)
        terminals.append(terminal)
        ask(terminal, "true.")
        return terminal

    yield begin
    for terminal in terminals:
        terminal.__exit__(None, None, None)


def ask(terminal: Terminal, question: str) -> str:
    return terminal.ask(question, PROMPT)


def interrupt(terminal: Terminal) -> None:
    """Press Ctrl-C; the line editor begins anew, and may draw twice."""
    terminal.interrupt()
    terminal.until(lambda t: t.last == PROMPT)
    terminal.settle()


@pytest.mark.parametrize("size", SIZES)
def test_a_session(opened: Open, size: tuple[int, int]) -> None:
    """The prompt, an answer without a choice point, the history, Tab, and the end."""
    terminal = opened(*size)
    answer = ask(terminal, "board.")
    assert "Turn 12 of elves, first main phase" in answer and answer.endswith("true.")
    assert ask(terminal, "power(elvish_warrior, P).") == "P = 2."
    terminal.type(UP)
    terminal.until(lambda t: t.last == "?- power(elvish_warrior, P).")
    terminal.type(LEFT * 3 + "ower")
    terminal.until(lambda t: t.last == "?- power(elvish_warrior, owerP).")
    interrupt(terminal)
    terminal.type("elves = X, do(cast(gi" + TAB)
    terminal.until(lambda t: t.last == "?- elves = X, do(cast(giant_growth")
    interrupt(terminal)
    terminal.type(END)
    assert terminal.end() == 0
    assert "~|" not in terminal.shown


COMPLETED = [
    ("boa", "board"),
    ("why_not(atta", "why_not(attack"),
    ("object(allo", "object(allosaurus_rider"),
    ("object(forest#17", "object(forest#178"),
    ("life(gob", "life(goblins"),
    ("findall(X, gravey", "findall(X, graveyard"),
    ("after(cast(giant_growth, target(elvish_w",
     "after(cast(giant_growth, target(elvish_warrior"),
]  # fmt: skip


def test_tab_completes_and_lists(opened: Open) -> None:
    terminal = opened()
    for begun, whole in COMPLETED:
        terminal.type(begun + TAB)
        terminal.until(lambda t, whole=whole: t.last == f"?- {whole}")
        interrupt(terminal)
    terminal.type("do(p" + TAB + TAB)
    terminal.until(lambda t: "play_land" in t.shown and t.last == "?- do(p")
    assert "place" not in terminal.shown.split()


MISTAKES = [
    ("why_not(fly(elvish_warrior)).", "there is no action called fly"),
    ("why(fly(x)).", "there is no action called fly"),
    ("after(fly(x), true).", "there is no action called fly"),
    ("power(foo, P).", "there is no object foo"),
    ("why_not(cast(counterspell)).", "there is no object counterspell"),
    ("lgal(A).", "there is nothing to ask called lgal with 1 arguments. Did you mean legal?"),
    (
        "legal(x.",
        'the question can\'t be read after "legal(x" (character 7): '
        "a comma, an operator or a bracket is missing there",
    ),
    (
        "pass.",
        "pass is an action: legal(pass) asks whether it is legal, do(pass) takes it",
    ),
    ("do(X).", "do what? legal(A) lists the actions"),
    ("take_away(elves).", "there is no object elves"),
    ("X is foo + 1.", "is/2: Arithmetic: `foo/0' is not a function"),
]


def test_a_mistake_is_answered_in_one_line(opened: Open) -> None:
    """No tracer opens, and no question back."""
    terminal = opened(columns=120, lines=40)
    for question, words in MISTAKES:
        assert ask(terminal, question) == f"ERROR: {words}"
    assert ask(terminal, "life(elves, N).") == "N = 23."


@pytest.mark.parametrize("size", SIZES)
def test_an_interrupt_ends_a_question_and_nothing_else(opened: Open, size: tuple[int, int]) -> None:
    terminal = opened(*size)
    ask(terminal, "do(pass).")
    terminal.type("write(begun), nl, repeat, fail.\r")
    terminal.until(lambda t: t.last == "begun")
    interrupt(terminal)
    assert ask(terminal, "undo, now(priority(P, _)).").endswith("P = elves.")


def test_an_interrupt_drops_a_question_of_several_lines(opened: Open) -> None:
    terminal = opened()
    for begun in ("board", "foo(", "'foo", "/* foo"):
        terminal.type(begun + ENTER)
        terminal.until(lambda t: t.last == "|")
        interrupt(terminal)
        assert ask(terminal, "life(elves, N).") == "N = 23."
    assert "ERROR" not in terminal.shown
    terminal.type(END)
    assert terminal.end() == 0


def test_the_next_question_at_an_answer_opens_no_tracer(opened: Open) -> None:
    """The keys say what is to be done about other answers; `t` would be the tracer."""
    terminal = opened()
    terminal.type("legal(A)." + ENTER)
    terminal.until(lambda t: t.last == "A = pass")
    terminal.type("tu.")
    terminal.until(lambda t: t.last == PROMPT)
    assert ask(terminal, "life(elves, N).") == "N = 23."
    assert "Call:" not in terminal.shown and "Redo:" not in terminal.shown


def test_a_tracer_that_is_asked_for_opens(opened: Open) -> None:
    terminal = opened()
    ask(terminal, "trace.")
    terminal.type("life(elves, N)." + ENTER)
    terminal.wait("Call:")


def test_the_history_is_there_the_next_time(opened: Open) -> None:
    first = opened()
    ask(first, "life(goblins, N).")
    first.type("halt.\r")
    assert first.end() == 0
    second = opened()
    second.type(UP * 3)
    second.until(lambda t: t.last == "?- life(goblins, N).")


def test_the_line_stays_when_the_window_changes(opened: Open) -> None:
    terminal = opened()
    terminal.type("life(goblins,")
    terminal.until(lambda t: t.last == "?- life(goblins,")
    terminal.resize(120, 40)
    terminal.type(" N).\r")
    terminal.until(lambda t: "N = 3." in t.shown and t.last == PROMPT)


def test_what_is_missing_is_said(opened: Open) -> None:
    terminal = opened(TERM="dumb")
    assert ask(terminal, "life(goblins, N).") == "N = 3."
    assert "There is no line editing: the terminal is dumb." in terminal.shown
