"""MTGJSON's AtomicCards: an object from names to lists of faces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pyengine.games.magic.pool.checking import checked_face, checked_name, plain_text, texts
from pyengine.games.magic.pool.printed import Face, PrintedCard, as_colors


def card_of(records: Any, name: str) -> PrintedCard | None:
    """Return the card NAME of the list RECORDS, a record a face.

    KeyError, TypeError: it has another shape. ValueError: what it says is no card.
    """
    if not isinstance(records, list) or not records:
        raise TypeError
    first = records[0]
    # Several records without sides are cards of one name, told apart by their pictures only.
    sides = [record for record in records if record.get("side")] or records[:1]
    faces = tuple(_face(record) for record in sides)
    return PrintedCard(
        name=checked_name(name),
        layout=str(first["layout"]),
        faces=faces,
        mana_value=float(first.get("manaValue", first.get("convertedManaCost", 0)) or 0),
        identity=as_colors(first.get("colorIdentity", ())),
        keywords=tuple(sorted({word for record in sides for word in texts(record, "keywords")})),
        legalities=_legalities(first.get("legalities") or {}),
        sets=texts(first, "printings"),
    )


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
