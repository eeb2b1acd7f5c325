"""Shuffles and random choices, from the game's seeded generator.

The generator's whole state is the seed and the number of draws, both fluents: undo, saving and
loading bring it along.
"""

from __future__ import annotations

import random
from typing import Any

from pyengine.engine.flags.handler import Facts, flag


def generator(seed: Any, draw: int) -> random.Random:
    """Return the generator of draw number DRAW in the game with SEED."""
    return random.Random(f"{seed}/{draw}")


@flag("shuffle")
def shuffle(facts: Facts) -> list[list[Any]]:
    """Shuffle libraries: `shuffle(Player, Objects, Seed, Draws)` (701.24)."""
    updates: list[list[Any]] = []
    draws = 0
    for number, (_, player, objects, seed, before) in enumerate(facts["shuffle"]):
        draws = before + number + 1
        shuffled = sorted(objects)
        generator(seed, draws).shuffle(shuffled)
        updates.append(["library", player, shuffled])
    return [*updates, ["draws", draws]]


@flag("flip")
def flip(facts: Facts) -> list[list[Any]]:
    """Choose one of several at random: `flip(What, Options, Seed, Draws)` (705)."""
    updates: list[list[Any]] = []
    draws = 0
    for number, (_, what, options, seed, before) in enumerate(facts["flip"]):
        draws = before + number + 1
        updates.append(["flipped", what, generator(seed, draws).choice(options)])
    return [*updates, ["draws", draws]]
