"""How long a decision may take: what is thought of it is broken off then, by the rules, too."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager

from pyengine.engine.bridge import PrologError

OUT_OF_TIME = "out_of_time"
"""The kind of the errors by which the rules break off what takes too long."""


class OutOfTime(PrologError):
    """The time of a decision is over."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__(OUT_OF_TIME, "there was no more time")


class Clock:
    """The time of one decision, which begins to run now. `cut` tells whether it was too short."""

    def __init__(self, seconds: float) -> None:
        """Let SECONDS pass; 0: there is no limit."""
        self._end = time.monotonic() + seconds if seconds else math.inf
        self.seconds = seconds
        self.cut = False

    @property
    def milliseconds(self) -> int:
        """What is left, at least 1; 0: there is no limit."""
        if self._end == math.inf:
            return 0
        return max(1, round((self._end - time.monotonic()) * 1000))

    @property
    def over(self) -> bool:
        """Whether nothing is left."""
        return time.monotonic() >= self._end

    def check(self) -> None:
        """Raise OutOfTime where nothing is left."""
        if self.over:
            raise OutOfTime

    @contextmanager
    def running(self) -> Iterator[None]:
        """Let a block end early, without an error, where the time is over."""
        try:
            yield
        except OutOfTime:
            self.cut = True


UNLIMITED = Clock(0)
"""The clock of what may take any time."""
