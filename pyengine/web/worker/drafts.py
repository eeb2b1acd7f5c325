"""Drafts on the page: what somebody says there, judged by what is allowed, and how it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.games.offer import DraftDesk
from pyengine.web.worker.recipe import offers

_SEATS = (2, 16)
_MOST_CARDS = 200
_MOST_NAME = 200
_MOST_SET = 10


class Drafts:
    """The desks of the games that are drafted for, opened as they are asked for."""

    def __init__(self) -> None:
        """Have none open."""
        self._desks: dict[str, DraftDesk] = {}

    def carry_out(self, path: str | None, asked: dict[str, Any]) -> dict[str, Any]:
        """Do what a page has ASKED with the draft at PATH; return how it stands then."""
        desk, what = self._desk(asked), asked.get("do")
        if path is None:
            return {"sets": desk.sets()}
        file = Path(path)
        match what:
            case "begin":
                desk.begin(file, _word(asked.get("set"), _MOST_SET), _seats(asked.get("seats")))
            case "pick":
                desk.pick(file, _word(asked.get("card"), _MOST_NAME), _number(asked.get("number")))
            case "rest":
                desk.leave_to_bots(file)
            case "build":
                desk.build(file, _names(asked.get("main")), _counts(asked.get("basics")))
            case "decks":
                return {"decks": desk.decks(file)}
            case "view":
                pass
            case _:
                raise ManalogError("that is not understood")
        return desk.view(file)

    def _desk(self, asked: dict[str, Any]) -> DraftDesk:
        game = str(asked.get("game", ""))[:40]
        if game not in self._desks:
            offer = offers().get(game)
            if offer is None or offer.drafts is None:
                raise ManalogError("there is no such game with drafts")
            self._desks[game] = offer.drafts()
        return self._desks[game]


def _word(value: Any, most: int) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= most:
        raise ManalogError("that is not understood")
    return value


def _number(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ManalogError("that is not understood")
    return value


def _seats(value: Any) -> int:
    least, most = _SEATS
    if type(value) is not int or not least <= value <= most:
        raise ManalogError(f"a draft is for {least} to {most}")
    return value


def _names(value: Any) -> list[str] | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) > _MOST_CARDS:
        raise ManalogError(f"a deck has at most {_MOST_CARDS} cards")
    return [_word(name, _MOST_NAME) for name in value]


def _counts(value: Any) -> dict[str, int]:
    if value is None:
        return {}
    if not isinstance(value, dict) or len(value) > _MOST_CARDS:
        raise ManalogError("that is not understood")
    return {_word(name, _MOST_NAME): _number(count) for name, count in value.items()}
