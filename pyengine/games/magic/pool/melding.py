"""Meld cards: what two of them meld into is the back of the one that says so (712.4).

MTGJSON gives both cards of a pair that back; other files have it as a card of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from pyengine.games.magic.pool.printed import PrintedCard

LAYOUT = "meld"

_INTO = re.compile(r"\bmeld them into ([^.\n]+)\.")
_WITH = re.compile(r"\(Melds with ([^()\n]+?)\.?\)")


def with_backs(cards: Mapping[str, PrintedCard]) -> dict[str, PrintedCard]:
    """Return CARDS by their names, those that meld with their backs."""
    return {**cards, **{card.name: card for card in _melding(cards)}}


def _melding(cards: Mapping[str, PrintedCard]) -> Iterator[PrintedCard]:
    """Yield the meld cards among CARDS that have one face, as such."""
    for card in cards.values():
        said = _INTO.search(card.faces[0].text)
        back = cards.get(said[1]) if said else None
        if len(card.faces) == 1 and back is not None and len(back.faces) == 1:
            yield replace(card, layout=LAYOUT, faces=(*card.faces, *back.faces))
            yield replace(back, layout=LAYOUT)
            yield from _counterpart(card, cards)


def _counterpart(card: PrintedCard, cards: Mapping[str, PrintedCard]) -> Iterator[PrintedCard]:
    """Yield the other card of the pair that CARD belongs to, as a meld card."""
    for other in cards.values():
        said = _WITH.search(other.faces[0].text)
        if said and said[1] == card.faces[0].name and len(other.faces) == 1:
            yield replace(other, layout=LAYOUT)
