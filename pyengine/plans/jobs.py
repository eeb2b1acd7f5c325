"""A search in several processes: each looks at a part of the first actions."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

from pyengine.engine.session import Session
from pyengine.plans.problem import Problem
from pyengine.plans.solving import Progress, Solution, Solver


@dataclass
class _Shares:
    """What the parts of a search have in common: the length of the best plan so far."""

    progress: Progress | None
    best: float = float("inf")
    stopped: bool = False
    states: dict[int, int] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def going(self, number: int, states: int, depth: int) -> bool:
        with self._lock:
            self.states[number] = states
            if (
                self.progress is not None
                and self.progress(sum(self.states.values()), depth) is False
            ):
                self.stopped = True
            return not self.stopped and depth < self.best

    def found(self, solution: Solution) -> None:
        with self._lock:
            if solution.outcome == "plan":
                self.best = min(self.best, solution.length)


def solve_in_jobs(
    session: Session, problem: Problem, seconds: float, jobs: int, progress: Progress | None = None
) -> Solution:
    """Return the shortest plan, as `Solver.solve` does, with JOBS processes at once.

    Where another player chooses first, there is one: every answer has to be looked at.
    """
    planner = problem.player or (session.choice and session.choice.player)
    if jobs == 1 or session.choice is None or session.choice.player != planner:
        with Solver(session, seconds) as solver:
            return solver.solve(problem, progress)
    shares = _Shares(progress)
    solvers = [Solver(session, seconds) for _ in range(jobs)]
    try:
        with ThreadPoolExecutor(jobs) as pool:
            parts = [
                pool.submit(_part, solver, replace(problem, share=(number, jobs)), shares, number)
                for number, solver in enumerate(solvers)
            ]
            try:
                return _joined([part.result() for part in parts], problem)
            except KeyboardInterrupt:
                shares.stopped = True
                return _joined([part.result() for part in parts], problem)
    finally:
        for solver in solvers:
            solver.close()


def _part(solver: Solver, problem: Problem, shares: _Shares, number: int) -> Solution:
    found = solver.solve(problem, lambda states, depth: shares.going(number, states, depth))
    shares.found(found)
    return found


def _joined(parts: list[Solution], problem: Problem) -> Solution:
    """Return what PARTS say together; an unfinished one matters below the best plan only."""
    plans = [part for part in parts if part.outcome == "plan"]
    best = min(plans, key=lambda part: part.length, default=None)
    open_parts = [part for part in parts if part.outcome == "unfinished"]
    if best is None or any(part.length < best.length for part in open_parts):
        order = ("unfinished", "none_within", "none")
        rest = open_parts or [part for part in parts if part.outcome != "plan"]
        best = min(rest, key=lambda part: (order.index(part.outcome), part.length))
    whole = replace(best.problem, share=None)
    return replace(
        best,
        problem=whole,
        states=sum(part.states for part in parts),
        seconds=max(part.seconds for part in parts),
        processor_seconds=sum(part.processor_seconds for part in parts),
        strategy=best.strategy
        and replace(best.strategy, problem=replace(best.problem, share=None)),
    )
