"""What of a game is to be kept: told to the relay after each choice, and before anybody sees it."""

from __future__ import annotations

from typing import Any

from pyengine.web.worker.match import Match
from pyengine.web.worker.past import EVERY, Past, digest_of, position_of


class Keeper:
    """Tells what was taken in a game since it was asked last."""

    def __init__(self, match: Match) -> None:
        """Keep MATCH, of which nothing is kept yet."""
        self._match = match
        self._told: list[str] = []
        self._position_at = 0
        self._base: dict[str, Any] | None = None

    def restored(self, past: Past, missing: int) -> None:
        """The match has been taken to where PAST says, of whose choices MISSING are not kept."""
        self._told = [] if missing else list(past.taken)
        self._position_at = max((state["at"] for state in past.states), default=0)
        self._base = past.base if past.rebased else None

    def news(self) -> dict[str, Any] | None:
        """Return what was taken since this was asked last; None where nothing was."""
        session = self._match.session
        taken = session.taken
        same = next(
            (n for n, (a, b) in enumerate(zip(taken, self._told, strict=False)) if a != b),
            min(len(taken), len(self._told)),
        )
        if same == len(taken) == len(self._told) and self._base is None:
            return None
        self._told = list(taken)
        news = {
            "from": same,
            "actions": taken[same:],
            "chosen": [entry for entry in self._match.chosen if entry[0] >= same],
            "over": session.over,
            "winners": list(session.winners) if session.over else None,
            "digest": digest_of(session),
        }
        if self._base is not None:
            news["base"], self._base = self._base, None
        self._position_at = min(self._position_at, same)
        if len(taken) >= self._position_at + EVERY:
            self._position_at = len(taken)
            news["state"] = position_of(session)
        return news
