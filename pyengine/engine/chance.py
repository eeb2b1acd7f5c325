"""Chance for agents: random numbers that follow from a seed and from where the game is."""

from __future__ import annotations

import random
from dataclasses import dataclass
from hashlib import blake2b


@dataclass(frozen=True, slots=True, repr=False)
class Chance:
    """Random numbers, the same for the same seed at the same choice of the same game.

    Nothing has to be remembered between choices. From which text the numbers follow is not for
    agents: it counts the choices of all players, and so tells what the others can do.
    """

    _text: str

    def of(self, part: object) -> Chance:
        """Return a chance of its own for PART of what is to be drawn, a number or a name."""
        return Chance(f"{self._text}/{part}")

    def number(self) -> int:
        """Return a number from 0 to 2**64-1: a hash."""
        return int.from_bytes(blake2b(self._text.encode(), digest_size=8).digest(), "big")

    def below(self, options: int) -> int:
        """Return a number from 0 to OPTIONS-1, uniform but for a bias of less than 1 in 10**16."""
        return self.number() % options

    def generator(self) -> random.Random:
        """Return a generator of more numbers."""
        return random.Random(self._text)


def chance_of(seed: object) -> Chance:
    """Return the chance that SEED stands for: itself, or anything whose text differs."""
    return seed if isinstance(seed, Chance) else Chance(str(seed))
