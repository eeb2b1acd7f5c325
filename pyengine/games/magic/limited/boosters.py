"""Boosters: cards of a set drawn by chance, by rarity."""

from __future__ import annotations

import random
from collections.abc import Collection

from pyengine.errors import CardError
from pyengine.games.magic.limited.sets import CardSet


class BoosterBox:
    """Makes boosters of a set; basic lands, which everybody has, are left out (WITHOUT)."""

    def __init__(self, card_set: CardSet, without: Collection[str]) -> None:
        self._set = card_set
        self._sheets = {
            name: {card: weight for card, weight in sheet.cards.items() if card not in without}
            for name, sheet in card_set.sheets.items()
        }
        if not any(self._sheets.get(sheet) for one in card_set.contents for sheet in one.counts):
            raise CardError(f"a booster of {card_set.code} has no cards")

    def booster(self, rng: random.Random) -> list[str]:
        """Return the names of a booster's cards, the rarest last; none is there twice."""
        contents = self._set.contents
        (chosen,) = rng.choices(contents, [one.weight for one in contents])
        drawn: list[str] = []
        for sheet, count in chosen.counts.items():
            drawn += self._drawn(sheet, count, set(drawn), rng)
        return drawn

    def _drawn(self, sheet: str, count: int, had: set[str], rng: random.Random) -> list[str]:
        weights = dict(self._sheets.get(sheet, {}))
        for name in had & set(weights):
            del weights[name]
        drawn = []
        for _ in range(min(count, len(weights))):
            (name,) = rng.choices(list(weights), list(weights.values()))
            del weights[name]
            drawn.append(name)
        return drawn
