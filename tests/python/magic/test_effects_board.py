"""The board of effects whose growth `bench --growth` measures has what it is said to have."""

from __future__ import annotations

from pyengine.games.magic.bench.effects_board import COPIES, EACH, LEAST, put_effects
from pyengine.games.magic.position import Position


def test_a_board_of_effects() -> None:
    position = Position()
    assert put_effects(position, "a", ["Elvish Warrior", "Llanowar Elves"]) == LEAST
    session = position.begin()
    names = [name for _, name, _ in session.query("object", 3)]
    assert len(session.query("controls", 2)) == LEAST
    assert len(session.query("attached", 2)) == 2 * EACH
    assert sum(name.startswith("bearing(") for name in names) == EACH
    assert sum(name.startswith("copy(") for name in names) == COPIES
    assert session.violations() == []
    assert session.choice is not None
    granted = [text for text in session.choice.actions if text.startswith("activate(")]
    assert len(granted) >= EACH
