"""Goaded creatures attack, and somebody else than who goaded them (701.15b)."""

from __future__ import annotations

import pytest
from rulebook import Board, to

from pyengine.engine.session import Session


def goaded(*players: str, by: str = "b") -> tuple[int, Session]:
    """Return a creature of A that BY goaded, and the game of PLAYERS as A declares attackers."""
    board = Board(*players)
    (bear,) = board.battlefield("a", "Grizzly Bears")
    board.fluent(f"continuous(900,{bear},[goaded({by})],until_turn_of({by}))")
    session = board.begin(step="precombat_main")
    to(session, "declare_attackers")
    return bear, session


def test_it_attacks_another_player() -> None:
    bear, session = goaded("a", "b", "c")
    assert session.choice is not None
    assert list(session.choice.actions) == [f"attack({bear},c)"]


@pytest.mark.parametrize("by", ["b", "c"])
def test_where_there_is_nobody_else_it_attacks_who_goaded_it(by: str) -> None:
    bear, session = goaded("a", by, by=by)
    assert session.choice is not None
    assert list(session.choice.actions) == [f"attack({bear},{by})"]
