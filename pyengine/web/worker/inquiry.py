"""What a seat may want to know: an object, why not, what would happen. Its own view answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from pyengine.engine.bridge import PrologError
from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.errors import ManalogError
from pyengine.table.display import Display
from pyengine.web.worker.frames import lines_of
from pyengine.web.worker.match import Match

_MOST_ATTEMPTS = 8
_MOST_LINES = 60

_UNSEEN = "something happens with what you can't see yet"
_NUMBER = re.compile(r" ?\((\d+)\)")


def inspected(session: Session, display: Display, viewer: str, thing: Any) -> dict[str, Any]:
    """Return all that VIEWER, a player, may know of the object THING, a number that a page sent.

    `size` are the rows that its game answers, how its size came about.
    """
    if type(thing) is not int or not 0 < thing < 10**9:
        raise ManalogError("there is no such object")
    seat = Seat(viewer, session)
    return {
        "lines": display.describe(str(thing), viewer),
        "size": _asked(seat, "size", thing),
        "attempts": attempts(session, display, viewer, thing),
    }


def attempts(session: Session, display: Display, viewer: str, thing: int) -> list[dict[str, Any]]:
    """Return what could be thought of doing with THING: why not, with rules; nothing if legal."""
    rows = _asked(Seat(viewer, session), "attempts", thing)
    return [_explained(display, viewer, *row) for row in rows[:_MOST_ATTEMPTS]]


def _asked(seat: Seat, name: str, thing: int) -> list[Any]:
    try:
        return seat.ask(name, thing)
    except PrologError as error:
        if error.kind == "not_for_seats":  # a game without such objects
            return []
        raise


def _explained(display: Display, viewer: str, action: str, words: str) -> dict[str, Any]:
    return {
        "words": words,
        "reasons": [
            {"rule": rule, "words": reason} for rule, reason in display.why_not(action, viewer)
        ],
        "conflict": display.conflict(action, viewer),
    }


def foreseen(match: Match, player: str, index: Any) -> list[dict[str, Any]]:
    """Return what would happen if PLAYER took the option number INDEX and then all let it go on.

    What the player can't see is a sample, and so is what follows from it. The game stays as it is.
    """
    session, display = match.session, match.display
    choice = session.choice
    if choice is None or choice.player != player:
        raise ManalogError("it is not your choice")
    if type(index) is not int or not 0 <= index < choice.count:
        raise ManalogError("there is no such option")
    with Seat(player, session).determinized(f"page/{match.made}/{index}") as state:
        state.apply(index)
        made = 1
        while made <= len(match.players) and _lets_go_on(state, display):
            made += 1
        lines = lines_of(session, display, player, made)
    return lines[:_MOST_LINES]


def without_guesses(
    lines: list[dict[str, Any]], names: Iterable[str], frame: dict[str, Any]
) -> list[dict[str, Any]]:
    """Return LINES without those of NAMES, and without those numbers, that FRAME does not have.

    What is foreseen is a sample: what is sampled says what there is, if not where.
    """
    text = json.dumps([frame["view"], frame["faces"]], ensure_ascii=False)
    hidden = [name for name in names if name not in text]
    known = {int(number) for number in re.findall(r"\d+", text)}
    return [_without(line, hidden, known) for line in lines]


def _without(line: dict[str, Any], hidden: list[str], known: set[int]) -> dict[str, Any]:
    objects = [number for number in line["objects"] if number in known]
    if any(name in line["words"] for name in hidden):
        return {**line, "words": _UNSEEN, "objects": [], "kind": ""}
    words = _NUMBER.sub(lambda m: m[0] if int(m[1]) in known else "", line["words"])
    return {**line, "words": words, "objects": objects}


def _lets_go_on(state: State, display: Display) -> bool:
    """Take the present choice the way that lets things go on, where there is one."""
    player = state.current_player()
    waiting = display.question(player).waiting if player else None
    if waiting is None:
        return False
    state.apply(waiting.index)
    return True
