"""Looks after the processes that run cases: counts, and notices crashes and hangs."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from attack import ROOT

SECONDS = 15.0
"""How long a case may take: so much of the processor, or `_BUSY` times as long in all, less what it
waited for the processor."""

_BUSY = 4

_START_SECONDS = 120.0
"""How long a process may take before its first case."""

_CASES_A_PROCESS = 2_000


@dataclass
class Tally:
    """What came of the cases of one kind."""

    kind: str
    counts: Counter[str] = field(default_factory=Counter)
    comparisons: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)

    @property
    def tried(self) -> int:
        """How many cases have ended, well or not."""
        return self.counts.total()

    def add(self, number: int, name: str, record: dict[str, Any]) -> str:
        """Count the case NUMBER, called NAME, of which RECORD is told; return what failed."""
        self.counts[record["verdict"]] += 1
        self.comparisons += record.get("comparisons", 0)
        if record["verdict"] != "failed":
            return ""
        words = f"{record['fault']}: {record['message']}"
        self.failures.append(f"{self.kind} {number} ({name}): {words}")
        return self.failures[-1]


@dataclass
class Watch:
    """The cases of one kind, in as many processes as it takes."""

    tally: Tally
    seed: str
    told: Callable[[str], None] = lambda failure: None
    """Called after each case, with what failed or ""."""
    deadline: float = float("inf")
    _next: int = 1
    _running: str | None = None
    """The name of the case that has begun and not ended; its number is `_next`."""

    def run(self, first: int, last: int, comparisons: int = 0) -> None:
        """Run the cases FIRST to LAST, or, where COMPARISONS is not 0, until so many were made."""
        begin, wanted = time.monotonic(), comparisons or float("inf")
        self._next = first
        while self._next <= last and not self._is_done(wanted):
            self._run_some(min(last, self._next + _CASES_A_PROCESS - 1), wanted)
        self.tally.seconds += time.monotonic() - begin

    def _is_done(self, wanted: float) -> bool:
        return self.tally.comparisons >= wanted or time.monotonic() > self.deadline

    def _run_some(self, last: int, wanted: float) -> None:
        """Run cases in one process, to the case LAST or to one that ends the process."""
        self._running = None
        with (
            tempfile.TemporaryDirectory(prefix="attack-") as place,
            tempfile.TemporaryFile() as complaints,
        ):
            process = self._begun(self._next, last, complaints, Path(place))
            try:
                for record in self._records(process):
                    if "begin" in record:
                        self._next, self._running = record["begin"], record["name"]
                        continue
                    self._count(record)
                    if record["fault"] == "hang" or self._is_done(wanted):
                        return
                self._judge_end(process, last, complaints)
            finally:
                _end(process)

    def _begun(
        self, first: int, last: int, complaints: Any, place: Path
    ) -> subprocess.Popen[bytes]:
        """Begin a process that works in PLACE, all of whose files are gone with that."""
        surroundings = {
            "PYTHONPATH": os.pathsep.join([str(ROOT / "tests"), str(ROOT)]),
            "ATTACK_CANARIES": str(place / "canaries"),
            "TMPDIR": str(place / "temporary"),
            "HOME": str(place / "home"),
        }
        for name in ("canaries", "temporary", "home", "work"):
            (place / name).mkdir()
        return subprocess.Popen(
            [sys.executable, "-m", "attack.worker", self.tally.kind, self.seed,
             str(first), str(last)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=complaints,
            env=os.environ | surroundings, cwd=place / "work", start_new_session=True,
        )  # fmt: skip

    def _records(self, process: subprocess.Popen[bytes]) -> Iterator[dict[str, Any]]:
        """Yield what PROCESS tells, until it ends; a case that takes too long has failed."""
        assert process.stdout is not None
        rest, seconds = b"", _START_SECONDS
        clock = _Clock(process.pid)
        while True:
            if not select.select([process.stdout], [], [], 0.5)[0]:
                if clock.is_over(seconds):
                    yield _fault("hang", f"no end after {seconds:.0f} s")
                    return
                continue
            clock = _Clock(process.pid)
            part = os.read(process.stdout.fileno(), 1 << 16)
            if not part:
                return
            *lines, rest = (rest + part).split(b"\n")
            yield from map(json.loads, lines)
            seconds = SECONDS

    def _count(self, record: dict[str, Any]) -> None:
        failure = self.tally.add(self._next, self._running or "before it began", record)
        self._next, self._running = self._next + 1, None
        self.told(failure)

    def _judge_end(self, process: subprocess.Popen[bytes], last: int, complaints: Any) -> None:
        """Count a case in the middle of which PROCESS ended; without one, there are no more."""
        code = process.wait()
        if self._running is not None or code:
            complaints.seek(0)
            words = complaints.read()[-1_500:].decode(errors="replace").strip()
            begun = self._running is not None
            self._count(_fault("crash", f"ended with {code}: {words}"))
            if not begun:  # it would not begin another time, either
                self._next = sys.maxsize
        elif self._next <= last:
            self._next = sys.maxsize


class _Clock:
    """Tells for how long a process has worked, and how long that took."""

    def __init__(self, process: int) -> None:
        """Begin now."""
        self._process = process
        self._worked, self._begun = self._work(), time.monotonic()
        self._delays: dict[int, float] = {}
        self._delayed = self._queued()

    def is_over(self, seconds: float) -> bool:
        """Whether it has worked for SECONDS, or waited for much longer: not for the processor."""
        waited = time.monotonic() - self._begun - (self._queued() - self._delayed)
        return self._work() - self._worked >= seconds or waited >= seconds * _BUSY

    def _queued(self) -> float:
        """Return how many seconds it, and what it has started, could have worked and did not."""
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError, IndexError, ValueError):
                if int(stat.read_text().rpartition(")")[2].split()[3]) == self._process:
                    delay = int(stat.with_name("schedstat").read_text().split()[1]) / 1e9
                    self._delays[int(stat.parent.name)] = delay
        return sum(self._delays.values())

    def _work(self) -> float:
        """Return its seconds of the processor; 0 where the system does not tell them."""
        try:
            fields = Path(f"/proc/{self._process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _fault(kind: str, message: str) -> dict[str, Any]:
    return {"verdict": "failed", "fault": kind, "message": message}


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if process.stdout is not None:
        process.stdout.close()
