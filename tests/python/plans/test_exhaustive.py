"""The search agrees with one that cuts nothing, on random small positions.

MANALOG_POSITIONS=200 compares as many for each kind of opponent; `make test` a few.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator

import pytest

from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.games.magic.puzzles.drawing import Pool, Size, drawn_board
from pyengine.plans.problem import CUTS, OPPONENTS, Problem
from pyengine.plans.solving import Solver
from tests.python.plans.exhaustive import Exhaustive, TooMany

POSITIONS = int(os.environ.get("MANALOG_POSITIONS", "3"))
MOST = 1_500
SMALL = Size(lands=3, creatures=2, hand=2, life=6, answers=1)

Goal = tuple[str, Callable[[Session], bool]]


def life_at_most(player: str, most: int) -> Callable[[Session], bool]:
    return lambda session: any(
        who == player and life <= most for who, life in session.query("life", 2)
    )


def in_graveyard(player: str, count: int) -> Callable[[Session], bool]:
    return lambda session: sum(who == player for who, _ in session.query("graveyard", 2)) >= count


GOALS: list[Goal] = [
    ("won(a)", lambda session: "a" in session.winners),
    ("life(b, L), L =< 2", life_at_most("b", 2)),
    (
        "findall(C, graveyard(b, C), Cs), length(Cs, N), N >= 1",
        in_graveyard("b", 1),
    ),
    ("life(a, L), L =< 1", life_at_most("a", 1)),
]


def positions(count: int) -> Iterator[tuple[str, Goal]]:
    """Yield boards that differ in size and in who plays what, with a goal."""
    rng = random.Random(17)
    pools = [Pool.of("elves"), Pool.of("goblins")]
    for _ in range(count):
        yield drawn_board(rng, pools, SMALL), rng.choice(GOALS)


def compare(text: str, goal: Goal, opponents: str) -> str | None:
    """Return `plan` or `none`, as both searches agree; None where the position is too large."""
    question, holds = goal
    session = board_in_words(text)
    session.mode = "contracted"
    oracle = Exhaustive(session, holds, opponents, MOST)
    try:
        expected = oracle.shortest()
    except TooMany:
        return None
    with Solver(session) as solver:
        solutions = [
            solver.solve(Problem(question, opponents=opponents, cuts=cuts))
            for cuts in ((), ("table",), CUTS)
        ]
    for found in solutions:
        assert found.outcome in ("plan", "none"), text
        length = found.length if found.outcome == "plan" else None
        assert length == expected, (text, question, opponents, found, expected)
    return "none" if expected is None else "plan"


@pytest.mark.timeout(max(300, 30 * POSITIONS))
@pytest.mark.parametrize("opponents", OPPONENTS)
def test_the_search_agrees_with_one_that_cuts_nothing(opponents: str) -> None:
    outcomes: list[str] = []
    for text, goal in positions(POSITIONS * 20):
        try:
            outcome = compare(text, goal, opponents)
        except ManalogError as error:
            pytest.fail(f"{text}\n{error}")
        outcomes += [outcome] if outcome else []
        if len(outcomes) == POSITIONS:
            break
    assert len(outcomes) == POSITIONS
    assert {"plan", "none"} <= set(outcomes)
