"""Flashback that an effect gives a split card: a half is cast for its own cost (709.3, 702.34)."""

import pytest
from passing import pass_until

from pyengine.engine.bridge import PrologError
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.position import Position

HALF = "other_face({0},split,'{1}','{2}',[],[instant],[],[{3}],[],[spell([{4}])])"
SPLIT = Card(
    "Near // Here", "{U}{R}", (), ("instant",), (), None, None,
    (
        HALF.format(1, "Near", "{U}", "blue", "draw(you,1)"),
        HALF.format(2, "Here", "{R}", "red", "gain_life(you,3)"),
    ),
    "test:1",
)  # fmt: skip
GIVER = Card(
    "Second Thought", "{U}", (), ("instant",), (), None, None,
    ("spell([give_flashback(target([type(instant),card_in(graveyard,you)]))])",),
    "test:2",
)  # fmt: skip


def test_one_half_is_cast_and_exiled() -> None:
    position = Position(own={card.name: card for card in (SPLIT, GIVER)})
    (giver,) = position.hand("a", GIVER.name)
    (split,) = position.graveyard("a", SPLIT.name)
    position.battlefield("a", "Island", "Island")
    session = position.begin()
    session.do(f"cast({giver})")
    if session.choice is not None and f"target({split})" in session.choice.actions:
        session.do(f"target({split})")
    pass_until(session)
    assert session.choice is not None
    assert f"cast({split},given_half(1))" in session.choice.actions
    assert f"cast({split},given_half(2))" not in session.choice.actions  # {R} is missing
    with pytest.raises(PrologError):
        session.do(f"cast({split},given_flashback)")
    session.do(f"cast({split},given_half(1))")
    pass_until(session)
    assert len(session.query("hand", 2)) == 1
    assert [name for _, name, _ in session.query("object", 3)].count(SPLIT.name) == 1
    assert len(session.query("exile", 1)) == 1
