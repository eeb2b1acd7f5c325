"""Where the time of a workload goes, in Prolog and in Python."""

from __future__ import annotations

import cProfile
import pstats
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from pyengine.bench.workloads import Wishes, begin
from pyengine.bridge import bridge
from pyengine.errors import ManalogError

_PROLOG, _PYTHON = "Prolog", "Python"
_CROSSING = "_exchange"


@dataclass(frozen=True)
class Line:
    """A predicate or function: its calls, and the seconds in itself and with what it calls."""

    language: str
    name: str
    calls: int
    own: float
    cumulative: float


@dataclass
class Profile:
    """Seconds of a run without a profiler, and with each one: those of lines are of the latter."""

    workload: str
    plain: float = 0.0
    prolog: float = 0.0
    python: float = 0.0
    in_prolog: float = 0.0
    lines: list[Line] = field(default_factory=list)

    def share(self, line: Line, seconds: float) -> float:
        """Return which part SECONDS of LINE are of its run, from 0 to 1."""
        total = self.prolog if line.language == _PROLOG else self.python
        return seconds / total if total else 0.0

    def top(self, count: int) -> list[Line]:
        """Return the COUNT lines that take the largest parts of their runs in themselves."""
        lines = sorted(self.lines, key=lambda line: -self.share(line, line.own))
        return lines[:count]

    def record(self, count: int) -> dict[str, Any]:
        """Return the profile for JSON, with its first COUNT lines."""
        lines = [
            asdict(line)
            | {
                "own_share": round(self.share(line, line.own), 4),
                "cumulative_share": round(self.share(line, line.cumulative), 4),
            }
            for line in self.top(count)
        ]
        return {
            "workload": self.workload,
            "seconds": round(self.plain, 3),
            "seconds_profiling_prolog": round(self.prolog, 3),
            "seconds_profiling_python": round(self.python, 3),
            "share_of_prolog": round(self.in_prolog / self.python, 4) if self.python else 0.0,
            "lines": lines,
        }


def profile(name: str, wishes: Wishes, into: Profile) -> Iterator[str]:
    """Run the workload NAME three times, twice under a profiler; yield what comes next.

    ManalogError: the workload runs in other processes.
    """
    if name == "startup":
        raise ManalogError("the start runs in other processes: it can't be profiled here")
    bridge()
    yield "without a profiler"
    into.plain = _run(name, wishes)
    yield _PROLOG
    with _profiled_prolog(into):
        into.prolog = _run(name, wishes)
    yield _PYTHON
    profiler = cProfile.Profile()
    profiler.enable()
    try:
        into.python = _run(name, wishes)
    finally:
        profiler.disable()
        _add_python(profiler, into)


def _run(name: str, wishes: Wishes) -> float:
    start = time.perf_counter()
    for _ in begin(name, wishes).going:
        pass
    return time.perf_counter() - start


@contextmanager
def _profiled_prolog(into: Profile) -> Iterator[None]:
    bridge().call("define", "profile", "start")
    try:
        yield
    finally:
        micros, *rows = bridge().call("define", "profile", "stop")
        into.lines += _prolog_lines(micros / 1e6, rows)


def _prolog_lines(seconds: float, rows: list[list[Any]]) -> Iterator[Line]:
    """Yield a line for each of ROWS: name, calls, own ticks, ticks of what it calls."""
    ticks = sum(own for _, _, own, _ in rows)
    tick = seconds / ticks if ticks else 0.0
    for name, calls, own, children in rows:
        if calls or own:
            yield Line(_PROLOG, name, calls, own * tick, (own + children) * tick)


def _add_python(profiler: cProfile.Profile, into: Profile) -> None:
    """Add Python's functions; what the bridge's crossing takes in itself is Prolog's time."""
    stats = pstats.Stats(profiler).get_stats_profile().func_profiles
    for name, found in stats.items():
        calls = int(str(found.ncalls).split("/")[0])
        place = "" if found.file_name == "~" else f"{Path(found.file_name).stem}:"
        if name == _CROSSING:
            into.in_prolog = found.tottime
        into.lines.append(Line(_PYTHON, f"{place}{name}", calls, found.tottime, found.cumtime))
