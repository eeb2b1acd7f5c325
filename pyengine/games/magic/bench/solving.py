"""The speed of searches for plans, and how many states they need less than plain ones."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from pyengine.games.magic.puzzles.puzzle import Puzzle, puzzles
from pyengine.plans.solving import Solution, Solver

LARGEST = 5
_SECONDS = 120.0
_MOST_TIMES = 200
"""A plain search is ended after so many times the states of the other."""


@dataclass
class SolvingMeasured:
    """What was measured: states and seconds of processor time of all puzzles, and plain searches.

    `times` has, for each of the largest puzzles, how many times more states a depth-first search
    visits that has no table, takes like objects for different ones, and has no bounds. Where it was
    ended, that is a lower bound, and the name is among `ended`.
    """

    seconds: float = 0.0
    processor_seconds: float = 0.0
    states: int = 0
    solved: int = 0
    times: dict[str, float] = field(default_factory=dict)
    ended: list[str] = field(default_factory=list)

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON."""
        rate = self.states / self.processor_seconds if self.processor_seconds else 0.0
        return {
            "puzzles": self.solved,
            "states": self.states,
            "seconds": round(self.seconds, 2),
            "processor_seconds": round(self.processor_seconds, 2),
            "states_per_second": round(rate),
            "times_fewer": {name: round(times, 1) for name, times in self.times.items()},
            "at_least": self.ended,
        }


def measure_solving(into: SolvingMeasured) -> Iterator[SolvingMeasured]:
    """Solve all puzzles, then the largest ones plainly; yield INTO after each."""
    start = time.perf_counter()
    sizes: dict[Puzzle, int] = {}
    found = puzzles()
    with Solver(found[0].session(), _SECONDS) as solver:
        for puzzle in found:
            solution = _solved(solver, puzzle)
            sizes[puzzle] = solution.states
            into.states += solution.states
            into.processor_seconds += solution.processor_seconds
            into.solved += 1
            into.seconds = time.perf_counter() - start
            yield into
        largest = sorted(sizes, key=lambda puzzle: -sizes[puzzle])
        for puzzle in itertools.islice(largest, LARGEST):
            most = _MOST_TIMES * sizes[puzzle]
            plain = _solved(solver, puzzle, most)
            into.times[puzzle.key] = plain.states / sizes[puzzle]
            into.ended += [puzzle.key] if plain.outcome == "unfinished" else []
            into.seconds = time.perf_counter() - start
            yield into


def _solved(solver: Solver, puzzle: Puzzle, plain: int | None = None) -> Solution:
    """Return the solution of PUZZLE; with PLAIN, by a plain search of so many states at most."""
    solver.turn_to(puzzle.session())
    if plain is None:
        return solver.solve(puzzle.problem)
    problem = replace(puzzle.problem, cuts=())
    return solver.solve(problem, lambda states, _: states < plain)
