"""21 combat damage of one commander lose the game (903.10a, 704.6c)."""

from __future__ import annotations

import pytest
from boards import actions, resolve_top
from rulebook import Board, fight

from pyengine.engine.session import Session


def dealt(session: Session) -> list[list[object]]:
    return sorted(session.query("commander_damage", 4))


def attacker(board: Board, power: int, *keywords: str, player: str = "a") -> int:
    number = board.creature(player, power, 9, *keywords, supertypes="legendary")
    board.leads(player, number)
    return number


@pytest.mark.parametrize(("power", "lost"), [(20, False), (21, True)])
def test_903_10a_21_combat_damage_of_a_commander_lose(power: int, lost: bool) -> None:
    board = Board()
    number = attacker(board, power)
    board.life("b", 99)
    session = board.begin()
    fight(session, [f"{number},b"])
    assert dealt(session) == [["b", "a", 1, power]]
    assert session.result == ("won([a])" if lost else None)
    assert session.query("lost", 2) == ([["b", "commander_damage"]] if lost else [])


def test_903_10a_over_the_course_of_the_game() -> None:
    board = Board()
    number = attacker(board, 11)
    board.life("b", 99)
    board.fluent("commander_damage(b,a,1,10)")
    session = board.begin()
    fight(session, [f"{number},b"])
    assert session.query("lost", 2) == [["b", "commander_damage"]]


def test_903_10a_the_same_commander_and_not_two_together() -> None:
    board = Board()
    first, second = attacker(board, 15), attacker(board, 15)
    board.life("b", 99)
    session = board.begin()
    fight(session, [f"{first},b", f"{second},b"])
    assert dealt(session) == [["b", "a", 1, 15], ["b", "a", 2, 15]]
    assert not session.over


def test_903_10a_other_creatures_do_not_count() -> None:
    board = Board()
    number = board.creature("a", 30, 9)
    board.life("b", 99)
    session = board.begin()
    fight(session, [f"{number},b"])
    assert (dealt(session), session.over) == ([], False)


def test_903_10a_noncombat_damage_does_not_count() -> None:
    board = Board()
    number = attacker(board, 1, "activated([], [damage(this, 30, target([player]))])")
    board.life("b", 99)
    session = board.begin()
    session.do(f"activate({number},1)")
    session.do("target(b)")
    resolve_top(session)
    assert (dealt(session), session.over) == ([], False)


def test_903_10a_both_strikes_count() -> None:
    board = Board()
    number = attacker(board, 11, "double_strike")
    board.life("b", 99)
    session = board.begin()
    fight(session, [f"{number},b"])
    assert session.query("lost", 2) == [["b", "commander_damage"]]


def test_903_10a_whoever_controls_it_also_its_owner_can_lose() -> None:
    board = Board()
    number = attacker(board, 21)
    board.fluents.remove(f"controls(a,{number})")
    board.fluent(f"controls(b,{number})")
    board.life("a", 99)
    session = board.begin(active="b")
    fight(session, [f"{number},a"])
    assert session.query("lost", 2) == [["a", "commander_damage"]]


def test_903_10a_it_counts_on_after_it_was_elsewhere() -> None:
    board = Board()
    (number,) = board.command(
        "a", board.card("Leader", "keyword(haste)", size=("11", "1"), cost="{0}")
    )
    board.life("b", 99)
    board.fluent("commander_damage(b,a,1,10)")
    session = board.begin()
    session.do(f"cast({number})")
    resolve_top(session)
    ((_, _, present),) = session.query("commander", 3)
    fight(session, [f"{present},b"])
    assert session.query("lost", 2) == [["b", "commander_damage"]]


@pytest.mark.parametrize("name", ["brawl", "standardbrawl"])
def test_903_12_not_in_brawl(name: str) -> None:
    board = Board()
    number = attacker(board, 21)
    board.life("b", 99)
    session = board.begin(settings=[f"format={name}"])
    fight(session, [f"{number},b"])
    assert not session.over


def test_903_10a_of_three_the_others_play_on() -> None:
    board = Board("a", "b", "c")
    number = attacker(board, 21)
    board.life("b", 99)
    session = board.begin()
    fight(session, [f"{number},b"])
    assert session.query("lost", 2) == [["b", "commander_damage"]]
    assert not session.over
    assert actions(session)


def test_120_4a_infect_and_prevention() -> None:
    """Damage that is not lost as life is combat damage all the same."""
    board = Board()
    number = attacker(board, 9, "infect")
    board.fluent("commander_damage(b,a,1,12)")
    session = board.begin()
    fight(session, [f"{number},b"])
    assert session.query("lost", 2) == [["b", "commander_damage"]]
