"""Sums of counters put on and removed from objects (122)."""

from __future__ import annotations

from typing import Any

from pyengine.engine.flags.handler import Facts, flag


@flag("change_counters")
def change_counters(facts: Facts) -> list[list[Any]]:
    """Add up `change_counters(Object, Kind, Amount, Before)`; at none left the fluent ends."""
    totals: dict[tuple[int, str], int] = {}
    standing: dict[tuple[int, str], int] = {}
    for _, thing, kind, amount, before in facts["change_counters"]:
        key = (thing, kind)
        standing[key] = before
        totals[key] = totals.get(key, before) + amount
    updates: list[list[Any]] = []
    for (thing, kind), total in totals.items():
        if total > 0:
            updates.append(["counters", thing, kind, total])
        elif standing[thing, kind] > 0:
            updates.append(["-", ["counters", thing, kind, standing[thing, kind]]])
    return updates
