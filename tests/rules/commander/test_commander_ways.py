"""Commanders that are cast from the command zone in other ways (903.8, 118.9, 712.11b, 715.3)."""

from __future__ import annotations

import pytest
from boards import actions, life, names, place, process, resolve_top
from leaders import commander_of, leader, taps
from rulebook import Board, why_not

FACE = "other_face(2,{layout},'Other Side','{{0}}',[],[{type}],[],[],['',''],[{abilities}])"


def led_by(*abilities: str, casts: int = 1, **more: str) -> tuple[Board, int]:
    """Return a board with a commander in the command zone that was cast CASTS times."""
    board = Board()
    (number,) = board.command("a", leader(board, *abilities, **more))
    board.fluent(f"commander_casts(a,1,{casts})")
    return board, number


def test_903_8_dash_from_the_command_zone_with_the_tax() -> None:
    board, number = led_by("keyword(dash('{1}'))", cost="{9}")
    taps(board, 2)
    session = board.begin()
    session.do(f"cast({number},dash)")
    resolve_top(session)
    assert place(session, "controls", "a", "Leader") == [commander_of(session)]
    assert len(session.query("tapped", 1)) == 2, "{1} and {2} of the tax"
    assert session.query("commander_casts", 3) == [["a", 1, 2]]


def test_903_8_dash_is_too_dear() -> None:
    board, number = led_by("keyword(dash('{1}'))", cost="{9}", casts=2)
    taps(board, 2)
    board.begin()
    assert why_not(f"cast({number},dash)") == {"601.2h"}


def test_903_8_face_down_from_the_command_zone() -> None:
    board, number = led_by("keyword(morph('{1}'))", cost="{9}")
    taps(board, 3)
    session = board.begin()
    session.do(f"cast({number},face_down)")
    resolve_top(session)
    assert session.query("commander_casts", 3) == [["a", 1, 2]]
    assert len(session.query("tapped", 1)) == 3, "{3} and {2}"
    (permanent,) = [o for p, o in session.query("controls", 2) if o == commander_of(session)]
    assert permanent == commander_of(session)


def test_903_8_mutate_from_the_command_zone() -> None:
    board, number = led_by("keyword(mutate('{1}'))", cost="{9}")
    host = board.creature("a", 1, 1)
    taps(board, 2)
    session = board.begin()
    session.do(f"cast({number},mutate)")
    session.do(f"target({host})")
    resolve_top(session)
    session.do("merge(under)")
    assert session.query("commander_casts", 3) == [["a", 1, 2]]
    assert len(session.query("tapped", 1)) == 2


@pytest.mark.parametrize("layout", ["modal_dfc", "adventure"])
def test_903_8_another_face_from_the_command_zone(layout: str) -> None:
    face = FACE.format(layout=layout, type="sorcery", abilities="spell([gain_life(you,3)])")
    board, number = led_by(face, cost="{9}")
    taps(board, 1)
    session = board.begin()
    session.do(f"cast({number},face(2))")
    resolve_top(session)
    assert life(session, "a") == 23
    assert len(session.query("tapped", 1)) == 1, "the tax of a face that costs nothing"
    assert process(session) == "return_commander"
    session.do(actions(session, "to_command_zone")[0])
    assert names(session, "command", "a") == ["Leader"]
    assert session.query("commander_casts", 3) == [["a", 1, 2]]
