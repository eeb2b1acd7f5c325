"""What is asked of the mana value of a spell as X is chosen for it (202.3e, 601.2b, 601.3a)."""

from __future__ import annotations

import pytest
from rulebook import Board

from pyengine.engine.session import Session

BLAZE = "spell([damage(this, x, target([any_target]))])"


def with_blaze(
    lands: int, *abilities: str, rulers: int = 1, cost: str = "{X}{R}"
) -> tuple[Session, int]:
    """A sorcery that deals X damage, with what one or more enchantments say about spells."""
    board = Board()
    name = board.card("Test Blaze", BLAZE, types="sorcery", cost=cost)
    ruler = board.card("Test Ruler", *abilities, types="enchantment")
    board.battlefield("a", *["Mountain"] * lands, *[ruler] * rulers)
    (spell,) = board.hand("a", name)
    return board.begin(), spell


def offered(session: Session, spell: int) -> list[int]:
    """Cast SPELL; return the values of X that may be chosen."""
    session.do(f"cast({spell})")
    assert session.choice is not None
    return [int(a.removeprefix("value_of_x(").removesuffix(")")) for a in session.choice.actions]


@pytest.mark.parametrize(
    ("asked", "change", "lands", "rulers", "values"),
    [
        ("at_least,5", "less(1)", 3, 2, [0, 1, 2, 4]),
        ("at_least,5", "less(1)", 3, 1, [0, 1, 2]),
        ("at_least,5", "less(1)", 4, 1, [0, 1, 2, 3, 4]),
        ("exactly,5", "less(1)", 3, 2, [0, 1, 2, 4]),
        ("at_most,2", "less(1)", 1, 1, [0, 1]),
        ("at_least,4", "more(2)", 5, 1, [0, 1, 2]),
        ("at_least,4", "more(2)", 6, 1, [0, 1, 2, 3]),
        ("at_most,2", "more(2)", 4, 1, [0, 1, 2, 3]),
        ("at_most,2", "more(2)", 3, 1, [0, 2]),
        ("at_most,2", "more(3)", 3, 1, [2]),
    ],
)
def test_what_changes_costs_sees_the_x_that_may_be_chosen(
    asked: str, change: str, lands: int, rulers: int, values: list[int]
) -> None:
    term = f"cost_change(you,[compared(mana_value,{asked})],{change})"
    session, spell = with_blaze(lands, term, rulers=rulers)
    assert offered(session, spell) == values


def test_a_negated_mana_value_is_seen_so_too() -> None:
    term = "cost_change(you,[not([compared(mana_value,at_most,4)])],less(2))"
    session, spell = with_blaze(3, term)
    assert offered(session, spell) == [0, 1, 2, 4]


def test_the_chosen_x_is_paid_for_as_it_was_judged() -> None:
    session, spell = with_blaze(3, "cost_change(you,[compared(mana_value,at_least,5)],less(2))")
    assert offered(session, spell) == [0, 1, 2, 4]
    session.do("value_of_x(4)")
    session.do("target(b)")
    assert len(session.query("tapped", 1)) == 3


def castable(session: Session, spell: int) -> bool:
    assert session.choice is not None
    return f"cast({spell})" in session.choice.actions


@pytest.mark.parametrize(
    ("asked", "lands", "values"),
    [
        ("at_least,4", 5, [0, 1, 2]),
        ("at_most,3", 5, [3, 4]),
        ("exactly,1", 3, [1, 2]),
        ("exactly,3", 4, [0, 1, 3]),
        ("at_most,3", 3, []),
        ("exactly,1", 1, []),
    ],
)
def test_an_x_that_makes_the_spell_forbidden_is_not_chosen(
    asked: str, lands: int, values: list[int]
) -> None:
    term = f"cant_cast(each([player]),[compared(mana_value,{asked})])"
    session, spell = with_blaze(lands, term)
    assert castable(session, spell) == bool(values)
    if values:
        assert offered(session, spell) == values


def test_another_players_spells_may_have_any_x() -> None:
    term = "cant_cast(each([opponent]),[compared(mana_value,at_least,2)])"
    session, spell = with_blaze(3, term)
    assert offered(session, spell) == [0, 1, 2]


def test_a_spell_that_is_made_cheaper_by_x_alone_can_be_cast() -> None:
    term = "cost_change(you,[compared(mana_value,at_least,5)],less(3))"
    session, spell = with_blaze(2, term, cost="{X}{2}{R}")
    assert offered(session, spell) == [2]
