"""What a seat sees of a game of Magic, as plain data: the rows of `scene.pl`, with names."""

from __future__ import annotations

from typing import Any

from pyengine.engine.seat import Onlooker, Seat
from pyengine.games.magic.views import (
    CommanderDamage,
    KnownCard,
    SeenCommander,
    SeenItem,
    SeenObject,
    SeenPlayer,
    View,
)

_PLAYER, _OBJECT, _STACK, _KNOWN, _COMMANDER, _DAMAGE = (
    tuple(kind.__annotations__)
    for kind in (SeenPlayer, SeenObject, SeenItem, KnownCard, SeenCommander, CommanderDamage)
)
"""The names of what stands in the rows, in the order of the rows."""

_FLAGS = ("playing", "tapped", "sick", "blocked", "token")
_NOTHING = ("size", "attacking", "attached", "source")
_ROWS = {"commanders": _COMMANDER, "commander_damage": _DAMAGE}
"""What is None where there is none."""


def scene(seat: Seat | Onlooker) -> View:
    """Return what SEAT's player sees: numbers, texts, lists and dictionaries only."""
    turn, step, words, active, players, objects, stack, known = seat.ask("scene")
    return {
        "game": seat.game,
        "viewer": seat.player,
        "turn": turn,
        "step": step,
        "step_words": words,
        "active": active or None,
        "players": [_named(_PLAYER, row) for row in players],
        "objects": [_named(_OBJECT, row) for row in objects],
        "stack": [_named(_STACK, row) for row in stack],
        "known": [_named(_KNOWN, row) for row in known],
    }


def _named(names: tuple[str, ...], row: list[Any]) -> Any:
    record = dict(zip(names, row, strict=True))
    if "counters" in record:
        record["counters"] = dict(record["counters"])
    record |= {
        name: [_named(kind, row) for row in record[name]]
        for name, kind in _ROWS.items()
        if name in record
    }
    if names is _COMMANDER:
        record["id"] = record["id"] or None
    record |= {name: bool(record[name]) for name in _FLAGS if name in record}
    return record | {name: record[name] or None for name in _NOTHING if name in record}
