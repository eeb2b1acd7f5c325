"""Sums of points in the regions of a board (Mbrane: power and influence)."""

from __future__ import annotations

from typing import Any

from pyengine.engine.flags.handler import Facts, flag


@flag("sum_points")
def sum_points(facts: Facts) -> list[list[Any]]:
    """Add up `sum_points(Region, Player, Kind, Halves, Before)` to `points(…, Sum)`.

    All numbers are half points: the halves of influence are exact.
    """
    sums: dict[tuple[int, str, str], int] = {}
    for _, region, player, kind, halves, before in facts["sum_points"]:
        key = (region, player, kind)
        sums[key] = sums.get(key, before) + halves
    return [["points", *key, halves] for key, halves in sums.items()]
