"""Abilities that function in the command zone: cost changes and activated ones (113.6b, 113.6m)."""

from __future__ import annotations

import pytest
from boards import actions, place, resolve_top
from leaders import commander_of, leader, taps
from rulebook import Board, why_not

CHEAPER = "cost_change_from_afar(you,[other,creature],less(1))"


@pytest.mark.parametrize(
    ("zone", "ability", "cheaper"),
    [
        ("command", CHEAPER, True), ("battlefield", CHEAPER, True), ("graveyard", CHEAPER, False),
        ("hand", CHEAPER, False), ("command", "cost_change(you,[other,creature],less(1))", False),
    ],
)  # fmt: skip
def test_113_6b_a_static_ability_functions_in_the_command_zone(
    zone: str, ability: str, cheaper: bool
) -> None:
    board = Board()
    name = leader(board, ability, cost="{9}")
    getattr(board, zone)("a", name)
    (bear,) = board.hand("a", board.card("Bear", size=("2", "2"), cost="{2}{G}"))
    taps(board, 1)
    session = board.begin()
    assert (f"cast({bear})" in actions(session)) == cheaper


def test_113_6b_not_for_others_and_not_for_itself() -> None:
    board = Board()
    (number,) = board.command("a", leader(board, CHEAPER, cost="{3}"))
    board.command("b", board.card("Theirs", "cost_change_from_afar(you,[creature],less(3))"))
    taps(board, 1)
    session = board.begin()
    assert f"cast({number})" not in actions(session)


def test_113_6b_what_costs_more_from_there_is_named() -> None:
    board = Board()
    name = leader(board, "cost_change_from_afar(you,[creature],more(1))", cost="{9}")
    board.command("a", name)
    (bear,) = board.hand("a", board.card("Bear", size=("2", "2"), cost="{G}{G}"))
    taps(board, 1)
    session = board.begin()
    assert f"cast({bear})" not in actions(session)
    assert why_not(f"cast({bear})")


def stepping(board: Board) -> int:
    (number,) = board.command(
        "a", leader(board, "activated([mana('{1}')],[put_from_command])", cost="{9}")
    )
    return number


def test_113_6m_an_ability_that_puts_it_onto_the_battlefield() -> None:
    board = Board()
    number = stepping(board)
    taps(board, 1)
    session = board.begin("begin_combat")
    session.do(f"activate({number},1)")
    resolve_top(session)
    assert place(session, "controls", "a", "Leader") == [commander_of(session)]
    assert session.query("commander_casts", 3) == [], "903.8: it was not cast"


@pytest.mark.parametrize("zone", ["battlefield", "hand", "graveyard"])
def test_113_6m_it_functions_there_only(zone: str) -> None:
    board = Board()
    name = leader(board, "activated([mana('{1}')],[put_from_command])", cost="{9}")
    (number,) = getattr(board, zone)("a", name)
    taps(board, 1)
    assert f"activate({number},1)" not in actions(board.begin())


def test_608_2_it_has_gone_before_that() -> None:
    board = Board()
    number = stepping(board)
    taps(board, 6)
    session = board.begin()
    session.do(f"activate({number},1)")
    session.do(f"activate({number},1)")
    resolve_top(session)
    resolve_top(session)
    assert place(session, "controls", "a", "Leader") == [commander_of(session)]
