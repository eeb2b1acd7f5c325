"""The cards of a pair that melds, from card files of every shape to the board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from card_files import write
from test_pool_import import imported

from pyengine.engine.bridge import bridge
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position
from pyengine.table.display import Display

RESULT = "Moss, Lord of Elks"
FRONT: dict[str, Any] = {
    "supertypes": ["Legendary"], "types": ["Creature"], "subtypes": ["Elk"], "colors": ["G"],
    "name": "Moss, the Stag", "manaCost": "{2}{G}", "power": "2", "toughness": "2",
    "text": "{0}: If you both own and control Moss, the Stag and a creature named Fern, the Doe,"
    f" exile them, then meld them into {RESULT}.",
}  # fmt: skip
OTHER = {
    **FRONT,
    "name": "Fern, the Doe",
    "manaCost": "{3}{G}",
    "text": "(Melds with Moss, the Stag.)",
}
BACK = {**FRONT, "name": RESULT, "manaCost": "", "power": "7", "toughness": "6", "text": "Trample"}


def apart() -> dict[str, Any]:
    """What both become is a card of its own, of a layout that says nothing."""
    cards = [{**card, "layout": "normal"} for card in (FRONT, OTHER, BACK)]
    return {"data": {card["name"]: [card] for card in cards}}


def together() -> dict[str, Any]:
    """Both cards have it as their back."""
    data = {}
    for front in (FRONT, OTHER):
        name = f"{front['name']} // {RESULT}"
        data[name] = [
            {**face, "name": name, "faceName": face["name"], "layout": "meld", "side": side}
            for face, side in ((front, "a"), (BACK, "b"))
        ]
    return {"data": data}


def listed() -> list[dict[str, Any]]:
    """What both become is a card of its own, of the layout of the pair."""
    return [
        {
            "name": card["name"], "layout": "meld", "type_line": "Legendary Creature — Elk",
            "mana_cost": card["manaCost"], "oracle_text": card["text"], "colors": ["G"],
            "power": card["power"], "toughness": card["toughness"], "cmc": 0, "lang": "en",
        }
        for card in (FRONT, OTHER, BACK)
    ]  # fmt: skip


@pytest.mark.parametrize("shape", [apart, together, listed])
def test_a_pair_of_any_file_melds(shape: Any, tmp_path: Path) -> None:
    imported(write(tmp_path / "cards.json", shape()), tmp_path / "pool.sqlite").close()
    with CardDatabase.open(pool=tmp_path / "pool.sqlite") as database:
        position = Position(database=database)
        names = [database.lookup(card["name"]).name for card in (FRONT, OTHER)]
        stag, _ = position.battlefield("a", *names)
        session = position.begin()
        session.do(f"activate({stag},1)")
        while session.query("stack", 1) != [[[]]]:
            session.do("pass")
        (whole,) = [o for _, o in session.query("controls", 2)]
        rows = bridge().call("define", "seat", "magic", "a", "faces", [whole])
        assert [row[1] for row in rows] == [RESULT]
        told = [words for _, words in Display("magic").happened("b", 10)]
        assert told[-1] == f"Fern, the Doe is a part of {RESULT} ({whole}) now"


def test_what_no_file_has_is_refused_by_name(tmp_path: Path) -> None:
    content = apart()
    del content["data"][RESULT]
    imported(write(tmp_path / "cards.json", content), tmp_path / "pool.sqlite").close()
    with CardDatabase.open(pool=tmp_path / "pool.sqlite") as database:
        with pytest.raises(Exception, match=f"no card file has {RESULT}"):
            database.lookup("Moss, the Stag")
        assert database.lookup("Fern, the Doe").abilities == ()
