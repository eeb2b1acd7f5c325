"""Commanders whose color is chosen before the game (903.4b, 607.2p)."""

from __future__ import annotations

import pytest
from boards import actions, process, resolve_top
from leaders import cast, commander_of, leader, spell, taps
from rulebook import Board

from pyengine.engine.session import Session

CHOSEN = "keyword(color_before_game)"


def colors(session: Session) -> list[list[object]]:
    return [list(row) for row in session.query("colors", 2)]


def chosen(board: Board, color: str = "red") -> None:
    board.fluent(f"commander_color(a,1,{color})")


def test_903_4b_it_has_the_color_in_every_zone() -> None:
    board = Board()
    (number,) = board.command("a", leader(board, CHOSEN))
    chosen(board)
    taps(board, 1)
    (doom,) = board.hand("a", spell(board, "destroy(target([creature,color(red)]))"))
    session = board.begin()
    assert colors(session) == [[number, ["red"]]]
    session.do(f"cast({number})")
    assert colors(session) == [[commander_of(session), ["red"]]], "as a spell"
    resolve_top(session)
    assert colors(session) == [[commander_of(session), ["red"]]], "as a permanent"
    cast(session, doom, commander_of(session))
    session.do(actions(session, "leave_there")[0])
    assert colors(session) == [[commander_of(session), ["red"]]], "in the graveyard"


def test_903_4b_a_copy_of_it_has_chosen_nothing() -> None:
    board = Board("a", "b")
    (number,) = board.battlefield("a", leader(board, CHOSEN))
    board.leads("a", number)
    chosen(board)
    board.copy("b", "copy('Leader',[])", "Forest")
    assert colors(board.begin()) == [[number, ["red"]]]


def test_903_4b_a_commander_that_has_become_something_else_has_its_colors() -> None:
    board = Board()
    wall = board.card("Wall", size=("0", "4"), cost="{G}")
    number = board.copy("a", f"copy('{wall}',[])", leader(board, CHOSEN))
    board.known(wall)
    board.leads("a", number)
    chosen(board)
    session = board.begin()
    assert colors(session) == []
    assert session.query("commander_color", 3) == [["a", 1, "red"]]


def test_613_3_other_effects_on_its_color_are_later() -> None:
    board = Board()
    (number,) = board.battlefield("a", leader(board, CHOSEN))
    board.leads("a", number)
    chosen(board)
    board.battlefield(
        "a", board.card("Paint", "static([creature],[set_colors([blue])])", types="enchantment")
    )
    assert colors(board.begin()) == [[number, ["blue"]]]


@pytest.mark.parametrize("ability", [(), (CHOSEN,)])
def test_607_2p_nobody_else_has_a_color_to_choose(ability: tuple[str, ...]) -> None:
    board = Board()
    board.battlefield("a", leader(board, *ability))
    session = board.begin()
    assert (process(session), colors(session)) == ("priority", [])
