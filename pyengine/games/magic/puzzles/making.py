"""New puzzles from boards drawn by chance: what is asked is proved before it is told."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
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
_MOST_STATES = 4_000
"""A board with more is given up: not by time, so that a seed makes the same puzzles."""
_MOST_LIFE = 20
_LEAST_OPENINGS = 3
_LEAST_LENGTH = 3

Watch = Callable[[int, int], None]
"""Is told the number of a board, and how many states a search of it has visited."""


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

    def __init__(self, seed: int, kind: str = "win", watch: Watch | None = None) -> None:
        """Begin with SEED: the same one makes the same puzzles. WATCH is told of each search."""
        self._rng = random.Random(f"{kind}/{seed}")
        self._kind, self._seed, self._watch = kind, seed, watch
        self._pools = [Pool.of("elves"), Pool.of("goblins")]
        self._solver: Solver | None = None
        self._number = 0

    def tries(self) -> Iterator[Puzzle | None]:
        """Yield, board after board, a puzzle with a single right first action, or None."""
        while True:
            self._number += 1
            try:
                yield self._puzzle()
            except ManalogError:  # the search took too long: another board
                self._check_interrupted()
                yield None

    def _puzzle(self) -> Puzzle | None:
        draw = drawn_attack if self._kind == "survive" else drawn_board
        found = self._tight(draw(self._rng, self._pools, _SIZE))
        if found is None or self._solver is None:
            return None
        problem, length = found.solution.problem, found.solution.length
        openings = self._solver.openings(problem, self._small)
        good = [opening for opening in openings if opening.outcome == "plan"]
        if len(good) != 1 or len(openings) < _LEAST_OPENINGS:
            return None
        name = f"Made {self._kind} {self._seed}-{self._number}"
        return Puzzle(name, _WORDS[self._kind], found.board, problem, length, (1, len(openings)))

    def _tight(self, board: str) -> Found | None:
        """Return BOARD with the most life, or the least, with which there is a plan."""
        surviving = self._kind == "survive"
        player = "a" if surviving else "b"
        lives = range(_MOST_LIFE, 0, -1) if surviving else range(1, _MOST_LIFE)
        best = self._last(board, player, lives)
        if best is None or best.solution.length < _LEAST_LENGTH:
            return None
        self._turn_to(best.board)
        return best

    def _last(self, board: str, player: str, lives: Sequence[int]) -> Found | None:
        """Return BOARD with the last of LIVES of PLAYER with which there is a plan.

        Such lives come first: each step goes twice as far, and back by halves.
        """
        best, known, beyond, step = None, -1, len(lives), 1
        while known + 1 < beyond:
            index = min(known + step, (known + beyond) // 2 if beyond < len(lives) else beyond - 1)
            found = self._solved(_with_life(board, player, lives[index]))
            if found is None:
                beyond = index
            else:
                best, known, step = found, index, 2 * step
        return best

    def _turn_to(self, board: str) -> bool:
        """Begin with BOARD; whether there is enough to choose."""
        session = board_in_words(board)
        session.mode = "contracted"
        if session.choice is None or session.choice.count < _LEAST_OPENINGS:
            return False
        if self._solver is None:
            self._solver = Solver(session, _SECONDS)
        else:
            self._solver.turn_to(session)
        return True

    def _solved(self, board: str) -> Found | None:
        if not self._turn_to(board) or self._solver is None:
            return None
        solution = self._solver.solve(_PROBLEMS[self._kind], self._small)
        self._check_interrupted()
        return Found(board, solution) if solution.outcome == "plan" else None

    def _check_interrupted(self) -> None:
        if self._solver is not None and self._solver.interrupted:
            raise KeyboardInterrupt

    def _small(self, states: int, _depth: int) -> bool:
        """Whether to go on: decided where a search always tells of itself, whatever the time."""
        if self._watch is not None:
            self._watch(self._number, states)
        return states < _MOST_STATES or states % 512 != 0

    def close(self) -> None:
        """End the search's process."""
        if self._solver is not None:
            self._solver.close()


_SIZE = Size(5, 3, 2)
_PROBLEMS = {"win": Problem("won(a)", player="a"), "survive": Problem("turn(10)", 2, player="a")}
_WORDS = {
    "win": "a is to win this turn, whatever b does.",
    "survive": "a is to be alive when the next turn begins, whatever b does.",
}


def _with_life(board: str, player: str, life: int) -> str:
    return re.sub(rf"(?m)^{player}: life \d+", f"{player}: life {life}", board)
