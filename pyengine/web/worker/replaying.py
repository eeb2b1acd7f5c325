"""A saved game that is looked at, moment by moment, through the eyes of any player or of all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pyengine.engine.seat import EVERYONE, NOBODY
from pyengine.engine.session import Session
from pyengine.errors import EngineError, ManalogError
from pyengine.saves.save import Save, read_save, write_save
from pyengine.table.display import Display
from pyengine.web.worker.analysis import Analysis
from pyengine.web.worker.asking import Inquirer
from pyengine.web.worker.frames import Frame, board, faces_of, lines_of
from pyengine.web.worker.inquiry import completed, inspected_as, ruled, written
from pyengine.web.worker.recipe import PERSON


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
        self._aside = Aside(self._session)
        self._analysis = Analysis(Path(recipe["save"]))
        self._open = self._whole and (self._session.over or _is_of_one(self._agents))
        self._go(0 if self._whole else len(self._actions))
        self.origin, self.notice = None, None

    @property
    def waiting(self) -> list[Any]:
        """What else to wait for: questions' answers, and what the analysis tells."""
        lines = [self._analysis.lines] if self._analysis.lines is not None else []
        return [*lines, self.inquirer.wake]

    def bots_said(self) -> bool:
        """Hear the analysis; return whether there is something new to be shown."""
        self._analysis.hear()
        return True

    @property
    def _at(self) -> int:
        return len(self._session.taken) - self._aside.count

    def _go(self, moment: int) -> None:
        """Go to MOMENT."""
        self._aside.leave()
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
            "analysis": self._analysis.told() if self._open else None,
            "aside": self._aside.told(),
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
            case "analyse":
                self._check_open()
                self._analysis.begin()
                return None
            case "analysis":
                self._check_open()
                return self._analysis.found()
            case "line":
                self._go_aside(message)
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

    def _check_open(self) -> None:
        """ManalogError: an analysis would tell somebody what others hold."""
        if not self._open:
            raise ManalogError("a game is analysed when it is over, and whole")

    def _go_aside(self, message: dict[str, Any]) -> None:
        """Show so many moves of a line that the analysis has found, from where it begins."""
        self._check_open()
        kind, at, step = message.get("of"), message.get("at"), message.get("step")
        moves = self._analysis.line(kind, at)
        if type(at) is not int or type(step) is not int or not 0 <= step <= len(moves):
            raise ManalogError("there is no such move")
        self._go(at)
        self._aside.play(str(kind), moves, step)

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
        self._analysis.close()
        self.inquirer.close()


class Aside:
    """A line beside the game: moves that were not made, from the moment that SESSION is at."""

    def __init__(self, session: Session) -> None:
        """Play lines in SESSION."""
        self._session = session
        self.count = 0
        """How many actions of SESSION are none of the game."""
        self._told: Frame | None = None

    def play(self, kind: str, moves: Sequence[str], step: int) -> None:
        """Play the first STEP of MOVES, a line of KIND, with all that nobody has a choice about."""
        before = len(self._session.taken)
        self._told = {"of": kind, "at": before, "step": step, "last": len(moves)}
        try:
            for move in moves[:step]:
                self._forced(move)
                self._session.do(move)
            self._forced()
        finally:
            self.count = len(self._session.taken) - before

    def _forced(self, move: str = "") -> None:
        choice = self._session.choice
        while choice is not None and choice.count == 1 and choice.actions[0] != move:
            self._session.choose(0)
            choice = self._session.choice

    def leave(self) -> None:
        """Go back to the game."""
        self._session.undo(self.count)
        self.count, self._told = 0, None

    def told(self) -> Frame | None:
        """Return which line is shown, from which moment, and how far; None: the game itself."""
        return self._told


def _is_of_one(agents: Any) -> bool:
    """Whether AGENTS, who played, are bots but for one person: nobody has secrets from another."""
    return isinstance(agents, list) and bool(agents) and agents.count(PERSON) <= 1


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
