"""The Monte Carlo agent of Zandvliet's thesis (section 5.1), in any game."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.agents.agent import Agent, at_least
from pyengine.engine.seat import Seat


@dataclass
class MonteCarloAgent(Agent):
    """Plays PLAYOUTS random games after each legal action, and takes the one with the most wins.

    For each playout the hidden cards are a new sample; ties are decided at random.
    """

    playouts: int = at_least(1, 10)

    def choose(self, seat: Seat) -> int:
        """Return the index of an action after which the most random games are won."""
        if len(seat.actions) == 1:
            return 0
        wins = [0] * len(seat.actions)
        for game in range(self.playouts):
            if game and self.hurried():
                break
            chance = self.chance(seat).of(game)
            with seat.determinized(chance) as state:
                for index in range(len(wins)):
                    state.apply(index)
                    wins[index] += state.playout(chance.of(index))[self.player] > 0
                    state.undo()
        most = max(wins)
        return self.any_of([index for index, won in enumerate(wins) if won == most], seat)
