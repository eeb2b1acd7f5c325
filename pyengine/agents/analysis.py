"""What the alpha-beta search thinks of a state: the best lines with their values."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from pyengine.agents.evaluation import WIN, Evaluator
from pyengine.agents.sight import options_of
from pyengine.engine.seat import Seat, seat_of
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.errors import AgentError


@dataclass(frozen=True)
class Line:
    """A line of play in words, `player: words` each, and what it is worth to who chooses first.

    Values are from -1 to 1 while the game goes on, 2 and -2 where it is won and lost.
    """

    value: float
    moves: tuple[str, ...]

    @property
    def verdict(self) -> str:
        """The value, as people read it."""
        return (
            "won" if self.value >= WIN else "lost" if self.value <= -WIN else f"{self.value:+.3f}"
        )


@dataclass
class Analysis:
    """The line of each first action, the best first, `depth` choices long at most."""

    player: str
    depth: int = 0
    states: int = 0
    lines: list[Line] = field(default_factory=list)


class _TimeIsUp(Exception):
    pass


def analysed(session: Session, seconds: float, most: int = 30) -> Iterator[Analysis]:
    """Yield the analysis of SESSION, deeper each time, for SECONDS, up to MOST choices ahead.

    What the player who chooses can't see is one sample. AgentError: not two players.
    """
    seat = seat_of(session)
    if len(seat.players) != 2:
        raise AgentError(f"an analysis is for two players, not {len(seat.players)}")
    search = _Search(Evaluator.of(seat.game, seat.player), time.monotonic() + seconds)
    with seat.determinized(0) as state:
        count = len(state.legal_actions())
        order = list(range(count))
        for depth in range(1, most + 1):
            try:
                found = {index: search.line(state, index, depth) for index in order}
            except _TimeIsUp:
                return
            order.sort(key=lambda index: -found[index][0])
            lines = [Line(found[index][0], _words(state, found[index][1])) for index in order]
            yield Analysis(seat.player, depth, search.states, lines)
            if abs(lines[0].value) >= WIN or count == 1:
                return


@dataclass
class _Search:
    evaluator: Evaluator
    end: float
    states: int = 0

    def line(self, state: State, index: int, depth: int) -> tuple[float, list[int]]:
        """Return the exact value of the action INDEX, and the line that it begins."""
        return self._below(state, index, depth, -math.inf, math.inf)

    def _below(
        self, state: State, index: int, depth: int, low: float, high: float
    ) -> tuple[float, list[int]]:
        if time.monotonic() > self.end and depth > 1:
            raise _TimeIsUp  # the state is put back where the imagining ends
        self.states += 1
        state.apply(index)
        value, line = self._value(state, depth - 1, low, high)
        state.undo()
        return value, [index, *line]

    def _value(self, state: State, depth: int, low: float, high: float) -> tuple[float, list[int]]:
        """Return what STATE is worth, exact between LOW and HIGH, and the line to that."""
        if depth == 0 or state.is_terminal():
            return self.evaluator.evaluate(state), []
        sign = 1 if state.current_player() == self.evaluator.player else -1
        values = self.evaluator.after(state)
        order = sorted(range(len(values)), key=lambda index: -sign * values[index])
        if depth == 1:
            return values[order[0]], order[:1]
        best: tuple[float, list[int]] = (-sign * math.inf, [])
        for index in order:
            found = self._below(state, index, depth, low, high)
            if sign * found[0] > sign * best[0]:
                best = found
            low, high = (max(low, best[0]), high) if sign > 0 else (low, min(high, best[0]))
            if low >= high:
                break
        return best


def _words(state: State, line: list[int]) -> tuple[str, ...]:
    """Return the actions number LINE, one after the other, in words."""
    words: list[str] = []
    for index in line:
        player = state.current_player()
        options = options_of(Seat(str(player), state._session))[1]
        words.append(f"{player}: {options[index].words}")
        state.apply(index)
    for _ in line:
        state.undo()
    return tuple(words)
