"""Casting a commander from the command zone costs more each time (903.8)."""

from __future__ import annotations

from boards import actions, life, place, resolve_top
from leaders import cast, commander_of, leader, spell, taps
from rulebook import Board, why_not


def test_903_8_it_costs_two_more_for_each_time_before() -> None:
    board = Board()
    (number,) = board.command("a", leader(board))
    taps(board, 6)
    dooms = board.hand("a", *[spell(board, "destroy(target([creature]))")] * 3)
    session = board.begin()
    for doom in dooms:
        cast(session, number)
        cast(session, doom, commander_of(session))
        session.do(actions(session, "to_command_zone")[0])
        number = commander_of(session)
        if why_not(f"cast({number})"):
            break
    assert session.query("commander_casts", 3) == [["a", 1, 3]], "2, 4 and 6 of 12 mana"
    assert why_not(f"cast({number})") == {"601.2h"}


def test_903_8_no_tax_from_the_hand_and_such_casts_do_not_count() -> None:
    board = Board()
    (number,) = board.hand("a", leader(board))
    board.leads("a", number)
    board.fluent("commander_casts(a,1,3)")
    taps(board, 1)
    session = board.begin()
    cast(session, number)
    assert place(session, "controls", "a", "Leader")
    assert session.query("commander_casts", 3) == [["a", 1, 3]]


def test_903_8_a_countered_cast_counts() -> None:
    board = Board()
    (number,) = board.command("a", leader(board))
    taps(board, 3)
    (nay,) = board.hand("a", spell(board, "counter_spell(target([spell]))"))
    session = board.begin()
    session.do(f"cast({number})")
    cast(session, nay, commander_of(session))
    session.do(actions(session, "to_command_zone")[0])
    assert session.query("commander_casts", 3) == [["a", 1, 1]]
    assert f"cast({commander_of(session)})" in actions(session)


def test_903_8_each_commander_has_a_tax_of_its_own() -> None:
    board = Board()
    other = board.card("Partner", supertypes="legendary", size=("1", "1"), cost="{2}")
    first, second = board.command("a", leader(board), other)
    board.fluent("commander_casts(a,1,2)")
    taps(board, 1)
    session = board.begin()
    assert why_not(f"cast({first})") == {"601.2h"}
    cast(session, second)
    assert sorted(session.query("commander_casts", 3)) == [["a", 1, 2], ["a", 2, 1]]


def test_903_8_reductions_come_after_the_tax() -> None:
    board = Board()
    (number,) = board.command("a", leader(board))
    cheap = board.card("Cheap", "cost_change(you,[creature],less(3))", types="enchantment")
    board.battlefield("a", cheap)
    board.fluent("commander_casts(a,1,1)")
    taps(board, 1)
    session = board.begin()
    cast(session, number)
    assert place(session, "controls", "a", "Leader"), "601.2f: 2 + 2 - 3"


def test_903_8_an_additional_cost_also_of_what_is_cast_for_another_cost() -> None:
    board = Board()
    (number,) = board.command("a", leader(board, "alternative_cost([pay_life(1)])"))
    board.fluent("commander_casts(a,1,1)")
    taps(board, 1)
    session = board.begin()
    session.do(f"cast({number},alternative(1))")
    resolve_top(session)
    assert place(session, "controls", "a", "Leader")
    assert life(session, "a") == 19
    assert len(session.query("tapped", 1)) == 1, "118.9d: the tax is paid"


def test_903_8_only_its_owner_and_only_when_it_is_time() -> None:
    board = Board()
    (number,) = board.command("b", leader(board, cost="{0}"))
    session = board.begin()
    assert f"cast({number})" not in actions(session)
    session.do("pass")
    assert why_not(f"cast({number})") >= {"117.1a"}


def test_903_8_one_with_flash_at_any_time() -> None:
    board = Board()
    (number,) = board.command("b", leader(board, "keyword(flash)", cost="{0}"))
    session = board.begin(mode="contracted")
    session.do("pass")
    assert session.choice is not None
    assert session.choice.player == "b", "117.4: who could cast a commander is not passed over"
    assert f"cast({number})" in actions(session)
