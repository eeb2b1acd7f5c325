"""Cards with two faces, from the card file to the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from card_files import write
from invented import invented
from test_pool_import import imported

from pyengine.errors import RefusedCard
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position

NAMES = ("Day // Night", "Ogre // Stomp", "Pass // Passage", "Ice // Fire")


@pytest.fixture
def database(tmp_path: Path) -> CardDatabase:
    content = invented()
    content["data"] = {name: content["data"][name] for name in NAMES}
    imported(write(tmp_path / "cards.json", content), tmp_path / "pool.sqlite").close()
    return CardDatabase.open(pool=tmp_path / "pool.sqlite")


def test_a_card_is_found_by_either_face(database: CardDatabase) -> None:
    assert database.lookup("Night").name == database.lookup("Day").name == "Day // Night"
    split = database.lookup("Fire")
    assert (split.mana_cost, split.types) == ("{1}{U}{1}{R}", ("instant", "sorcery"))


def test_each_way_to_use_it_is_offered(database: CardDatabase) -> None:
    position = Position(database=database)
    position.battlefield("a", *["Mountain"] * 3)
    ogre, passage, ice = position.hand("a", *NAMES[1:])
    session = position.begin()
    assert session.choice is not None
    actions = set(session.choice.actions)
    assert {f"cast({ogre})", f"cast({ogre},face(2))", f"play_land({passage},face(2))"} <= actions
    assert f"cast({ice},face(2))" not in actions  # there is no creature to target
    assert f"cast({ice})" not in actions


def test_what_may_be_an_omen_is_refused(tmp_path: Path) -> None:
    """An Omen is shuffled into a library, an Adventure exiled: the subtype says which it is."""
    content = invented()
    front, back = content["data"]["Ogre // Stomp"]
    content["data"] = {"Ogre // Stomp": [front, {**back, "subtypes": []}]}
    imported(write(tmp_path / "cards.json", content), tmp_path / "pool.sqlite").close()
    with (
        CardDatabase.open(pool=tmp_path / "pool.sqlite") as database,
        pytest.raises(RefusedCard, match="an Adventure or an Omen"),
    ):
        database.lookup("Ogre // Stomp")
