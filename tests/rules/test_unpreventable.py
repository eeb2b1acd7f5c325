"""Damage that can't be prevented (615.12), beside damage that can be."""

from __future__ import annotations

import pytest
from boards import actions, attack, do, life, process, resolve_top
from leaders import spell
from rulebook import Board

from pyengine.engine.session import Session


def to_damage(session: Session) -> None:
    """Go on until combat damage has been dealt, or somebody has to choose."""
    while process(session) in ("priority", "declare_blockers"):
        if session.query("step", 1) == [["end_combat"]]:
            break
        session.do("pass" if process(session) == "priority" else "done")


def struck(shield: str, *attackers: tuple[int, str], ability: str = "") -> Session:
    """Let b, with SHIELD set up, be attacked by ATTACKERS of these powers, with these abilities."""
    board = Board()
    (deed,) = board.hand("b", spell(board, shield))
    creatures = [board.creature("a", n, 9, *([said] if said else [])) for n, said in attackers]
    if ability:
        board.source("a", ability)
    session = board.begin()
    attack(session, *creatures)
    do(session, "pass", f"cast({deed})")
    resolve_top(session)
    to_damage(session)
    return session


FREE = "replacement(deals_damage(any,[this],any),unpreventable)"
COMBAT = "replacement(deals_damage(combat,any,any),unpreventable)"
NONCOMBAT = "replacement(deals_damage(noncombat,any,any),unpreventable)"


@pytest.mark.parametrize("first", [0, 1])
def test_615_12_a_shield_is_used_for_what_can_be_prevented(first: int) -> None:
    both = [(3, FREE), (2, "")]
    session = struck("prevent_next(3,you)", both[first], both[1 - first])
    assert life(session, "b") == 17, "nobody is asked how the shield is shared"
    ((_, left),) = session.query("shield_left", 2)
    assert left == 1


def test_615_7_of_what_can_be_prevented_the_player_chooses() -> None:
    session = struck("prevent_next(3,you)", (3, ""), (2, ""))
    assert process(session) == "choose_replacement"
    assert [action.rpartition(",")[2] for action in actions(session)] == ["1)", "2)", "3)"]


def test_614_9_what_can_t_be_prevented_is_redirected() -> None:
    board = Board()
    wall = board.creature("b", 0, 9)
    (deed,) = board.hand("b", spell(board, "redirect_next(3,you,target([creature]))"))
    creatures = [board.creature("a", 3, 9, FREE), board.creature("a", 2, 9)]
    session = board.begin()
    attack(session, *creatures)
    do(session, "pass", f"cast({deed})", f"target({wall})")
    resolve_top(session)
    to_damage(session)
    assert process(session) == "choose_replacement"
    assert [action.rpartition(",")[2] for action in actions(session)] == ["1)", "2)", "3)"]


@pytest.mark.parametrize(("ability", "left"), [(COMBAT, 15), (NONCOMBAT, 20), (FREE, 20)])
def test_615_12_only_what_the_ability_says(ability: str, left: int) -> None:
    session = struck("prevent_next(9,you)", (3, ""), (2, ""), ability=ability)
    assert life(session, "b") == left


@pytest.mark.parametrize("protected", [True, False])
def test_615_12_protection_prevents_nothing_of_it(protected: bool) -> None:
    board = Board()
    fire = board.creature(
        "a",
        1,
        1,
        *([FREE] if protected else []),
        "activated([tap],[damage(this,2,each([subtype(wall)]))])",
    )
    wall = board.creature("b", 0, 9, "protection(creature)", subtypes="wall")
    session = board.begin()
    session.do(f"activate({fire},{2 if protected else 1})")
    resolve_top(session)
    assert session.holds(f"damage({wall},2)") is protected
