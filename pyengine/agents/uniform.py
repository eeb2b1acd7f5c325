"""The agent that plays at random, in any game (Zandvliet, section 5.1)."""

from __future__ import annotations

from pyengine.agents.agent import Agent
from pyengine.engine.seat import Seat


class RandomAgent(Agent):
    """Takes every legal action with the same probability."""

    def choose(self, seat: Seat) -> int:
        """Return the index of any action of the present choice."""
        return self.any_of(range(seat.count), seat)
