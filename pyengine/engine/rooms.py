"""Rooms: places for games that are played beside one another in one process, nothing loaded anew.

Each is an engine of SWI-Prolog with facts, journal and cards of its own; the rules are there once.
Going from one room to another costs ten microseconds. A process has them that makes one before it
begins a game without: the facts of the rules cost a little more then.
"""

from __future__ import annotations

import gc
import weakref
from typing import Any

from pyengine.engine.bridge import Held, bridge

_free: list[tuple[int, Held]] = []
"""Engines that no room uses, and what they hold: its cards may be those of the next game."""


class Room:
    """A place for one game at a time, to be given to a `Session`; it is free when it is left."""

    def __init__(self) -> None:
        """Take a place that is free, or make another one; EngineError: there can't be any."""
        self._bridge = bridge()
        if not _free:
            gc.collect()  # games that nobody has any more may still be there, with their rooms
        self._engine, self.held = _free.pop() if _free else (self._bridge.new_engine(), Held())
        self.leave = weakref.finalize(self, _give_back, self._engine, self.held)
        self.leave.atexit = False

    def call(self, *request: Any) -> list[Any]:
        """Send REQUEST, return the answer; raise PrologError when the answer is an error."""
        return self._bridge.call_in(self._engine, request)


def _give_back(engine: int, held: Held) -> None:
    held.game = held.choice = held.leaving = None
    _free.append((engine, held))
