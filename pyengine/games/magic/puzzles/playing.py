"""Plays a puzzle: the others answer by what refutes, where anything does."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace

from pyengine.agents.sight import options_of
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.puzzles.puzzle import Puzzle
from pyengine.games.offer import Plan
from pyengine.plans.problem import PlanError, Problem
from pyengine.plans.solving import Solution, Solver
from pyengine.system.closing import Closing

_PLAN_SECONDS = 20.0
"""How long it is looked for the solution from a state that somebody has come to."""


@dataclass
class Trial(Closing):
    """PUZZLE as it is tried in `session`, at its beginning: what is answered, and who judges."""

    puzzle: Puzzle
    session: Session
    player: str = field(init=False)
    _solver: Solver = field(init=False)
    _last: int = field(init=False)

    def __post_init__(self) -> None:
        """Take the board as the puzzle's beginning."""
        self._solver = Solver(self.session)
        assert self.session.choice is not None
        self.player = self.puzzle.problem.player or self.session.choice.player
        self._last = self._turn() + (self.puzzle.problem.turns or 1000) - 1

    def _turn(self) -> int:
        return int(self.session.query("turn", 1)[0][0])

    def answer(self) -> int:
        """Return an answer after which there is no plan, or else the one that holds out longest."""
        assert self.session.choice is not None
        if self.session.choice.count == 1 or self.ended:
            return 0
        self._solver.turn_to(self.session)
        found = self._solver.openings(self._problem())
        worst = max(found, key=lambda each: (each.outcome != "plan", each.length))
        return self.session.choice.actions.index(worst.action)

    def _problem(self) -> Problem:
        turns = self._last - self._turn() + 1
        return replace(self.puzzle.problem, player=self.player, turns=turns)

    def solution(self) -> Solution:
        """Return the plan from here, if there is one."""
        self._solver.turn_to(self.session)
        return self._solver.solve(self._problem())

    def plan(self) -> Plan | None:
        """Return how it is solved from here; None: it can't be any more.

        PlanError: the search takes too long.
        """
        end = time.monotonic() + _PLAN_SECONDS
        self._solver.turn_to(self.session)
        found = self._solver.solve(self._problem(), lambda *_: time.monotonic() < end)
        if found.outcome == "unfinished":
            raise PlanError("the solution is not found in time: make a move, and ask again")
        if found.strategy is None:
            return None
        moves = tuple((option.action, option.words) for option in found.line())
        return Plan(found.length, moves, tuple(found.words()))

    @property
    def solved(self) -> bool:
        """Whether the goal is reached, by the rules."""
        if self._turn() > self._last:
            return False
        self._solver.turn_to(self.session)
        return self._solver.holds(self.puzzle.problem.goal)

    @property
    def ended(self) -> bool:
        """Whether nothing more can be done: it is solved, over, or too late."""
        return self.session.choice is None or self._turn() > self._last or self.solved

    def close(self) -> None:
        """End the search's process."""
        self._solver.close()


@dataclass
class Attempt(Closing):
    """Somebody's attempt at PUZZLE: `session` is always at a choice of the player's, or the end."""

    puzzle: Puzzle
    session: Session = field(init=False)
    player: str = field(init=False)
    _trial: Trial = field(init=False)
    _before: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin it."""
        self.session = self.puzzle.session()
        self._trial = Trial(self.puzzle, self.session)
        self.player = self._trial.player
        self._answers()

    def options(self) -> list[str]:
        """Return what can be done, in words."""
        return [option.words for option in options_of(seat_of(self.session))[1]]

    def take(self, index: int) -> list[str]:
        """Take the option number INDEX; return what the others answer, in words."""
        self._before.append(len(self.session.taken))
        self.session.choose(index)
        return self._answers()

    def undo(self) -> bool:
        """Take the player's last action back, and what was answered; whether there was one."""
        if not self._before:
            return False
        self.session.undo(len(self.session.taken) - self._before.pop())
        return True

    def _answers(self) -> list[str]:
        told = []
        while (choice := self.session.choice) is not None and choice.player != self.player:
            if self.ended:
                break
            index = self._trial.answer()
            told.append(f"{choice.player}: {self.options()[index]}")
            self.session.choose(index)
        return told

    def solution(self) -> Solution:
        """Return the plan from here, if there is one."""
        return self._trial.solution()

    @property
    def solved(self) -> bool:
        """Whether the goal is reached, by the rules."""
        return self._trial.solved

    @property
    def ended(self) -> bool:
        """Whether nothing more can be done: it is solved, over, or too late."""
        return self._trial.ended

    def close(self) -> None:
        """End the search's process."""
        self._trial.close()
