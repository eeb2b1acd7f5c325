"""Building a deck of 40 cards from a pool: two colors, a curve, and basic lands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from pyengine.games.magic.cards.colors import BASIC_TYPES
from pyengine.games.magic.limited.rating import COLORS, Rated

SIZE, LANDS = 40, 17
"""How many cards a deck has, and how many of them are lands."""

BASICS = {color: kind.capitalize() for color, kind in BASIC_TYPES.items()}
"""The basic land of each color (305.6)."""

_CURVE = {1: 3, 2: 6, 3: 5, 4: 4, 5: 3}
"""How many spells of a mana value a deck wants; more of one are worth less."""

_CROWDED = 0.4
_TOP = 5
"""Mana values from here on are one step of the curve."""


@dataclass(frozen=True)
class Built:
    """A deck as it is built: the cards from the pool, basic lands, and what stays beside it."""

    main: tuple[str, ...]
    lands: Mapping[str, int]
    side: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many cards the deck has."""
        return len(self.main) + sum(self.lands.values())

    def text(self, title: str) -> str:
        """Return the deck as a list, called TITLE."""
        basics = [(count, name) for name, count in self.lands.items() if count]
        main = [(count, name) for name, count in Counter(self.main).items()]
        lines = ["About", f"Name {title}", "", "Deck"]
        lines += [f"{count} {name}" for count, name in [*main, *basics]]
        if self.side:
            lines += ["", "Sideboard"]
            lines += [f"{count} {name}" for name, count in Counter(self.side).items()]
        return "\n".join([*lines, ""])


def build(pool: Sequence[str], rated: Mapping[str, Rated]) -> Built:
    """Return the best deck of POOL: of the two colors that give most, with basic lands.

    Cards that can't be played stay beside it; where there are too few others, lands fill it up.
    """
    spells = [rated[name] for name in pool if rated[name].playable and not rated[name].land]
    best = max(combinations(COLORS, 2), key=lambda pair: _value(_chosen(spells, pair)))
    chosen = _chosen(spells, best)
    main = tuple(card.name for card in chosen)
    side = list(pool)
    for name in main:
        side.remove(name)
    return Built(main, lands_for(chosen, SIZE - len(main)), tuple(side))


def _value(cards: Iterable[Rated]) -> float:
    return sum(card.worth for card in cards)


def _chosen(spells: Iterable[Rated], colors: Iterable[str]) -> list[Rated]:
    """Return the 23 best of SPELLS that COLORS can cast, with the curve in view."""
    left = sorted((card for card in spells if card.fits(colors)), key=lambda card: -card.worth)
    chosen: list[Rated] = []
    steps: Counter[int] = Counter()
    while left and len(chosen) < SIZE - LANDS:
        best = max(left, key=lambda card: card.worth - _crowding(card, steps))
        left.remove(best)
        chosen.append(best)
        steps[step(best)] += 1
    return sorted(chosen, key=lambda card: (card.mana_value, card.name))


def _crowding(card: Rated, steps: Mapping[int, int]) -> float:
    over = steps.get(step(card), 0) + 1 - _CURVE[step(card)]
    return _CROWDED * max(0, over)


def step(card: Rated, top: int = _TOP) -> int:
    """Return the step of the curve that CARD is on: 1 to TOP."""
    return min(max(card.mana_value, 1), top)


def lands_for(cards: Iterable[Rated], number: int) -> dict[str, int]:
    """Return NUMBER basic lands, divided as the mana symbols of CARDS are; each color has some."""
    symbols = Counter(letter for card in cards for letter in color_symbols(card))
    if not symbols:
        return {BASICS["W"]: number}
    total, lands = symbols.total(), {}
    for color in COLORS:
        if symbols[color]:
            lands[BASICS[color]] = max(1, round(number * symbols[color] / total))
    most = max(lands, key=lambda name: lands[name])
    lands[most] += number - sum(lands.values())
    return lands


def color_symbols(card: Rated) -> Iterable[str]:
    """Return the colors of CARD's mana symbols, each as often as it is there."""
    plain = [letter for letter in card.mana_cost if letter in COLORS]
    return plain if "/" not in card.mana_cost else card.colors


def curve(
    names: Iterable[str], rated: Mapping[str, Rated], top: int = _TOP
) -> list[tuple[str, int, int]]:
    """Return for each step of the curve its name, the creatures and the other spells there.

    Mana values from TOP on are one step.
    """
    cards = [rated[name] for name in names if name in rated and not rated[name].land]
    found = []
    for number in range(1, top + 1):
        here = [card for card in cards if step(card, top) == number]
        creatures = sum(card.creature for card in here)
        label = f"{number}+" if number == top else f"0-{number}" if number == 1 else str(number)
        found.append((label, creatures, len(here) - creatures))
    return found
