"""Alpha-beta search, in a process of its own: what `minimax` and `analyse` think."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from pyengine.agents.evaluation import Evaluator
from pyengine.engine.copied import Copied, stopped_by_interrupt

_MILLIONTH = 1_000_000

_GRACE = 5.0
"""How many seconds longer a search may take to see that its time is over, than it is ended."""


class Thought(NamedTuple):
    """A line of play: what it is worth to who chooses first, its actions, and these in words."""

    value: float
    actions: tuple[str, ...]
    words: tuple[str, ...]


class Thoughts(NamedTuple):
    """The best lines, the best first, up to `depth` choices ahead, and how many states were seen.

    Where the time was over within a depth, the first line may be longer, and better. `depth` is 0
    where not all first actions were looked at.
    """

    depth: int
    states: int
    lines: tuple[Thought, ...]


class Thinker(Copied):
    """Thinks of a copy of a session, for the player who chooses there.

    `interrupted` tells whether Ctrl-C ended the last search.
    """

    interrupted = False

    def think(
        self, seconds: float, most: int, lines: int = 1, *, words: bool = False,
        hurried: Callable[[], bool] = lambda: False, limit: float = 0,
    ) -> Thoughts:  # fmt: skip
        """Return the best LINES after SECONDS (0: no limit), up to MOST choices ahead.

        One choice ahead is looked for LIMIT seconds (0: no limit), and no more when it is HURRIED.
        AgentError: nothing says what a state is worth. LateError: it took much longer than LIMIT.
        """
        assert self._choice is not None
        begun = time.monotonic()
        evaluator = Evaluator.of(self._setup.game, self._choice.player)
        remote = self._opened()
        remote.answering = _answers(evaluator, self._setup.names)
        others = ["words"] * words + ["at_once"] * (evaluator.evaluation_after is not None)
        ends = [min(seconds or limit, limit or seconds), limit]
        left = [_milliseconds(end - time.monotonic() + begun) if end else 0 for end in ends]
        with stopped_by_interrupt() as stopped:
            remote.watch = lambda *_: not (stopped.is_set() or hurried())
            try:
                depth, states, rows = remote.call(
                    "define", "analyse", self._setup.game, self._choice.player,
                    [most, *left, lines], others, seconds=limit + _GRACE if limit else None,
                )  # fmt: skip
            finally:
                self.interrupted = stopped.is_set()
        found = (Thought(int(row[0]) / _MILLIONTH, tuple(row[1]), tuple(row[2])) for row in rows)
        return Thoughts(int(depth), int(states), tuple(found))


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))


@dataclass(frozen=True)
class _Told:
    """A state of which a search tells how it stands: the evaluations of games ask no more."""

    names: tuple[str, ...]
    standing: list[Any]
    chooser: str | None = None
    actions: tuple[str, ...] = ()

    def ask(self, *request: Any) -> list[Any]:
        """Return how it stands; LookupError: something else is asked."""
        if request != ("standing",):
            raise LookupError(request)
        return self.standing

    def players(self) -> tuple[str, ...]:
        """Return all players, in the order of the set-up."""
        return self.names

    def current_player(self) -> str | None:
        """Return who chooses."""
        return self.chooser

    def legal_actions(self) -> tuple[str, ...]:
        """Return the actions that are valued."""
        return self.actions


def _answers(evaluator: Evaluator, names: tuple[str, ...]) -> dict[str, Callable[..., list[Any]]]:
    """Return what answers a search that asks what states are worth, in millionths."""

    def worth(player: str, standing: list[Any]) -> list[Any]:
        return [round(evaluator.evaluation(_Told(names, standing))[player] * _MILLIONTH)]

    def worths(chooser: str, standing: list[Any], actions: list[str]) -> list[Any]:
        assert evaluator.evaluation_after is not None
        told = _Told(names, standing, chooser, tuple(actions))
        return [round(value * _MILLIONTH) for value in evaluator.evaluation_after(told)]

    return {"worth": worth, "worths": worths}
