"""Sums of simultaneous damage and life, by receiver and form; what damage is lethal."""

from __future__ import annotations

from typing import Any

from pyengine.flags.handler import Facts, flag


@flag("deal_damage", "gain_life", "lose_life")
def damage_and_life(facts: Facts) -> list[list[Any]]:
    """Add up damage dealt to players and creatures, and life gained and lost (119, 120.3).

    `deal_damage(Source, Receiver, Amount, Form, Before)` has the form `life`, `poison` or
    `damage`; `Before` is what the receiver had before this step.
    """
    totals: dict[tuple[str, Any], int] = {}
    for _, _, receiver, amount, form, before in facts.get("deal_damage", ()):
        sign = -1 if form == "life" else 1
        _add(totals, form, receiver, sign * amount, before)
    for _, player, amount, before in facts.get("gain_life", ()):
        _add(totals, "life", player, amount, before)
    for _, player, amount, before in facts.get("lose_life", ()):
        _add(totals, "life", player, -amount, before)
    return [[form, receiver, total] for (form, receiver), total in totals.items()]


def _add(
    totals: dict[tuple[str, Any], int], form: str, receiver: Any, amount: int, before: int
) -> None:
    key = (form, receiver)
    totals[key] = totals.get(key, before) + amount


@flag("lethal_damage")
def lethal_damage(facts: Facts) -> list[list[Any]]:
    """Compute lethal damage for each blocker (702.2c, 702.19b): at least 0.

    `lethal_damage(Attacker, Blocker, Toughness, Marked, Deathtouch)`.
    """
    updates = []
    for _, attacker, blocker, toughness, marked, deathtouch in facts["lethal_damage"]:
        needed = max(0, toughness - marked)
        updates.append(["lethal", attacker, blocker, min(needed, 1) if deathtouch else needed])
    return updates
