"""No decision takes longer than its limit, however large the board: the best so far is taken.

`MANALOG_BIG_BOARDS=30` plays all agents and searches on 30 boards of up to 134 permanents.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator
from random import Random
from unittest.mock import Mock

import pytest

from pyengine.agents import make_agent
from pyengine.agents.analysis import analysed
from pyengine.agents.registry import agent_names
from pyengine.engine.clock import Clock, OutOfTime
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.errors import AgentError
from pyengine.games.magic.agents.qmdp import best_tried
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.plans.problem import Problem
from pyengine.plans.solving import Solver

BOARDS = int(os.environ.get("MANALOG_BIG_BOARDS", "2"))
LIMIT = 1.0 if BOARDS <= 2 else 2.0
SLACK = 2.0 if BOARDS <= 2 else 1.0
"""Seconds for a processor that others use, and for a process that has to be started."""

CREATURES = {
    "a": ("Goblin Cohort", "Raging Goblin", "Goblin Warchief", "Goblin Matron", "Mogg Fanatic"),
    "b": ("Elvish Warrior", "Llanowar Elves", "Imperious Perfect", "Wood Elves", "Elvish Champion"),
}
LANDS = {"a": "Mountain", "b": "Forest"}
STEPS = ("precombat main", "declare attackers", "declare blockers")
RULES = {"rewards": "low", "discount": "0.9"}
MODELS = ("fsvi", "qmdp")
"""They need a model for the decks, which a board has none of; `best_tried` is what they do."""

AGENTS = [name for name in agent_names() if name not in MODELS]
LONG = ("greedy", "reward", "mc:playouts=9999", "ismcts:seconds=9999", "beam:depth=999")


def board(number: int) -> str:
    """Return a board: number 0 is 69 attackers against 32 blockers."""
    chance = Random(number)
    step = STEPS[number % 3] if number else "declare blockers"
    counts = {"a": 69, "b": 32} if number == 0 else {p: chance.randint(10, 57) for p in "ab"}
    lines = [f"turn 9 of a, {step}"]
    for player in "ab":
        attacks = " (attacking)" if player == "a" and step == "declare blockers" else ""
        kinds = CREATURES[player][: 1 if number == 0 else 5]
        parts = [f"{counts[player] // len(kinds)} {kind}{attacks}" for kind in kinds]
        lands = f"{10 if number else 16} {LANDS[player]}"
        deck = f"library 20 {LANDS[player]}"
        hand = f"hand 3 {kinds[0]}" if number else f"hand {kinds[0]}"
        lines.append(
            f"{player}: life 90 | battlefield {', '.join(parts)}, {lands} | {hand} | {deck}"
        )
    return "\n".join(lines)


@pytest.fixture(params=range(BOARDS))
def session(request: pytest.FixtureRequest) -> Iterator[Session]:
    session = board_in_words(board(request.param))
    before = session.fluents()
    yield session
    assert session.fluents() == before


def taken(session: Session, spec: str, seconds: float) -> int:
    """Return how often a decision was cut, after one that had so many SECONDS."""
    seat = seat_of(session)
    agent = make_agent(f"{spec}:limit={seconds}", seat.player, 1)
    begun = time.monotonic()
    try:
        assert 0 <= agent.choose(seat) < seat.count
    finally:
        agent.finish(None)
    assert time.monotonic() - begun < seconds + SLACK, spec
    return agent.cuts


def test_every_agent_ends(session: Session) -> None:
    for name in AGENTS:
        taken(session, name, LIMIT)


def test_every_search_ends(session: Session) -> None:
    begun = time.monotonic()
    analysed(session, LIMIT)
    assert time.monotonic() - begun < LIMIT + SLACK
    with Solver(session, LIMIT) as solver:
        solver.solve(Problem("won(a)", choices=0))  # the process is there
        begun = time.monotonic()
        assert solver.solve(Problem("turn(99)", turns=9)).outcome in ("unfinished", "none")
        assert time.monotonic() - begun < LIMIT + SLACK


@pytest.mark.parametrize("spec", LONG)
def test_who_is_cut_says_so(spec: str, caplog: pytest.LogCaptureFixture) -> None:
    session = board_in_words(board(0))
    before = session.fluents()
    with caplog.at_level(logging.WARNING, "pyengine.agents"):
        assert taken(session, spec, 0.4) == 1
    (record,) = caplog.records
    assert "cut after 0.4 s of a choice of " in record.getMessage()
    assert session.fluents() == before


def test_who_has_no_time_at_all_takes_something() -> None:
    session = board_in_words(board(0))
    for spec in LONG:
        assert taken(session, spec, 0.001) == 1


def test_what_was_found_so_far_is_taken() -> None:
    """Of the options that were looked at, the best: with all of them, as without a limit."""
    session = board_in_words("turn 9 of a\na: hand Forest, Llanowar Elves | battlefield Forest\nb:")
    seat = seat_of(session)
    for name in ("greedy", "reward", "mc", "beam", "ismcts:iterations=9"):
        free, bound = (make_agent(f"{name}:limit={limit}", "a", 1) for limit in (0, 60))
        assert free.choose(seat) == bound.choose(seat) and not bound.cuts


def test_the_agents_of_models_end() -> None:
    seat, model = seat_of(board_in_words(board(0))), Mock(about=RULES, value=lambda _: 0.0)
    for seconds in (0.001, 0.5):
        clock, begun = Clock(seconds), time.monotonic()
        found = best_tried(seat, model, 2, seat.chance(1), clock)
        assert clock.cut and found and set(found) <= set(range(seat.count))
        assert time.monotonic() - begun < seconds + SLACK


def test_a_state_whose_time_is_over_answers_nothing_more() -> None:
    session = board_in_words(board(0))
    seat, clock = seat_of(session), Clock(0.01)
    with pytest.raises(OutOfTime), seat.determinized(1, clock) as state:
        while True:
            state.apply(0)
            state.undo()
    with seat.determinized(1) as state:
        state.apply(0)


def test_a_limit_is_a_number() -> None:
    assert make_agent("random:limit=3", "a", 1).limit == 3
    for text in ("-1", "soon", "inf"):
        with pytest.raises(AgentError):
            make_agent(f"greedy:limit={text}", "a", 1)
