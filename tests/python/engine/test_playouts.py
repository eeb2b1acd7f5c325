"""Random games from a state to their end, which leave no trace."""

import random
from collections import Counter

import pytest
from games_reached import SEEDS, few, reached, snapshot
from hypothesis import given
from hypothesis import strategies as st

from pyengine.engine import state as state_module
from pyengine.engine.seat import seat_of
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position


@few
@given(seed=SEEDS, choices=st.integers(0, 150))
def test_nothing_is_left_of_a_playout(database: CardDatabase, seed: int, choices: int) -> None:
    session = reached(database, seed, choices)
    before = snapshot(session)
    with seat_of(session).determinized(seed) as state:
        inside = snapshot(session)
        returns = state.playout(seed)
        assert state.playout(seed) == returns
        assert snapshot(session) == inside
    assert set(returns) == set(state.players())
    assert sum(returns.values()) == 0
    assert snapshot(session) == before


def test_a_game_without_an_end_is_a_draw(
    database: CardDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = reached(database, 11, 10)
    before = snapshot(session)
    monkeypatch.setattr(state_module, "MOST_CHOICES", 3)
    with seat_of(session).determinized(1) as state:
        assert set(state.playout(1).values()) == {0.0}
    assert snapshot(session) == before


def test_playouts_end_as_random_games_do(database: CardDatabase) -> None:
    """The same distribution as choosing step by step, within four standard deviations."""
    session = reached(database, 11, 60)
    games, wins = 80, Counter[str]()
    with seat_of(session).determinized(1) as state:
        for seed in range(games):
            wins["inside"] += state.playout(seed)["elves"] > 0
            chance, steps = random.Random(seed), 0
            while not state.is_terminal():
                state.apply(chance.randrange(len(state.legal_actions())))
                steps += 1
            wins["outside"] += state.returns()["elves"] > 0
            state.undo(steps)
    assert abs(wins["inside"] - wins["outside"]) < 4 * (games / 2) ** 0.5


def test_a_certain_win_is_won() -> None:
    position = Position()
    position.hand("a", "Forest")
    position.library("b")
    session = position.begin("begin_combat")
    with seat_of(session).determinized(1) as state:
        assert [state.playout(seed) for seed in range(5)] == [{"a": 1.0, "b": -1.0}] * 5


def test_a_limit_stops_the_choices(database: CardDatabase) -> None:
    session = reached(database, 2, 10)
    with seat_of(session).determinized(1) as state:
        digest = session.digest()
        assert state.glimpse(1, lambda result: (result, session.digest()), choices=0) == (
            None, digest,
        )  # fmt: skip
        result, later = state.glimpse(1, lambda result: (result, session.digest()), choices=5)
        assert result is None
        assert later != digest
        assert session.digest() == digest
