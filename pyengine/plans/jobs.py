"""A search in several processes: each looks at a part of it (prolog/plan/sharing.pl)."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

from pyengine.engine.session import Session
from pyengine.plans.problem import Problem
from pyengine.plans.solving import Progress, Solution, Solver
from pyengine.plans.strategy import Option, Strategy


@dataclass
class _Shares:
    """What the parts of a search have in common: whether a part decides it, and what is known.

    Where `every` answer has to be met, that is a part without a plan; else the length of the
    `best` plan so far bounds the others.
    """

    progress: Progress | None
    every: bool
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
            if self.every:
                self.stopped |= solution.outcome in ("none", "none_within")
            elif solution.outcome == "plan":
                self.best = min(self.best, solution.length)


def solve_in_jobs(
    session: Session, problem: Problem, seconds: float, jobs: int, progress: Progress | None = None
) -> Solution:
    """Return the shortest plan, as `Solver.solve` does, with JOBS processes at once.

    Each looks at some beginnings, or at a part of the answers where another player chooses first.
    """
    if jobs == 1 or session.choice is None:
        with Solver(session, seconds) as solver:
            return solver.solve(problem, progress)
    first = session.choice.player
    every = problem.opponents != "any" and problem.player not in (None, first)
    shares = _Shares(progress, every)
    joined = _all_joined if every else _joined
    solvers = [Solver(session, seconds) for _ in range(jobs)]
    try:
        with ThreadPoolExecutor(jobs) as pool:
            parts = [
                pool.submit(_part, solver, replace(problem, share=(number, jobs)), shares, number)
                for number, solver in enumerate(solvers)
            ]
            try:
                return joined([part.result() for part in parts])
            except KeyboardInterrupt:
                shares.stopped = True
                return joined([part.result() for part in parts])
    finally:
        for solver in solvers:
            solver.close()


def _part(solver: Solver, problem: Problem, shares: _Shares, number: int) -> Solution:
    found = solver.solve(problem, lambda states, depth: shares.going(number, states, depth))
    shares.found(found)
    return found


def _joined(parts: list[Solution]) -> Solution:
    """Return what PARTS say together; an unfinished one matters below the best plan only."""
    plans = [part for part in parts if part.outcome == "plan"]
    best = min(plans, key=lambda part: part.length, default=None)
    open_parts = [part for part in parts if part.outcome == "unfinished"]
    if best is None or any(part.length < best.length for part in open_parts):
        order = ("unfinished", "none_within", "none")
        rest = open_parts or [part for part in parts if part.outcome != "plan"]
        best = min(rest, key=lambda part: (order.index(part.outcome), part.length))
    return _whole(best, parts, best.strategy)


def _all_joined(parts: list[Solution]) -> Solution:
    """Return what PARTS, each of some answers, say together: one without a plan decides."""
    order = ("none", "none_within", "unfinished", "plan")
    worst = min(parts, key=lambda part: (order.index(part.outcome), -part.length))
    strategies = [part.strategy for part in parts if part.strategy is not None]
    together = _answering(strategies) if worst.outcome == "plan" else None
    return _whole(worst, parts, together)


def _answering(strategies: list[Strategy]) -> Strategy:
    """Return the strategy that knows the first answers of all STRATEGIES."""
    nodes = [strategies[0].nodes[0]._replace(options=())]
    first: list[Option] = []
    for strategy in strategies:
        before = len(nodes) - 1
        moved = [
            node._replace(options=tuple(_further(option, before) for option in node.options))
            for node in strategy.nodes
        ]
        first += moved[0].options
        nodes += moved[1:]
    nodes[0] = nodes[0]._replace(options=tuple(sorted(first)))
    length = max(strategy.length for strategy in strategies)
    return replace(strategies[0], length=length, nodes=tuple(nodes))


def _further(option: Option, by: int) -> Option:
    return option._replace(next=option.next + by)


def _whole(part: Solution, parts: list[Solution], strategy: Strategy | None) -> Solution:
    """Return PART as the answer to the whole question, with STRATEGY and the figures of PARTS."""
    problem = replace(part.problem, share=None)
    return replace(
        part,
        problem=problem,
        states=sum(each.states for each in parts),
        seconds=max(each.seconds for each in parts),
        processor_seconds=sum(each.processor_seconds for each in parts),
        strategy=strategy and replace(strategy, problem=problem),
    )
