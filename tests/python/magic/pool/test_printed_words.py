"""An ability that we have no words for is shown in the words that it was read from."""

from pathlib import Path

from card_files import write
from test_pool_import import imported

from pyengine.engine.seat import Seat
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position

PRINTED = "{T}, Remove 100 charge counters from Deep Cell: Draw a card."
CELL = {
    "name": "Deep Cell", "layout": "normal", "manaCost": "{1}", "manaValue": 1.0, "colors": [],
    "colorIdentity": [], "supertypes": [], "types": ["Artifact"], "subtypes": [],
    "type": "Artifact", "text": f"{PRINTED}\n{{T}}: Add {{C}}.",
}  # fmt: skip


def test_without_words_of_ours(tmp_path: Path) -> None:
    file = write(tmp_path / "cards.json", {"meta": {}, "data": {"Deep Cell": [CELL]}})
    imported(file, tmp_path / "pool.sqlite").close()
    with CardDatabase.open(pool=tmp_path / "pool.sqlite") as database:
        card = database.lookup("Deep Cell")
        assert list(card.words.values()) == [PRINTED.replace("Deep Cell", "~")]
        position = Position(database=database)
        (cell,) = position.battlefield("a", "Deep Cell")
        session = position.begin()
        lines = Seat("a", session).ask("describe", str(cell))
        assert PRINTED in str(lines)


TWICE = {
    "name": "Twofold Lesson", "layout": "normal", "manaCost": "{G}", "manaValue": 1.0,
    "colors": ["G"],
    "colorIdentity": ["G"], "supertypes": [], "types": ["Sorcery"], "subtypes": [],
    "type": "Sorcery", "text": "Put a +1/+1 counter on up to one target creature you control.\n"
    "Destroy up to two target creatures an opponent controls, then untap up to three lands.",
}  # fmt: skip


def test_a_spell_in_two_paragraphs_is_one_ability(tmp_path: Path) -> None:
    file = write(tmp_path / "cards.json", {"meta": {}, "data": {"Twofold Lesson": [TWICE]}})
    imported(file, tmp_path / "pool.sqlite").close()
    with CardDatabase.open(pool=tmp_path / "pool.sqlite") as database:
        card = database.lookup("Twofold Lesson")
        (ability,) = card.abilities
        position = Position(database=database)
        (spell,) = position.hand("a", "Twofold Lesson")
        session = position.begin()
        lines = Seat("a", session).ask("describe", str(spell))
        assert str(TWICE["text"]).replace("\n", " ") in str(lines), ability


def test_cards_that_say_the_same_call_themselves_by_their_own_names(tmp_path: Path) -> None:
    other = CELL | {"name": "Far Cell", "text": str(CELL["text"]).replace("Deep Cell", "Far Cell")}
    data = {"Deep Cell": [CELL], "Far Cell": [other]}
    file = write(tmp_path / "cards.json", {"meta": {}, "data": data})
    imported(file, tmp_path / "pool.sqlite").close()
    with CardDatabase.open(pool=tmp_path / "pool.sqlite") as database:
        position = Position(database=database)
        cells = position.battlefield("a", "Deep Cell", "Far Cell")
        session = position.begin()
        for cell, name in zip(cells, ("Deep Cell", "Far Cell"), strict=True):
            lines = Seat("a", session).ask("describe", str(cell))
            assert PRINTED.replace("Deep Cell", name) in str(lines)
