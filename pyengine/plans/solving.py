"""Looks for plans: the search runs in a process of its own, by the rules, and can be stopped."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from pyengine.engine.bridge import PrologError
from pyengine.engine.copied import Copied, stopped_by_interrupt
from pyengine.engine.fingerprint import fingerprint
from pyengine.engine.remote import EndedError, LateError
from pyengine.errors import EngineError
from pyengine.plans.believed import Believed
from pyengine.plans.problem import PlanError, Problem
from pyengine.plans.strategy import Node, Option, Strategy

_GRACE = 5.0
"""How many seconds a search has to see that its time is over: a state may take as long."""

Progress = Callable[[int, int], bool | None]
"""Is told how many states were visited, and how long the plans are that are looked for.

Where it returns False, the search ends unfinished.
"""


@dataclass(frozen=True)
class Solution:
    """What a search has found.

    `outcome` is `plan`, `none` (all of the space was searched), `none_within` (the bound of
    choices) or `unfinished` (time or Ctrl-C); `length` the plan's, or how far was looked.
    """

    problem: Problem
    outcome: str
    length: int
    states: int
    seconds: float
    processor_seconds: float
    strategy: Strategy | None = None

    def line(self) -> list[Option]:
        """Return the actions of the strategy's longest line; none where there is no plan."""
        return [] if self.strategy is None else self.strategy.line()

    def words(self) -> Iterator[str]:
        """Yield the strategy line by line, for people: nothing where there is none."""
        if self.strategy is not None:
            yield from self.strategy.words()

    def record(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {
            "goal": self.problem.goal,
            "within": self.problem.bound,
            "opponents": self.problem.opponents,
            "outcome": self.outcome,
            "length": self.length,
            "states": self.states,
            "seconds": round(self.seconds, 3),
            "strategy": None if self.strategy is None else self.strategy.record(),
        }


class Opening(NamedTuple):
    """A first action, in words, and the outcome of plans that begin with it, as of `Solution`."""

    action: str
    words: str
    outcome: str
    length: int


class Solver(Copied):
    """A game whose plans are looked for: a copy of it in a caged process.

    `interrupted` tells whether Ctrl-C ended the last search, so that who has others to make ends,
    too.
    """

    interrupted = False
    _seen = 0, 0

    def solve(self, problem: Problem, progress: Progress | None = None) -> Solution:
        """Look for the shortest plan; Ctrl-C ends the search, and not the program.

        PlanError: the goal may not be asked, or the bound means nothing here.
        """
        problem = self._with_player(problem)
        begun = time.monotonic()
        try:
            word, length, states, millis, rows = self._ask("solve", problem, progress)
        except LateError:
            states, length = self._seen
            word, millis, rows = "unfinished", 0, []
        seconds = time.monotonic() - begun
        found = Solution(problem, str(word), int(length), int(states), seconds, int(millis) / 1000)
        return found if word != "plan" else replace(found, strategy=self._strategy(found, rows))

    def solve_all(self, problem: Problem, progress: Progress | None = None) -> Believed:
        """Look for the shortest plan that holds whatever is hidden, as `solve` does.

        PlanError: as of `solve`, or what is hidden or left to chance may be in too many ways.
        """
        problem = self._with_player(problem)
        begun = time.monotonic()
        try:
            word, length, states, _, worlds, plan = self._ask("solve_all", problem, progress)
        except LateError:
            states, length = self._seen
            word, worlds, plan = "unfinished", 0, []
        seconds = time.monotonic() - begun
        return Believed(problem, str(word), int(length), int(worlds), int(states), seconds, plan)

    def openings(self, problem: Problem, progress: Progress | None = None) -> list[Opening]:
        """Return each first action, like ones once, and what plans begin with it.

        PlanError: as of `solve`, or the search was ended before all was known.
        """
        found = self._ask_all("openings", self._with_player(problem), progress)
        return [Opening(*row) for row in found]

    def count(self, problem: Problem, progress: Progress | None = None) -> int:
        """Return how many shortest plans there are; PlanError as of `openings`."""
        word, _, count = self._ask_all("count_plans", self._with_player(problem), progress)
        if word == "unfinished":
            raise PlanError("the search was ended before all plans were counted")
        return int(count)

    def sequences(self, problem: Problem, most: int, progress: Progress | None = None) -> int:
        """Return how many sequences of actions lead to the bound of PROBLEM, MOST at most.

        PlanError: as of `openings`.
        """
        plain = replace(self._with_player(problem), cuts=("table",), opponents="all")
        return int(self._ask_all("count_sequences", plain, progress, most)[0])

    def holds(self, goal: str) -> bool:
        """Return whether GOAL holds now, at the end of the game, too; PlanError as of `solve`."""
        try:
            answer = self._opened().call("define", "ask", goal, 1, self._seconds)
        except PrologError as error:
            raise PlanError(error.message.strip()) from error
        return bool(answer[2])

    def _with_player(self, problem: Problem) -> Problem:
        if problem.player is None and self._choice is not None:
            return replace(problem, player=self._choice.player)
        return problem

    def _ask_all(
        self, request: str, problem: Problem, progress: Progress | None, *more: int
    ) -> list[Any]:
        try:
            return self._ask(request, problem, progress, *more)
        except LateError as error:
            raise PlanError("the search was ended before all was known") from error

    def _ask(
        self, request: str, problem: Problem, progress: Progress | None, *more: int
    ) -> list[Any]:
        remote = self._opened()
        with stopped_by_interrupt() as stopped:
            remote.watch = self._watching(time.monotonic(), stopped, progress)
            try:
                return remote.call(
                    "define", request, self._setup.game, problem.goal, problem.options(), *more,
                    seconds=self._seconds + _GRACE,
                )  # fmt: skip
            except PrologError as error:
                raise PlanError(error.message.strip()) from error
            except EndedError as error:
                raise PlanError("the search took too much memory") from error
            finally:
                self.interrupted = stopped.is_set()

    def _watching(
        self, begun: float, stopped: threading.Event, progress: Progress | None
    ) -> Callable[[int, int], bool]:
        self._seen = 0, 0

        def watch(states: int, depth: int) -> bool:
            self._seen = states, depth
            if progress is not None and progress(states, depth) is False:
                return False
            return not stopped.is_set() and time.monotonic() - begun < self._seconds

        return watch

    def _strategy(self, found: Solution, rows: list[Any]) -> Strategy:
        """Return the strategy of ROWS, which come from where strangers' goals are asked."""
        try:
            nodes = tuple(
                Node(str(kind), str(player), tuple(Option(*option) for option in options))
                for _, kind, player, options in rows
            )
        except (TypeError, ValueError) as error:
            raise EngineError("SWI-Prolog gave an answer that can't be read") from error
        game = self._setup.game
        return Strategy(game, fingerprint(), self._position, found.problem, found.length, nodes)
