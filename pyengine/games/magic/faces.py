"""What is printed on the cards that a viewer of Magic sees, for screens that draw them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pyengine.engine.seat import Onlooker

_FACE = ("name", "cost", "type", "size", "colors", "lines")
_Key = tuple[Any, ...]


@dataclass
class Faces:
    """The faces of the cards in one game; each is asked for once."""

    _known: dict[_Key, dict[str, Any]] = field(default_factory=dict)

    def of(self, onlooker: Onlooker, view: dict[str, Any]) -> dict[str, Any]:
        """Return `all` faces that VIEW names, each once, and the place `of` each object's there.

        A face has `name`, `cost`, `type`, `size`, `colors` and `lines` of text.
        """
        keys = _keys(view)
        new = [number for number, key in keys.items() if key not in self._known]
        for row in onlooker.ask("faces", new) if new else ():
            self._known[keys[row[0]]] = dict(zip(_FACE, row[1:], strict=True))
        return _shared({n: self._known[key] for n, key in keys.items() if key in self._known})


def _keys(view: dict[str, Any]) -> dict[int, _Key]:
    """Return what tells the faces of all that VIEW names apart, by their numbers."""
    keys: dict[int, _Key] = {
        thing["id"]: (thing["id"], thing["name"], *thing["types"])
        for thing in view["objects"]
        if thing["name"]
    }
    for item in view["stack"]:
        if item["source"]:
            keys.setdefault(item["source"], (item["source"], item["name"]))
    return keys


def _shared(faces: dict[int, dict[str, Any]]) -> dict[str, Any]:
    unique: list[dict[str, Any]] = []
    places: dict[tuple[Any, ...], int] = {}
    of: dict[str, int] = {}
    for number, face in faces.items():
        key = tuple(tuple(value) if isinstance(value, list) else value for value in face.values())
        if key not in places:
            places[key] = len(unique)
            unique.append(face)
        of[str(number)] = places[key]
    return {"all": unique, "of": of}
