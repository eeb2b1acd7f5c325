"""Greedy and minimax: against plain searches without pruning, and against weaker agents."""

from __future__ import annotations

import math
import time

import pytest

from pyengine.agents import make_agent
from pyengine.agents.evaluation import WIN, Evaluator
from pyengine.agents.minimax import MinimaxAgent
from pyengine.agents.play_out import play_out
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup
from pyengine.games.mbrane.setup import SIDES, mbrane_setup
from pyengine.games.mbrane.territory import (
    board_of,
    evaluation,
    evaluation_after,
    placement,
)


def small(placed: int = 0, seed: int = 0) -> Session:
    """Begin on four regions of 2 x 2 cells, with PLACED digits placed at random."""
    session = Session.start(mbrane_setup(region=(2, 2), lowest_digit=1, seed=seed))
    agents = {player: make_agent("random", player, seed, "mbrane") for player in SIDES}
    for _ in range(placed):
        if session.choice is not None:
            session.choose(agents[session.choice.player].choose(seat_of(session)))
    return session


def plain(state: State, player: str, depth: int) -> float:
    """Return the minimax value without pruning, ordering or a clock."""
    if depth == 0 or state.is_terminal():
        return Evaluator.of("mbrane", player).evaluate(state)
    values = []
    for index in range(len(state.legal_actions())):
        state.apply(index)
        values.append(plain(state, player, depth - 1))
        state.undo()
    return max(values) if state.current_player() == player else min(values)


@pytest.mark.parametrize(("placed", "depth"), [(6, 2), (8, 3), (10, 4)])
@pytest.mark.parametrize("seed", range(4))
def test_minimax_finds_the_value_of_a_plain_search(placed: int, depth: int, seed: int) -> None:
    session = small(placed, seed)
    if session.choice is None or len(session.choice.actions) > 24:
        pytest.skip("the game is over, or too wide for a plain search")
    player = session.choice.player
    agent = MinimaxAgent(player, seed, depth=depth, seconds=0)
    index = agent.choose(seat_of(session))
    agent.finish(None)
    state = State(session)
    best = plain(state, player, depth)
    state.apply(index)
    value = plain(state, player, depth - 1)
    # A search stops at a depth at which the game is won: it is then won here, too.
    assert value == pytest.approx(best) or (value == WIN and best == WIN)


def test_the_evaluation_of_actions_is_that_of_what_they_lead_to() -> None:
    session = Session.start(mbrane_setup())
    for action in ("place(3,4,7)", "place(4,4,8)", "place(3,6,5)"):
        session.do(action)
    state = State(session)
    assert state.current_player() == "second"
    found = evaluation_after(state)
    for index in range(0, len(found), 37):
        state.apply(index)
        assert evaluation(state)["second"] == pytest.approx(found[index])
        state.undo()


@pytest.mark.parametrize("seed", range(12))
def test_the_forecast_on_a_full_board_is_what_the_rules_bring(seed: int) -> None:
    session = small(seed=seed) if seed % 2 else Session.start(mbrane_setup(seed=seed))
    session.mode = "choices"  # the last digit is often the only one left
    agents = {player: make_agent("random", player, seed, "mbrane") for player in SIDES}
    while session.choice is not None:
        first, _, board = board_of(State(session))
        mover = session.choice.player
        index = agents[mover].choose(seat_of(session))
        move = placement(session.choice.actions[index])
        forecast = board.with_digit(*move, 1 if mover == first else -1).resolved()
        session.choose(index)
    first_has = sum(lead > 0 for lead in forecast.values())
    assert State(session).ask("strength") == [first_has, len(forecast) - first_has]


@pytest.mark.parametrize("seed", range(8))
def test_the_evaluation_of_actions_sees_the_end(seed: int) -> None:
    session = small(seed=seed)
    agents = {player: make_agent("random", player, seed, "mbrane") for player in SIDES}
    while session.choice is not None:
        state, mover = State(session), session.choice.player
        found, taken = evaluation_after(state), []
        for index in range(len(found)):
            state.apply(index)
            taken.append(Evaluator.of("mbrane", mover).evaluate(state))
            state.undo()
        assert found == pytest.approx(taken)
        session.choose(agents[mover].choose(seat_of(session)))


def test_the_evaluation_is_zero_sum() -> None:
    values = evaluation(State(small(5)))
    assert values["first"] == -values["second"] != 0.0


def test_greedy_takes_the_best_at_once() -> None:
    session = Session.start(mbrane_setup())
    agent = make_agent("greedy", "first", 1, "mbrane")
    values = evaluation_after(State(session))
    assert values[agent.choose(seat_of(session))] == max(values)


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random(seed: int) -> None:
    session = Session.start(mbrane_setup(seed=seed))
    greedy = SIDES[seed % 2]
    play_out(
        session,
        {p: make_agent("greedy" if p == greedy else "random", p, seed, "mbrane") for p in SIDES},
    )
    assert session.winners == (greedy,)


def test_the_game_is_untouched() -> None:
    session = small(4)
    before, taken = session.fluents(), list(session.taken)
    agent = MinimaxAgent("first", 0, depth=9, seconds=0.05)
    agent.choose(seat_of(session))
    agent.finish(None)
    assert session.fluents() == before
    assert session.taken == taken


def test_time_is_kept() -> None:
    session = Session.start(mbrane_setup())
    agent = MinimaxAgent("first", 0, depth=9, seconds=0.01)
    index = agent.choose(seat_of(session))
    agent.finish(None)
    assert evaluation_after(State(session))[index] == max(
        evaluation_after(State(session))
    )  # no time for more


def test_it_plays_magic() -> None:
    decks = [read_deck("elves"), read_deck("goblins")]
    session = Session.start(magic_setup(decks, seed=3))
    assert session.choice is not None
    player = session.choice.player
    for name in ("greedy", "minimax:depth=2"):
        agent = make_agent(name, player, 3)
        assert math.isfinite(agent.choose(seat_of(session)))
        agent.finish(None)


def test_three_players_can_play() -> None:
    decks = [read_deck("elves"), read_deck("goblins"), read_deck("elves")]
    session = Session.start(magic_setup(decks, seed=3))
    assert session.choice is not None
    agent = make_agent("minimax:depth=2:seconds=0.5", session.choice.player, 3)
    assert 0 <= agent.choose(seat_of(session)) < session.choice.count
    agent.finish(None)


def test_who_is_hurried_looks_no_further() -> None:
    """Without that, the search would have no end."""
    session = Session.start(mbrane_setup(seed=3))
    agent = make_agent("minimax:depth=1000:seconds=0", "columns", 3, "mbrane")
    begun = time.monotonic()
    agent.hurried = lambda: time.monotonic() - begun > 1.0
    try:
        assert 0 <= agent.choose(seat_of(session)) < len(seat_of(session).actions)
    finally:
        agent.finish(None)
    assert 1.0 < time.monotonic() - begun < 60
