"""A search without any cut, for comparison: it shares nothing with the other but the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pyengine.engine.session import Session

NEVER = 10**6


class TooMany(Exception):
    """The position has too many sequences for a test."""


@dataclass
class Exhaustive:
    """Plays every sequence of a session's turn; `goal` looks at the session."""

    session: Session
    goal: Callable[[Session], bool]
    opponents: str
    most: int
    turns: int = 1
    visited: int = 0

    def shortest(self) -> int | None:
        """Return the length of the shortest plan of who chooses now; None where there is none."""
        assert self.session.choice is not None
        self._player = self.session.choice.player
        self._last = self._turn() + self.turns - 1
        found = self._shortest()
        return None if found >= NEVER else found

    def _turn(self) -> int:
        return int(self.session.query("turn", 1)[0][0])

    def _shortest(self) -> int:
        self.visited += 1
        if self.visited > self.most:
            raise TooMany
        session = self.session
        if self._turn() > self._last:
            return NEVER
        if self.goal(session):
            return 0
        if session.choice is None:
            return NEVER
        mine = session.choice.player == self._player or self.opponents == "any"
        lengths = [self._after(action) for action in self._options(mine)]
        return min(NEVER, 1 + (min(lengths) if mine else max(lengths)))

    def _options(self, mine: bool) -> list[str]:
        assert self.session.choice is not None
        actions = list(self.session.choice.actions)
        if mine or self.opponents != "passive":
            return actions
        return [action for action in actions if action in ("pass", "done")] or actions

    def _after(self, action: str) -> int:
        self.session.do(action)
        try:
            return self._shortest()
        finally:
            self.session.undo()
