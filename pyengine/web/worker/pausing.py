"""A while that is drawn, in which somebody seems to think."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

LEAST_SECONDS, MOST_SECONDS = 0.4, 2.0


@dataclass
class Pause:
    """It is for one moment of the game; `until` is None where nobody waits."""

    until: float | None = None
    _moment: tuple[int, int] = (-1, -1)

    def over(self, made: int, epoch: int) -> bool:
        """Whether the while after MADE choices of the EPOCH is over; the first call begins it."""
        if self._moment != (made, epoch) or self.until is None:
            self._moment = made, epoch
            self.until = time.monotonic() + random.SystemRandom().uniform(
                LEAST_SECONDS, MOST_SECONDS
            )
        if time.monotonic() < self.until:
            return False
        self.until = None
        return True

    @property
    def left(self) -> float | None:
        """For how many seconds it goes on; None: nobody waits."""
        return None if self.until is None else max(0.0, self.until - time.monotonic())
