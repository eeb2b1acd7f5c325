"""A person at the table: when they want to be asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pyengine.errors import ManalogError
from pyengine.table.display import Display, Question
from pyengine.table.stops import MY, THEIR, Stop

EVENT, TURN = "event", "turn"
"""Until when a person passes: until something happens, or until their own turn."""


@dataclass
class Person:
    """What one seat has set, and how many questions it was asked.

    `full` asks at every choice that is one. `until` is EVENT, TURN or None, since `made` choices.
    """

    player: str
    stops: set[Stop] = field(default_factory=set)
    full: bool = False
    until: str | None = None
    since: int = 0
    asked: int = 0
    asks_at: int | None = None
    """How many choices had been made where they are asked in any case."""
    waived: int | None = None
    """The turn in which they are not reminded any more."""

    def wants(self, question: Question, made: int, display: Display) -> bool:
        """Whether QUESTION, after MADE choices, is to be put to them."""
        several = len(question.options) > 1
        if several and (self.full or self.asks_at == made):
            self.until = None
            return True
        if self.stops_here(question, made, display):
            self.until = None
            return True
        if self.until and self._goes_on(question, made, display):
            return False
        return several and question.asks

    def stops_here(self, question: Question, made: int, display: Display) -> bool:
        """Whether one of their stops is reached at QUESTION, after MADE choices."""
        if not self.stops or question.waiting is None or (self.until and self.since == made):
            return False
        return display.stop(self.player) in self.stops

    def _goes_on(self, question: Question, made: int, display: Display) -> bool:
        since = made - self.since
        decides = len(question.options) > 1 and question.waiting is None
        reminded = question.reminder and self.waived != display.moment()[1]
        rests = since and (question.rests or (reminded and self.until == EVENT))
        news = since and self.until == EVENT and self._news(since, display)
        if decides or rests or news:
            self.until = None
        return self.until is not None

    def _news(self, choices: int, display: Display) -> bool:
        return any(news for news, _ in display.happened(self.player, choices))

    def passes(self, until: str, question: Question, made: int, display: Display) -> None:
        """Let things go on until EVENT or TURN."""
        self.until, self.since, self.asks_at = until, made, None
        if question.reminder:
            self.waived = display.moment()[1]

    # ------------------------------------------------------------------ what is set

    def settings(self) -> dict[str, Any]:
        """Return what is set, as JSON."""
        return {"stops": sorted(map(list, self.stops)), "full": self.full, "until": self.until}

    def set(self, message: dict[str, Any], display: Display) -> None:
        """Set what MESSAGE, a page's, says; ManalogError: there is no such stop."""
        known = {name for name, _ in display.moments()}
        stops, full = message.get("stops"), message.get("full")
        if isinstance(stops, list):
            chosen = {_stop(stop, known) for stop in stops[: 4 * len(known)]}
            self.stops = chosen
        if isinstance(full, bool):
            self.full = full

    def restore(self, kept: dict[str, Any], made: int, display: Display) -> None:
        """Set what was KEPT, in a game that is begun again after MADE choices."""
        self.set(kept, display)
        if kept.get("until") in (EVENT, TURN):
            self.until, self.since = kept["until"], made


def _stop(stop: Any, known: set[str]) -> Stop:
    match stop:
        case [str(whose), str(name)] if whose in (MY, THEIR) and name in known:
            return whose, name
    raise ManalogError("there is no such stop")
