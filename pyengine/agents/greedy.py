"""The agent that takes what is best at once, in any game whose states can be valued."""

from __future__ import annotations

from pyengine.agents.agent import Agent
from pyengine.agents.evaluation import Evaluator
from pyengine.engine.seat import Seat


class GreedyAgent(Agent):
    """Takes an action that leads to the best state, any of those that are alike."""

    def choose(self, seat: Seat) -> int:
        """Return the index of an action with the best immediate result."""
        if len(seat.actions) == 1:
            return 0
        evaluator = Evaluator.of(seat.game, self.player)
        with seat.determinized(self.chance(seat)) as state:
            values = evaluator.after(state)
        most = max(values)
        return self.any_of([index for index, value in enumerate(values) if value == most], seat)
