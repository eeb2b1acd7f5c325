"""Scryfall's bulk files: a list of cards (oracle-cards) or of printings (default-cards)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyengine.games.magic.pool.checking import (
    checked_face,
    checked_faces,
    checked_name,
    plain_text,
    texts,
)
from pyengine.games.magic.pool.printed import Face, PrintedCard, as_colors, split_type_line

NO_CARDS = frozenset({"art_series", "double_faced_token", "emblem", "token"})
"""Layouts of what is no card that a deck could have."""

_LEGAL = {"legal": "legal", "banned": "banned", "restricted": "restricted"}


def card_of(record: Any, _: str = "") -> PrintedCard | None:
    """Return the card of RECORD; None for a token, an emblem, a picture or a foreign printing.

    KeyError, TypeError: it has another shape. ValueError: what it says is no card.
    """
    if not isinstance(record, dict):
        raise TypeError
    layout = str(record["layout"])
    if layout in NO_CARDS or record.get("lang", "en") != "en":
        return None
    sides = record.get("card_faces") or [record]
    if layout == "reversible_card":  # the same card on both sides
        sides, layout = sides[:1], "normal"
    return PrintedCard(
        name=checked_name(record["name"].split(" // ")[0] if len(sides) == 1 else record["name"]),
        layout=layout,
        faces=checked_faces(tuple(_face(side, record) for side in sides)),
        mana_value=float(record.get("cmc", sides[0].get("cmc", 0)) or 0),
        identity=as_colors(record.get("color_identity", ())),
        keywords=tuple(sorted(texts(record, "keywords"))),
        legalities=_legalities(record.get("legalities") or {}),
        sets=(str(record["set"]).upper(),) if record.get("set") else (),
        rarities=_rarities(record),
    )


def _rarities(record: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    known = record.get("set") and record.get("rarity")
    return ((str(record["set"]).upper(), str(record["rarity"])),) if known else ()


def _face(side: Mapping[str, Any], record: Mapping[str, Any]) -> Face:
    supertypes, types, subtypes = split_type_line(side.get("type_line") or record["type_line"])
    face = Face(
        name=checked_name(side["name"]),
        mana_cost=str(side.get("mana_cost") or ""),
        colors=as_colors(side.get("colors", record.get("colors", ()))),
        color_indicator=as_colors(side.get("color_indicator") or ()),
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        text=plain_text(side.get("oracle_text") or ""),
        power=side.get("power"),
        toughness=side.get("toughness"),
        loyalty=side.get("loyalty"),
        defense=side.get("defense"),
    )
    return checked_face(face)


def _legalities(record: Mapping[str, Any]) -> dict[str, str]:
    return {key: _LEGAL[value] for key, value in sorted(record.items()) if value in _LEGAL}
