"""How a game of Magic stands: what the agents that do not play to the end look at."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from pyengine.agents.evaluation import Valued


@dataclass(frozen=True)
class Standing:
    """A player's part of the board; `creatures` are powers and toughnesses."""

    player: str
    life: int
    library: int
    hand: int
    graveyard: int
    lands: int
    creatures: tuple[tuple[int, int], ...]


def standings(state: Valued) -> dict[str, Standing]:
    """Return how each player who is in the game stands."""
    return {row[0]: _standing(*row) for row in state.ask("standing")}


def _standing(
    player: str, life: int, library: int, hand: int, graveyard: int, lands: int, bodies: list[Any]
) -> Standing:
    creatures = tuple((power, toughness) for power, toughness in bodies)
    return Standing(player, life, library, hand, graveyard, lands, creatures)


def evaluation(state: Valued) -> dict[str, float]:
    """Return what STATE is worth to each player: -1 to 1, less than 1 while the game goes on.

    A player's strength is life, with little weight where there is plenty, cards, lands that
    are still of use, and creatures by their size.
    """
    strengths = {player: _strength(standing) for player, standing in standings(state).items()}
    return {player: _compared(player, strengths) for player in state.players()}


def _strength(standing: Standing) -> float:
    bodies = sum(1.0 + 1.2 * max(0, p) + 0.6 * max(0, t) for p, t in standing.creatures)
    life = 6.0 * math.sqrt(max(0, standing.life))
    return life + bodies + 1.5 * standing.hand + 1.5 * min(standing.lands, 7)


def _compared(player: str, strengths: dict[str, float]) -> float:
    if player not in strengths:
        return -1.0
    others = [strength for other, strength in strengths.items() if other != player]
    return math.tanh((strengths[player] - max(others, default=0.0)) / 20.0)
