"""The speed of searches for plans, and how many states they need less than plain ones."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from pyengine.games.magic.boards.placing import board_in_words
from pyengine.games.magic.puzzles.puzzle import Puzzle, puzzles
from pyengine.plans.problem import Problem
from pyengine.plans.solving import Solution, Solver
from pyengine.system.resources import carddb_dir

LARGEST = 5
_SECONDS = 120.0
_MOST_PLAIN = 150_000
"""A plain search is ended after so many states."""
_MOST_ON_BOARDS = 10_240
"""So many states are visited on each of `boards()`."""


@dataclass
class SolvingMeasured:
    """What was measured: states and seconds of processor time of all puzzles, and plain searches.

    `plain` has, for each puzzle, how many states a depth-first search visits that has no table,
    takes like objects for different ones, and has no bounds; `times` how many times more these are.
    Where it was ended, that is a lower bound, and the name is among `ended`. `boards` has the
    states a second of processor time on each of `boards()`.
    """

    seconds: float = 0.0
    processor_seconds: float = 0.0
    states: int = 0
    solved: int = 0
    plain: dict[str, int] = field(default_factory=dict)
    times: dict[str, float] = field(default_factory=dict)
    ended: list[str] = field(default_factory=list)
    boards: dict[str, int] = field(default_factory=dict)

    def largest(self) -> list[str]:
        """Return the LARGEST puzzles: those of which a plain search visits most states."""
        return sorted(self.plain, key=lambda name: -self.plain[name])[:LARGEST]

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON."""
        rate = self.states / self.processor_seconds if self.processor_seconds else 0.0
        return {
            "puzzles": self.solved,
            "states": self.states,
            "seconds": round(self.seconds, 2),
            "processor_seconds": round(self.processor_seconds, 2),
            "states_per_second": round(rate),
            "boards": self.boards,
            "times_fewer": {name: round(self.times[name], 1) for name in self.largest()},
            "at_least": [name for name in self.largest() if name in self.ended],
        }


def boards() -> dict[str, str]:
    """Return the boards of 20 permanents on which nobody can win this turn, by their names."""
    files = sorted((carddb_dir() / "boards").glob("*.board"))
    return {file.stem: file.read_text(encoding="utf-8") for file in files}


def measure_solving(into: SolvingMeasured) -> Iterator[SolvingMeasured]:
    """Search on `boards()`; solve each puzzle, twice; yield INTO after each."""
    start = time.perf_counter()
    found = puzzles()
    with Solver(found[0].session(), _SECONDS) as solver:
        for name, board in boards().items():
            into.boards[name] = board_rate(solver, board)
        for puzzle in found:
            solution = _solved(solver, puzzle)
            into.states += solution.states
            into.processor_seconds += solution.processor_seconds
            plain = _solved(solver, puzzle, _MOST_PLAIN)
            into.plain[puzzle.key] = plain.states
            into.times[puzzle.key] = plain.states / solution.states
            into.ended += [puzzle.key] if plain.outcome == "unfinished" else []
            into.solved += 1
            into.seconds = time.perf_counter() - start
            yield into


def board_rate(solver: Solver, board: str, most: int = _MOST_ON_BOARDS) -> int:
    """Return the states a second of a search on BOARD that visits MOST of them.

    It has no bounds, by which the first state decides, and looks at declarations in every order.
    """
    session = board_in_words(board)
    session.mode = "contracted"
    solver.turn_to(session)
    problem = Problem("won(a)", player="a", cuts=("table", "likes"))
    found = solver.solve(problem, lambda states, _: states < most)
    return round(found.states / found.processor_seconds)


def _solved(solver: Solver, puzzle: Puzzle, plain: int | None = None) -> Solution:
    """Return the solution of PUZZLE; with PLAIN, by a plain search of so many states at most."""
    solver.turn_to(puzzle.session())
    if plain is None:
        return solver.solve(puzzle.problem)
    problem = replace(puzzle.problem, cuts=())
    return solver.solve(problem, lambda states, _: states < plain)
