"""The agent that plays at random, in any game (Zandvliet, section 5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.agents.agent import Agent, draw
from pyengine.engine.seat import Seat


class RandomAgent(Agent):
    """Takes every legal action with the same probability."""

    def choose(self, seat: Seat) -> int:
        """Return the index of any action of the present choice."""
        return self.any_of(range(len(seat.actions)), seat)

    def any_of(self, indices: Sequence[int], seat: Seat) -> int:
        """Return one of INDICES, each with the same probability."""
        if len(indices) == 1:
            return indices[0]
        return indices[draw(self.seed, self.player, seat.decisions, len(indices))]
