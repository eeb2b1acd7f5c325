"""Boards with commanders, for the tests of 903."""

from __future__ import annotations

from boards import resolve_top
from rulebook import Board

from pyengine.engine.session import Session


def commander_of(session: Session, player: str = "a") -> int:
    """Return the object that is PLAYER's only commander."""
    ((_, _, number),) = [row for row in session.query("commander", 3) if row[0] == player]
    return int(number)


def leader(board: Board, *abilities: str, **more: str) -> str:
    """Make a card that could be a commander; return its name."""
    return board.card(
        "Leader", *abilities, supertypes="legendary", size=("2", "2"), **{"cost": "{2}", **more}
    )


def spell(board: Board, effect: str, name: str = "Deed") -> str:
    return board.card(name, f"spell([{effect}])", types="instant", cost="{0}")


def cast(session: Session, number: int, target: int | None = None) -> None:
    """Cast the object NUMBER at TARGET, and let it resolve."""
    session.do(f"cast({number})")
    if target is not None:
        session.do(f"target({target})")
    resolve_top(session)


def taps(board: Board, count: int) -> None:
    """Give the player a COUNT artifacts that tap for two mana each."""
    for _ in range(count):
        board.source("a", "activated([tap], [add([green,green])])")
