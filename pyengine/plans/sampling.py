"""Plans where something is hidden: in how many samples of what it may be there is one."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from pyengine.engine.determinization import determinized
from pyengine.engine.session import Session
from pyengine.plans.problem import PlanError, Problem
from pyengine.plans.solving import Progress, Solver
from pyengine.tournament.standings import wilson

MOST = 10_000
_SAMPLED = re.compile(r"sampled\((\d{1,5})\)")


def samples_of(chance: str) -> int:
    """Return how many samples CHANCE wants, 0 for `known` and `all`; PlanError: it is neither."""
    if chance in ("known", "all"):
        return 0
    match = _SAMPLED.fullmatch(chance.replace(" ", ""))
    if match is None or not 0 < int(match[1]) <= MOST:
        raise PlanError(
            f'chance can\'t be "{chance[:40]}"',
            remedy=f"Say known, all or sampled(N), N up to {MOST}",
        )
    return int(match[1])


@dataclass
class Sampled:
    """What was found in samples: how many have a plan, none, or were not searched to the end.

    The plan of a sample knows what is hidden in it, so that nothing is proved. `first` counts the
    first actions of these plans, in words.
    """

    problem: Problem
    outcomes: Counter[str] = field(default_factory=Counter)
    first: Counter[str] = field(default_factory=Counter)

    @property
    def samples(self) -> int:
        """How many there are."""
        return self.outcomes.total()

    @property
    def plans(self) -> int:
        """In how many there is a plan."""
        return self.outcomes["plan"]

    def interval(self) -> tuple[float, float]:
        """Return bounds of the share of plans, with 95 % confidence."""
        return wilson(self.plans, self.samples)

    def record(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        low, high = self.interval()
        return {
            "goal": self.problem.goal,
            "samples": self.samples,
            "plans": self.plans,
            "share": [round(low, 3), round(high, 3)],
            "outcomes": dict(self.outcomes),
            "first": dict(self.first.most_common()),
        }


def sampled(
    session: Session, problem: Problem, samples: int, seconds: float, progress: Progress | None
) -> Sampled:
    """Look for plans in SAMPLES of what the planner, who chooses now, can't see.

    Each search takes SECONDS at most; the samples are the same ones each time. After Ctrl-C it
    is what was found in those before. PlanError: another player chooses, or the goal may not be
    asked.
    """
    if session.choice is None:
        raise PlanError("the game is over: there is nothing to plan")
    player = problem.player or session.choice.player
    if player != session.choice.player:
        raise PlanError("samples are of what the player who chooses now can't see")
    found = Sampled(replace(problem, player=player))
    solver: Solver | None = None
    try:
        for number in range(samples):
            with determinized(session, player, number):
                if solver is None:
                    solver = Solver(session, seconds)
                else:
                    solver.turn_to(session)
            solution = solver.solve(found.problem, progress)
            if solver.interrupted:
                break
            found.outcomes[solution.outcome] += 1
            if solution.strategy is not None and (line := solution.strategy.line()):
                found.first[line[0].words] += 1
    finally:
        if solver is not None:
            solver.close()
    return found
