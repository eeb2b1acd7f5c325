"""Value iteration on an observed process, and on a QMDP model (Zandvliet, algorithm 1)."""

import json
import math
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.errors import AgentError
from pyengine.games.magic.models.iteration import Iteration
from pyengine.games.magic.models.model import Model, Training, state_number
from pyengine.mdp.graph import END
from pyengine.mdp.value_iteration import Observed

TINY = Training(("Forest",), ("Mountain",), "low", 0.5)

Action = tuple[float, dict[int, int]]
"""A sum of rewards, and how often which state followed."""


@st.composite
def _processes(draw: st.DrawFn) -> list[list[Action]]:
    """The actions of each state; some states have none."""
    size = draw(st.integers(1, 6))
    following = st.dictionaries(st.integers(END, size - 1), st.integers(1, 3), min_size=1)
    actions = st.lists(st.tuples(st.integers(-5, 5).map(float), following), max_size=3)
    return draw(st.lists(actions, min_size=size, max_size=size))


def _observed(process: list[list[Action]], discount: float, value: float = 0.0) -> Observed:
    observed = Observed(discount)
    for state, actions in enumerate(process):
        observed.add_state(value if actions else 0.0)
        for reward, following in actions:
            observed.add_action(state, reward, sum(following.values()), 0.0)
            for after, count in following.items():
                observed.add_following(after, count)
    return observed


def _worth(action: Action, discount: float, values: list[float]) -> float:
    reward, following = action
    to_come = sum(n * values[after] for after, n in following.items() if after != END)
    return (reward + discount * to_come) / sum(following.values())


def _in_sweeps(process: list[list[Action]], discount: float) -> list[float]:
    """Return V by whole sweeps, as algorithm 1 is written."""
    values = [0.0] * len(process)
    for _ in range(200):
        values = [
            max((_worth(action, discount, values) for action in actions), default=0.0)
            for actions in process
        ]
    return values


@given(_processes(), st.sampled_from((0.0, 0.5, 0.9)), st.sampled_from((-7.0, 0.0, 50.0)))
def test_the_values_are_those_of_algorithm_1(
    process: list[list[Action]], discount: float, start: float
) -> None:
    observed = _observed(process, discount, start)
    list(observed.iterate())
    values = _in_sweeps(process, discount)
    assert list(observed.values)[:-1] == pytest.approx(values, abs=1e-6)
    worths = [_worth(action, discount, values) for actions in process for action in actions]
    assert list(observed.q) == pytest.approx(worths, abs=1e-6)


def test_a_state_is_computed_after_those_that_follow_it() -> None:
    process: list[list[Action]] = [[(0.0, {state + 1: 1})] for state in range(4)]
    observed = _observed([*process, [(10.0, {END: 1})]], 0.5)
    assert list(observed.iterate()) == [5]
    assert list(observed.values)[:-1] == [10 / 2**n for n in (4, 3, 2, 1, 0)]


def test_only_what_goes_round_is_computed_again() -> None:
    """The states 0 and 1 follow each other, 2 follows itself, 3 comes before 0."""
    process: list[list[Action]] = [
        [(1.0, {1: 1})], [(0.0, {0: 1})], [(1.0, {2: 1})], [(0.0, {0: 1})]
    ]  # fmt: skip
    observed = _observed(process, 0.5)
    rounds = list(observed.iterate())
    assert rounds[0] == 4
    assert len(rounds) > 10
    assert max(rounds[1:]) <= 2
    assert list(observed.values)[:-1] == pytest.approx([4 / 3, 2 / 3, 2.0, 2 / 3])


def test_a_process_without_actions_is_worth_nothing() -> None:
    observed = _observed([[], []], 0.9)
    assert list(observed.iterate()) == [2]
    assert not math.fsum(observed.values)


def test_value_iteration_makes_the_values_of_a_model_agree(tmp_path: Path) -> None:
    """What a value rests on may have changed since it was learnt: that of first and second."""
    path = tmp_path / "model.db"
    _learnt_forwards(path)
    with closing(Model(path)) as model:
        assert model.value(state_number("first")) == 1.5
        assert model.value(state_number("second")) == 3.0
    told = _iterated(path)
    assert told == {
        "states": 3, "actions": 4, "games": 2, "rounds": 1, "changed": 2, "most": 1.0,
    }  # fmt: skip
    with closing(Model(path)) as model:
        assert model.values(state_number("first")) == {"go": 2.0, "stay": 1.5}
        assert model.value(state_number("second")) == 4.0
    again = _iterated(path)
    assert (again["changed"], again["most"]) == (0, 0.0)


def _iterated(path: Path) -> Any:
    result = CliRunner().invoke(app, ["train", "value-iteration", "--model", str(path), "--json"])
    assert result.exit_code == 0
    return json.loads(result.output)


def _learnt_forwards(path: Path) -> None:
    """Make a model that learnt of each step before the one that follows it."""
    with closing(Model(path, create=True)) as model:
        model.begin(TINY)
        for reward in (6.0, 10.0):
            with model.game():
                model.learn("first", "go", 0.0, "second")
                model.learn("second", "go", 0.0, "third")
                model.learn("third", "end", reward, None)
        model.learn("first", "stay", 1.5, None)
        model.save()


def test_value_iteration_refuses_a_discount_of_one(tmp_path: Path) -> None:
    path = tmp_path / "model.db"
    with closing(Model(path, create=True)) as model:
        model.begin(replace(TINY, discount=1.0))
    result = CliRunner().invoke(app, ["train", "value-iteration", "--model", str(path)])
    assert result.exit_code == 2
    assert "discount of 1" in result.output


def test_value_iteration_writes_nothing_into_a_model_that_has_learnt_more(tmp_path: Path) -> None:
    path = tmp_path / "model.db"
    _learnt_forwards(path)
    with closing(Model(path)) as model:
        iteration = Iteration(model)
        list(iteration.run())
        with closing(Model(path, create=True)) as other:
            with other.game():
                other.learn("first", "go", 0.0, "second")
            other.save()
        with pytest.raises(AgentError, match="learnt more meanwhile"):
            iteration.write()
