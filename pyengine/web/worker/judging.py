"""A puzzle at a table: what is asked, and whether it is solved."""

from __future__ import annotations

from typing import Any

from pyengine.errors import ManalogError
from pyengine.system.closing import Closing
from pyengine.web.worker.match import Match
from pyengine.web.worker.recipe import Begun


class Judge(Closing):
    """Tells how the puzzle of a table stands; most games are none."""

    def __init__(self, begun: Begun, match: Match) -> None:
        """Judge what is played in MATCH; whoever solves a puzzle is asked at every choice."""
        self._task, self.tried, self._match = begun.task, begun.tried, match
        self._judged = (-1, -1), "open"
        if self.tried is not None:
            match.people[self.tried.player].full = True

    def told(self) -> dict[str, Any] | None:
        """Return what is asked, where this is a puzzle, and its state: open, solved or failed."""
        task, tried = self._task, self.tried
        if task is None or tried is None:
            return None
        moment = self._match.made, self._match.epoch
        if self._judged[0] != moment:
            state = "solved" if tried.solved else "failed" if tried.ended else "open"
            self._judged = moment, state
        told = {"title": task.title, "words": task.words, "goal": task.goal}
        return {**told, "state": self._judged[1]}

    def plan(self) -> dict[str, Any]:
        """Return how the puzzle is solved from here: no moves, where it can't be any more.

        ManalogError: this is no puzzle, or the search takes too long.
        """
        if self.tried is None:
            raise ManalogError("only a puzzle has a solution")
        found = self.tried.plan()
        if found is None:
            return {"length": 0, "moves": [], "lines": []}
        moves = [{"action": action, "words": words} for action, words in found.moves]
        return {"length": found.length, "moves": moves, "lines": list(found.lines)}

    def close(self) -> None:
        """End the processes that it needs."""
        if self.tried is not None:
            self.tried.close()
