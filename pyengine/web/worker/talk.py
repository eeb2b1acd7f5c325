"""What people at a table say to each other: phrases that are set, or their own words."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pyengine.errors import ManalogError

PHRASES, FREE, OFF = MODES = ("phrases", "free", "off")
"""What may be said: set phrases, these and free text, or nothing."""

SAID = (
    "Hello", "Good luck", "One moment, please", "Please go on", "Thanks", "Sorry", "Well played",
    "Good game",
)  # fmt: skip

_MOST_LETTERS = 200
_MOST_LINES = 60
_SECONDS = 1.0
"""How long somebody is silent after a line."""


@dataclass
class Talk:
    """The lines at one table, of which the last ones are kept while its process runs."""

    mode: str = PHRASES
    lines: list[dict[str, Any]] = field(default_factory=list)
    clock: Callable[[], float] = time.monotonic
    _count: int = 0
    _last: dict[str, float] = field(default_factory=dict)

    def say(self, player: str, message: dict[str, Any]) -> None:
        """Let PLAYER say what MESSAGE, a page's, has; ManalogError: that is not said here."""
        words = self._words(message)
        now = self.clock()
        if now - self._last.get(player, -_SECONDS) < _SECONDS:
            raise ManalogError("one line after another")
        self._last[player] = now
        self._count += 1
        self.lines = [
            *self.lines[1 - _MOST_LINES :],
            {"number": self._count, "player": player, "words": words},
        ]

    def _words(self, message: dict[str, Any]) -> str:
        if self.mode == OFF:
            raise ManalogError("nothing is said at this table")
        phrase, text = message.get("phrase"), message.get("text")
        if type(phrase) is int and 0 <= phrase < len(SAID):
            return SAID[phrase]
        if self.mode != FREE:
            raise ManalogError("only set phrases are said at this table")
        if not isinstance(text, str) or len(text) > _MOST_LETTERS:
            raise ManalogError(f"a line has at most {_MOST_LETTERS} letters")
        words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not words:
            raise ManalogError("nothing was said")
        return words

    def told(self) -> dict[str, Any] | None:
        """Return what a page shows of it; None: nothing is said here."""
        if self.mode == OFF:
            return None
        return {"free": self.mode == FREE, "phrases": list(SAID), "lines": self.lines}
