"""A saved game that is looked at, moment by moment, through the eyes of any player or of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyengine.engine.seat import EVERYONE, NOBODY
from pyengine.engine.session import Session
from pyengine.errors import EngineError, ManalogError
from pyengine.saves.save import Save, read_save, write_save
from pyengine.table.display import Display
from pyengine.web.worker.asking import Inquirer
from pyengine.web.worker.frames import Frame, board, faces_of, lines_of
from pyengine.web.worker.inquiry import completed, inspected_as, ruled, written


class Replaying:
    """The moments of a game: 0 before its first choice, then one after each."""

    patience = None
    """Nobody thinks here."""

    def __init__(self, recipe: dict[str, Any]) -> None:
        """Open the save of RECIPE, and play it again; SaveError: it can't be read."""
        save = read_save(recipe["save"])
        self._name = recipe.get("name")
        self.inquirer = Inquirer()
        self._display = Display(save.setup.game)
        self._session, self._marks, self._whole = _played(save, self._display)
        self._actions = list(self._session.taken)
        self._faces = faces_of(self._session)
        self._viewer = EVERYONE
        self._agents = save.table.get("agents")
        self._go(0 if self._whole else len(self._actions))
        self.origin, self.notice = None, None

    @property
    def waiting(self) -> list[Any]:
        """What else to wait for: questions' answers."""
        return [self.inquirer.wake]

    @property
    def _at(self) -> int:
        return len(self._session.taken)

    def _go(self, moment: int) -> None:
        """Go to MOMENT."""
        if moment < self._at:
            self._session.undo(self._at - moment)
        for action in self._actions[self._at : moment]:
            self._session.do(action)

    # ------------------------------------------------------------------ what is shown

    def frame(self, viewer: str, since: int = -1) -> Frame:
        """Return the present moment, as the chosen player sees it."""
        session, at = self._session, self._at
        frame: Frame = {
            "type": "replay",
            "game": session.setup.game,
            "viewer": self._viewer,
            "at": at,
            "last": len(self._actions),
            "first": 0 if self._whole else at,
            "marks": self._marks,
            "players": list(session.setup.names),
            "save": self._name,
            **board(session, self._viewer, self._faces),
            "happened": self._happened() if at else [],
            "chooser": session.choice.player if session.choice else None,
        }
        if session.over:
            frame["over"] = {"winners": list(session.winners)}
        return frame

    def _happened(self) -> list[Frame]:
        return lines_of(self._session, self._display.events(self._viewer, 1))

    def lines(self, viewer: str) -> tuple[int, int]:
        """Return how many lines are shown beside the moment: none."""
        return 0, 0

    # ------------------------------------------------------------------ what viewers say

    def say(self, viewer: str, message: dict[str, Any]) -> Frame | None:
        """Carry out MESSAGE; return an answer, or None: all see another moment."""
        match message.get("type"):
            case "go":
                self._go_to(message)
                return None
            case "inspect":
                thing = message.get("object")
                player = self._asker()
                return inspected_as(self._session, self._display, player, thing, None)
            case "rulings":
                seen = board(self._session, self._viewer, self._faces)
                return ruled(seen, message.get("object"))
            case "board":
                return written(self._session, self._viewer)
            case "complete":
                text = message.get("text")
                return {"words": completed(self._session, self._asker(), text)}
            case "ask":
                note, text = message.get("note"), message.get("text")
                self.inquirer.ask(self._session, viewer, note, text, self._asker())
                return {}
            case "words":
                return {"moments": []}
        raise ManalogError("that is not understood")

    def _go_to(self, message: dict[str, Any]) -> None:
        moment, viewer = message.get("to", self._at), message.get("viewer", self._viewer)
        if type(moment) is not int or viewer not in (*self._session.setup.names, EVERYONE, NOBODY):
            raise ManalogError("there is no such moment")
        self._viewer = viewer
        if self._whole:
            self._go(min(max(moment, 0), len(self._actions)))

    def _asker(self) -> str | None:
        """Return the player through whose eyes is looked, None for all of them."""
        return None if self._viewer in (EVERYONE, NOBODY) else self._viewer

    def answers(self) -> Iterator[tuple[str, Any, Frame]]:
        """Yield the answers to questions that have come."""
        yield from self.inquirer.answered()

    # ------------------------------------------------------------------ keeping

    def kept(self) -> None:
        """Return what is to be kept of it: nothing."""

    def settings(self) -> dict[str, Any]:
        """Return what is set: nothing."""
        return {}

    def summary(self) -> dict[str, Any]:
        """Return what the relay has to know."""
        setup = self._session.setup
        return {
            "game": setup.game,
            "players": list(setup.names),
            "people": [],
            "agents": self._agents if isinstance(self._agents, list) else [],
            "seed": setup.seed,
            "over": True,
        }

    def save(self, path: str, viewer: str | None) -> None:
        """Write the game, as it is at this moment, to PATH."""
        write_save(path, self._session, {"agents": self._agents or []}, mode=0o600)

    def close(self) -> None:
        """End the processes of the game."""
        self.inquirer.close()


def _played(save: Save, display: Display) -> tuple[Session, list[list[Any]], bool]:
    """Return the game of SAVE at its end, its turns' marks, and whether it was played again.

    A mark is [moment, turn's number]. A game whose actions lead to another state stays where it is.
    """
    try:
        session = Session.start(save.setup, save.mode)
        marks: list[list[Any]] = [[0, display.moment()[1]]]
        for number, action in enumerate(save.actions, start=1):
            session.do(action)
            turn = display.moment()[1]
            if turn != marks[-1][1]:
                marks.append([number, turn])
        if tuple(session.fluents()) == save.fluents:
            return session, marks, True
    except EngineError:
        pass
    return save.session(save.mode), [], False
