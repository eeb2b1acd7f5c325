"""What a companion asks of a deck, and which cards are against it (702.139a)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from pyengine.games.magic.formats.known import KnownCard
from pyengine.games.magic.pool.paragraphs import paragraphs
from pyengine.games.magic.pool.printed import PrintedCard
from pyengine.games.magic.search.values import mana_value

THE_DECK = "deck"
"""What stands for a card where the deck as a whole is against the condition."""

_QUOTED = re.compile(r'"[^"]*"|“[^”]*”')
_BASIC_TYPES = frozenset({"plains", "island", "swamp", "mountain", "forest"})
_ACTIVATED = frozenset(
    {
        "adapt", "boast", "channel", "craft", "crew", "cycling", "embalm", "encore", "equip",
        "eternalize", "forecast", "fortify", "level up", "monstrosity", "ninjutsu", "outlast",
        "reconfigure", "reinforce", "saddle", "scavenge", "transfigure", "transmute", "unearth",
    }
)  # fmt: skip
"""Keywords that stand for activated abilities."""


def against(
    companion: KnownCard, least: int, cards: Iterable[tuple[int, KnownCard]]
) -> list[str] | None:
    """Return the names of those CARDS of a deck, with their counts, that COMPANION forbids.

    The deck has LEAST cards at least; `THE_DECK` is no card. None: the condition is not understood.
    """
    from pyengine.engine.bridge import bridge  # few decks have companions

    text = condition(companion)
    rows = [row for count, card in cards if (row := _row(count, card)) is not None]
    verdict, *found = bridge().call("define", "magic", "companion", text, least, rows)
    return list(found[0]) if verdict == "read" else None


def condition(card: KnownCard) -> str:
    """Return the ability by which CARD may be a companion, or ""."""
    faces = card.printed.faces if card.printed is not None else ()
    found = (part.text for face in faces for part in paragraphs(face))
    return next((text for text in found if text.startswith("Companion")), "")


def _row(count: int, card: KnownCard) -> list[Any] | None:
    """Return CARD as deck_conditions.pl has it."""
    if card.printed is not None:
        printed, face = card.printed, card.printed.faces[0]
        cost = face.mana_cost
        if printed.layout == "split":
            cost = "".join(half.mana_cost for half in printed.faces)
        kinds = [[*face.supertypes, *face.types], list(face.subtypes)]
        return [card.name, count, cost, int(printed.mana_value), *kinds, _word(_acts(printed))]
    if card.own is None:
        return None
    own = card.own
    acts = any(ability.startswith("activated(") for ability in own.abilities)
    kinds = [[*own.supertypes, *own.types], list(own.subtypes)]
    activated = _word(acts or _BASIC_TYPES.intersection(own.subtypes))
    return [card.name, count, own.mana_cost, int(mana_value(own.mana_cost)), *kinds, activated]


def _acts(card: PrintedCard) -> bool:
    """Tell whether the front of CARD has an activated ability: a cost, a colon, an effect."""
    face = card.faces[0]
    if face.loyalty is not None or _BASIC_TYPES.intersection(face.subtypes):
        return True
    if ":" in _QUOTED.sub("", face.text):
        return True
    return any(word.lower().endswith(tuple(_ACTIVATED)) for word in card.keywords)


def _word(truth: object) -> str:
    return "true" if truth else "false"
