"""How long the command takes to start, and a game in a new process."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from pyengine.bench.timing import Samples
from pyengine.errors import EngineError

RUNS = 5
"""How many times each is started."""

_FIRST_CHOICE = """
from pyengine.games import DEFAULT_GAME, find_game
from pyengine.engine.session import Session
assert Session.start(find_game(DEFAULT_GAME).default_setup(1)).choice is not None
"""

_COMMANDS = {
    "help": ("-m", "pyengine.cli.start", "--help"),
    "first_choice": ("-c", _FIRST_CHOICE),
}

STARTS = RUNS * len(_COMMANDS)
"""How many processes are started."""


@dataclass
class StartupMeasured:
    """Seconds from the start of a process to its end."""

    seconds: float = 0.0
    samples: Samples = field(default_factory=Samples)

    @property
    def starts(self) -> int:
        """How many processes were started."""
        return sum(self.samples.counts().values())

    def record(self) -> dict[str, Any]:
        """Return the medians for JSON, in seconds."""
        found = self.samples.seconds
        return {
            "startup_seconds": {
                name: round(statistics.median(times), 3) for name, times in found.items()
            },
            "starts": self.starts,
        }


def measure_startup(into: StartupMeasured, runs: int = RUNS) -> Iterator[StartupMeasured]:
    """Start `manalog --help`, and a game up to its first choice, RUNS times; yield after each.

    One start of each before, which builds what is missing, does not count.
    """
    for name, arguments in _COMMANDS.items():
        _start(arguments)
        for _ in range(runs):
            into.samples.time(name, lambda arguments=arguments: _start(arguments))  # type: ignore[misc]
            yield into


def _start(arguments: tuple[str, ...]) -> None:
    run = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)
    if run.returncode:
        raise EngineError(f"{sys.executable} {arguments[0]} fails: {run.stderr.strip()[-200:]}")
