"""Changes: what a frame has that the one before did not, so that a page is sent only that.

A change of a value is JSON, too (docs/protocol.md): a word or number is put in its place, an object
has the changes of its parts and under `-` those that are gone, a list tells where each item comes
from, and `{"=": value}` is put there whole.
"""

from __future__ import annotations

import json
from typing import Any

WHOLE, GONE = "=", "-"

_NAMES = ("id", "text", "name")
"""What tells the items of a list apart, if each has it."""


def change(old: Any, new: Any) -> Any:
    """Return what makes NEW of OLD, two values of JSON that are not the same."""
    if isinstance(old, dict) and isinstance(new, dict) and _plain(old) and _plain(new):
        return _change_of_parts(old, new)
    if isinstance(old, list) and isinstance(new, list):
        items = _change_of_items(old, new)
        if items is not None:
            return items
    return {WHOLE: new} if isinstance(new, dict | list) else new


def _plain(value: dict[str, Any]) -> bool:
    return WHOLE not in value and GONE not in value


def _change_of_parts(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    parts = {
        key: change(old.get(key), value)
        for key, value in new.items()
        if key not in old or old[key] != value
    }
    gone = [key for key in old if key not in new]
    return {**parts, GONE: gone} if gone else parts


def _change_of_items(old: list[Any], new: list[Any]) -> list[Any] | None:
    """Return where each item of NEW comes from; None where OLD says nothing of them."""
    if not old or not all(isinstance(item, dict) for item in [*old, *new]):
        return None
    key = next((key for key in _NAMES if _tells_apart(key, old) and _tells_apart(key, new)), None)
    places = {_name(item, key): place for place, item in enumerate(old)}
    told: list[Any] = []
    for item in new:
        place = places.get(_name(item, key))
        if place is None or not _plain(item):
            told.append({WHOLE: item})
        elif parts := _change_of_parts(old[place], item):
            told.append([place, parts])
        elif told and _follows(told[-1], place):
            told[-1][1] += 1
        else:
            told.append([place, 1])
    return told


def _name(item: dict[str, Any], key: str | None) -> Any:
    """Return what ITEM is called by: what is under KEY, or all of it."""
    return item[key] if key is not None else json.dumps(item)


def _tells_apart(key: str, items: list[Any]) -> bool:
    names = [item.get(key) for item in items]
    return all(isinstance(name, str | int) for name in names) and len(set(names)) == len(names)


def _follows(entry: Any, place: int) -> bool:
    return isinstance(entry, list) and type(entry[1]) is int and entry[0] + entry[1] == place
