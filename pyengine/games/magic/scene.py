"""What a seat sees of a game of Magic, as plain data: the rows of `scene.pl`, with names."""

from __future__ import annotations

from typing import Any

from pyengine.engine.seat import Onlooker, Seat

_PLAYER = ("name", "team", "life", "counters", "hand", "library", "exiled", "mana", "playing")
_OBJECT = (
    "id", "zone", "name", "owner", "controller", "types", "subtypes", "size", "cost", "tapped",
    "sick", "damage", "counters", "attacking", "blocking", "remarks",
    "attached", "colors", "blocked", "token",
)  # fmt: skip
_STACK = ("id", "controller", "words", "kind", "source", "name", "targets")
_KNOWN = ("owner", "place", "name")
_FLAGS = ("playing", "tapped", "sick", "blocked", "token")


def scene(seat: Seat | Onlooker) -> dict[str, Any]:
    """Return what SEAT's player sees: numbers, texts, lists and dictionaries only.

    `players` have their public numbers, such as how many cards they hold; `objects` are permanents,
    the player's own hand, graveyards and what else is seen, sorted by their numbers; `stack` begins
    at its top, and its targets are numbers of objects and names of players; `known` are the cards
    of libraries of which the player knows the place, 1 on top. A size is [power, toughness], or
    None where there is none.
    """
    turn, step, words, active, players, objects, stack, known = seat.ask("scene")
    return {
        "game": seat.game,
        "viewer": seat.player,
        "turn": turn,
        "step": step,
        "step_words": words,
        "active": active or None,
        "players": [_named(_PLAYER, row) for row in players],
        "objects": [_object(row) for row in objects],
        "stack": [_item(row) for row in stack],
        "known": [dict(zip(_KNOWN, row, strict=True)) for row in known],
    }


def _item(row: list[Any]) -> dict[str, Any]:
    record = dict(zip(_STACK, row, strict=True))
    record["source"] = record["source"] or None
    return record


def _named(names: tuple[str, ...], row: list[Any]) -> dict[str, Any]:
    record = dict(zip(names, row, strict=True))
    record["counters"] = dict(record["counters"])
    return record | {name: bool(record[name]) for name in _FLAGS if name in record}


def _object(row: list[Any]) -> dict[str, Any]:
    record = _named(_OBJECT, row)
    record["size"] = record["size"] or None
    record["attacking"] = record["attacking"] or None
    record["attached"] = record["attached"] or None
    return record
