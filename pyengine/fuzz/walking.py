"""A game walked through in the full graph, and every state of it looked at."""

from __future__ import annotations

import random
from typing import Any

from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.fuzz.driving import (
    Forbidden,
    Line,
    Looked,
    Watch,
    digest_of,
    errors_of,
    tell_difference,
)  # fmt: skip
from pyengine.fuzz.faults import DRIVEN, UNDO, Fault, Found, Start

_PASSED = 4
"""How many choices in a row may have been passed over."""


class Walking(Session):
    """A game in the full graph, every state of which is looked at."""

    looks: int = 0

    def _onward(self, process: str) -> list[Any]:
        looks, broken, answer = self.call("look_on")
        self.looks += looks
        if broken:
            raise Forbidden(broken)
        onward: list[Any] = answer
        return onward


def step_by_step(
    start: Start,
    line: Line,
    looked: Looked,
    chance: random.Random | None,
    tried: int,
    watch: Watch,
) -> None:
    """Play LINE again in the full graph, and look after every step, until WATCH says it is late.

    Without CHANCE, nothing is drawn: each action of LINE is what is tried.

    Found: a state is forbidden, an offered action can't be taken or undone, or the game comes
    somewhere else than from choice to choice.
    """
    walk = _Walk(start, line, looked)
    with errors_of([]):
        walk.begin()
    for place in range(len(line.actions)):
        walk.come_to(place)
        if watch.late():
            looked.cut = True
            return
        if chance is None:
            walk.try_action(place, line.actions[place])
        else:
            for _ in range(tried):
                walk.try_another(place, chance)
        walk.take(place)
    walk.come_to(len(line.actions))


class _Walk:
    """A walk along LINE in the full graph."""

    def __init__(self, start: Start, line: Line, looked: Looked) -> None:
        self.start, self.line, self.looked = start, line, looked
        self.actions: list[str] = []
        self.session: Walking

    def begin(self) -> None:
        self.session = self.start.begin(Walking, "steps")
        self._look()

    def _look(self) -> None:
        """Look at a choice, at the whole of it; Forbidden: the rules forbid it."""
        self.looked.steps += 1 + self.session.looks
        self.session.looks = 0
        if broken := self.session.violations():
            raise Forbidden(broken)

    def come_to(self, place: int) -> None:
        """Take what is forced, to the choice after PLACE actions; Found: it is not there."""
        session = self.session
        self.actions = self.line.actions[:place]
        with errors_of(self.actions):
            while self._forced(place):
                session.choose(0)
            self._look()
            if digest_of(session) != self.line.digests[place]:
                self._tell_passed_over(place)
                tell_difference(DRIVEN, self.start, self.line, place, session)

    def _tell_passed_over(self, place: int) -> None:
        """Raise Found where the choice is one that the game from choice to choice has passed over.

        It is one if taking the same action a few times leads to where that game is.
        """
        session = self.session
        offered = () if session.choice is None else session.choice.actions
        for action in offered[:_PASSED]:
            before = len(session.taken)
            try:
                for _ in range(_PASSED):
                    session.do(action)
                    while self._forced(place + 1):
                        session.choose(0)
                    if digest_of(session) == self.line.digests[place]:
                        names = sorted({other.partition("(")[0] for other in offered})
                        words = f"a choice is passed over: {', '.join(names)}"
                        raise Found(Fault(DRIVEN, words, offered), self.actions)
            except ManalogError:
                pass
            finally:
                session.undo(len(session.taken) - before)

    def _forced(self, place: int) -> bool:
        """Whether there is one action, which the contracted graph has passed over."""
        choice = self.session.choice
        loaded = place == 0 and bool(self.start.fluents)
        return choice is not None and choice.count == 1 and not loaded

    def take(self, place: int) -> None:
        """Take the action number PLACE of the line."""
        self.actions = self.line.actions[: place + 1]
        with errors_of(self.actions):
            self.session.do(self.line.actions[place])

    def try_another(self, place: int, chance: random.Random) -> None:
        """Try one of the other actions than that of the line, if CHANCE draws one."""
        choice = self.session.choice
        if choice is None or choice.count < 2:
            return
        other = chance.choice(choice.actions)
        if other != self.line.actions[place]:
            self.try_action(place, other)

    def try_action(self, place: int, other: str) -> None:
        """Take the action OTHER at PLACE, and undo it; Found: it can't be done."""
        session = self.session
        before = list(session.taken)
        self.looked.tried += 1
        self.actions = [*self.line.actions[:place], other]
        with errors_of(self.actions):
            session.do(other)
            if len(session.taken) > len(before):
                session.undo(len(session.taken) - len(before))
            for action in before[len(session.taken) :]:
                session.do(action)
            if digest_of(session) != self.line.digests[place]:
                raise Found(Fault(UNDO, "undone, it is another state"), self.actions)
