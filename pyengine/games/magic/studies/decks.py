"""The decks of the studies, and what is counted in them."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck

DECKS = ("elves", "goblins")
"""The two decks of Zandvliet's thesis, in the order of its tables."""


@dataclass(frozen=True)
class LandCount:
    """A deck's name, its number of cards and of lands."""

    name: str
    cards: int
    lands: int


def count_lands(deck: Deck) -> LandCount:
    """Return how many lands DECK has; CardError: a card is unknown."""
    with CardDatabase.open() as database:
        lands = sum(
            count for count, name in deck.cards if "land" in deck.card(name, database).types
        )
    return LandCount(deck.name, deck.size, lands)
