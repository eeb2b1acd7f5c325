"""The decks of the studies, and what is counted in them."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck

DECKS = ("elves", "goblins")
"""The two decks of Zandvliet's thesis, in the order of its tables."""


@dataclass(frozen=True)
class LandCount:
    """A deck's name, its number of cards and of lands."""

    name: str
    cards: int
    lands: int


def count_lands(source: str) -> LandCount:
    """Return how many lands the deck file or built-in deck SOURCE has; DeckError, CardError."""
    with CardDatabase.open() as database:
        deck = read_deck(source, database)
        lands = sum(count for count, name in deck.cards if "land" in database.lookup(name).types)
    return LandCount(deck.name, deck.size, lands)
