"""Frames: what one viewer is shown of a game, all of it, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pyengine.agents.naming import is_name_asked
from pyengine.agents.sight import view_of
from pyengine.engine.seat import Onlooker
from pyengine.engine.session import Session
from pyengine.games import find_game
from pyengine.system.importing import imported
from pyengine.web.worker.match import Match

Frame = dict[str, Any]


def lines_of(session: Session, events: Sequence[tuple[str, str]]) -> list[Frame]:
    """Return those of EVENTS, terms and words, that have words, with what they are about."""
    rows = [(text, words) for text, words in events if words]
    abouts = mentions(session, "event", [text for text, _ in rows])
    return [
        {"words": words, "objects": objects, "players": players, "kind": text.partition("(")[0]}
        for (text, words), (objects, players) in zip(rows, abouts, strict=True)
    ]


def mentions(session: Session, kind: str, texts: Sequence[str]) -> list[Any]:
    """Return the objects and players in each of TEXTS, actions or events."""
    return session.call("define", "mentions", kind, list(texts)) if texts else []


class Faces(Protocol):
    """What is printed on what a viewer sees, as each game with cards has it."""

    def of(self, onlooker: Onlooker, view: Frame) -> Frame:
        """Return the faces of all that VIEW names."""


def faces_of(session: Session) -> Faces | None:
    """Return the faces of the cards of SESSION's game; None where it has none."""
    name = find_game(session.setup.game).faces
    return imported(name)() if name else None


def board(session: Session, viewer: str, faces: Faces | None) -> Frame:
    """Return what VIEWER sees of the board, with the faces of the cards."""
    onlooker = Onlooker(viewer, session)
    view = view_of(onlooker)
    return {"view": view, "faces": faces.of(onlooker, view) if faces else None}


def question_frame(match: Match) -> Frame:
    """Return the present question as JSON: its options with what each one is about."""
    question, actions = match.question(), match.actions
    announcing, later = match.further()
    texts = [*actions, *(text for text, _ in later)]
    words = [*(option.words for option in question.options), *(said for _, said in later)]
    options = _options(texts, words, mentions(match.session, "action", texts))
    return {
        "prompt": question.prompt,
        "obvious": _index(question.obvious),
        "waiting": _index(question.waiting),
        "finishing": _index(question.finishing),
        "at_once": question.at_once,
        "ordered": question.ordered,
        "reminder": question.reminder,
        "announcing": announcing,
        "names": is_name_asked(match.session),
        "options": options[: len(actions)],
        "later": options[len(actions) :],
    }


def _index(option: Any) -> int | None:
    return None if option is None else option.index


def _options(texts: list[str], words: list[str], abouts: list[Any]) -> list[Frame]:
    return [
        {
            "index": index,
            "text": text,
            "kind": text.partition("(")[0],
            "words": said,
            "objects": objects,
            "players": players,
        }
        for index, (text, said, (objects, players)) in enumerate(
            zip(texts, words, abouts, strict=True)
        )
    ]


def table_frame(match: Match, viewer: str, thinking: str | None) -> Frame:
    """Return who waits for whom, and what VIEWER may do at the table beside choosing."""
    choice = match.session.choice
    person = match.people.get(viewer)
    frame: Frame = {
        "players": [
            {"name": name, "bot": match.agent_of(name) if name not in match.people else None}
            for name in match.players
        ],
        "waiting_for": match.asking or thinking or (choice.player if choice else None),
        "thinking": thinking is not None,
        "undo_rule": match.undo_rule,
        "wish": match.wish,
        "alone": match.alone,
        "clock": match.clock.told(match.people),
        "talk": None if match.alone else match.talk.told(),
    }
    if person is not None:
        frame["settings"] = person.settings()
        frame["orders"] = list(find_game(match.session.setup.game).orders)
        frame["can_undo"] = match.undoable(viewer)
    if match.session.over:
        frame["over"] = {"winners": list(match.session.winners)}
    return frame
