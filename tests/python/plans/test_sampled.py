"""`chance(sampled(N))`: the share agrees with searches that cut nothing, of the same samples.

MANALOG_POSITIONS=200 compares as many for each kind of opponent; `make test` a few.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from pyengine.engine.determinization import determinized
from pyengine.engine.session import Session
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.games.magic.puzzles.drawing import Pool
from pyengine.plans.problem import OPPONENTS, Problem
from pyengine.plans.sampling import sampled
from tests.python.plans.exhaustive import Exhaustive, TooMany
from tests.python.plans.test_exhaustive import GOALS, Goal
from tests.python.plans.test_hidden import hidden_board

POSITIONS = int(os.environ.get("MANALOG_POSITIONS", "3"))
SAMPLES = 4
MOST = 600
SECONDS = 60.0


def imagined(session: Session) -> list[list[str]]:
    """Return the states that `sampled` looks at, in its order."""
    states = []
    for number in range(SAMPLES):
        with determinized(session, "a", number):
            states.append(session.fluents())
    return states


def expected(session: Session, states: list[list[str]], goal: Goal, opponents: str) -> Counter[str]:
    """Return the outcome for each of STATES, by playing every sequence in it."""
    outcomes: Counter[str] = Counter()
    for state in states:
        session.load(state)
        length = Exhaustive(session, goal[1], opponents, MOST).shortest()
        outcomes["none" if length is None else "plan"] += 1
    return outcomes


def compare(board: str, goal: Goal, opponents: str) -> Counter[str] | None:
    """Return the outcomes, as both searches agree; None where a sample is too large."""
    session = board_in_words(board)
    session.mode = "contracted"
    if session.choice is None or session.choice.player != "a":
        return None
    before = session.fluents()
    states = imagined(session)
    try:
        outcomes = expected(session, states, goal, opponents)
    except TooMany:
        return None
    session.load(before)
    problem = Problem(goal[0], opponents=opponents)
    found = sampled(session, problem, SAMPLES, SECONDS, None)
    assert found.outcomes == outcomes, (board, goal[0], opponents)
    assert session.fluents() == before
    return outcomes


@pytest.mark.timeout(max(300, 30 * POSITIONS))
@pytest.mark.parametrize("opponents", OPPONENTS)
def test_the_share_agrees_with_a_search_that_cuts_nothing(opponents: str) -> None:
    rng = random.Random(29)
    pools = [Pool.of("elves"), Pool.of("goblins")]
    compared: list[Counter[str]] = []
    for _ in range(POSITIONS * 20):
        outcomes = compare(hidden_board(rng, pools), rng.choice(GOALS), opponents)
        compared += [outcomes] if outcomes else []
        if len(compared) == POSITIONS:
            break
    assert len(compared) == POSITIONS
    assert {"plan", "none"} == {outcome for outcomes in compared for outcome in outcomes}
