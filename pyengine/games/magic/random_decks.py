"""Decks that are drawn by chance from a pool, so that many games try many cards.

A deck has sixty cards: forty spells of two colors by a curve of costs, so that they can be cast,
and twenty lands, mostly basic ones in the proportion of the spells' symbols. Beside it lie fifteen
other spells of these colors, for the cards that bring one in.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from pyengine.engine.session import Setup
from pyengine.errors import CardError
from pyengine.games.magic.cards.colors import BASIC_TYPES
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.deck_lists import LARGEST_SIDEBOARD
from pyengine.games.magic.decks import Deck
from pyengine.games.magic.setup import magic_setup
from pyengine.system.resources import pool_path

SPELLS, LANDS, OTHER_LANDS = 40, 20, 4
_CURVE = {1: 7, 2: 10, 3: 9, 4: 7, 5: 4, 6: 3}
"""How many spells cost so much; the last number is for that and more."""

_SYMBOL = re.compile(r"\{([^}]*)\}")


@dataclass(frozen=True, slots=True)
class _Spell:
    """A card that is no land: its name, what it costs, and of which colors."""

    name: str
    cost: int
    colors: frozenset[str]
    symbols: tuple[str, ...]

    @classmethod
    def of(cls, card: Card) -> _Spell:
        parts = _SYMBOL.findall(card.mana_cost)
        symbols = tuple(part for part in parts if part in BASIC_TYPES)
        cost = sum(int(part) if part.isdigit() else part != "X" for part in parts)
        return cls(card.name, min(max(cost, 1), 6), frozenset(symbols), symbols)


@dataclass(frozen=True, slots=True)
class _Castable:
    """The spells of two colors, all of them and those of each cost of the curve."""

    spells: list[_Spell]
    by_cost: dict[int, list[_Spell]]


@dataclass
class RandomSetups:
    """Set-ups of games for SEATS players with decks from the pool FILE, or the user's pool.

    FILE is a pool, or a card file, which is read once and kept. It can go to another process.
    """

    file: Path | None
    seats: int = 2

    def __call__(self, seed: int) -> Setup:
        """Return the set-up of the game with SEED: the same seed, the same decks."""
        decks = [self.deck(seed, seat) for seat in range(1, self.seats + 1)]
        return magic_setup(decks, seed=seed, database=self.cards)

    def deck(self, seed: int, seat: int) -> Deck:
        """Return the deck of SEAT, from 1, in the game with SEED."""
        chance = random.Random(f"{seed}/{seat}")
        colors = frozenset(chance.sample(sorted(BASIC_TYPES), 2))
        castable = self._castable(colors)
        spells = _by_curve(castable, chance)
        lands = _lands(spells, colors, self._other_lands, self._basics, chance)
        counts = Counter([spell.name for spell in spells] + lands)
        pile = tuple((count, name) for name, count in counts.items())
        beside = tuple((1, spell.name) for spell in _by_curve(castable, chance))
        return Deck(f"random_{seat}", pile, beside[:LARGEST_SIDEBOARD])

    def __getstate__(self) -> dict[str, object]:
        """Return what another process needs; it opens the pool itself."""
        return {"file": self.file, "seats": self.seats}

    # -------------------------------------------------------------- the pool

    @cached_property
    def cards(self) -> CardDatabase:
        """The cards that decks are drawn from, and those that come with Manalog."""
        from pyengine.games.magic.pool.files import pool_of

        file = self.file or pool_path()
        if not file.exists():
            raise CardError(
                "there is no pool to draw decks from",
                file=file,
                remedy="Name a card file with --pool, or import one: manalog cards import FILE",
            )
        return CardDatabase.open(pool=pool_of(file))

    @cached_property
    def _cards(self) -> list[Card]:
        assert self.cards.pool is not None
        return sorted(self.cards.pool.understood(), key=lambda card: card.name)

    @cached_property
    def _spells(self) -> list[_Spell]:
        return [_Spell.of(card) for card in self._cards if "land" not in card.types]

    @cached_property
    def _other_lands(self) -> list[str]:
        lands = [card for card in self._cards if "land" in card.types]
        return [card.name for card in lands if "basic" not in card.supertypes]

    @cached_property
    def _basics(self) -> dict[str, str]:
        return {color: self.cards.basic_land(kind) for color, kind in BASIC_TYPES.items()}

    def _castable(self, colors: frozenset[str]) -> _Castable:
        if colors not in self._by_colors:
            spells = [spell for spell in self._spells if spell.colors <= colors]
            costs = {cost: [one for one in spells if one.cost == cost] for cost in _CURVE}
            self._by_colors[colors] = _Castable(spells, costs)
        return self._by_colors[colors]

    @cached_property
    def _by_colors(self) -> dict[frozenset[str], _Castable]:
        return {}


def _by_curve(castable: _Castable, chance: random.Random) -> list[_Spell]:
    """Draw spells by the curve, each once if there are enough; CardError: there are none."""
    spells = castable.spells
    if not spells:
        raise CardError("no card of the pool can be played and cast")
    drawn: list[_Spell] = []
    for cost, count in _CURVE.items():
        of_cost = castable.by_cost[cost]
        drawn += chance.sample(of_cost, min(count, len(of_cost)))
    if len(drawn) < SPELLS:
        taken = set(drawn)
        left = [spell for spell in spells if spell not in taken]
        drawn += chance.sample(left, min(SPELLS - len(drawn), len(left)))
    while len(drawn) < SPELLS:
        drawn.append(chance.choice(spells))
    return drawn


def _lands(
    spells: Iterable[_Spell],
    colors: frozenset[str],
    others: Sequence[str],
    basics: dict[str, str],
    chance: random.Random,
) -> list[str]:
    """Return the lands of a deck with SPELLS: basic ones as the symbols ask, and some others."""
    symbols = Counter(symbol for spell in spells for symbol in spell.symbols)
    lands = chance.sample(others, min(OTHER_LANDS, len(others)))
    first, second = sorted(colors)
    total = symbols[first] + symbols[second]
    left = LANDS - len(lands)
    share = round(left * symbols[first] / total) if total else left // 2
    share = min(max(share, 3), left - 3)
    return [*lands, *[basics[first]] * share, *[basics[second]] * (left - share)]
