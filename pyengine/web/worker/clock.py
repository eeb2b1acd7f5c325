"""A clock: how long the people at a table may think in all, and whose time has run out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

MINUTES = (0, 5, 10, 25, 60)
"""For how many minutes each person may think in a game; 0: for ever."""


@dataclass
class Clock:
    """The time of each person; it runs while they are asked, and begins anew with its process."""

    minutes: int = 0
    now: Callable[[], float] = time.monotonic
    running: str | None = None
    _used: dict[str, float] = field(default_factory=dict)
    _since: float = 0.0

    def run(self, player: str | None) -> None:
        """Let the time of PLAYER run, or nobody's."""
        if player == self.running:
            return
        if self.running is not None:
            self._used[self.running] = self.used(self.running)
        self.running, self._since = player, self.now()

    def used(self, player: str) -> float:
        """Return for how many seconds PLAYER has thought."""
        thinks = self.now() - self._since if player == self.running else 0.0
        return self._used.get(player, 0.0) + thinks

    def left_of(self, player: str) -> float:
        """Return how many seconds PLAYER has left."""
        return max(0.0, 60.0 * self.minutes - self.used(player))

    @property
    def left(self) -> float | None:
        """How many seconds are left of the time that runs; None: none runs out."""
        if not self.minutes or self.running is None:
            return None
        return self.left_of(self.running)

    def late(self) -> str | None:
        """Return whose time has run out."""
        return self.running if self.left == 0.0 else None

    def told(self, players: Iterable[str]) -> dict[str, Any] | None:
        """Return what a page shows: who thinks, and the seconds that PLAYERS have; None: none."""
        if not self.minutes:
            return None
        left = {player: round(self.left_of(player)) for player in players}
        return {"running": self.running, "left": left}
