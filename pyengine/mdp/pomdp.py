"""Processes whose state is hidden (POMDP): the interface, belief updates, known-state values.

The notation is that of Zandvliet, sections 3.2 and 3.3: (S, A, tr, R, Omega, O, b0). A problem is
written with states of any kind, as functions (`HiddenProcess`); `tabulate` visits the states that
can be reached and numbers them, and the solvers work on the numbers.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Generic, Protocol, TypeVar

from pyengine.errors import ManalogError

S = TypeVar("S", bound=Hashable)
A = TypeVar("A", bound=Hashable)
O = TypeVar("O", bound=Hashable)  # noqa: E741 - the thesis' letter

Belief = tuple[float, ...]
"""The probability of each state, by the states' numbers."""


class HiddenProcess(Protocol[S, A, O]):
    """A process whose state the agent does not see."""

    discount: float
    """Gamma, from 0 to less than 1 (formula 3.1)."""

    def initial(self) -> Mapping[S, float]:
        """Return b0, the states that it may begin in with their probabilities."""

    def actions(self) -> Sequence[A]:
        """Return the actions, the same in all states."""

    def transitions(self, state: S, action: A) -> Mapping[S, float]:
        """Return tr(STATE, ACTION, s') for all s' where it is not 0."""

    def observations(self, action: A, state: S) -> Mapping[O, float]:
        """Return O(ACTION, STATE, o), what may be observed when ACTION has led to STATE."""

    def reward(self, state: S, action: A) -> float:
        """Return the expected reward of ACTION in STATE."""

    def is_goal(self, state: S) -> bool:
        """Whether the process ends in STATE: nothing is gained or lost after it."""


@dataclass(frozen=True)
class Tables(Generic[S, A, O]):
    """A process in numbers; rows are indexed by action, then by state."""

    states: list[S]
    actions: list[A]
    observations: list[O]
    discount: float
    initial: Belief
    transition: list[list[list[tuple[int, float]]]]
    observed: list[list[list[tuple[int, float]]]]
    reward: list[list[float]]
    goal: list[bool]
    available: list[list[int]]
    """The actions that are compared in each state (4.2.1); all, where they are the same."""


def tabulate(process: HiddenProcess[S, A, O], limit: int = 100_000) -> Tables[S, A, O]:
    """Return PROCESS in numbers: the states that it can reach from b0.

    ManalogError: there are more than LIMIT of them, or the discount is not in [0, 1).
    """
    if not 0 <= process.discount < 1:
        raise ManalogError(f"a discount is from 0 to less than 1, not {process.discount}")
    states = _reachable(process, limit)
    number = {state: index for index, state in enumerate(states)}
    actions = list(process.actions())
    seen: dict[O, int] = {}
    observed = [
        [
            [
                (seen.setdefault(o, len(seen)), chance)
                for o, chance in process.observations(action, state).items()
            ]
            for state in states
        ]
        for action in actions
    ]
    goal = [process.is_goal(state) for state in states]
    start = process.initial()
    return Tables(
        states,
        actions,
        list(seen),
        process.discount,
        tuple(start.get(state, 0.0) for state in states),
        [[_row(process, state, action, number) for state in states] for action in actions],
        observed,
        [
            [0.0 if process.is_goal(state) else process.reward(state, action) for state in states]
            for action in actions
        ],
        goal,
        [list(range(len(actions)))] * len(states),
    )


def belief_update(tables: Tables[S, A, O], belief: Belief, action: int, seen: int) -> Belief:
    """Return tau(b, a, o), the belief after ACTION and the observation SEEN (formula 3.3).

    ManalogError: SEEN cannot be observed then.
    """
    reached = [0.0] * len(belief)
    for state, chance in enumerate(belief):
        if chance:
            for following, likely in tables.transition[action][state]:
                reached[following] += chance * likely
    rows = tables.observed[action]
    weighted = [
        chance * _chance_of(seen, rows[state]) if chance else 0.0
        for state, chance in enumerate(reached)
    ]
    total = sum(weighted)
    if total <= 0:
        what, after = tables.observations[seen], tables.actions[action]
        raise ManalogError(f"{what} cannot be observed after {after} here")
    return tuple(chance / total for chance in weighted)


def _chance_of(seen: int, row: list[tuple[int, float]]) -> float:
    return next((chance for number, chance in row if number == seen), 0.0)


def known_state_values(
    tables: Tables[S, A, O], tolerance: float = 1e-9, most_rounds: int = 100_000
) -> list[list[float]]:
    """Return Q(s, a), by action then state, as if the state were seen (Q_MDP, algorithm 1).

    Repeats until no value changes by more than TOLERANCE, or MOST_ROUNDS are done. What is not
    available is worth -inf.
    """
    numbers = range(len(tables.states))
    values = [max(tables.reward[a][s] for a in tables.available[s]) for s in numbers]
    q = [[-inf] * len(values) for _ in tables.actions]
    for _ in range(most_rounds):
        for state in numbers:
            for action in tables.available[state]:
                to_come = sum(p * values[s] for s, p in tables.transition[action][state])
                q[action][state] = tables.reward[action][state] + tables.discount * to_come
        better = [max(q[a][s] for a in tables.available[s]) for s in numbers]
        change = max(abs(new - old) for new, old in zip(better, values, strict=True))
        values = better
        if change <= tolerance:
            break
    return q


def _reachable(process: HiddenProcess[S, A, O], limit: int) -> list[S]:
    """Return the states that can be reached, those of b0 first."""
    found = dict.fromkeys(process.initial())
    waiting = list(found)
    while waiting:
        state = waiting.pop()
        if process.is_goal(state):
            continue
        for action in process.actions():
            for following in process.transitions(state, action):
                if following not in found:
                    found[following] = None
                    waiting.append(following)
        if len(found) > limit:
            raise ManalogError(f"the problem has more than {limit} states that can be reached")
    return list(found)


def _row(
    process: HiddenProcess[S, A, O], state: S, action: A, number: Mapping[S, int]
) -> list[tuple[int, float]]:
    if process.is_goal(state):
        return [(number[state], 1.0)]
    return [(number[s], chance) for s, chance in process.transitions(state, action).items()]
