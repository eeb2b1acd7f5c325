"""Hostile goals of `manalog solve`: they are questions, and a search asks them often."""

from __future__ import annotations

import contextlib
import random
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from attack.case import Case, Fault, Outcome, answered, failed
from attack.questions import SAVE, call_of, composed, judged, predicates
from pyengine.plans.problem import OPPONENTS, PlanError, Problem
from pyengine.plans.solving import Solver
from pyengine.saves.save import read_save

SECONDS = 1.0
_STATES = 40
_BOUNDS = ("turn", "turns(2)", "choices(3)", "turn, choices(2)", "game", "turns(0)", "years(1)")


class Asked:
    """A game in which plans are looked for; what must not appear would appear in DIRECTORY."""

    def __init__(self, directory: Path) -> None:
        """Open the saved game."""
        self.directory = directory
        self.session = read_save(SAVE).session()
        self.sound = self.session.digest()
        self.solver = Solver(self.session, SECONDS)

    def solve(self, goal: str, bound: str, opponents: str, *, known: bool) -> Outcome:
        """Look for a plan as `manalog solve` does, and judge what comes of it."""
        try:
            problem = Problem.within(goal, bound, opponents=opponents)
            search = self.solver.solve if known else self.solver.solve_all
            search(problem, lambda states, _: states < _STATES)
            outcome = answered()
        except PlanError as error:
            outcome = judged(error)
        made = list(self.directory.iterdir())
        for file in made:
            file.unlink()
        if made:
            return failed(Fault.EXECUTION, goal)
        if self.session.digest() != self.sound:
            return failed(Fault.LOSS, f"the game is another one after {goal}")
        return outcome


def cases(rng: random.Random) -> Iterator[Case]:
    """Yield goals without end: calls of any predicate, and what questions are made of."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        asked = Asked(Path(name))
        stack.enter_context(asked.solver)
        made = f"{name}/made"
        while True:
            goal = call_of(rng.choice(predicates()), made, rng)
            if rng.random() < 0.6:
                goal = composed(goal, made, rng)
            if rng.random() < 0.3:
                goal = f"(turn(T), T > 99 ; {goal})"
            bound, opponents = rng.choice(_BOUNDS), rng.choice(OPPONENTS)
            run = partial(asked.solve, goal, bound, opponents, known=rng.random() < 0.8)
            yield Case(f"{bound}, {opponents}: {goal.replace(name, '')[:80]}", run)
