"""Alpha-beta search for games of two players (Knuth and Moore, 1975), deeper while time lasts."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from pyengine.agents.agent import Agent, at_least
from pyengine.agents.evaluation import WIN, Evaluator
from pyengine.engine.seat import Seat
from pyengine.engine.state import State
from pyengine.errors import AgentError


class _TimeIsUp(Exception):
    pass


@dataclass
class MinimaxAgent(Agent):
    """Looks DEPTH choices ahead at most, for SECONDS at most (0: no limit).

    It is right where both players see everything. Elsewhere it takes one sample of what is hidden
    for the truth, as a player who does not doubt would.
    """

    depth: int = at_least(1, 8)
    seconds: float = at_least(0.0, 1.0)

    def choose(self, seat: Seat) -> int:
        """Return the index of the best action that was found; AgentError: not two players."""
        if len(seat.players) != 2:
            raise AgentError(f"minimax is for two players, not {len(seat.players)}")
        if len(seat.actions) == 1:
            return 0
        end = time.perf_counter() + self.seconds if self.seconds else math.inf
        search = _Search(Evaluator.of(seat.game, self.player), end)
        try:
            with seat.determinized(self.chance(seat)) as state:
                search.deepen(state, self.depth)
        except _TimeIsUp:
            pass
        return search.best


@dataclass
class _Search:
    """Searches until `end`, a moment of the clock; `best` is the best action so far."""

    evaluator: Evaluator
    end: float
    best: int = 0

    def deepen(self, state: State, depth: int) -> None:
        """Search to 1, 2, ... DEPTH choices; what was good comes first the next time."""
        values = self.evaluator.after(state)
        order = sorted(range(len(values)), key=lambda index: -values[index])
        self.best = order[0]
        for ply in range(2, depth + 1):
            found = self._root(state, order, ply)
            order.sort(key=lambda index: -found.get(index, -math.inf))
            if max(found.values()) >= WIN or len(found) == 1:
                return

    def _root(self, state: State, order: list[int], depth: int) -> dict[int, float]:
        """Return bounds of what the actions are worth; `best` follows as they are found."""
        found: dict[int, float] = {}
        most = -math.inf
        for index in order:
            found[index] = self._below(state, index, depth, most, math.inf)
            if found[index] > most:
                most, self.best = found[index], index
        return found

    def _below(self, state: State, index: int, depth: int, low: float, high: float) -> float:
        if time.perf_counter() > self.end:
            raise _TimeIsUp  # the state is put back where the imagining ends
        state.apply(index)
        value = self._value(state, depth - 1, low, high)
        state.undo()
        return value

    def _value(self, state: State, depth: int, low: float, high: float) -> float:
        """Return what STATE is worth, exact between LOW and HIGH."""
        if depth == 0 or state.is_terminal():
            return self.evaluator.evaluate(state)
        mine = state.current_player() == self.evaluator.player
        values = self.evaluator.after(state)
        if depth == 1:
            return max(values) if mine else min(values)
        order = sorted(range(len(values)), key=lambda index: values[index], reverse=mine)
        best = -math.inf if mine else math.inf
        for index in order:
            value = self._below(state, index, depth, low, high)
            best = max(best, value) if mine else min(best, value)
            low, high = (max(low, best), high) if mine else (low, min(high, best))
            if low >= high:
                break
        return best
