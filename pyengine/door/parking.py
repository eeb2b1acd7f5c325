"""Several games in one process of the rules, which holds one: the others wait as fluents.

A game that is used while another has the place is loaded there, and the other is read before
that. What was in the journal of a game that waited is gone: to take choices back, it is played
again from where it began. A game with a room of its own never waits.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from weakref import WeakMethod

from pyengine.engine.bridge import Prolog, bridge
from pyengine.engine.rooms import Room
from pyengine.engine.session import Progress, Session, Setup
from pyengine.errors import EngineError


@dataclass(frozen=True)
class Position:
    """A state: its fluents, and the actions that led there from the start, where it is known."""

    fluents: tuple[str, ...]
    taken: tuple[str, ...] = ()
    taken_mode: str = "contracted"
    progress: Progress = field(default_factory=Progress)

    @classmethod
    def of(cls, session: Session) -> Position:
        """Return the present state of SESSION."""
        return cls(tuple(session.fluents()), tuple(session.taken), session.mode, session.progress)

    def load(self, session: Session) -> None:
        """Let SESSION go on from here."""
        session.load(
            self.fluents, taken=self.taken, taken_mode=self.taken_mode, progress=self.progress
        )


class Place:
    """A game that takes the process of the rules when it is used, and waits else.

    `base` is the position that it began in where that was no new game: a board that was set up.
    `room` is where it is alone, if it has one.
    """

    def __init__(
        self,
        setup: Setup,
        position: Position | None = None,
        base: Position | None = None,
        room: Room | None = None,
    ) -> None:
        """Let a game of SETUP wait in POSITION; without one, `take` gives it a session."""
        self.setup, self.base, self.room = setup, base, room
        self._prolog: Prolog = room or bridge()
        self._waiting = position
        self._session: Session | None = None

    @classmethod
    def of(cls, session: Session, *, board: bool = False, room: Room | None = None) -> Place:
        """Return the place of SESSION, which has just begun; a BOARD has no game before it.

        It is in ROOM, or in the process.
        """
        place = cls(session.setup, None, Position.of(session) if board else None, room)
        place._take(session)
        return place

    def copied(self, room: Room | None = None) -> Place:
        """Return another game in the same state, which waits; to go on in ROOM, or in its own.

        A copy of a game that has a room has one, too.
        """
        room = room or (Room() if self.room else None)
        return Place(self.setup, self._waiting or Position.of(self.session()), self.base, room)

    def session(self) -> Session:
        """Return the game, which is in the process of the rules now."""
        if self._session is None:
            if self._waiting is None:
                raise EngineError("this game was lost when another one took its place")
            session = Session(self.setup, _bridge=self._prolog)
            self._waiting.load(session)
            self._take(session)
            return session
        return self._session

    def _take(self, session: Session) -> None:
        self._session, self._waiting = session, None
        method = WeakMethod(self._leave)
        self._prolog.held.leaving = lambda: leave() if (leave := method()) else None

    def _leave(self) -> None:
        """Wait: another game takes the process."""
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(EngineError):  # the other game can begin all the same
                self._waiting = Position.of(session)

    def undo(self, count: int) -> None:
        """Take back the last COUNT choices; EngineError: there are fewer."""
        session = self.session()
        if session.can_take_back(count) or count > len(session.taken):
            session.undo(count)
        elif self.base is not None:
            self._play_again(session.taken[: len(session.taken) - count])
        else:
            self._prolog.held.leaving = None
            session.undo(count)
            self._take(session)

    def relive(self) -> Session:
        """Return the game, all that happened in it known.

        EngineError, and nothing has changed: its actions do not lead to where it is.
        """
        session = self.session()
        if not session.can_take_back(len(session.taken)):
            if self.base is not None:
                self._play_again(list(session.taken))
            else:
                self._prolog.held.leaving = None
                try:
                    session.relive()
                finally:
                    self._take(session)
        return self.session()

    def _play_again(self, actions: Sequence[str]) -> None:
        assert self.base is not None
        self._prolog.held.leaving = None
        session = Session(self.setup, _bridge=self._prolog)
        self.base.load(session)
        for action in actions:
            session.do(action)
        self._take(session)
