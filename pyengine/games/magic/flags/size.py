"""Sums of power and toughness by layer (613.4)."""

from __future__ import annotations

from typing import Any

from pyengine.engine.flags.handler import Facts, flag


@flag("sum_power_toughness")
def sum_power_toughness(facts: Facts) -> list[list[Any]]:
    """Compute power and toughness from `sum_power_toughness(Object, Layer, Stamp, P, T)`.

    The base is the newest value that an effect sets (7b), else what a characteristic-defining
    ability defines (7a), else what is printed; changes and counters (7c) are added up; each
    effect that switches power and toughness (7d) does so last, so that two of them cancel.
    """
    bases: dict[int, tuple[tuple[int, int], int, int]] = {}
    sums: dict[int, tuple[int, int]] = {}
    switches: dict[int, int] = {}
    rank = {"printed": 0, "defined": 1, "set": 2}
    for _, thing, layer, stamp, power, toughness in facts["sum_power_toughness"]:
        if layer in rank:
            base = ((rank[layer], stamp), power, toughness)
            if thing not in bases or base[0] >= bases[thing][0]:
                bases[thing] = base
        elif layer == "switched":
            switches[thing] = switches.get(thing, 0) + 1
        else:
            p, t = sums.get(thing, (0, 0))
            sums[thing] = (p + power, t + toughness)
    updates = []
    for thing, (_, power, toughness) in bases.items():
        p, t = sums.get(thing, (0, 0))
        size = [power + p, toughness + t]
        updates.append(
            ["power_toughness", thing, *(size[::-1] if switches.get(thing, 0) % 2 else size)]
        )
    return updates
