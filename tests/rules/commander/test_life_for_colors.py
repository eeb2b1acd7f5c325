"""Costs of as much life as something is, and as the commanders have colors (903.4f, 119.4)."""

from __future__ import annotations

import pytest
from boards import actions, life, resolve_top
from leaders import leader
from rulebook import Board, why_not

from pyengine.engine.session import Session
from pyengine.games.magic.pool.reading import read_texts

COLORS = (
    "{T}, Pay life equal to the number of colors in your commanders' color identity: Draw a card."
)
LANDS = "{T}, Pay life equal to the number of lands you control: Draw a card."


def room(board: Board, text: str) -> int:
    """Give the player a a land with TEXT; return its number."""
    (reading,) = read_texts([("permanent", text)])
    assert reading.understood, reading.problem
    (number,) = board.battlefield("a", board.card("Room", reading.term, types="land", cost=""))
    return number


def paid(session: Session, number: int) -> int:
    """Activate the ability of NUMBER; return how much life that cost."""
    before = life(session, "a")
    session.do(f"activate({number},1)")
    assert session.query("stack", 1) != [[[]]]
    after = life(session, "a")
    resolve_top(session)
    session.undo()
    return before - after


@pytest.mark.parametrize(("cost", "colors"), [("{2}", 0), ("{G}", 1), ("{G}{W}{U}", 3)])
def test_903_4f_life_for_each_color(cost: str, colors: int) -> None:
    board = Board()
    number = room(board, COLORS)
    board.command("a", leader(board, cost=cost))
    assert paid(board.begin(), number) == colors


def test_903_4f_of_two_commanders_the_colors_of_both() -> None:
    board = Board()
    number = room(board, COLORS)
    board.command("a", leader(board, cost="{G}"))
    board.command("a", board.card("Mate", supertypes="legendary", size=("1", "1"), cost="{U}"))
    assert paid(board.begin(), number) == 2


def test_903_4f_without_a_commander_it_cant_be_paid() -> None:
    board = Board()
    number = room(board, COLORS)
    board.command("b", leader(board, cost="{G}"))
    session = board.begin()
    assert not actions(session, f"activate({number}")
    assert "602.2b" in why_not(f"activate({number},1)")


def test_119_4_as_much_life_as_something_is() -> None:
    board = Board()
    number = room(board, LANDS)
    board.battlefield("a", "Forest", "Forest")
    assert paid(board.begin(), number) == 3


def test_119_4_who_has_less_life_cant_pay() -> None:
    board = Board()
    number = room(board, LANDS)
    board.battlefield("a", "Forest", "Forest")
    board.life("a", 2)
    session = board.begin()
    assert not actions(session, f"activate({number}")
    assert "602.2b" in why_not(f"activate({number},1)")


def test_601_2f_it_is_locked_in_before_the_source_is_sacrificed() -> None:
    board = Board()
    (reading,) = read_texts(
        [("permanent", "Sacrifice ~, Pay life equal to ~'s power: Draw a card.")]
    )
    name = board.card("Ox", reading.term, size=("4", "4"))
    (number,) = board.battlefield("a", name)
    assert paid(board.begin(), number) == 4
