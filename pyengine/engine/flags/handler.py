"""Reads the facts of a step, sets flags, and handles each flag once."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from pyengine.errors import EngineError
from pyengine.system.importing import names_in

Row = Sequence[Any]
"""A fact: its name, then its arguments (strings, integers, lists)."""

Facts = dict[str, list[Row]]
"""The facts of a step by name."""

Handler = Callable[[Facts], list[list[Any]]]
"""Takes all facts of a step, returns the fluents that become true."""

_HANDLERS: dict[str, Handler] = {}


def flag(*names: str) -> Callable[[Handler], Handler]:
    """Register a handler for the flags that facts called NAMES set."""

    def register(handler: Handler) -> Handler:
        for name in names:
            if name in _HANDLERS:
                raise ValueError(f"two handlers for the flag {name}")
            _HANDLERS[name] = handler
        return handler

    return register


@functools.cache
def _load_handlers() -> None:
    """Import every module of `engine/flags/` and of each game's `flags/`."""
    games = import_module("pyengine.games")
    rooms = [f"pyengine.games.{game}.flags" for game in names_in(games.__path__[0], folders=True)]
    for package in map(import_module, ["pyengine.engine.flags", *rooms]):
        for name in names_in(package.__path__[0]):
            import_module(f"{package.__name__}.{name}")


class FlagHandler:
    """Handles the flags of one step after the other; it keeps nothing between steps."""

    def __init__(self) -> None:
        """Load the handlers, which register themselves."""
        _load_handlers()

    def updates(self, rows: Sequence[Row]) -> list[list[Any]]:
        """Return the updates for the facts ROWS; an unknown flag is an EngineError."""
        facts: Facts = {}
        flags: list[Handler] = []
        for row in rows:
            name = row[0]
            handler = _HANDLERS.get(name)
            if handler is None:
                raise EngineError(f"no handler for the flag {name}")
            facts.setdefault(name, []).append(row)
            if handler not in flags:
                flags.append(handler)
        return [update for handler in flags for update in handler(facts)]
