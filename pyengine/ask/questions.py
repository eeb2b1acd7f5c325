"""Questions about a game: what `manalog ask`, `why`, `why-not` and `show` do."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pyengine.engine.bridge import PrologError
from pyengine.engine.remote import Remote
from pyengine.engine.session import Session, Setup
from pyengine.errors import EngineError, ManalogError
from pyengine.saves.save import Save, read_save

LIMIT = 100
SECONDS = 5.0


class QuestionError(ManalogError):
    """A question that is not understood, not allowed, or takes too long."""


@dataclass(frozen=True)
class Answers:
    """The answers: a row of values, as text, for each; `more` tells that there are others.

    `output` is what the question printed.
    """

    names: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    more: bool
    output: str

    def records(self) -> list[dict[str, str]]:
        """Return the answers as dictionaries."""
        return [dict(zip(self.names, row, strict=True)) for row in self.rows]


class Oracle:
    """A game that can be asked; the questions run in a process of their own."""

    def __init__(
        self, remote: Remote, session: Session, *, whole: bool = True, undo: str = "free"
    ) -> None:
        """Let SESSION, which is played in REMOTE, be asked.

        WHOLE: all choices since the start are known; UNDO: what those who play let be taken back.
        """
        self._remote = remote
        self.session = session
        self.whole = whole
        self.undo = undo

    def ask(self, question: str, *, limit: int = LIMIT, seconds: float = SECONDS) -> Answers:
        """Return at most LIMIT answers to QUESTION; QuestionError when there can be none."""
        with _questions():
            answer = self._remote.call(
                "define", "ask", question, limit, seconds, seconds=seconds + 5
            )
        names, rows, more, output = answer[1:]
        return Answers(tuple(names), tuple(tuple(row) for row in rows), more == "true", output)

    def why(self, action: str) -> str:
        """Return why ACTION, written as people do, is legal."""
        return self._explain("why", action)

    def why_not(self, action: str) -> str:
        """Return all reasons why ACTION, written as people do, is not legal."""
        return self._explain("why_not", action)

    def _explain(self, which: str, action: str) -> str:
        with _questions():
            text: str = self._remote.call("define", "explain", which, action, seconds=15)[1]
        return text.rstrip("\n")

    def information_state(self, player: str) -> list[str]:
        """Return the fluents that PLAYER may see; EngineError for an unknown player."""
        players = [name for name, _, _ in self.session.setup.players]
        if player not in players:
            raise EngineError(
                f'no player is called "{player[:40]}"',
                remedy=f"The players are {', '.join(players)}",
            )
        return self._remote.call("view", player)

    def toplevel(self, *, undo: bool = True) -> None:
        """Open the toplevel on the terminal, and return when it is left.

        With UNDO, actions can be taken back there as those who play allow it.
        """
        self._remote.toplevel(self.undo if undo else "never")


@contextlib.contextmanager
def _questions() -> Iterator[None]:
    try:
        yield
    except PrologError as error:
        raise QuestionError(error.message.strip()) from error


@contextlib.contextmanager
def opened(
    save: str | Path, *, terminal: bool = False, from_start: bool = False
) -> Iterator[Oracle]:
    """Open the saved game SAVE for questions; SaveError when it can't be read.

    FROM_START: play it again, so that all choices can be taken back and all events are known;
    where that does not lead to the saved state, the game goes on from there alone.
    """
    found = read_save(save)
    with Remote(terminal=terminal) as remote:
        yield oracle_of(found, remote, from_start=from_start)


def oracle_of(save: Save, remote: Remote, *, from_start: bool = False) -> Oracle:
    """Return the game of SAVE, to be asked in REMOTE, in the place of any other there."""
    session = _played_again(save, remote) if from_start else None
    whole = session is not None
    return Oracle(
        remote, session or save.session(prolog=remote), whole=whole, undo=_undo_rule(save)
    )


def asks_for_events(question: str) -> bool:
    """Tell whether QUESTION speaks of what happened, for which a save has to be played again."""
    return re.search(r"\bevents\b", question) is not None


def _undo_rule(save: Save) -> str:
    """Return what may be taken back in the game of SAVE: free, fair or never."""
    kept = save.table.get("undo")
    return "never" if kept is False else str(kept) if kept in ("fair", "never") else "free"


def _played_again(save: Save, remote: Remote) -> Session | None:
    """Return the game of SAVE, played from its start.

    None where its actions are not legal, or lead to another state.
    """
    try:
        session = Session.replayed(save.setup, save.mode, save.actions, prolog=remote)
    except PrologError:
        return None
    return session if tuple(session.fluents()) == save.fluents else None


@contextlib.contextmanager
def begun(setup: Setup, *, terminal: bool = False) -> Iterator[Oracle]:
    """Begin a new game for questions."""
    with Remote(terminal=terminal) as remote:
        yield Oracle(remote, Session.start(setup, prolog=remote))
