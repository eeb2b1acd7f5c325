"""Invented cards of which something is not understood, and a pool of them."""

import shutil
from pathlib import Path
from typing import Any

from card_files import write
from test_pool_import import imported

from pyengine.games.magic.missing.blanks import Blank, blank_of
from pyengine.games.magic.pool.lookup import Pool

_NOTHING = "Whisper to the moon."


def _card(name: str, cost: str, types: str, text: str = "", **more: Any) -> dict[str, Any]:
    left, _, right = types.partition(" — ")
    words = left.split()
    supertypes = [word for word in words if word in ("Basic", "Legendary")]
    return {
        "name": name, "layout": "normal", "manaCost": cost, "manaValue": float(cost.count("{")),
        "colors": [c for c in "WUBRG" if f"{{{c}}}" in cost], "keywords": [], "printings": [],
        "colorIdentity": [c for c in "WUBRG" if f"{{{c}}}" in cost], "legalities": {},
        "supertypes": supertypes, "types": [word for word in words if word not in supertypes],
        "subtypes": right.split(), "type": types, "text": text, **more,
    }  # fmt: skip


def _halves(layout: str, *faces: dict[str, Any]) -> list[dict[str, Any]]:
    whole = " // ".join(face["name"] for face in faces)
    return [
        {**face, "faceName": face["name"], "name": whole, "side": side, "layout": layout}
        for side, face in zip("ab", faces, strict=False)
    ]


WALKER = _card(
    "Salt Warden", "{2}{U}", "Legendary Planeswalker — Salt",
    f"+1: Draw a card.\n−2: {_NOTHING}\n−5: You gain 5 life.", loyalty="4",
)  # fmt: skip
SAGA = _card(
    "Song of Salt", "{1}{W}", "Enchantment — Saga",
    f"I — You gain 2 life.\nII — {_NOTHING}\nIII — Draw a card.", layout="saga",
)  # fmt: skip
CARDS = [
    WALKER,
    SAGA,
    _card("Moon Whisper", "{U}", "Instant", _NOTHING),
    _card("Half a Spell", "{R}", "Sorcery",
          f"Half a Spell deals 3 damage to any target.\n{_NOTHING}"),
    _card("Star Beast", "{2}{G}", "Creature — Beast",
          "Trample\nStar Beast's power and toughness are each equal to the moon.",
          power="*", toughness="1+*"),
    _card("Moon Chain", "{1}{W}", "Enchantment — Aura",
          "Enchant moon\nEnchanted creature gets +1/+1."),
    _card("Kicked Whisper", "{1}{R}", "Creature — Elf",
          "Haste\nKicker—Whisper to the moon.\n"
          "When Kicked Whisper enters, if it was kicked, draw a card.", power="2", toughness="2"),
    _card("School of the Moon", "{U}", "Enchantment — Case",
          "(A Case is solved.)\nCreatures you control get +1/+1.",
          layout="case"),
    _card("Slow Student", "{W}", "Creature — Elf",
          "Level up {1}\nVigilance\nLEVEL 2-6\n4/4\nFlying\nLEVEL 7+\n7/7\nFlying, lifelink",
          layout="leveler", power="1", toughness="1"),
    _card("Plot at Night", "", "Conspiracy", _NOTHING),
    _card("Moon Ox", "{W}", "Creature — Ox", f"Flying\n{_NOTHING}", power="1", toughness="4"),
    _card("Moon King", "{W}", "Legendary Creature — Ox", f"Flying\n{_NOTHING}",
          power="1", toughness="4"),
    _card("Sun King", "{3}{W}", "Legendary Creature — Elk", power="5", toughness="5"),
    _card("Plain Ox", "{W}", "Creature — Ox", power="1", toughness="4"),
    _card("Plain Elk", "{2}{W}", "Creature — Elk", "Flying", power="1", toughness="4"),
    _card("Grey Ox", "{1}{W}", "Creature — Ox", "Flying", power="1", toughness="4"),
    _card("Wide Ox", "{W}{U}", "Creature — Ox", "Flying", power="1", toughness="4"),
    _card("Sharp Word", "{U}", "Instant", "Draw a card."),
    _card("Long Word", "{2}{U}{U}", "Instant", "Draw two cards."),
]  # fmt: skip
SPLIT = _halves(
    "split", _card("Left", "{R}", "Instant", "Left deals 2 damage to any target."),
    _card("Right", "{U}", "Instant", _NOTHING),
)  # fmt: skip
TURNED = _halves(
    "transform",
    _card("Day Ox", "{W}", "Creature — Ox", "Vigilance", power="2", toughness="2"),
    _card("Night Ox", "", "Creature — Ox", f"Flying\n{_NOTHING}", power="3", toughness="3"),
)


def pool_of_unread(directory: Path) -> Path:
    """Import the cards in DIRECTORY, and return the pool."""
    data = {card["name"]: [card] for card in CARDS}
    data |= {faces[0]["name"]: faces for faces in (SPLIT, TURNED)}
    file = write(directory / "cards.json", {"meta": {"version": "5.2.2"}, "data": data})
    imported(file, directory / "pool.sqlite").close()
    return directory / "pool.sqlite"


def home_with(directory: Path, deck: str) -> Path:
    """Make DIRECTORY a home with those cards as its pool, and DECK in mine.txt."""
    shutil.move(pool_of_unread(directory), directory / "pool.sqlite")
    (directory / "mine.txt").write_text(deck)
    return directory


def blank(pool: Pool, name: str) -> Blank:
    """Return the blank of the card NAME."""
    number = pool.number(name)
    assert number is not None
    return blank_of(pool, number)
