"""MTGJSON's AtomicCards: an object from names to lists of faces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pyengine.games.magic.pool.checking import (
    checked_face,
    checked_faces,
    checked_name,
    plain_text,
    texts,
)
from pyengine.games.magic.pool.printed import Face, PrintedCard, as_colors
from pyengine.games.magic.pool.rulings import rulings_in


def card_of(records: Any, name: str) -> PrintedCard | None:
    """Return the card NAME of the list RECORDS, a record a face.

    KeyError, TypeError: it has another shape. ValueError: what it says is no card.
    """
    if not isinstance(records, list) or not records:
        raise TypeError
    first = records[0]
    sides = _sides(records)
    faces = checked_faces(tuple(_face(record) for record in sides))
    return PrintedCard(
        name=checked_name(name),
        layout=str(first.get("layout") or ("normal" if len(sides) == 1 else "two faces")),
        faces=faces,
        mana_value=float(first.get("manaValue", first.get("convertedManaCost", 0)) or 0),
        identity=as_colors(first.get("colorIdentity", ())),
        keywords=tuple(sorted({word for record in sides for word in texts(record, "keywords")})),
        legalities=_legalities(first.get("legalities") or {}),
        sets=texts(first, "printings"),
        rulings=rulings_in(first),
    )


def _sides(records: list[Any]) -> list[Any]:
    """Return the records of one card's faces; cards of one name differ in their pictures only."""
    sides = [record for record in records if record.get("side")]
    names = {record.get("faceName") or record["name"] for record in records}
    return sides or (records if len(names) > 1 else records[:1])


def _face(record: Mapping[str, Any]) -> Face:
    face = Face(
        name=checked_name(record.get("faceName") or record["name"]),
        mana_cost=str(record.get("manaCost") or ""),
        colors=as_colors(record.get("colors", ())),
        color_indicator=as_colors(record.get("colorIndicator") or ()),
        supertypes=_lower(texts(record, "supertypes")),
        types=_lower(texts(record, "types")),
        subtypes=_lower(texts(record, "subtypes")),
        text=plain_text(record.get("text") or ""),
        power=record.get("power"),
        toughness=record.get("toughness"),
        loyalty=record.get("loyalty"),
        defense=record.get("defense"),
    )
    return checked_face(face)


def _lower(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(word.lower() for word in words)


def _legalities(record: Mapping[str, Any]) -> dict[str, str]:
    return {str(key): str(value).lower() for key, value in sorted(record.items())}
