"""What a deck is made of: lands, what they make, and what spells cost."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from pyengine.games.magic.agents.curve import mana_value
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck

_BASIC = {"plains": "W", "island": "U", "swamp": "B", "mountain": "R", "forest": "G"}
_COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_SYMBOLS = re.compile(r"\{([WUBRG])\}")


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
    for count, name in deck.cards:
        card = database.lookup(name)
        if "land" in card.types:
            lands[name] = _made(card.subtypes, card.abilities)
        else:
            curve[mana_value(card.mana_cost)] += count
            asked |= set(_SYMBOLS.findall(card.mana_cost))
    colors = tuple(color for color in "WUBRG" if color in asked)
    counts = Counter[str]()
    for count, name in deck.cards:
        counts[name] += count
    return DeckFacts(deck.name, deck.size, lands, counts, dict(sorted(curve.items())), colors)


def _made(subtypes: tuple[str, ...], abilities: tuple[str, ...]) -> frozenset[str]:
    """Return the colors of mana that a land makes by its types and its mana abilities."""
    made = {_BASIC[subtype] for subtype in subtypes if subtype in _BASIC}
    for ability in abilities:
        for colors in re.findall(r"\badd\(\[([a-z, ]*)\]", ability):
            made |= {_COLORS[c.strip()] for c in colors.split(",") if c.strip() in _COLORS}
        if "add_any(" in ability:
            made |= set("WUBRG")
    return frozenset(made)
