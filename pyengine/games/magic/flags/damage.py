"""Sums of simultaneous damage and life, by receiver and form; what damage is lethal."""

from __future__ import annotations

from typing import Any

from pyengine.engine.flags.handler import Facts, flag


@flag("deal_damage", "gain_life", "lose_life")
def damage_and_life(facts: Facts) -> list[list[Any]]:
    """Add up damage dealt to players and creatures, and life gained and lost (119, 120.3).

    `deal_damage(Source, Receiver, Amount, Form, Before)` has the form `life` or `damage`;
    `Before` is what the receiver had before this step.
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


@flag("remember")
def happened_this_turn(facts: Facts) -> list[list[Any]]:
    """Count what happens this turn (608.2i): `remember(Kind, Player, Amount, Before)`."""
    totals: dict[tuple[str, Any], int] = {}
    for _, kind, player, amount, before in facts.get("remember", ()):
        _add(totals, kind, player, amount, before)
    return [["this_turn", kind, player, total] for (kind, player), total in totals.items()]


@flag("lethal_damage", "damage_assigned")
def lethal_damage(facts: Facts) -> list[list[Any]]:
    """Compute lethal damage for each blocker (702.2c, 702.19b): at least 0.

    `lethal_damage(Attacker, Blocker, Toughness, Marked, Deathtouch)` asks;
    `damage_assigned(Blocker, Source, Amount, Deathtouch)` is what others assign in the same step.
    """
    marked_too: dict[Any, int] = {}
    doomed: set[Any] = set()
    for _, blocker, _, amount, deathtouch in facts.get("damage_assigned", ()):
        marked_too[blocker] = marked_too.get(blocker, 0) + amount
        if deathtouch and amount > 0:
            doomed.add(blocker)
    updates = []
    for _, attacker, blocker, toughness, marked, deathtouch in facts.get("lethal_damage", ()):
        needed = max(0, toughness - marked - marked_too.get(blocker, 0))
        most = 0 if blocker in doomed else 1 if deathtouch else needed
        updates.append(["lethal", attacker, blocker, min(needed, most)])
    return updates
