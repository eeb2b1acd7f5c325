"""Delayed triggered abilities (603.7) and switching power and toughness (613.4d)."""

from __future__ import annotations

import pytest
from passing import pass_until
from rulebook import Board

from pyengine.engine.bridge import PrologError, bridge
from pyengine.engine.session import Session


def doom() -> tuple[Board, int, int]:
    """A spell that grows a creature and destroys it at the next end step, and a creature."""
    board = Board()
    name = board.card(
        "Test Doom",
        "spell([change(target([creature]), [pt(3, 3)], end_of_turn),"
        " delay(end_turn, chosen(1), [destroy(that)])])",
        types="instant",
        cost="{G}",
    )
    board.battlefield("a", "Forest")
    (creature,) = board.battlefield("a", "Grizzly Bears")
    (spell,) = board.hand("a", name)
    return board, creature, spell


def doomed(session: Session, creature: int, spell: int) -> None:
    """Cast SPELL at CREATURE, and let it resolve."""
    session.do(f"cast({spell})")
    session.do(f"target({creature})")
    pass_until(session)


def go_to_end_step(session: Session) -> None:
    while session.query("step", 1) != [["end_turn"]]:
        assert session.choice is not None
        session.do("pass" if "pass" in session.choice.actions else "done")


def test_it_triggers_once_at_the_next_such_step() -> None:
    board, creature, spell = doom()
    session = board.begin()
    doomed(session, creature, spell)
    assert session.holds(f"controls(a,{creature})")
    assert len(session.query("delayed", 7)) == 1
    pass_until(session, step="combat_damage")
    go_to_end_step(session)
    assert len(session.query("stack_item", 3)) == 1
    assert session.query("delayed", 7) == []
    pass_until(session)
    assert not session.holds(f"controls(a,{creature})")
    assert len(session.query("graveyard", 2)) == 2


def test_it_does_nothing_to_what_has_become_a_new_object() -> None:
    board, creature, _ = doom()
    board.fluent("delayed(900,a,901,'Grizzly Bears',end_turn,[destroy(that)],902)")
    session = board.begin(step="postcombat_main")
    go_to_end_step(session)
    pass_until(session)
    assert session.holds(f"controls(a,{creature})")
    assert session.query("stack_item", 3) == []


def test_a_delayed_ability_with_a_target_is_refused() -> None:
    board = Board()
    name = board.card(
        "Test Bad", "spell([delay(end_turn, this, [destroy(target([creature]))])])", types="instant"
    )
    board.hand("a", name)
    with pytest.raises(Exception, match="can't be played") as caught:
        board.begin()
    assert not isinstance(caught.value, PrologError)


def switched(times: int) -> tuple[int, int]:
    """The size of a 2/3 with a +2/+0 effect, switched TIMES times."""
    board = Board()
    name = board.card(
        "Test Turn",
        "spell([change(target([creature]), [switch_pt], end_of_turn)])",
        types="instant",
        cost="{G}",
    )
    board.battlefield("a", *["Forest"] * times)
    (creature,) = board.battlefield("a", "Pensive Minotaur")
    board.fluent(f"continuous(800,{creature},[pt(2,0)],end_of_turn)")
    spells = board.hand("a", *[name] * times)
    session = board.begin()
    for spell in spells:
        session.do(f"cast({spell})")
        session.do(f"target({creature})")
        pass_until(session)
    sizes = {row[0]: (row[1], row[2]) for row in session.query("power_toughness", 3)}
    return sizes[creature]


@pytest.mark.parametrize(("times", "size"), [(0, (4, 3)), (1, (3, 4)), (2, (4, 3))])
def test_switching_comes_after_all_sums(times: int, size: tuple[int, int]) -> None:
    assert switched(times) == size


def test_on_the_stack_it_is_told_in_words() -> None:
    board, creature, spell = doom()
    session = board.begin()
    doomed(session, creature, spell)
    go_to_end_step(session)
    ((_, words),) = bridge().call("define", "seat", "magic", "a", "board")[5]
    assert words.endswith(": Destroy it.")
