"""Where the time of a workload goes, in Prolog and in Python."""

from __future__ import annotations

import cProfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import Any

from pyengine.bench.sampling import Place, check_sampler, sampled
from pyengine.bench.workload import RunOptions
from pyengine.bench.workloads import begin
from pyengine.engine.bridge import bridge
from pyengine.errors import ManalogError

_PROLOG, _PYTHON = "Prolog", "Python"
_CROSSING: Place = ("bridge", "_exchange")


@dataclass(frozen=True)
class Line:
    """A predicate or function: its calls, and which part of the whole time it takes, from 0 to 1.

    `own` is what it takes in itself, `cumulative` with what it calls. Samples count no calls: None.
    """

    language: str
    name: str
    calls: int | None
    own: float
    cumulative: float


@dataclass
class Profile:
    """Seconds of a run without a profiler, and with each one; `sampling` is of Python's.

    `in_prolog` is the part of the time that Prolog takes, by Python's profiler: Prolog's own
    slows Prolog, so that it is only asked how that part is divided.
    """

    workload: str
    sampling: bool = False
    plain: float = 0.0
    prolog: float = 0.0
    python: float = 0.0
    in_prolog: float = 0.0
    lines: list[Line] = field(default_factory=list)

    def top(self, count: int) -> list[Line]:
        """Return the COUNT lines that take most in themselves."""
        return sorted(self.lines, key=lambda line: -line.own)[:count]

    def record(self, count: int) -> dict[str, Any]:
        """Return the profile for JSON, with its first COUNT lines."""
        return {
            "workload": self.workload,
            "sampling": self.sampling,
            "seconds": round(self.plain, 3),
            "seconds_profiling_prolog": round(self.prolog, 3),
            "seconds_profiling_python": round(self.python, 3),
            "share_of_prolog": round(self.in_prolog, 4),
            "lines": [self._line(line) for line in self.top(count)],
        }

    def _line(self, line: Line) -> dict[str, Any]:
        return {
            "language": line.language,
            "name": line.name,
            "calls": line.calls,
            "own_seconds": round(line.own * self.plain, 6),
            "own_share": round(line.own, 5),
            "cumulative_seconds": round(line.cumulative * self.plain, 6),
            "cumulative_share": round(line.cumulative, 5),
        }


def profile(name: str, wanted: RunOptions, into: Profile) -> Iterator[str]:
    """Run the workload NAME three times, twice under a profiler; yield what comes next.

    ManalogError: the workload runs in other processes, or the sampler of INTO is not installed.
    """
    if into.sampling:
        check_sampler()
    if name == "startup":
        raise ManalogError("the start runs in other processes: it can't be profiled here")
    bridge()
    yield "without a profiler"
    into.plain = _run(name, wanted)
    yield _PROLOG
    into.prolog, rows = _run_in_prolog_profiler(name, wanted)
    yield _PYTHON
    measure = _sampled_lines if into.sampling else _counted_lines
    into.lines += measure(lambda: _run(name, wanted), into)
    into.lines += _prolog_lines(rows, into.in_prolog)


def _run(name: str, wanted: RunOptions) -> float:
    start = time.perf_counter()
    for _ in begin(name, wanted).going:
        pass
    return time.perf_counter() - start


def _run_in_prolog_profiler(name: str, wanted: RunOptions) -> tuple[float, list[list[Any]]]:
    """Return the seconds of a run, and [name, calls, own ticks, ticks of what it calls]."""
    bridge().call("define", "profile", "start")
    try:
        seconds = _run(name, wanted)
    finally:
        rows = bridge().call("define", "profile", "stop")
    return seconds, rows


def _prolog_lines(rows: list[list[Any]], share: float) -> Iterator[Line]:
    """Yield a line for each of ROWS, which take the part SHARE of the time together."""
    ticks = sum(own for _, _, own, _ in rows)
    tick = share / ticks if ticks else 0.0
    for name, calls, own, children in rows:
        if calls or own:
            yield Line(_PROLOG, name, calls, own * tick, (own + children) * tick)


def _counted_lines(run: Callable[[], float], into: Profile) -> list[Line]:
    """Return a line for each function of RUN, by a profiler that sees every call."""
    profiler = cProfile.Profile()
    into.python = profiler.runcall(run)
    return [
        _python_line(into, _place(entry.code), entry.callcount, entry.inlinetime, entry.totaltime)
        for entry in profiler.getstats()
    ]


def _sampled_lines(run: Callable[[], float], into: Profile) -> list[Line]:
    """Return a line for each function that samples of RUN have met."""
    found = sampled(run)
    into.python = found.seconds
    return [
        _python_line(into, place, None, found.own[place], seconds)
        for place, seconds in found.cumulative.items()
    ]


def _python_line(
    into: Profile, place: Place, calls: int | None, own: float, cumulative: float
) -> Line:
    """Return a line from seconds; what the crossing takes in itself is Prolog's time."""
    file, name = place
    own, cumulative = own / into.python, cumulative / into.python
    if place == _CROSSING:
        into.in_prolog, own = own, 0.0
    return Line(_PYTHON, f"{file}:{name}" if file else name, calls, own, cumulative)


def _place(code: CodeType | str) -> Place:
    return ("", code) if isinstance(code, str) else (Path(code.co_filename).stem, code.co_name)
