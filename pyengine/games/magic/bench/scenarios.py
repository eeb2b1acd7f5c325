"""The speed of scenarios."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.engine.bridge import bridge
from pyengine.errors import ScenarioError
from pyengine.games.magic.scenarios.runner import Selection, run_scenario


@dataclass
class ScenariosMeasured:
    """What scenarios cost; `results` counts them by their status."""

    seconds: float = 0.0
    results: Counter[str] = field(default_factory=Counter)

    @property
    def scenarios(self) -> int:
        """How many were run."""
        return self.results.total()

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON."""
        return {
            "scenarios": self.scenarios,
            "scenarios_per_second": round(self.scenarios / self.seconds, 1) if self.seconds else 0,
            "seconds": round(self.seconds, 2),
            "results": dict(sorted(self.results.items())),
        }


def measure_scenarios(
    files: Sequence[str | Path], into: ScenariosMeasured, *, seconds: float = 20.0
) -> Iterator[ScenariosMeasured]:
    """Run the scenarios of FILES in turn, again and again, for SECONDS; yield INTO after each.

    What is read once, files and cards, and the start of SWI-Prolog do not count. ScenarioError: a
    file can't be read, or there is no scenario.
    """
    selection = Selection(files)
    scenarios, cards = selection.read(), selection.open_cards()
    if not scenarios:
        raise ScenarioError("there are no scenarios")
    bridge()
    start = time.perf_counter()
    for scenario in itertools.cycle(scenarios):
        into.results[run_scenario(scenario, cards).status] += 1
        into.seconds = time.perf_counter() - start
        yield into
        if into.seconds >= seconds:
            return
