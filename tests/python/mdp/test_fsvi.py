"""The POMDP solver: the belief update and backups by hand, FSVI on problems with known values."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import pytest

from pyengine.errors import ManalogError
from pyengine.mdp.fsvi import Fsvi, Settings
from pyengine.mdp.pomdp import belief_update, known_state_values, tabulate
from pyengine.mdp.tiger import Tiger


@dataclass(frozen=True)
class Corridor:
    """Steps 0 to 4; the goal is 4. A step succeeds in 8 of 10 cases; all is seen, or nothing is."""

    seen: bool
    discount: float = 0.9

    def initial(self) -> dict[int, float]:
        return {0: 0.5, 2: 0.5}

    def actions(self) -> Sequence[str]:
        return ("step", "wait")

    def transitions(self, state: int, action: str) -> dict[int, float]:
        return {state: 1.0} if action == "wait" else {state + 1: 0.8, state: 0.2}

    def observations(self, action: str, state: int) -> dict[int, float]:
        return {state if self.seen else 0: 1.0}

    def reward(self, state: int, action: str) -> float:
        return 10.0 * 0.8 if (state, action) == (3, "step") else 0.0

    def is_goal(self, state: int) -> bool:
        return state == 4


def tiger_value(depth: int = 12, rounds: int = 2_000) -> float:
    """V*(b0) of the tiger by another way: its beliefs are how often left was heard more."""

    def left(heard: int) -> float:
        odds = (0.85 / 0.15) ** heard
        return odds / (1 + odds)

    values = dict.fromkeys(range(-depth, depth + 1), 0.0)
    for _ in range(rounds):
        new = {}
        for k in values:
            b = left(k)
            opened = max(10 * b - 100 * (1 - b), 10 * (1 - b) - 100 * b) + 0.95 * values[0]
            hear_left = 0.85 * b + 0.15 * (1 - b)
            up, down = values[min(k + 1, depth)], values[max(k - 1, -depth)]
            listened = -1 + 0.95 * (hear_left * up + (1 - hear_left) * down)
            new[k] = max(opened, listened)
        values = new
    return values[0]


def test_the_belief_after_hearing_the_tiger() -> None:
    tables = tabulate(Tiger())
    listen, left = tables.actions.index("listen"), tables.observations.index("left")
    once = belief_update(tables, tables.initial, listen, left)
    twice = belief_update(tables, once, listen, left)
    assert once == pytest.approx((0.85, 0.15))
    exact = Fraction(85, 100) ** 2 / (Fraction(85, 100) ** 2 + Fraction(15, 100) ** 2)
    assert twice[tables.states.index("left")] == pytest.approx(float(exact))
    assert belief_update(tables, twice, tables.actions.index("open left"), left) == (0.5, 0.5)


def test_what_cannot_be_observed_is_refused() -> None:
    tables = tabulate(Corridor(seen=True))
    never = tables.observations.index(4)
    with pytest.raises(ManalogError, match="4 cannot be observed after wait"):
        belief_update(tables, tables.initial, tables.actions.index("wait"), never)


def test_known_state_values() -> None:
    """Who knows where the tiger is earns 10 every time: 10 / (1 - 0.95)."""
    tables = tabulate(Tiger())
    q = known_state_values(tables)
    left = tables.states.index("left")
    assert q[tables.actions.index("open right")][left] == pytest.approx(200)
    assert q[tables.actions.index("listen")][left] == pytest.approx(-1 + 0.95 * 200)
    assert q[tables.actions.index("open left")][left] == pytest.approx(-100 + 0.95 * 200)


def test_the_first_backup_by_hand() -> None:
    """With the thesis' vector of zeros, one backup is the best immediate reward."""
    tables = tabulate(Tiger())
    solver = Fsvi(tables, Settings(start=0.0))
    middle = solver.backup((0.5, 0.5))
    assert (tables.actions[middle.action], middle.values) == ("listen", (-1.0, -1.0))
    sure = [0.0, 0.0]
    sure[tables.states.index("left")] = 1.0
    right = solver.backup((sure[0], sure[1]))
    assert tables.actions[right.action] == "open right"
    assert sorted(right.values) == [-100.0, 10.0]


def test_fsvi_finds_the_value_of_the_tiger() -> None:
    exact = tiger_value()
    assert exact == pytest.approx(19.371, abs=1e-3)  # as published
    page = (Path(__file__).parents[3] / "docs" / "studies.md").read_text("utf-8")
    assert f"is worth {exact:.2f}; FSVI finds it within 0.001" in " ".join(page.split())
    tables = tabulate(Tiger())
    solver = Fsvi(tables, Settings(explore=0.3, most_trials=400))
    assert solver.solve()
    assert solver.value(tables.initial) == pytest.approx(exact, abs=1e-3)
    assert solver.action((0.5, 0.5)) == "listen"
    assert solver.action((0.85, 0.15)) == "listen"
    sure = [0.03, 0.03]
    sure[tables.states.index("left")] = 0.97
    assert solver.action((sure[0], sure[1])) == "open right"


def test_the_search_of_the_thesis_alone_never_listens() -> None:
    """Exploring by the known state opens doors only: what it finds is worth -1 / (1 - 0.95)."""
    tables = tabulate(Tiger())
    solver = Fsvi(tables, Settings(explore=0.0, most_trials=400))
    solver.solve()
    assert solver.value(tables.initial) == pytest.approx(-20, abs=1e-2)


def test_what_is_seen_is_worth_as_much_as_what_is_known() -> None:
    """Observations that show the state (thesis, section 4.5) make the process an MDP."""
    tables = tabulate(Corridor(seen=True))
    solver = Fsvi(tables, Settings(explore=0.0))
    assert solver.solve()
    # Each step multiplies by x = 0.8 * 0.9 / (1 - 0.2 * 0.9); the last one earns before it.
    x = 0.72 / 0.82
    goal_next = 8 / 0.82
    assert solver.value(tables.initial) == pytest.approx(0.5 * goal_next * (x**3 + x))


def test_the_vectors_never_promise_too_much() -> None:
    tables = tabulate(Tiger())
    exact = tiger_value()
    solver = Fsvi(tables, Settings(explore=0.5, most_trials=30))
    values = []
    for _ in solver.trials():
        values.append(solver.value(tables.initial))
        assert values[-1] <= exact + 1e-9
    assert values == sorted(values)


def test_a_run_is_the_same_for_the_same_seed() -> None:
    tables = tabulate(Tiger())
    runs = [Fsvi(tables, Settings(seed=7, most_trials=20)) for _ in range(2)]
    for run in runs:
        run.solve()
    assert runs[0].vectors == runs[1].vectors


def test_too_large_a_problem_and_a_wrong_discount_are_refused() -> None:
    with pytest.raises(ManalogError, match="more than 3 states"):
        tabulate(Corridor(seen=True), limit=3)
    with pytest.raises(ManalogError, match="a discount is"):
        tabulate(Tiger(discount=1.0))
