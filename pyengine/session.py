"""One game in progress: the state cycle between Prolog, flag handlers and players."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pyengine.bridge import Bridge, bridge
from pyengine.errors import EngineError
from pyengine.flags import FlagHandler

MODES = ("contracted", "choices", "steps")


@dataclass(frozen=True)
class Setup:
    """What a game starts from.

    `players` are (name, team, cards), team "" for none; `settings` are Prolog terms `Key=Value` as
    text; `cards` are rows of the card database.
    """

    players: tuple[tuple[str, str, tuple[str, ...]], ...]
    cards: tuple[list[Any], ...]
    seed: int
    settings: tuple[str, ...] = ("mulligan=london",)
    game: str = "magic"


@dataclass(frozen=True)
class Choice:
    """A choice state: who chooses, in which process, among which actions (canonical text)."""

    player: str
    process: str
    actions: tuple[str, ...]


@dataclass
class Session:
    """A game, always at a choice state or over.

    There is one game at a time in a process (one Prolog thread, design section 5).
    """

    setup: Setup
    mode: str = "contracted"
    choice: Choice | None = None
    result: str | None = None
    steps: int = 0
    forced: int = 0
    taken: list[str] = field(default_factory=list)
    _bridge: Bridge = field(default_factory=bridge)
    _flags: FlagHandler = field(default_factory=FlagHandler)
    on_step: Any = None

    @classmethod
    def start(cls, setup: Setup, mode: str = "contracted") -> Session:
        """Begin a new game and go to its first choice."""
        session = cls(setup, mode)
        session._define()
        session._bridge.call(
            "define",
            setup.game,
            "new",
            [[name, team, list(cards)] for name, team, cards in setup.players],
            list(setup.settings),
            setup.seed,
        )
        session._advance(session._bridge.call("advance", session.mode))
        return session

    def _define(self) -> None:
        self._bridge.call("reset")
        self._bridge.call("define", self.setup.game, "cards", list(self.setup.cards))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def winners(self) -> tuple[str, ...]:
        """The players who won; empty for a draw and while the game goes on."""
        if self.result is None or not self.result.startswith("won("):
            return ()
        return tuple(name.strip() for name in self.result[5:-2].split(","))

    def do(self, action: str) -> None:
        """Take ACTION, a legal action as text; raise PrologError when it is not legal."""
        answer = self._bridge.call("do", action, self.mode)
        self.taken.append(action)
        self._advance(answer)

    def choose(self, index: int) -> None:
        """Take the action number INDEX (from 0) of the present choice."""
        if self.choice is None:
            raise EngineError("the game is over")
        self.taken.append(self.choice.actions[index])
        self._advance(self._bridge.call("choose", index, self.mode))

    def _advance(self, answer: Sequence[Any]) -> None:
        kind = answer[0]
        while kind == "flags" or kind == "step":
            if kind == "flags":
                answer = self._bridge.call("update", self._flags.updates(answer[1]), self.mode)
            else:
                if self.on_step is not None:
                    self.on_step(answer[1])
                answer = self._bridge.call("advance", self.mode)
            kind = answer[0]
        if kind == "choice":
            self.choice = Choice(answer[1], answer[2], tuple(answer[3]))
        else:
            self.choice = None
            self.result = answer[1]
        self.steps, self.forced = answer[-2], answer[-1]

    def fluents(self) -> list[str]:
        """Return all fluents of the present state as text, in the standard order of terms."""
        return self._bridge.call("fluents")

    def query(self, name: str, arity: int) -> list[list[Any]]:
        """Return the arguments of every fluent NAME/ARITY that holds."""
        return self._bridge.call("query", name, arity)

    def digest(self) -> str:
        """Return a digest of the present state: 16 hexadecimal digits."""
        text = "\n".join(self.fluents())
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def violations(self) -> list[str]:
        """Return the ids of `forbidden` rules that hold now: none, if the rules are right."""
        return self._bridge.call("violations")
