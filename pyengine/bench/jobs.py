"""Several jobs at once, each with games of its own, beside one job and the machine itself."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.synchronize import Barrier
from typing import Any

from pyengine.bench.games import Measured, Plan, measure
from pyengine.bench.watched import Watched
from pyengine.engine.bridge import bridge
from pyengine.errors import EngineError
from pyengine.games import find_game

APART = 1_000_000
"""How far the seeds of two jobs are apart, in games."""

_LOOP_SECONDS = 5.0
_PATIENCE = 120.0
_LOOK_SECONDS = 0.2
_ROUND = 100_000

Task = Callable[[], Any]


@dataclass
class JobsMeasured:
    """The record of one job alone, those of all at once, and loops a second alone and at once."""

    begin: float = field(default_factory=time.perf_counter)
    one: dict[str, Any] = field(default_factory=dict)
    each: list[dict[str, Any]] = field(default_factory=list)
    loops_of_one: float = 0.0
    loops_of_each: list[float] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.perf_counter() - self.begin

    @property
    def finished(self) -> int:
        """How many jobs are measured: all or none."""
        return len(self.loops_of_each)

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON: games a second are the sum, ratios are to one job."""
        together = sum(record["games_per_second"] for record in self.each)
        alone = self.one["games_per_second"]
        return {
            "jobs": len(self.each),
            "games_per_second": round(together, 2),
            "ratio": round(together / alone, 3) if alone else 0.0,
            "ratio_of_machine": round(sum(self.loops_of_each) / self.loops_of_one, 3),
            "one_job": self.one,
            "each_job": {str(number): record for number, record in enumerate(self.each, 1)},
        }


def measure_jobs(
    plan: Plan, jobs: int, into: JobsMeasured, *, seconds: float = 20.0, games: int | None = None
) -> Iterator[None]:
    """Play the games of PLAN in one process, then in JOBS at once; yield now and then.

    Each plays for SECONDS, or GAMES games. Then a loop of Python alone is run in one and in as many
    processes: what the machine itself gives. EngineError: a process fails. Closed, it ends them.
    """
    find_game(plan.setup.game).prepare()
    plans = [replace(plan, seed=plan.seed + APART * number) for number in range(jobs)]
    play = [partial(_play, own, seconds, games) for own in plans]
    loop = [partial(_loop, min(seconds, _LOOP_SECONDS))] * jobs
    (into.one,) = yield from at_once(play[:1], bridge)
    into.each = yield from at_once(play, bridge)
    (into.loops_of_one,) = yield from at_once(loop[:1])
    into.loops_of_each = yield from at_once(loop)


def length(seconds: float) -> float:
    """Return about how long measure_jobs takes that is asked for SECONDS."""
    return 2 * (seconds + min(seconds, _LOOP_SECONDS))


def at_once(tasks: Sequence[Task], prepare: Task | None = None) -> Generator[None, None, list[Any]]:
    """Perform each of TASKS in a process of its own, from the same moment on; return what comes.

    Each performs PREPARE before that moment. It yields while it waits, and however it ends, so do
    the processes. EngineError: one fails.
    """
    context = get_context("spawn")
    together = context.Barrier(len(tasks))
    answers: dict[Connection, Any] = {}
    processes = []
    try:
        for task in tasks:
            answer, theirs = context.Pipe(duplex=False)
            process = context.Process(
                target=_work, args=(theirs, together, prepare, task), daemon=True
            )
            process.start()
            theirs.close()  # so that the end of the process is the end of the pipe
            processes.append(process)
            answers[answer] = None
        waiting = set(answers)
        while waiting:
            ready = wait(waiting, _LOOK_SECONDS)
            for answer in [known for known in waiting if known in ready]:
                answers[answer] = _received(answer)
                waiting.remove(answer)
            yield
        return list(answers.values())
    finally:
        for process in processes:
            process.kill()
            process.join()


def _received(answer: Connection) -> Any:
    try:
        return answer.recv()
    except EOFError as error:
        raise EngineError("a process that played games has died", remedy="Try --jobs 1") from error


def _work(answer: Connection, together: Barrier, prepare: Task | None, task: Task) -> None:
    """Perform TASK once all processes are prepared; the parent sees to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare()
    together.wait(_PATIENCE)
    answer.send(task())


def _play(plan: Plan, seconds: float, games: int | None) -> dict[str, Any]:
    measured = Measured(watched=Watched() if plan.draw else None)
    for _ in measure(plan, measured, seconds=seconds, games=games):
        pass
    return measured.record()


def _loop(seconds: float) -> float:
    """Return how many rounds a second Python counts, in SECONDS and in one round at least."""
    begin, rounds, elapsed = time.perf_counter(), 0, 0.0
    while not rounds or elapsed < seconds:
        for _ in range(_ROUND):
            pass
        rounds += 1
        elapsed = time.perf_counter() - begin
    return rounds / elapsed
