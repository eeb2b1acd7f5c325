"""Rooms: places for games that are played beside one another in one process, nothing loaded anew.

Each is an engine of SWI-Prolog with facts, journal and cards of its own; the rules are there once.
Going from one room to another costs ten microseconds. A process has them that makes one before it
begins a game without: the facts of the rules cost a little more then. A room is its thread's.
"""

from __future__ import annotations

import gc
import weakref
from typing import Any

from pyengine.engine.bridge import bridge
from pyengine.engine.held import Held


class Room:
    """A place for one game at a time, to be given to a `Session`; it is free when it is left."""

    def __init__(self) -> None:
        """Take a place that is free, or make another one; EngineError: there can't be any."""
        self._bridge = bridge()
        free = self._bridge.free
        if not free:
            gc.collect()  # games that nobody has any more may still be there, with their rooms
        self._engine, self.held = free.pop() if free else (self._bridge.new_engine(), Held())
        self.leave = weakref.finalize(self, _give_back, free, self._engine, self.held)
        self.leave.atexit = False

    def call(self, *request: Any) -> list[Any]:
        """Send REQUEST, return the answer; raise PrologError when the answer is an error."""
        return self._bridge.call_in(self._engine, request)


def _give_back(free: list[tuple[int, Held]], engine: int, held: Held) -> None:
    """Put ENGINE to the FREE ones of its thread; any thread may find that a room is gone."""
    held.game = held.choice = held.leaving = None
    free.append((engine, held))
