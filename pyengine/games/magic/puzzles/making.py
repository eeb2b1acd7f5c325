"""New puzzles from boards drawn by chance: what is asked is proved before it is told."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.errors import ManalogError
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.games.magic.puzzles.drawing import Pool, Size, drawn_attack, drawn_board
from pyengine.games.magic.puzzles.puzzle import Puzzle
from pyengine.plans.problem import Problem
from pyengine.plans.solving import Solution, Solver
from pyengine.system.closing import Closing

KINDS = ("win", "survive")
_SECONDS = 60.0
_MOST_STATES = 8_000
"""A board with more is given up: not by time, so that a seed makes the same puzzles."""
_MOST_LIFE = 20


@dataclass(frozen=True)
class Found:
    """A board with just so much life that the goal can be reached, and its shortest plan."""

    board: str
    solution: Solution


class Maker(Closing):
    """Draws boards by SEED until one is a puzzle of KIND, one of KINDS.

    The opponent gets as much life as can be dealt, or the player as little as can be survived with,
    so that little is left to choose.
    """

    def __init__(self, seed: int, kind: str = "win", size: Size | None = None) -> None:
        """Begin with SEED: the same one makes the same puzzles."""
        self._rng = random.Random(f"{kind}/{seed}")
        self._kind, self._seed, self._size = kind, seed, size or Size(5, 3, 2)
        self._pools = [Pool.of("elves"), Pool.of("goblins")]
        self._solver: Solver | None = None

    def tries(self) -> Iterator[Puzzle | None]:
        """Yield, board after board, a puzzle with a single right first action, or None."""
        number = 0
        while True:
            number += 1
            try:
                yield self._puzzle(number)
            except ManalogError:  # the search took too long: another board
                yield None

    def _puzzle(self, number: int) -> Puzzle | None:
        draw = drawn_attack if self._kind == "survive" else drawn_board
        found = self._tight(draw(self._rng, self._pools, self._size))
        if found is None or self._solver is None:
            return None
        openings = self._solver.openings(found.solution.problem, _small)
        good = [opening for opening in openings if opening.outcome == "plan"]
        if len(good) != 1 or len(openings) < 3:
            return None
        name = f"Made {self._kind} {self._seed}-{number}"
        problem = found.solution.problem
        length = found.solution.length
        return Puzzle(name, _WORDS[self._kind], found.board, problem, length, (1, len(openings)))

    def _tight(self, board: str) -> Found | None:
        """Return BOARD with the most life, or the least, with which there is a plan."""
        surviving = self._kind == "survive"
        lives = range(_MOST_LIFE, 0, -1) if surviving else range(1, _MOST_LIFE)
        best: Found | None = None
        for life in lives:
            found = self._solved(_with_life(board, "a" if surviving else "b", life))
            if found is None:
                break
            best = found
        if best is None or best.solution.length < 3:
            return None
        self._solved(best.board)
        return best

    def _solved(self, board: str) -> Found | None:
        session = board_in_words(board)
        session.mode = "contracted"
        if session.choice is None:
            return None
        if self._solver is None:
            self._solver = Solver(session, _SECONDS)
        else:
            self._solver.turn_to(session)
        solution = self._solver.solve(_PROBLEMS[self._kind], _small)
        return Found(board, solution) if solution.outcome == "plan" else None

    def close(self) -> None:
        """End the search's process."""
        if self._solver is not None:
            self._solver.close()


_PROBLEMS = {"win": Problem("won(a)", player="a"), "survive": Problem("turn(10)", 2, player="a")}
_WORDS = {
    "win": "a is to win this turn, whatever b does.",
    "survive": "a is to be alive when the next turn begins, whatever b does.",
}


def _small(states: int, _depth: int) -> bool:
    """Whether to go on: decided where a search always tells of itself, whatever the time."""
    return states < _MOST_STATES or states % 512 != 0


def _with_life(board: str, player: str, life: int) -> str:
    return re.sub(rf"(?m)^{player}: life \d+", f"{player}: life {life}", board)
