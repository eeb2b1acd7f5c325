"""How many states the game has, as Zandvliet counts them (section 4.1): measured and published.

The thesis counts where a deck's cards may be: library, hand, battlefield or graveyard. All cards,
permanents only, creatures only, and creatures told apart by power and toughness alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod
from typing import Any

from pyengine.games.magic.cards.database import Card, CardDatabase
from pyengine.games.magic.decks import read_deck

ZONES = 4
"""Library, hand, battlefield, graveyard."""

CATEGORIES = ("1/1", "1/2", "2/1", "2/2", "2/3", "3/2", "3/3", "*/*")
"""Powers and toughnesses, in the order of tables 4.1 and 4.2."""

_COSTS = 5
"""The mana values of cards that are no lands, 1 to 5, that Schützer and Paim would tell apart."""

_HAND = ((11, 2), (8, 1), (1, 1), (20, 1))
"""The example of A.1: hidden cards of 2/2, 1/1, */* and no creatures, and those in hand."""

_FLEETING = frozenset({"instant", "sorcery"})


@dataclass(frozen=True)
class Row:
    """One number: what is counted, what was published, and what is measured, all as text."""

    what: str
    published: str
    measured: str

    @property
    def agrees(self) -> bool:
        """Whether both are the same."""
        return self.published == self.measured

    def record(self) -> dict[str, Any]:
        """Return the row as data."""
        return {
            "what": self.what,
            "published": self.published,
            "measured": self.measured,
            "agrees": self.agrees,
        }


@dataclass(frozen=True)
class DeckCount:
    """What a deck has: cards, permanents, and its creatures by power and toughness."""

    cards: int
    permanents: int
    creatures: Counter[str]


PUBLISHED_CREATURES = {
    "elves": (11, 2, 0, 8, 3, 0, 3, 2),
    "goblins": (10, 0, 6, 11, 0, 1, 1, 1),
}
"""Table 4.1, in the order of CATEGORIES."""

PUBLISHED_ORDERINGS = {
    "elves": (364, 10, 1, 165, 20, 1, 20, 10),
    "goblins": (286, 1, 84, 364, 1, 4, 4, 4),
}
"""Table 4.2."""

_PUBLISHED = {
    "elves": ("60", "55", "29", "1.30e+33", "2.88e+17", "2.40e+09"),
    "goblins": ("60", "56", "30", "5.19e+33", "1.15e+18", "5.60e+08"),
}
"""Cards, permanents, creatures, and the states of the last two and of table 4.2."""


def arrangements(cards: int) -> int:
    """Return in how many ways CARDS different cards can be in the four zones."""
    return prod([ZONES] * cards)


def orderings(cards: int) -> int:
    """Return in how many ways CARDS cards that are alike can be in the four zones (table 4.2)."""
    return comb(cards + ZONES - 1, ZONES - 1)


def joint_chance(hidden: int, hand: Sequence[tuple[int, int]]) -> Fraction:
    """Return the chance that HIDDEN cards, some of which are in hand, are there as HAND says.

    HAND has for each kind how many of it are hidden, and how many of these are in hand (A.1.2).
    """
    drawn = sum(count for _, count in hand)
    return Fraction(prod(comb(kind, count) for kind, count in hand), comb(hidden, drawn))


def hands(cards: int, kinds: int) -> int:
    """Return how many hands of CARDS differ where so many KINDS of cards are told apart."""
    return comb(cards + kinds - 1, kinds - 1)


def count_deck(source: str) -> DeckCount:
    """Return what the deck file or built-in deck SOURCE has; DeckError, CardError."""
    with CardDatabase.open() as database:
        deck = read_deck(source, database)
        cards = [(count, database.lookup(name)) for count, name in deck.cards]
    creatures: Counter[str] = Counter()
    for count, card in cards:
        if "creature" in card.types:
            creatures[_category(card)] += count
    permanents = sum(count for count, card in cards if not _FLEETING & set(card.types))
    return DeckCount(deck.size, permanents, creatures)


def simplified_states(deck: DeckCount) -> int:
    """Return the number of states of section 4.1.3."""
    return prod(orderings(count) for count in deck.creatures.values())


def rows() -> Iterator[Row]:
    """Yield all numbers of section 4.1: each deck's, then both decks' together.

    Before them stand the joint chance of appendix A.1, and the hands of Schützer and Paim (4.1).
    """
    yield Row(
        "A.1: the chance of the hand there", "0.0072", f"{float(joint_chance(45, _HAND)):.4f}"
    )
    yield Row("mulligans: hands of two cards", "3", str(hands(2, 2)))
    yield Row("mulligans: the same with costs", "21", str(hands(2, 1 + _COSTS)))
    decks = {name: count_deck(name) for name in PUBLISHED_CREATURES}
    for name, deck in decks.items():
        yield from _deck_rows(name, deck)
    yield from _joint_rows(list(decks.values()))


def _deck_rows(name: str, deck: DeckCount) -> Iterator[Row]:
    cards, permanents, creatures, of_permanents, of_creatures, simplified = _PUBLISHED[name]
    total = deck.creatures.total()
    yield Row(f"{name}: cards", cards, str(deck.cards))
    yield Row(f"{name}: permanents", permanents, str(deck.permanents))
    yield Row(f"{name}: creatures", creatures, str(total))
    tables = zip(CATEGORIES, PUBLISHED_CREATURES[name], PUBLISHED_ORDERINGS[name], strict=True)
    for category, count, ways in tables:
        measured = deck.creatures[category]
        yield Row(f"{name}: creatures of {category} (4.1)", str(count), str(measured))
        yield Row(f"{name}: orderings of {category} (4.2)", str(ways), str(orderings(measured)))
    others = total - sum(deck.creatures[category] for category in CATEGORIES)
    yield Row(f"{name}: creatures of other sizes", "0", str(others))
    yield Row(f"{name}: states, all cards", "1.3e+36", f"{arrangements(deck.cards):.1e}")
    yield Row(f"{name}: states, permanents", of_permanents, _brief(arrangements(deck.permanents)))
    yield Row(f"{name}: states, creatures", of_creatures, _brief(arrangements(total)))
    yield Row(f"{name}: states, sizes of creatures", simplified, _brief(simplified_states(deck)))


def _joint_rows(decks: list[DeckCount]) -> Iterator[Row]:
    cards = prod(arrangements(deck.cards) for deck in decks)
    permanents = prod(arrangements(deck.permanents) for deck in decks)
    creatures = prod(arrangements(deck.creatures.total()) for deck in decks)
    sizes = prod(simplified_states(deck) for deck in decks)
    yield Row("both: states, all cards", "1.8e+72", f"{cards:.1e}")
    yield Row("both: states, permanents", "6.74e+66", _brief(permanents))
    yield Row("both: states, creatures", "3.32e+35", _brief(creatures))
    yield Row("both: states, sizes of creatures", "1.34e+18", _brief(sizes))


def _category(card: Card) -> str:
    fixed = all(str(value).isdigit() for value in (card.power, card.toughness))
    return f"{card.power}/{card.toughness}" if fixed else "*/*"


def _brief(number: int) -> str:
    return f"{number:.2e}"
