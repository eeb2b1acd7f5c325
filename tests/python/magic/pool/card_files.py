"""Card files of invented cards, in the shapes of those that people download."""

import json
from pathlib import Path
from typing import Any

CARDS: list[dict[str, Any]] = [
    {
        "name": "Moss Drummer", "manaCost": "{1}{G}", "type": "Creature — Elf Bard",
        "text": "Trample, reach\nWhen Moss Drummer enters the battlefield, draw a card. (You may "
        "look at it.)", "power": "2", "toughness": "3", "colors": ["G"], "identity": ["G"],
        "keywords": ["Reach", "Trample"], "sets": ["AAA", "BBB"],
        "legalities": {"modern": "Legal", "vintage": "Restricted", "pauper": "Banned"},
    },
    {
        "name": "Ember Lesson", "manaCost": "{X}{HR}", "type": "Sorcery",
        "text": "Ember Lesson deals X damage to any target.\nDraw a card.", "colors": ["R", "G"],
    },
    {
        "name": "Tide of Names", "manaCost": "{U}", "type": "Instant",
        "text": "Reverse the moon until end of turn.", "colors": ["U"],
    },
    {
        "name": "Aelin, Keeper of Æther", "manaCost": "{2}{W}",
        "type": "Legendary Creature — Human",
        "text": "Vigilance\n{T}: Aelin deals 1 damage to target creature or player.",
        "power": "*", "toughness": "1+*", "colors": ["W"], "indicator": ["W"],
    },
    {
        "name": "Salt Warden", "manaCost": "{3}{U}", "type": "Planeswalker — Salt",
        "text": "+1: Weigh 2.", "loyalty": "4", "colors": ["U"],
    },
    {"name": "Plain Ox", "manaCost": "{W}", "type": "Creature — Ox", "power": "1", "toughness": "4",
     "colors": ["W"]},
]  # fmt: skip
"""The cards with one face, as both shapes are made from them."""

SPLIT = [
    {"name": "Left", "manaCost": "{R}", "type": "Instant",
     "text": "Left deals 2 damage to any target."},
    {"name": "Right", "manaCost": "{U}", "type": "Instant", "text": "Draw a card."},
]  # fmt: skip


def _types(line: str) -> dict[str, Any]:
    left, _, right = line.partition(" — ")
    words = left.split()
    return {
        "supertypes": [word for word in words if word in ("Basic", "Legendary")],
        "types": [word for word in words if word not in ("Basic", "Legendary")],
        "subtypes": right.split(),
        "type": line,
    }


def atomic() -> dict[str, Any]:
    """MTGJSON's shape."""
    data: dict[str, Any] = {}
    for card in CARDS:
        record = {
            "name": card["name"], "layout": "normal", "manaCost": card["manaCost"],
            "manaValue": 2.0, "colors": card["colors"], "keywords": card.get("keywords", []),
            "colorIdentity": card.get("identity", []), "printings": card.get("sets", []),
            "legalities": card.get("legalities", {}), **_types(card["type"]),
        }  # fmt: skip
        for key in ("text", "power", "toughness", "loyalty"):
            if key in card:
                record[key] = card[key]
        if "indicator" in card:
            record["colorIndicator"] = card["indicator"]
        data[card["name"]] = [record]
    data["Left // Right"] = [
        {"name": "Left // Right", "faceName": face["name"], "side": side, "layout": "aftermath",
         "manaCost": face["manaCost"], "text": face["text"], "colors": [], **_types(face["type"])}
        for side, face in zip("ab", SPLIT, strict=True)
    ]  # fmt: skip
    return {"meta": {"version": "5.2.2"}, "data": data}


def scryfall() -> list[dict[str, Any]]:
    """Scryfall's shape, a printing each, with some entries that are no cards."""
    records: list[dict[str, Any]] = []
    for card in CARDS:
        for code in card.get("sets", ["AAA"]):
            record = {
                "object": "card", "name": card["name"], "lang": "en", "layout": "normal",
                "mana_cost": card["manaCost"], "cmc": 2.0, "type_line": card["type"],
                "oracle_text": card.get("text", ""), "colors": card["colors"], "set": code.lower(),
                "color_identity": card.get("identity", []), "keywords": card.get("keywords", []),
                "legalities": {
                    "standard": "not_legal",
                    **{key: value.lower() for key, value in card.get("legalities", {}).items()},
                },
            }  # fmt: skip
            for key in ("power", "toughness", "loyalty"):
                if key in card:
                    record[key] = card[key]
            if "indicator" in card:
                record["color_indicator"] = card["indicator"]
            records.append(record)
    records.append(
        {"object": "card", "name": "Left // Right", "lang": "en", "layout": "aftermath", "cmc": 2.0,
         "set": "aaa", "type_line": "Instant // Instant",
         "card_faces": [
             {"name": face["name"], "mana_cost": face["manaCost"], "type_line": face["type"],
              "oracle_text": face["text"]} for face in SPLIT]}
    )  # fmt: skip
    token = {"name": "Ox", "layout": "token", "type_line": "Token Creature — Ox"}
    return [*records, token, {**records[-1], "lang": "de", "printed_name": "Links // Rechts"}]


def write(path: Path, content: Any) -> Path:
    """Write CONTENT to PATH as JSON, and return PATH."""
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return path
