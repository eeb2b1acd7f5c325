"""The Monte Carlo agent of Zandvliet's thesis (section 5.1), in any game."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.agents.agent import Agent, at_least
from pyengine.engine.chance import Chance
from pyengine.engine.clock import Clock
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
        order, clock = self.mixed(seat), self.clock()
        wins = dict.fromkeys(range(len(order)), 0)
        games = 0
        while games < self.playouts and not clock.cut and not (games and self.hurried()):
            won = self._round(seat, order, self.chance(seat).of(games), clock)
            if clock.cut and games:
                break
            wins = {index: wins[index] + more for index, more in won.items()}
            games += 1
        self.decided(clock, seat, f"{len(wins)} of {len(order)} options in game {games}")
        most = max(wins.values(), default=0)
        best = [index for index in sorted(wins) if wins[index] == most]
        return self.any_of(best or range(len(order)), seat)

    def _round(self, seat: Seat, order: list[int], chance: Chance, clock: Clock) -> dict[int, int]:
        """Return whether a random game is won after each action of ORDER, while there is time."""
        won: dict[int, int] = {}
        with seat.determinized(chance, clock) as state, clock.running():
            for index in order:
                state.apply(index)
                won[index] = int(state.playout(chance.of(index))[self.player] > 0)
                state.undo()
        return won
