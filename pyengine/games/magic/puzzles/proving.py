"""Proves what the puzzles say of themselves, and plays their solutions by the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from pyengine.ask.questions import oracle_at
from pyengine.engine.cage import FOR_SEARCHES
from pyengine.engine.remote import Remote
from pyengine.engine.session import Session
from pyengine.games.magic.puzzles.puzzle import Puzzle
from pyengine.plans.checking import Check
from pyengine.plans.problem import PlanError
from pyengine.plans.solving import Solution, Solver


@dataclass(frozen=True)
class Proof:
    """What was found of a puzzle; `wrong` says what the puzzle says else, "" where it is right.

    `lines` are those of play in which the solution reached its goal by the rules.
    """

    puzzle: Puzzle
    solution: Solution
    openings: tuple[int, int]
    lines: int
    wrong: str


def proved(puzzles: Iterable[Puzzle], seconds: float = 60.0) -> Iterator[Proof]:
    """Yield the proof of each of PUZZLES; PlanError: a search took more than SECONDS.

    Each solution is played against every answer in another process than the search's.
    """
    solver: Solver | None = None
    table = Remote(cage=FOR_SEARCHES)
    try:
        for puzzle in puzzles:
            session = puzzle.session()
            if solver is None:
                solver = Solver(session, seconds)
            else:
                solver.turn_to(session)
            yield _proof(puzzle, solver, session, table)
    finally:
        table.close()
        if solver is not None:
            solver.close()


def _proof(puzzle: Puzzle, solver: Solver, session: Session, table: Remote) -> Proof:
    solution = solver.solve(puzzle.problem)
    if solver.interrupted:
        raise KeyboardInterrupt
    if solution.strategy is None:
        return Proof(puzzle, solution, (0, 0), 0, "no plan was found")
    found = solver.openings(puzzle.problem)
    openings = (sum(opening.outcome == "plan" for opening in found), len(found))
    wrong = []
    if solution.length != puzzle.length:
        wrong.append(f"the shortest plan has {solution.length} choices, not {puzzle.length}")
    if openings != puzzle.openings:
        told, real = puzzle.openings, openings
        wrong.append(f"openings are {real[0]} of {real[1]}, not {told[0]} of {told[1]}")
    check = Check(oracle_at(session, table), solution.strategy)
    try:
        check.check_origin()
        check.run()
    except PlanError as error:
        wrong.append(f"the strategy fails: {error}")
    return Proof(puzzle, solution, openings, check.played, "; ".join(wrong))


def solution_of(puzzle: Puzzle, seconds: float = 60.0) -> Solution:
    """Return the solution of PUZZLE; PlanError where there is none."""
    with Solver(puzzle.session(), seconds) as solver:
        solution = solver.solve(puzzle.problem)
    if solution.strategy is None:
        raise PlanError(f"no plan was found for {puzzle.name}")
    return solution
