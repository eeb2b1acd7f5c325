"""The order in which the store has facts decides nothing: undo makes it another one."""

from pyengine.engine.session import Session
from pyengine.games.magic.position import Position


def many_wishes() -> Session:
    """A may cast a creature for {1}{G}, and more than ten spells with the land that is left."""
    position = Position()
    position.hand("a", *["Shock"] * 11, "Grizzly Bears", *["Giant Growth"] * 11)
    position.battlefield("a", "Forest", "Forest", "Mountain")
    return position.begin()


def test_what_pays_does_not_hang_on_it() -> None:
    session = many_wishes()
    number = next(o for o, name, _ in session.query("object", 3) if name == "Grizzly Bears")
    facts = session.fluents()
    after = []
    for order in (facts, facts[::-1]):
        session.load(order)
        session.do(f"cast({number})")
        after.append(session.fluents())
    assert after[0] == after[1]
