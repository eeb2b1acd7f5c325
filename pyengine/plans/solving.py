"""Looks for plans: the search runs in a process of its own, by the rules, and can be stopped."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from pyengine.engine.bridge import PrologError
from pyengine.engine.cage import Limits
from pyengine.engine.fingerprint import fingerprint
from pyengine.engine.remote import EndedError, LateError, Remote
from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.plans.problem import PlanError, Problem
from pyengine.plans.strategy import Node, Option, Strategy
from pyengine.system.closing import Closing

SECONDS = 60.0
"""How long a search may take where nothing else is said."""

Progress = Callable[[int, int], None]
"""Is told how many states were visited, and how long the plans are that are looked for."""


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
    strategy: Strategy | None = None

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


class Solver(Closing):
    """A game whose plans are looked for: a copy of it in a caged process."""

    def __init__(self, session: Session, seconds: float = SECONDS) -> None:
        """Copy SESSION; searches take SECONDS at most, each."""
        self._session, self._seconds = session, seconds
        self._fluents = tuple(session.fluents())
        self._position = session.digest()
        self._remote: Remote | None = None

    def _opened(self) -> Remote:
        if self._remote is None or self._remote.closed:
            limits = Limits(megabytes=2000, prolog=600, cpu_seconds=int(self._seconds) + 600)
            self._remote = Remote(cage=limits)
            there = Session(self._session.setup, self._session.mode, _bridge=self._remote)
            there.load(self._fluents, progress=self._session.progress)
        return self._remote

    def solve(self, problem: Problem, progress: Progress | None = None) -> Solution:
        """Look for the shortest plan; Ctrl-C ends the search, and not the program.

        PlanError: the goal may not be asked, or the bound means nothing here.
        """
        if problem.player is None and self._session.choice is not None:
            problem = replace(problem, player=self._session.choice.player)
        remote = self._opened()
        begun = time.monotonic()
        with _stopped() as stopped:
            remote.watch = self._watching(begun, stopped, progress)
            try:
                word, length, states, rows = remote.call(
                    "define", "solve", self._session.setup.game, problem.goal, problem.options(),
                    seconds=self._seconds + 60,
                )  # fmt: skip
            except PrologError as error:
                raise PlanError(error.message.strip()) from error
            except (EndedError, LateError) as error:
                raise PlanError("the search took too much memory or time") from error
        seconds = time.monotonic() - begun
        found = Solution(problem, str(word), int(length), int(states), seconds)
        return found if word != "plan" else replace(found, strategy=self._strategy(found, rows))

    def _watching(
        self, begun: float, stopped: threading.Event, progress: Progress | None
    ) -> Callable[[int, int], bool]:
        def watch(states: int, depth: int) -> bool:
            if progress is not None:
                progress(states, depth)
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
        game = self._session.setup.game
        return Strategy(game, fingerprint(), self._position, found.problem, found.length, nodes)

    def close(self) -> None:
        """End the process."""
        if self._remote is not None:
            self._remote.close()


@contextmanager
def _stopped() -> Iterator[threading.Event]:
    """Give what a first Ctrl-C of the block sets; a second one is heard as ever."""
    stopped = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stopped
        return
    before = signal.getsignal(signal.SIGINT)

    def first(*_: object) -> None:
        stopped.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, first)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)
