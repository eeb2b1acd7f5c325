"""Questions about a game in progress: they run in a caged process, which is kept for the next."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from pyengine.ask.questions import Oracle
from pyengine.engine.bridge import PrologError
from pyengine.engine.cage import Limits
from pyengine.engine.remote import Remote
from pyengine.engine.session import Session


class Asking:
    """A copy of a game in a process of its own, made anew when the game has moved."""

    def __init__(self) -> None:
        self._oracle: Oracle | None = None
        self._at: tuple[str, ...] | None = None

    def ask(
        self, session: Session, question: str, viewer: str | None, limit: int, seconds: float
    ) -> list[dict[str, str]]:
        """Return the answers to QUESTION about the present state of SESSION, as VIEWER knows it."""
        state = tuple(session.fluents())
        if self._oracle is None or state != self._at:
            self.close()
            self._oracle = oracle_of(session, state)()
            self._at = state
        answers = self._oracle.ask(question, limit=limit, seconds=seconds, viewer=viewer)
        return answers.records()

    def close(self) -> None:
        """End the process."""
        if self._oracle is not None:
            self._oracle.close()
        self._oracle = self._at = None


def oracle_of(session: Session, state: tuple[str, ...]) -> Callable[[], Oracle]:
    """Return what opens the game of SESSION, which is at STATE, to be asked.

    All that happened is known where it is here. SESSION is read now, and not any more then.
    """
    setup, mode, progress, taken = (
        session.setup, session.mode, session.progress, tuple(session.taken),
    )  # fmt: skip
    whole = session.can_take_back(len(taken))

    def begin(remote: Remote) -> tuple[Session, bool]:
        if whole and taken:
            # A game that began from a board is another one where it is played from its start.
            with suppress(PrologError):
                again = Session.replayed(setup, mode, taken, prolog=remote)
                if tuple(again.fluents()) == state:
                    return again, True
        there = Session(setup, mode, _bridge=remote)
        there.load(state, taken=taken, taken_mode=mode, progress=progress)
        return there, not taken

    return lambda: Oracle(begin, Remote(cage=Limits()), again=begin if whole and taken else None)
