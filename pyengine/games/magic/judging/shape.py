"""The shape of a deck: its curve, its colors, and what kinds of cards it has."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pyengine.games.magic.cards.colors import BASIC_TYPES
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck
from pyengine.games.magic.limited.building import color_symbols, curve
from pyengine.games.magic.limited.rating import COLORS, Rated, rate_all

_TOP = 7
"""Mana values from here on are one step of the curve."""


def shape(deck: Deck, database: CardDatabase) -> dict[str, Any]:
    """Return the shape of DECK, as JSON; cards of which nothing is known are no part of it.

    `curve` has for each step its name, the creatures and the others; `colors` for each color the
    mana symbols in costs and the basic land types.
    """
    rated = rate_all(database, dict.fromkeys((name for _, name in deck.cards), ""))
    known = {name: card for name, card in rated.items() if card.type_line}
    names = [name for name in deck.card_names() if name in known]
    cards = [known[name] for name in names]
    symbols = Counter(letter for card in cards for letter in color_symbols(card))
    basics = Counter(letter for card in cards for letter in _basics(card))
    return {
        "curve": [list(step) for step in curve(names, known, _TOP)],
        "colors": [
            [color, symbols[color], basics[color]]
            for color in COLORS
            if symbols[color] or basics[color]
        ],
        "lands": sum(card.land for card in cards),
        "creatures": sum(card.creature and not card.land for card in cards),
        "others": sum(not (card.creature or card.land) for card in cards),
    }


def _basics(card: Rated) -> list[str]:
    words = card.type_line.lower().split()
    return [color for color, kind in BASIC_TYPES.items() if card.land and kind in words]
