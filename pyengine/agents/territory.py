"""How a game of Mbrane stands: what agents that do not play to the end look at."""

from __future__ import annotations

import functools
import math
import re

from pyengine.state import State

_SCALE = 16.0
"""So many half points ahead in a region are worth about three quarters of the region."""


def worth(state: State) -> dict[str, float]:
    """Return what STATE is worth to each player, -1 to 1: the mean of its regions' worths."""
    first, second, rows, _ = state.ask("standing")
    value = sum(_region(a - b) for _, a, b in rows) / len(rows)
    return {first: value, second: -value}


def outlook(state: State) -> list[float]:
    """Return what each legal action leads to is worth to the player who chooses.

    It is `worth` after the action, found from the points that a digit brings; a resolution that
    follows is not looked at.
    """
    first, _, rows, cells = state.ask("standing")
    sign = 1 if state.current_player() == first else -1
    leads = {region: sign * (a - b) for region, a, b in rows}
    base = sum(map(_region, leads.values()))
    reach = {(row, column): (own, others) for row, column, own, others in cells}
    found: dict[tuple[int, int, int], float] = {}
    for action in state.legal_actions():
        row, column, digit = move = placement(action)
        own, others = reach[row, column]
        gain = _region(leads[own] + 2 * digit) - _region(leads[own])
        for other in others:
            gain += _region(leads[other] + digit) - _region(leads[other])
        found[move] = (base + gain) / len(leads)
    return list(found.values())


@functools.cache
def placement(action: str) -> tuple[int, int, int]:
    """Return row, column and digit of ACTION, `place(Row,Column,Digit)`."""
    row, column, digit = re.findall(r"\d+", action)
    return int(row), int(column), int(digit)


@functools.cache
def _region(lead: int) -> float:
    """Return what a region is worth in which a player has LEAD half points more."""
    return math.tanh(lead / _SCALE)
