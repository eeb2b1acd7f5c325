"""Many games looked at, in one process or several, and what is found in them."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from pyengine.engine.session import Setup
from pyengine.errors import EngineError
from pyengine.fuzz.driving import Looked, Watch
from pyengine.fuzz.examining import MOST_SECONDS, examine
from pyengine.fuzz.faults import Found, Start
from pyengine.fuzz.shrinking import Case, shrunk
from pyengine.games import find_game
from pyengine.system.importing import imported


@dataclass(frozen=True)
class Plan:
    """Which games are looked at: those of the seeds from `seed` on, until there are enough.

    `pool` is the file that decks are drawn from, where the game draws decks; at each choice `tried`
    other actions are tried, and after `cut` seconds it is cut. Each cause of faults is shrunk once
    where `shrink` says so, for that many seconds.
    """

    game: str
    seed: int = 1
    games: int | None = None
    seconds: float | None = None
    pool: Path | None = None
    tried: int = 1
    shrink: bool = True
    cut: float = MOST_SECONDS

    def setups(self) -> Callable[[int], Setup]:
        """Return what makes the set-up of a game of its seed; EngineError: there is no pool."""
        game = find_game(self.game)
        if not game.drawn:
            if self.pool is not None:
                raise EngineError(f"no decks can be drawn for {self.game}")
            return game.default_setup
        draw: Callable[[int], Setup] = imported(game.drawn)(self.pool, 2)
        return draw

    def goes_on(self, games: int, seconds: float) -> bool:
        """Whether another game begins after GAMES, SECONDS from the start."""
        if self.games is not None and games >= self.games:
            return False
        return self.seconds is None or seconds < self.seconds or games == 0


@dataclass(frozen=True)
class Outcome:
    """What came of the game with a seed: how much was looked at, or the fault, made small.

    It is `hurried` where there was no time to make it smaller.
    """

    seed: int
    seconds: float
    looked: Looked = field(default_factory=Looked)
    case: Case | None = None
    small: bool = False
    hurried: bool = False


class Looker:
    """Looks at games, one after the other in this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self._setups = plan, plan.setups()
        self._known: set[str] = set()

    def look(self, seed: int) -> Outcome:
        """Look at the game with SEED."""
        begin = time.perf_counter()
        start = Start(self._setups(seed))
        try:
            looked = examine(start, seed, self.plan.tried, self.plan.cut)
        except Found as found:
            case = Case(start, found.actions, found.fault)
            small = self.plan.shrink and case.fault.signature not in self._known
            self._known.add(case.fault.signature)
            watch = Watch(self.plan.cut)
            if small:
                case = shrunk(case, watch)
            seconds = time.perf_counter() - begin
            return Outcome(seed, seconds, Looked(), case, small, small and watch.late())
        return Outcome(seed, time.perf_counter() - begin, looked)


def outcomes(plan: Plan, jobs: int) -> Iterator[Outcome]:
    """Yield what came of each game of PLAN, as JOBS processes look at them.

    In one process they come in the order of their seeds. Closed, it ends the processes.
    """
    if jobs > 1:
        yield from _of_processes(plan, jobs)
        return
    looker, begin, games = Looker(plan), time.perf_counter(), 0
    while plan.goes_on(games, time.perf_counter() - begin):
        yield looker.look(plan.seed + games)
        games += 1


def _of_processes(plan: Plan, jobs: int) -> Iterator[Outcome]:
    find_game(plan.game).prepare()
    plan.setups()(plan.seed)  # so that the pool is read once, before several processes want it
    begin, games = time.perf_counter(), 0
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _Worker.begin, (plan,))
    waiting: set[Future[Outcome]] = set()
    try:
        while True:
            while len(waiting) < 2 * jobs and plan.goes_on(games, time.perf_counter() - begin):
                waiting.add(pool.submit(_Worker.run, plan.seed + games))
                games += 1
            if not waiting:
                break
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for done in sorted(ready, key=lambda future: future.result().seed):
                yield done.result()
    finally:
        for future in waiting:
            future.cancel()
        pool.shutdown(wait=True, cancel_futures=True)


class _Worker:
    """A process of its own; the parent sees to Ctrl-C."""

    looker: Looker

    @classmethod
    def begin(cls, plan: Plan) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.looker = Looker(plan)

    @classmethod
    def run(cls, seed: int) -> Outcome:
        return cls.looker.look(seed)


@dataclass
class Cause:
    """A cause of faults: the first game that has it, the smallest case, and in how many games."""

    seed: int
    case: Case
    games: int = 1
    file: str = ""
    hurried: bool = False


@dataclass
class Tally:
    """What was found so far."""

    games: int = 0
    choices: int = 0
    steps: int = 0
    tried: int = 0
    left: int = 0
    cut: int = 0
    seconds: float = 0.0
    slowest: tuple[float, int] = (0.0, 0)
    seeds: tuple[int, int] = (0, 0)
    causes: dict[str, Cause] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> Cause | None:
        """Add OUTCOME; return its cause where it is a new one."""
        first, last = self.seeds if self.games else (outcome.seed, outcome.seed)
        self.seeds = min(first, outcome.seed), max(last, outcome.seed)
        self.games += 1
        self.choices += outcome.looked.choices
        self.steps += outcome.looked.steps
        self.tried += outcome.looked.tried
        self.left += outcome.looked.left
        self.cut += outcome.looked.cut
        self.slowest = max(self.slowest, (outcome.seconds, outcome.seed))
        if outcome.case is None:
            return None
        known = self.causes.get(outcome.case.fault.signature)
        if known is not None:
            known.games += 1
            return None
        cause = Cause(outcome.seed, outcome.case, hurried=outcome.hurried)
        self.causes[outcome.case.fault.signature] = cause
        return cause

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON."""
        return {
            "games": self.games,
            "seeds": list(self.seeds),
            "choices": self.choices,
            "steps": self.steps,
            "tried": self.tried,
            "left": self.left,
            "cut": self.cut,
            "seconds": round(self.seconds, 2),
            "slowest": {"seed": self.slowest[1], "seconds": round(self.slowest[0], 2)},
            "wrong": sum(cause.games for cause in self.causes.values()),
            "causes": [_cause_record(cause) for cause in self.causes.values()],
        }


def _cause_record(cause: Cause) -> dict[str, Any]:
    fault = cause.case.fault
    return {
        "kind": fault.kind,
        "words": fault.words,
        "details": list(fault.details),
        "games": cause.games,
        "seed": cause.seed,
        "cards": [row[0] for row in cause.case.start.setup.cards],
        "actions": list(cause.case.actions),
        "file": cause.file,
        "hurried": cause.hurried,
    }
