"""A draft as data: the packs on the table, what everybody has picked, and the packs to come.

Everybody takes a card of the pack in front of them, and passes the rest on: the first and the third
pack to the left, the second to the right. All is drawn from the seed when the draft begins, so that
a draft that was kept goes on as it would have.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pyengine.games.magic.limited.boosters import BoosterBox
from pyengine.games.magic.limited.rating import COLORS, Rated

_COMMITMENT = 0.25
"""How much more a card is worth for each pick that a color of it has been followed."""

_OPEN_PICKS = 4
"""So many picks are made before colors matter."""

Packs = tuple[tuple[str, ...], ...]
"""A pack for each seat."""


@dataclass(frozen=True)
class Draft:
    """A draft, or sealed pools where all was given out at once.

    `table` are the packs of the seats, `picked` what each seat has, `unopened` the packs to come,
    a round each.
    """

    sets: tuple[str, ...]
    seed: int
    table: Packs
    picked: Packs
    unopened: tuple[Packs, ...]
    rarities: Mapping[str, str]
    opened: int = 1
    pick: int = 1
    """The number of the pick in this pack."""
    at_once: int = 1
    """How many cards of a pack are taken before it is passed on: two by 903.13b."""

    @classmethod
    def of(
        cls, boxes: Sequence[BoosterBox], sets: Sequence[str], rarities: Mapping[str, str],
        seats: int, seed: int, at_once: int = 1,
    ) -> Draft:  # fmt: skip
        """Return a draft of a pack of each of BOXES for each of SEATS, from SEED.

        AT_ONCE cards of a pack are taken before it is passed on.
        """
        rng = random.Random(f"draft/{seed}")
        rounds = [tuple(tuple(box.booster(rng)) for _ in range(seats)) for box in boxes]
        had: Packs = ((),) * seats
        later = tuple(rounds[1:])
        return cls(
            tuple(sets), seed, rounds[0], had, later, dict(rarities), at_once=at_once,
        )  # fmt: skip

    @classmethod
    def sealed(
        cls, boxes: Sequence[BoosterBox], sets: Sequence[str], rarities: Mapping[str, str],
        seats: int, seed: int,
    ) -> Draft:  # fmt: skip
        """Return pools of a pack of each of BOXES for each of SEATS, from SEED."""
        rng = random.Random(f"sealed/{seed}")
        pools = tuple(
            tuple(name for box in boxes for name in box.booster(rng)) for _ in range(seats)
        )
        return cls(tuple(sets), seed, ((),) * seats, pools, (), dict(rarities), len(boxes))

    @property
    def over(self) -> bool:
        """Whether everything has been picked."""
        return not any(self.table) and not self.unopened

    def after(self, picks: Sequence[str]) -> Draft:
        """Return the draft after each seat has taken the card of PICKS; "" where it has no pack."""
        table, picked = [], []
        for pack, name, had in zip(self.table, picks, self.picked, strict=True):
            left = list(pack)
            if pack:
                left.remove(name)
            table.append(tuple(left))
            picked.append((*had, name) if pack else had)
        step = (1 if self.opened % 2 else -1) if self.pick % self.at_once == 0 else 0
        passed = tuple(table[(seat - step) % len(table)] for seat in range(len(table)))
        if any(passed) or not self.unopened:
            return replace(self, table=passed, picked=tuple(picked), pick=self.pick + 1)
        return replace(
            self, table=self.unopened[0], unopened=self.unopened[1:], picked=tuple(picked),
            opened=self.opened + 1, pick=1,
        )  # fmt: skip


def best_pick(pack: Sequence[str], picked: Sequence[str], rated: Mapping[str, Rated]) -> str:
    """Return what a bot takes of PACK who has PICKED: what can be played, in its colors."""
    if not pack:
        return ""
    followed = _followed(picked, rated)

    def rank(name: str) -> tuple[bool, float, str]:
        card = rated[name]
        return card.playable, _attraction(card, followed, len(picked)), name

    return max(pack, key=rank)


def _followed(picked: Sequence[str], rated: Mapping[str, Rated]) -> dict[str, float]:
    """Return how much of what was PICKED is of each color."""
    found = dict.fromkeys(COLORS, 0.0)
    for name in picked:
        card = rated[name]
        for color in card.colors if card.playable else "":
            found[color] += max(0.0, card.worth) / len(card.colors)
    return found


def _attraction(card: Rated, followed: Mapping[str, float], picks: int) -> float:
    if picks < _OPEN_PICKS:
        return card.worth
    own = sorted(followed, key=lambda color: -followed[color])[:2]
    outside = sum(color not in own for color in card.colors)
    return card.worth - _COMMITMENT * outside * (picks - _OPEN_PICKS + 1)
