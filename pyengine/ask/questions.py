"""Questions about a game: what `manalog ask`, `why`, `why-not` and `show` do."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Self

from pyengine.engine.bridge import PrologError
from pyengine.engine.cage import Limits
from pyengine.engine.remote import EndedError, LateError, Remote
from pyengine.engine.session import Session, Setup
from pyengine.errors import EngineError, ManalogError
from pyengine.games.cards import OpenCards
from pyengine.saves.save import Save, read_save
from pyengine.system.closing import Closing

LIMIT = 100
SECONDS = 5.0
MOST_SECONDS = 300


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


@dataclass(frozen=True)
class Reason:
    """WORDS hold by RULE, its number or "", because of what stands beneath.

    DETAILS are for programs: of an effect its layer, timestamp (a number) and source (an object).
    """

    rule: str
    words: str
    details: dict[str, str | int]
    because: tuple[Reason, ...]

    @classmethod
    def of_row(cls, row: Any) -> Self:
        """Return what ROW, as the rules answer, says; EngineError for nonsense."""
        match row:
            case [str(rule), str(words), list(details), list(rows)]:
                return cls(rule, words, dict(details), tuple(map(cls.of_row, rows)))
        raise EngineError(_NO_ANSWER)

    def record(self) -> dict[str, Any]:
        """Return it as it is told to programs: rule, words, because, and the details."""
        because = [reason.record() for reason in self.because]
        return {"rule": self.rule, "words": self.words, **self.details, "because": because}


Begin = Callable[[Remote], tuple[Session, bool]]
"""Begins a game in a process; tells whether all choices since its start are known."""

_SPENT = ("too_long", "too_many_steps", "too_much_memory")
"""The errors after which a process is not asked again."""


class Oracle(Closing):
    """A game that can be asked; the questions run in a process of their own.

    Where a question ends that process, or uses up what it has, the next one gets a new process.
    """

    def __init__(
        self, begin: Begin, remote: Remote, *, undo: str = "free", again: Begin | None = None
    ) -> None:
        """Let the game that BEGIN begins in REMOTE, which is closed with this, be asked.

        UNDO: what those who play let be taken back. AGAIN begins it from its start, for questions
        that need what rules did before; None: there is nothing more to be known.
        """
        self._begin = begin
        self._again = again
        self._remote = remote
        self.undo = undo
        self._open()

    def _open(self) -> None:
        try:
            self._session, self.whole = self._begin(self._remote)
            known = "askable" if self._again else "whole" if self.whole else "unknown"
            self._remote.call("define", "past", known)
        except BaseException:
            self._remote.close()
            raise
        self._asked = 0

    def _ready(self) -> None:
        """Begin the game anew where its process has ended."""
        if self._remote.closed:
            self._remote = self._remote.renewed()
            self._open()

    @property
    def session(self) -> Session:
        """The game, at the state that questions are about."""
        self._ready()
        return self._session

    def ask(
        self,
        question: str,
        *,
        limit: int = LIMIT,
        seconds: float = SECONDS,
        viewer: str | None = None,
    ) -> Answers:
        """Return at most LIMIT answers to QUESTION; QuestionError when there can be none.

        It takes at most SECONDS, of which there can be 300. With VIEWER, a player, it is asked of
        the state as that player knows it, and of the past as that player heard of it.
        """
        if not 0 < seconds <= MOST_SECONDS:
            raise QuestionError(f"a question may take between 0 and {MOST_SECONDS} seconds")
        request = ("ask", question, limit, seconds)
        return _answers(self._call(*self._put(viewer), *request, seconds=seconds + 5))

    def why(self, action: str, viewer: str | None = None) -> str:
        """Return why ACTION, written as people do, is legal, as far as VIEWER, a player, knows."""
        return self._explain("why", action, viewer)

    def why_not(self, action: str, viewer: str | None = None) -> str:
        """Return all reasons why ACTION, written as people do, is not legal; as VIEWER knows it."""
        return self._explain("why_not", action, viewer)

    def _put(self, viewer: str | None) -> tuple[str, ...]:
        """Return how a question of VIEWER's, or of who may know all, begins."""
        if viewer is None:
            return ("define",)
        self._check_player(viewer)
        return ("define", "told", self.session.setup.game, viewer)

    def _explain(self, which: str, action: str, viewer: str | None) -> str:
        match self._call(*self._put(viewer), "explain", which, action, seconds=15):
            case ["explained", str(text)]:
                return text.rstrip("\n")
        raise EngineError(_NO_ANSWER)

    def reasons(self, which: str, asked: str, viewer: str | None = None) -> tuple[Reason, ...]:
        """Return the answer to WHICH, why or why_not, about ASKED as trees; () where it has none.

        ASKED is an action or a fact, written as people do; VIEWER as of `why`.
        """
        match self._call(*self._put(viewer), "explain_tree", which, asked, seconds=15):
            case ["tree", *rows]:
                return tuple(map(Reason.of_row, rows))
        raise EngineError(_NO_ANSWER)

    def _call(self, *request: Any, seconds: float) -> list[Any]:
        """Send REQUEST, a question, to a process that is in order."""
        self._ready()
        self._asked += 1
        try:
            return self._remote.call(*request, seconds=seconds)
        except PrologError as error:
            if error.kind == "past_needed" and self._again is not None:
                self._begin, self._again = _traced(self._again), None
                self._open()
                return self._call(*request, seconds=seconds)
            if error.kind in _SPENT:
                self._remote.close()
            raise QuestionError(error.message.strip()) from error
        except LateError as error:
            raise QuestionError("the question takes too long") from error
        except EndedError as error:
            if self._asked > 1:
                return self._call(*request, seconds=seconds)
            raise QuestionError("the question takes too much memory or time") from error

    def information_state(self, player: str) -> list[str]:
        """Return the fluents that PLAYER may see; EngineError for an unknown player."""
        self._check_player(player)
        return self._remote.call("view", player)

    def _check_player(self, player: str) -> None:
        players = self.session.setup.names
        if player not in players:
            raise EngineError(
                f'no player is called "{player[:40]}"',
                remedy=f"The players are {', '.join(players)}",
            )

    def toplevel(self, *, undo: bool = True) -> int:
        """Open the toplevel on the terminal; when it is left, return the code that it ends with.

        It is the user's own Prolog, in no cage. With UNDO, actions can be taken back there as those
        who play allow it.
        """
        game = self.session.setup.game
        # What is done there can be asked for its reasons, too.
        self._remote.call("trace")
        with OpenCards() as cards:
            return self._remote.toplevel(
                self.undo if undo else "never", lambda name: cards.rows(game, [name])[0]
            )

    def close(self) -> None:
        """End the process, for good."""
        self._begin = _over
        self._remote.close()


def _traced(begin: Begin) -> Begin:
    """Return BEGIN, with a journal that tells which rule caused what."""

    def traced(remote: Remote) -> tuple[Session, bool]:
        remote.call("trace")
        try:
            return begin(remote)
        finally:
            remote.call("untrace")

    return traced


def _over(remote: Remote) -> tuple[Session, bool]:
    raise EngineError("this game is asked no more")


_NO_ANSWER = "SWI-Prolog gave an answer that can't be read"


def _answers(answer: list[Any]) -> Answers:
    """Return what ANSWER, which comes from where strangers ask, says; EngineError for nonsense."""
    match answer:
        case ["answers", list(names), list(rows), "true" | "false" as more, str(output)] if all(
            _texts(row, len(names)) for row in [names, *rows]
        ):
            return Answers(tuple(names), tuple(map(tuple, rows)), more == "true", output)
    raise EngineError(_NO_ANSWER)


def _texts(row: Any, length: int) -> bool:
    return (
        isinstance(row, list) and len(row) == length and all(isinstance(text, str) for text in row)
    )


def opened(save: str | Path, *, terminal: bool = False, from_start: bool = False) -> Oracle:
    """Open the saved game SAVE for questions; SaveError when it can't be read.

    FROM_START: play it again, so that all choices can be taken back and all events are known;
    where that does not lead to the saved state, the game goes on from there alone.
    """
    found = read_save(save)
    return oracle_of(found, _process(terminal), from_start=from_start)


def oracle_of(save: Save, remote: Remote, *, from_start: bool = False) -> Oracle:
    """Return the game of SAVE, to be asked in REMOTE, in the place of any other there."""

    def begin(process: Remote, *, from_start: bool = from_start) -> tuple[Session, bool]:
        again = _played_again(save, process) if from_start else None
        # Nothing is lost of a save without actions: a board that was set up.
        return again or save.session(prolog=process), again is not None or not save.actions

    # What is played from its start anyway is played so that all can be asked at once.
    first = _traced(begin) if from_start else begin
    past = partial(begin, from_start=True) if save.actions and not from_start else None
    return Oracle(first, remote, undo=_undo_rule(save), again=past)


def oracle_at(session: Session, remote: Remote) -> Oracle:
    """Return the game of SESSION as it is now, to be asked in REMOTE, in the place of any other."""
    setup, fluents, progress = session.setup, tuple(session.fluents()), session.progress

    def begin(process: Remote) -> tuple[Session, bool]:
        there = Session(setup, _bridge=process)
        there.load(fluents, progress=progress)
        return there, False

    return Oracle(begin, remote)


def begun(setup: Setup, *, terminal: bool = False) -> Oracle:
    """Begin a new game for questions."""
    return Oracle(lambda remote: (Session.start(setup, prolog=remote), True), _process(terminal))


def _process(terminal: bool) -> Remote:
    """Return a process for questions: in a cage, or with TERMINAL without one."""
    return Remote(terminal=True) if terminal else Remote(cage=Limits())


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
