"""{X} in a mana cost (107.3, 601.2b) and modes (700.2)."""

from __future__ import annotations

from passing import pass_until
from rulebook import Board

from pyengine.engine.bridge import bridge


def blaze(lands: int) -> tuple[Board, int]:
    """A sorcery that deals X damage to any target, for {X}{R}, and Mountains to pay for it."""
    board = Board()
    name = board.card(
        "Test Blaze",
        "spell([damage(this, x, target([any_target]))])",
        types="sorcery",
        cost="{X}{R}",
    )
    board.battlefield("a", *["Mountain"] * lands)
    (spell,) = board.hand("a", name)
    return board, spell


def test_x_is_any_number_that_can_be_paid() -> None:
    board, spell = blaze(4)
    session = board.begin()
    session.do(f"cast({spell})")
    assert session.choice is not None
    assert session.choice.actions == tuple(f"value_of_x({n})" for n in range(4))
    session.do("value_of_x(2)")
    session.do("target(b)")
    assert len(session.query("tapped", 1)) == 3
    pass_until(session)
    assert session.holds("life(b,18)")


def test_x_of_zero_is_legal_and_the_symbol_is_still_paid() -> None:
    board, spell = blaze(1)
    session = board.begin()
    session.do(f"cast({spell})")
    assert session.choice is not None and session.choice.actions == ("value_of_x(0)",)
    session.do("value_of_x(0)")
    session.do("target(b)")
    pass_until(session)
    assert len(session.query("tapped", 1)) == 1
    assert session.holds("life(b,20)")


def reasons(action: str) -> list[str]:
    return [words for _, words in bridge().call("why_not", action)]


def test_why_not_that_x_is_told_of_x() -> None:
    board, spell = blaze(4)
    session = board.begin()
    assert reasons("value_of_x(9)") == ["no value of X is being chosen now"]
    session.do(f"cast({spell})")
    assert reasons("value_of_x(9)") == ["9 can't be paid for X, but 3 can"]
    assert reasons("value_of_x(2)") == []


def test_without_the_colored_mana_it_cannot_be_cast() -> None:
    board, spell = blaze(0)
    board.battlefield("a", "Forest", "Forest")
    session = board.begin()
    assert session.choice is not None
    assert f"cast({spell})" not in session.choice.actions


def test_one_mode_is_chosen_as_the_spell_is_cast() -> None:
    board = Board()
    name = board.card(
        "Test Charm",
        "spell([modal([[gain_life(you, 3)], [draw(you, 2)]])])",
        types="instant",
        cost="{G}",
    )
    board.battlefield("a", "Forest")
    (spell,) = board.hand("a", name)
    session = board.begin()
    session.do(f"cast({spell})")
    assert session.choice is not None and session.choice.actions == ("mode(1)", "mode(2)")
    session.do("mode(2)")
    pass_until(session)
    assert len([row for row in session.query("hand", 2) if row[0] == "a"]) == 2
    assert session.holds("life(a,20)")


def test_a_source_with_two_tap_abilities_makes_one_mana() -> None:
    board = Board()
    dual = board.card(
        "Test Dual",
        "activated([tap], [add([red])])",
        "activated([tap], [add([green])])",
        types="land",
    )
    board.battlefield("a", dual)
    (bears, cohort) = board.hand("a", "Grizzly Bears", "Goblin Cohort")
    session = board.begin()
    assert session.choice is not None
    assert f"cast({bears})" not in session.choice.actions
    session.do(f"cast({cohort})")
    assert session.holds("pool(a,[])") or not session.query("pool", 2)
