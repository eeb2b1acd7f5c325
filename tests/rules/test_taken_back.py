"""What nothing can be chosen for, or pay for, once it is on the stack is taken back (733.1).

A card counts itself in its graveyard until it has left that, so it costs more than it seemed to.
"""

from __future__ import annotations

import pytest
from passing import pass_until
from rulebook import Board, life_of

from pyengine.engine.session import Session

FEWER = "own_cost(less(count_in(graveyard(you),[type(instant)])),true)"
GAIN = "spell([gain_life(you,1)])"
EITHER = "additional_cost(either([discard(1,[])],[mana('{1}')]))"
BOTH = (
    "spell([return_to_hand(target([card_in(graveyard,you)])),"
    "return_to_hand(target([other,card_in(graveyard,you)]))])"
)
FROM_GRAVEYARD = {
    "one of two costs": (("{3}", FEWER, EITHER, GAIN), 4),
    "X": (("{X}{2}", FEWER, "spell([gain_life(you,x),gain_life(you,1)])"), 2),
    "two ways of paying": (("{2}{R/P}", FEWER, GAIN), 2),
}


def cast_from_graveyard(cost: str, *abilities: str, lands: int, others: int = 0) -> Session:
    """Cast a spell by flashback with so many Islands, beside OTHERS cards in the graveyard."""
    board = Board()
    name = board.card(
        "Return", *abilities, f"keyword(flashback('{cost}'))", types="instant", cost=cost
    )
    (card,) = board.graveyard("a", name)
    board.graveyard("a", *["Forest"] * others)
    board.battlefield("a", *["Island"] * lands)
    session = board.begin()
    session.do(f"cast({card},flashback)")
    return session


def as_before(session: Session) -> bool:
    """Whether the player has priority, with nothing on the stack and the card where it was."""
    return (
        session.choice is not None
        and session.choice.process.startswith("priority")
        and session.holds("stack([])")
        and session.holds("graveyard(a,1)")
        and not session.query("casting", 2)
        and not session.query("tapped", 1)
    )


@pytest.mark.parametrize("what", FROM_GRAVEYARD)
def test_what_costs_more_on_the_stack_is_taken_back(what: str) -> None:
    (cost, *abilities), enough = FROM_GRAVEYARD[what]
    session = cast_from_graveyard(cost, *abilities, lands=enough - 1)
    assert as_before(session)
    pass_until(session)
    assert life_of(session, "a") == 20


@pytest.mark.parametrize("what", FROM_GRAVEYARD)
def test_what_can_be_paid_on_the_stack_is_cast(what: str) -> None:
    (cost, *abilities), enough = FROM_GRAVEYARD[what]
    session = cast_from_graveyard(cost, *abilities, lands=enough)
    while session.choice and not session.choice.process.startswith("priority"):
        session.do(session.choice.actions[0])
    assert len(session.query("tapped", 1)) == enough
    pass_until(session)
    assert session.query("exile", 1)
    assert session.holds("stack([])")


def test_targets_that_cannot_be_had_together_are_none() -> None:
    assert as_before(cast_from_graveyard("{1}", BOTH, lands=1, others=1))


def test_targets_that_can_be_had_together_are_chosen() -> None:
    session = cast_from_graveyard("{1}", BOTH, lands=1, others=2)
    assert session.choice is not None
    assert session.choice.process.startswith("choose_target")
    assert len(session.choice.actions) == 2
