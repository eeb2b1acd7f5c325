"""The agent that takes what is best at once, in any game whose states can be valued."""

from __future__ import annotations

from pyengine.agents.agent import Agent
from pyengine.agents.evaluation import Evaluator
from pyengine.engine.seat import Seat
from pyengine.engine.state import State


class GreedyAgent(Agent):
    """Takes an action that leads to the best state, any of those that are alike."""

    def choose(self, seat: Seat) -> int:
        """Return the index of an action with the best immediate result."""
        if len(seat.actions) == 1:
            return 0
        evaluator, clock = Evaluator.of(seat.game, self.player), self.clock()
        values: dict[int, float] = {}
        with seat.determinized(self.chance(seat), clock) as state, clock.running():
            if evaluator.evaluation_after is not None:
                values.update(enumerate(evaluator.after(state)))
            else:
                self._valued(evaluator, state, self.mixed(seat), values)
        self.decided(clock, seat, f"{len(values)} of {len(seat.actions)} options looked at")
        most = max(values.values(), default=0.0)
        best = [index for index in sorted(values) if values[index] == most]
        return self.any_of(best or range(len(seat.actions)), seat)

    def _valued(
        self, evaluator: Evaluator, state: State, order: list[int], values: dict[int, float]
    ) -> None:
        """Put what each action of ORDER leads to into VALUES, until somebody is in a hurry."""
        for index in order:
            if values and self.hurried():
                return
            values[index] = evaluator.after_one(state, index)
