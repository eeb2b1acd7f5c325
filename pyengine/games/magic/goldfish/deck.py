"""What a deck is made of: lands, what they make, and what spells cost."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from pyengine.games.magic.agents.curve import mana_value
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.decks import Deck
from pyengine.games.magic.position import Position

_COLORED = re.compile("[WUBRG]")


@dataclass(frozen=True)
class DeckFacts:
    """A deck by its cards' names: which are lands, and the colors that each land makes.

    `curve` counts the other cards by mana value, `colors` are those that costs ask for.
    """

    name: str
    cards: int
    lands: Mapping[str, frozenset[str]]
    counts: Mapping[str, int]
    curve: Mapping[int, int]
    colors: tuple[str, ...]

    @property
    def land_count(self) -> int:
        """How many lands there are."""
        return sum(self.counts[name] for name in self.lands)

    def sources(self, color: str) -> int:
        """Return how many lands make COLOR."""
        return sum(self.counts[name] for name, made in self.lands.items() if color in made)


def facts_of(deck: Deck, database: CardDatabase) -> DeckFacts:
    """Return the facts of DECK; CardError: a card is unknown."""
    lands, curve, asked = {}, Counter[int](), set[str]()
    own = {card.name: card for card in deck.own}
    for count, name in deck.cards:
        card = deck.card(name, database)
        if "land" in card.types:
            lands[name] = colors_made(name, database, own)
        else:
            curve[mana_value(card.mana_cost)] += count
            asked |= set(_COLORED.findall(card.mana_cost))
    colors = tuple(color for color in "WUBRG" if color in asked)
    counts = Counter[str]()
    for count, name in deck.cards:
        counts[name] += count
    return DeckFacts(deck.name, deck.size, lands, counts, dict(sorted(curve.items())), colors)


def colors_made(
    land: str, database: CardDatabase, own: Mapping[str, Card] = MappingProxyType({})
) -> frozenset[str]:
    """Return the colors of which LAND, with nothing beside it, pays one mana, by the rules.

    OWN are cards that are otherwise in this deck than in DATABASE.
    """
    position = Position(database=database, own=dict(own))
    position.battlefield("a", land)
    session = position.begin()
    return frozenset(session.call("define", "magic", "mana_colors", "a"))
