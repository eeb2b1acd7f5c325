"""Costs that only cards of the pool have together."""

from pathlib import Path

from card_files import atomic, write
from test_pool_import import imported

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position

TEXT = "{T}, Tap an untapped creature you control: Draw a card."


def test_what_is_tapped_for_itself_is_not_tapped_for_another_cost(tmp_path: Path) -> None:
    content = atomic()
    content["data"]["Bell"] = [
        dict(content["data"]["Plain Ox"][0], name="Bell", text=TEXT, types=["Creature"])
    ]
    imported(write(tmp_path / "cards.json", content), tmp_path / "pool.sqlite").close()
    for others, possible in ((), False), (("Plain Ox",), True):
        with CardDatabase.open(pool=tmp_path / "pool.sqlite") as database:
            position = Position(database=database)
            bell, *_ = position.battlefield("a", "Bell", *others)
            session = position.begin()
        legal = session.choice is not None and f"activate({bell},1)" in session.choice.actions
        assert legal is possible
