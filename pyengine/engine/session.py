"""One game in progress: the state cycle between Prolog, flag handlers and players."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Self

from pyengine.engine.bridge import Prolog, PrologError, bridge
from pyengine.engine.choice import Choice
from pyengine.engine.flags import FlagHandler
from pyengine.errors import CardError, EngineError

LARGEST_SEED = 10**30
"""Seeds are from minus this to this."""

MODES = ("contracted", "choices", "steps")


@dataclass(frozen=True)
class Setup:
    """What a game starts from: `players` are (name, team, cards), team "" for none.

    `settings` are terms `Key=Value` as text, `cards` rows of the card database or `made` anew.
    """

    players: tuple[tuple[str, str, tuple[str, ...]], ...]
    cards: tuple[list[Any], ...]
    seed: int
    settings: tuple[str, ...] = ()
    game: str = field(kw_only=True)
    made: tuple[str, ...] = field(default=(), kw_only=True)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """All players, in the order in which they sit."""
        return tuple(name for name, _, _ in self.players)


class Progress(NamedTuple):
    """How far a game has come: what a save keeps beside the fluents.

    `decisions` counts the choices with at least two options that were made: agents draw their
    random numbers by it.
    """

    steps: int = 0
    forced: int = 0
    decisions: int = 0


class _Frame(NamedTuple):
    """A choice that was made: the journal's mark before it, and what held there."""

    mark: int
    choice: Choice | None
    steps: int
    forced: int
    decisions: int


def winners_of(result: str | None) -> tuple[str, ...]:
    """Return the players whom RESULT (`won([a])`; None for an open game) names."""
    if result is None or not result.startswith("won("):
        return ()
    return tuple(name.strip() for name in result[5:-2].split(","))


@dataclass
class Session:
    """A game, always at a choice state or over.

    One game at a time is in a thread's engine, a room or a process: a session whose place another
    one has taken raises EngineError, as in another thread. `asked` is kept until the state changes.
    """

    setup: Setup
    mode: str = "contracted"
    choice: Choice | None = None
    result: str | None = None
    steps: int = 0
    forced: int = 0
    decisions: int = 0
    taken: list[str] = field(default_factory=list)
    asked: dict[str, Any] = field(default_factory=dict)
    _bridge: Prolog = field(default_factory=bridge)
    _flags: FlagHandler = field(default_factory=FlagHandler)
    from_start: bool = False  # whether the journal goes back to there, and not to a loaded state
    on_step: Any = None
    on_choice: Callable[[Session], None] | None = None
    """Hears of every choice that was made or taken back, and of each new beginning."""
    _frames: list[_Frame] = field(default_factory=list)
    _loaded: tuple[str, tuple[str, ...]] = ("contracted", ())
    _game: object = field(default_factory=object)

    @classmethod
    def start(cls, setup: Setup, mode: str = "contracted", *, prolog: Prolog | None = None) -> Self:
        """Begin a new game, in this process or in PROLOG, and go to its first choice."""
        return cls(setup, mode, _bridge=prolog or bridge())._start(())

    @classmethod
    def replayed(
        cls, setup: Setup, mode: str, actions: Sequence[str], *, prolog: Prolog | None = None
    ) -> Session:
        """Play ACTIONS again from the start of a game; raise PrologError where one is not legal."""
        return cls(setup, mode, _bridge=prolog or bridge())._start(actions)

    def _start(self, actions: Sequence[str]) -> Self:
        """Begin the game anew and play ACTIONS; return this session."""
        self._begin()
        setup = self.setup
        players = [[name, team, list(cards)] for name, team, cards in setup.players]
        self.call("define", setup.game, "new", players, list(setup.settings), setup.seed)
        self.from_start = True
        self._advance(self.call("advance", self.mode))
        self._tell()
        for action in actions:
            self.do(action)
        return self

    def _begin(self) -> None:
        """Take the place of the game that is in the process of the rules, with these cards."""
        held, key = self._bridge.held, (self.setup.game, self.setup.cards)
        held.make_room()
        held.game, held.choice = self._game, None
        if held.defined == key:
            return
        held.defined = None
        self._bridge.call("reset")
        try:
            self._bridge.call("define", self.setup.game, "cards", list(self.setup.cards))
        except PrologError as error:
            if error.kind != "definition_refused":
                raise
            raise CardError(error.message) from error
        held.defined = key

    def load(
        self,
        fluents: Sequence[str],
        *,
        taken: Sequence[str] = (),
        taken_mode: str = "contracted",
        progress: Progress | None = None,
    ) -> None:
        """Go on from FLUENTS (text), to the next choice; raise PrologError for a bad one.

        Where they are a choice state, in any mode, this is where the session is then.
        TAKEN are the actions that led here from the start in TAKEN_MODE, where they are known.
        """
        progress = progress or Progress()
        self._begin()
        self.call("load", list(fluents))
        self.call("statistics", progress.steps, progress.forced)
        self.taken, self.decisions = list(taken), progress.decisions
        self._frames, self._loaded, self.from_start = [], (taken_mode, tuple(taken)), False
        self._advance(self.call("resume", self.mode))
        self._tell()

    @property
    def taken_mode(self) -> str:
        """In which mode its first actions were taken."""
        return self._loaded[0] if self._loaded[1] else self.mode

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def winners(self) -> tuple[str, ...]:
        """The players who won; empty for a draw and while the game goes on."""
        return winners_of(self.result)

    def do(self, action: str) -> None:
        """Take ACTION, a legal action as text; raise PrologError when it is not legal."""
        self.note(action, self.call("do", action, self.mode))

    def choose(self, index: int) -> None:
        """Take the action number INDEX (from 0) of the present choice.

        EngineError when there is no such action, as agents of strangers may choose.
        """
        if self.choice is None:
            raise EngineError("the game is over")
        if not 0 <= index < self.choice.count:
            raise EngineError("there is no action with this number")
        answer = self.call("choose", index, self.mode)
        self.note(answer.pop(), answer)

    def note(self, action: str, answer: Sequence[Any]) -> None:
        """Take note that ACTION was taken, with the ANSWER of the rules; go on to a choice."""
        choice = self.choice
        self._frames.append(_Frame(answer[-1], choice, self.steps, self.forced, self.decisions))
        self.taken.append(action)
        self.decisions += choice is not None and choice.count > 1
        self._advance(answer)
        self._tell()

    def _tell(self) -> None:
        if self.on_choice is not None:
            self.on_choice(self)

    @property
    def progress(self) -> Progress:
        """How far the game has come."""
        return Progress(self.steps, self.forced, self.decisions)

    @property
    def mark(self) -> int:
        """The journal's mark before the last choice, for the request `events`; -1 for none."""
        return self._frames[-1].mark if self._frames else -1

    @property
    def remembered(self) -> int:
        """How many of the choices are in the journal: the last ones."""
        return len(self._frames)

    def can_take_back(self, count: int) -> bool:
        """Whether the last COUNT choices are in the journal, and not only in the save."""
        return count <= len(self._frames)

    def undo(self, count: int = 1) -> None:
        """Go back to the choice before the last COUNT choices (EngineError: there are fewer)."""
        if count < 1:
            return
        if count > len(self.taken):
            raise EngineError(f"{len(self.taken)} choices were made: nothing else to take back")
        if count > len(self._frames):
            self._replay(len(self.taken) - count)
            return
        frame = self._frames[-count]
        self.call("undo", frame.mark, frame.steps, frame.forced)
        self.asked = {}
        del self._frames[-count:]
        del self.taken[-count:]
        self.choice, self.result = frame.choice, None
        self._bridge.held.choice = frame.choice
        self.steps, self.forced, self.decisions = frame.steps, frame.forced, frame.decisions
        self._tell()

    def relive(self) -> None:
        """Play a loaded game again from its start, so that all that happened is known.

        EngineError, and nothing has changed: that does not lead to where the game is.
        """
        if not self.can_take_back(len(self.taken)):
            self._replay(len(self.taken))

    def _replay(self, count: int) -> None:
        """Play the first COUNT actions of a loaded game again, from its start."""
        fluents, taken, progress = self.fluents(), self.taken, self.progress
        mode, loaded = self._loaded
        try:
            first = taken[: min(count, len(loaded))]
            again = Session(self.setup, mode, on_choice=self.on_choice, _bridge=self._bridge)
            again._start(first)
            again.mode = self.mode
            for action in taken[len(first) : count]:
                again.do(action)
            if count == len(taken) and again.fluents() != fluents:
                raise EngineError("its actions lead to another state")
        except EngineError as error:
            self.load(fluents, taken=taken, taken_mode=mode, progress=progress)
            raise EngineError(f"the game can't be played again to there: {error}") from error
        again.on_step, again._loaded = self.on_step, self._loaded
        self.__dict__.update(again.__dict__)

    def _rewind(self, item: int) -> None:
        """Go back to the choice before the action that made the object ITEM."""
        decisions = self.decisions
        while self.query("next_number", 1)[0][0] > item:
            self.undo()
        self.decisions = decisions  # so that an agent does not choose the same again

    def _advance(self, answer: Sequence[Any]) -> None:
        self.asked = {}
        while answer[0] in ("flags", "step"):
            if answer[0] == "step":
                answer = self._onward(answer[1])
            elif rewinds := [fact[1] for fact in answer[1] if fact[0] == "rewind"]:
                self._rewind(rewinds[0])
                return
            else:
                answer = self.call("update", self._flags.updates(answer[1]), self.mode)
        self._stop(answer)

    def _onward(self, process: str) -> list[Any]:
        """Go on after a step of the full graph, PROCESS; return the answer."""
        if self.on_step is not None:
            self.on_step(process)
        return self.call("advance", self.mode)

    def _stop(self, answer: Sequence[Any]) -> None:
        if answer[0] == "choice":
            if answer[1] not in self.setup.names:
                raise EngineError(f"{answer[1][:40]} chooses, and is no player of this game")
            self.choice, self.result = Choice(answer[1], answer[2], self._texts_of), None
        else:
            self.choice, self.result = None, answer[1]
        self._bridge.held.choice = self.choice
        self.steps, self.forced = answer[-3], answer[-2]

    def _texts_of(self, choice: Choice) -> tuple[str, ...]:
        """Return the process of CHOICE and its actions; EngineError: the game is not there."""
        self._check_place()
        if self._bridge.held.choice is not choice:
            raise EngineError("that choice has been made, and nobody had read its actions")
        return tuple(self.call("choice"))

    def call(self, *request: Any) -> list[Any]:
        """Send REQUEST to the process of the rules that this game is in; return the answer.

        EngineError: it is in another game now.
        """
        self._check_place()
        return self._bridge.call(*request)

    def _check_place(self) -> None:
        if self._bridge.held.game is not self._game:
            raise EngineError(
                "another game was begun in this process: there is one at a time",
                remedy="Load this one again from a save, or play it in a process of its own",
            )

    def fluents(self) -> list[str]:
        """Return all fluents of the present state as text, in the standard order of terms."""
        return self.call("fluents")

    def information_state(self, player: str) -> list[str]:
        """Return the fluents that PLAYER may see now, as text."""
        return self.call("view", player)

    def query(self, name: str, arity: int) -> list[list[Any]]:
        """Return the arguments of every fluent NAME/ARITY that holds, in the order of terms."""
        return self.call("query", name, arity)

    def holds(self, fluent: str) -> bool:
        """Whether FLUENT, ground and as text, holds now."""
        return self.call("holds", fluent) == ["yes"]

    def digest(self) -> str:
        """Return a digest of the present state: 16 hexadecimal digits."""
        return hashlib.sha256("\n".join(self.fluents()).encode()).hexdigest()[:16]

    def violations(self) -> list[str]:
        """Return the ids of `forbidden` rules that hold now: none, if the rules are right."""
        return self.call("violations")
