"""Time that single operations take."""

from __future__ import annotations

import math
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pyengine.engine.bridge import Prolog, bridge
from pyengine.engine.held import Held

_MICROSECONDS = 1e6


@dataclass
class Samples:
    """Seconds that operations took, by the operation's name."""

    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def time(self, name: str, operation: Callable[[], object]) -> None:
        """Perform OPERATION once, and keep how long it took."""
        begin = time.perf_counter()
        operation()
        self.seconds[name].append(time.perf_counter() - begin)

    def medians(self) -> dict[str, float]:
        """Return the median of each operation, in microseconds."""
        return {name: micros(statistics.median(found)) for name, found in self.seconds.items()}

    def counts(self) -> dict[str, int]:
        """Return how many times each operation was performed."""
        return {name: len(found) for name, found in self.seconds.items()}


@dataclass
class TimedBridge:
    """The bridge of this process; keeps how long every request took, by the request's name."""

    samples: Samples
    inner: Prolog = field(default_factory=bridge)

    @property
    def held(self) -> Held:
        """What the process holds."""
        return self.inner.held

    def call(self, *request: Any) -> list[Any]:
        """Send REQUEST, return the answer; raise PrologError when the answer is an error."""
        begin = time.perf_counter()
        answer = self.inner.call(*request)
        self.samples.seconds[request[0]].append(time.perf_counter() - begin)
        return answer


def micros(seconds: float) -> float:
    """Return SECONDS in microseconds, to one decimal place."""
    return round(seconds * _MICROSECONDS, 1)


def exponent(points: Iterable[Sequence[float]]) -> float:
    """Return K of the curve y = c * x**K that fits POINTS, pairs (x, y), best in logarithms."""
    pairs = [(math.log(x), math.log(y)) for x, y in points]
    fit = statistics.linear_regression(*zip(*pairs, strict=True))
    return round(fit.slope, 2)
