"""What a seat may want to know: an object, why not, what would happen. Its own view answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from pyengine.agents.sight import view_of
from pyengine.engine.bridge import PrologError
from pyengine.engine.seat import Onlooker, Seat
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.errors import ManalogError
from pyengine.table.display import Display
from pyengine.web.worker.frames import lines_of
from pyengine.web.worker.match import Match
from pyengine.web.worker.recipe import offers

_MOST_ATTEMPTS = 8
_MOST_LINES = 60

_UNSEEN = "something happens with what you can't see yet"
_MOST_TEXT = 2_000
_WORD = re.compile(r"[\w#]+$")
_NUMBER = re.compile(r" ?\((\d+)\)")


def inspected(session: Session, display: Display, viewer: str, thing: Any) -> dict[str, Any]:
    """Return all that VIEWER, a player, may know of the object THING, a number that a page sent.

    `size` and `changes` are the rows that its game answers: how its size came about, and what
    effects have made of it beside.
    """
    if type(thing) is not int or not 0 < thing < 10**9:
        raise ManalogError("there is no such object")
    seat = Seat(viewer, session)
    return {
        "lines": display.describe(str(thing), viewer),
        "size": _asked(seat, "size", thing),
        "changes": _asked(seat, "changes", thing),
        "attempts": attempts(session, display, viewer, thing),
    }


def inspected_by_all(session: Session, display: Display, thing: Any) -> dict[str, Any]:
    """Return what the players know of THING together: what the one knows who can act with it."""
    found: dict[str, Any] = {}
    for player in session.setup.names:
        known = inspected(session, display, player, thing)
        if not found or len(known["lines"]) > len(found["lines"]) or known["attempts"]:
            found = known
    return found


def looked_at(frame: dict[str, Any], thing: Any) -> dict[str, Any]:
    """Return what lies open of THING in FRAME, a board as one sees it who looks on."""
    seen = next((one for one in frame["view"].get("objects", ()) if one["id"] == thing), None)
    lines: list[str] = []
    if seen is not None and seen["name"]:
        face = _face(frame, thing) or {"cost": "", "type": "", "lines": []}
        size = ["/".join(map(str, seen["size"]))] if seen["size"] else []
        title = f"{seen['name']} {face['cost']}".strip()
        lines = [title, face["type"], *face["lines"], *size, *seen["remarks"]]
    return {"lines": [line for line in lines if line], "size": [], "changes": [], "attempts": []}


def inspected_as(
    session: Session, display: Display, player: str | None, thing: Any, frame: dict[str, Any] | None
) -> dict[str, Any]:
    """Return what is known of THING through the eyes of PLAYER.

    Where there is none, what all players know together, or, of a board as FRAME, what lies open.
    """
    if player is not None:
        return inspected(session, display, player, thing)
    return inspected_by_all(session, display, thing) if frame is None else looked_at(frame, thing)


def ruled(frame: dict[str, Any], thing: Any) -> dict[str, Any]:
    """Return the `rulings` of the card that THING shows in FRAME, a board as one sees it."""
    face, rulings = _face(frame, thing), offers()[frame["view"]["game"]].rulings
    return {"rulings": rulings(face["name"]) if face is not None and rulings is not None else []}


def _face(frame: dict[str, Any], thing: Any) -> dict[str, Any] | None:
    """Return what is printed on THING as FRAME shows it; None: nothing is known of it."""
    faces = frame["faces"]
    place = faces["of"].get(str(thing)) if faces and type(thing) is int else None
    return faces["all"][place] if place is not None else None


def written(session: Session, viewer: str) -> dict[str, Any]:
    """Return the `text` of the board that VIEWER sees, for `Game.board` and scenarios."""
    offer = offers()[session.setup.game]
    if offer.board is None:
        raise ManalogError("this game has no boards that are written down")
    return {"text": offer.board(view_of(Onlooker(viewer, session)))}


def completed(session: Session, viewer: str | None, text: Any) -> list[str]:
    """Return TEXT, a question that is being typed, with each word that its last one may become.

    VIEWER is a player, as whom it is asked, or None for one who knows all.
    """
    if not isinstance(text, str) or len(text) > _MOST_TEXT:
        raise ManalogError("that is no question")
    part = _WORD.search(text)
    before = text[: part.start()] if part else text
    asker = ("told", session.setup.game, viewer) if viewer is not None else ()
    words = session.call("define", *asker, "complete", text)
    return [before + word for word in words]


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
        lines = lines_of(session, display.foreseen(player, made))
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
