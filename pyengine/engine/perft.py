"""How many ways a game can go: action sequences and distinct states, as chess engines count them.

The numbers are those of the contracted graph: every state offers a choice or ends the game. They
depend on the rules alone, so that two ways of walking, and two versions, have to agree on them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from pyengine.engine.session import Session
from pyengine.engine.state import State

Counts = tuple[int, ...]
"""How many sequences of 1, 2, ... actions there are."""


class Walk(Protocol):
    """A way to go down and up in the graph of choice states."""

    def actions(self) -> tuple[str, ...]:
        """Return the legal actions of the present state; none when the game is over."""

    def down(self, index: int) -> None:
        """Take the legal action number INDEX."""

    def up(self) -> None:
        """Go back to where the last `down` came from."""


@dataclass
class UndoWalk:
    """Goes up by taking back: nothing is copied."""

    session: Session
    _before: list[list[str]] = field(default_factory=list)

    def actions(self) -> tuple[str, ...]:
        """Return the legal actions of the present state."""
        return State(self.session).legal_actions()

    def down(self, index: int) -> None:
        """Take the legal action number INDEX."""
        self._before.append(list(self.session.taken))
        State(self.session).apply(index)

    def up(self) -> None:
        """Take the last action back, or again those that it took back itself."""
        before, now = self._before.pop(), len(self.session.taken)
        if now > len(before):
            State(self.session).undo(now - len(before))
        for action in before[now:]:
            self.session.do(action)


@dataclass
class CopyWalk:
    """Goes up by loading a copy of the fluents, and takes actions by their text.

    An action that takes back others can't be followed: a copy has no past.
    """

    session: Session
    _copies: list[list[str]] = field(default_factory=list)

    def actions(self) -> tuple[str, ...]:
        """Return the legal actions of the present state."""
        choice = self.session.choice
        return () if choice is None else choice.actions

    def down(self, index: int) -> None:
        """Take the legal action number INDEX."""
        self._copies.append(self.session.fluents())
        self.session.do(self.actions()[index])

    def up(self) -> None:
        """Load the copy that was made before the last action."""
        self.session.load(self._copies.pop())


WAYS: dict[str, Callable[[Session], Walk]] = {"undo": UndoWalk, "copy": CopyWalk}
"""The ways to count, the usual one first."""


@dataclass
class Perft:
    """The counts up to `depth` actions; `divide` has those that begin with each first action.

    `states` are the digests of the states after 1, 2, ... actions; None where nobody asked.
    """

    depth: int
    divide: dict[str, Counts] = field(default_factory=dict)
    states: list[set[str]] | None = None
    first_actions: int = 0
    seconds: float = 0.0

    @property
    def complete(self) -> bool:
        """Whether all first actions were followed."""
        return len(self.divide) == self.first_actions

    @property
    def sequences(self) -> Counts:
        """How many sequences of 1, 2, ... actions there are."""
        return tuple(sum(counts) for counts in zip(*self.divide.values(), strict=True))

    def record(self) -> dict[str, Any]:
        """Return the counts for JSON; levels are numbered from 1."""
        states = [len(found) for found in self.states or ()]
        levels = [
            {"depth": level + 1, "sequences": count, "states": states[level] if states else None}
            for level, count in enumerate(self.sequences)
        ]
        return {
            "depth": self.depth,
            "sequences": levels[-1]["sequences"] if levels else 0,
            "states": levels[-1]["states"] if levels else None,
            "levels": levels,
            "divide": {action: counts[-1] for action, counts in self.divide.items()},
            "complete": self.complete,
            "seconds": round(self.seconds, 3),
        }


def perft(
    session: Session, depth: int, *, way: str = "undo", unique: bool = False
) -> Iterator[Perft]:
    """Count from SESSION's present state, one of the WAYS; yield after each first action.

    SESSION is where it was when the iterator comes to its end. With UNIQUE, distinct states are
    counted, too, and what follows a state is counted once for all ways to it.
    """
    counter = _Counter(WAYS[way](session), session.digest if unique else None)
    into = Perft(depth, states=[set() for _ in range(depth)] if unique else None)
    begin = time.perf_counter()
    actions = counter.walk.actions()
    into.first_actions = len(actions)
    for index, action in enumerate(actions):
        into.divide[action] = counter.after(index, depth, into.states)
        into.seconds = time.perf_counter() - begin
        yield into
    if not actions:
        yield into


@dataclass
class _Counter:
    """Counts along WALK; with DIGEST, each state once."""

    walk: Walk
    digest: Callable[[], str] | None
    _known: dict[tuple[str, int], Counts] = field(default_factory=dict)

    def after(self, index: int, depth: int, states: list[set[str]] | None) -> Counts:
        """Return how many sequences of 1, ... DEPTH actions begin with the action INDEX."""
        self.walk.down(index)
        if self.digest is None or states is None:
            counts = self.below(depth - 1, states)
        else:
            key = self.digest(), depth
            states[-depth].add(key[0])
            if key not in self._known:
                self._known[key] = self.below(depth - 1, states)
            counts = self._known[key]
        self.walk.up()
        return (1, *counts)

    def below(self, depth: int, states: list[set[str]] | None) -> Counts:
        """Return how many sequences of 1, ... DEPTH actions there are from the present state."""
        actions = self.walk.actions() if depth else ()
        if depth == 1 and states is None:
            return (len(actions),)  # counted, and not taken
        found = [self.after(index, depth, states) for index in range(len(actions))]
        return tuple(sum(counts) for counts in zip(*found, strict=True)) or (0,) * depth
