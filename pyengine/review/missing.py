"""Wins that could be forced within a turn, and were not."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise

from pyengine.engine.copied import SECONDS
from pyengine.engine.session import Session
from pyengine.games.game import Mate
from pyengine.plans.problem import PlanError, Problem
from pyengine.plans.solving import Solution, Solver
from pyengine.review.findings import Decision, Missed
from pyengine.system.closing import Closing

_SURE_SECONDS = 5.0
"""So long it is looked whether a win that was found holds whatever was hidden: they are few."""


@dataclass
class MateSearch(Closing):
    """Looks for MATE in SESSION, which is taken to each state by `go`.

    `stopped` tells whether all has to end, `interrupted` whether Ctrl-C came. A search takes
    `seconds` at most.
    """

    session: Session
    mate: Mate
    go: Callable[[int], None]
    stopped: Callable[[], bool]
    seconds: float = SECONDS
    interrupted: bool = False
    _hopeless: set[int] = field(init=False, default_factory=set)
    """After how many choices there was no plan."""
    _solver: Solver = field(init=False)

    def __post_init__(self) -> None:
        """Have a process for the searches."""
        self._solver = Solver(self.session)

    def of_turn(
        self, decisions: list[Decision], others: list[int], *, every: bool = True
    ) -> tuple[Missed | None, bool]:
        """Return what was missed at DECISIONS, a player's in a turn, and whether all was looked at.

        OTHERS are the choices of others in the turn. A player whose own choices alone lie between
        two states can't force at the second one what was no plan at the first one. Without EVERY,
        only the first decision is looked at.
        """
        last, whole = -1, True
        for number, decision in enumerate(decisions):
            if last >= 0 and not any(last < other < decision.at for other in others):
                continue
            if number and not every:
                return None, False
            if decision.at not in self._hopeless:
                found = self._solved(decision)
                if found is not None and found.strategy is not None:
                    return self._missed(found, decision, decisions[number:]), True
                if found is not None and found.outcome == "none":
                    self._hopeless.add(decision.at)
            known = decision.at in self._hopeless
            whole, last = whole and known, decision.at if known else -1
        return None, whole

    def _solved(self, decision: Decision) -> Solution | None:
        if self.interrupted or self.stopped():
            return None
        self.go(decision.at)
        self._solver.turn_to(self.session)
        found = self._solver.solve(self._problem(decision), self._goes_on())
        self.interrupted = self._solver.interrupted
        return found

    def _goes_on(self, least: float = 0.0) -> Callable[[int, int], bool]:
        """Return what a search that begins now asks whether to go on: it may have LEAST seconds."""
        end = time.monotonic() + max(least, self.seconds)
        return lambda states, depth: time.monotonic() < end and not self.stopped()

    def _problem(self, decision: Decision) -> Problem:
        goal = self.mate.goal.format(player=decision.player)
        return Problem.within(goal, self.mate.within, player=decision.player)

    def _missed(self, found: Solution, first: Decision, decisions: list[Decision]) -> Missed:
        line = found.line()
        assert found.strategy is not None
        return Missed(
            first.at, first.turn, first.player, self.mate.words, tuple(found.words()),
            tuple(option.words for option in line), tuple(option.action for option in line),
            self._given_away(decisions), self._is_sure(first),
        )  # fmt: skip

    def _given_away(self, decisions: list[Decision]) -> int | None:
        """Return after how many choices there was no plan any more: DECISIONS began with one."""
        for decision, following in pairwise(decisions):
            found = self._solved(following)
            if found is None or found.outcome == "unfinished":
                return None
            if found.strategy is None:
                return decision.at
        return decisions[-1].at

    def _is_sure(self, decision: Decision) -> bool:
        """Whether there is a plan that holds whatever the player could not see."""
        if self.interrupted or self.stopped():
            return False
        self.go(decision.at)
        self._solver.turn_to(self.session)
        with suppress(PlanError):
            found = self._solver.solve_all(self._problem(decision), self._goes_on(_SURE_SECONDS))
            self.interrupted = self._solver.interrupted
            return found.outcome == "plan"
        return False

    def close(self) -> None:
        """End the process of the searches."""
        self._solver.close()
