"""The chance of each player to win, as it was learned from games: who is ahead, in people's words.

It is a logistic function of how the players stand (`standing.py`), the same for all decks. The
weights were learned by `manalog train chances`; docs/learning.md has the command and how often it
is right.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from pyengine.agents.evaluation import Valued
from pyengine.games.magic.standing import Standing, standings

FEATURES = ("root of life", "cards in hand", "lands", "creatures", "power", "toughness")

_MOST_LANDS = 7

WEIGHTS: tuple[float, ...] = (1.4090, 0.2089, 0.1953, 0.0820, 0.0137, 0.3148)
"""What each of the FEATURES is worth, in the logarithm of the odds."""


def features(standing: Standing) -> tuple[float, ...]:
    """Return the FEATURES of a player who stands so."""
    return (
        math.sqrt(max(0, standing.life)),
        standing.hand,
        min(standing.lands, _MOST_LANDS),
        len(standing.creatures),
        sum(max(0, power) for power, _ in standing.creatures),
        sum(max(0, toughness) for _, toughness in standing.creatures),
    )


def chances(state: Valued) -> dict[str, float]:
    """Return the chance of each player to win STATE, by the WEIGHTS; who has left has none."""
    odds = {
        player: weighted(features(standing), WEIGHTS)
        for player, standing in standings(state).items()
    }
    most = max(odds.values())
    strengths = {player: math.exp(own - most) for player, own in odds.items()}
    whole = sum(strengths.values())
    return {player: strengths.get(player, 0.0) / whole for player in state.players()}


def weighted(values: Sequence[float], weights: Sequence[float]) -> float:
    """Return the sum of VALUES by their WEIGHTS."""
    return sum(value * weight for value, weight in zip(values, weights, strict=True))
