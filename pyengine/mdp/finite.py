"""Markov decision processes that end after a known number of decisions, solved in fractions.

The notation is that of Schützer and Paim, section 3.1: a process is (S, A, P, R), a decision rule
says what to do in a state at one decision epoch, a policy has a rule for each epoch.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Protocol, TypeVar

S = TypeVar("S", bound=Hashable)
A = TypeVar("A", bound=Hashable)


class Process(Protocol[S, A]):
    """A Markov decision process with finitely many states and exact probabilities."""

    def states(self) -> Iterable[S]:
        """Return all states, S."""

    def actions(self, state: S) -> Sequence[A]:
        """Return the actions A(STATE), at least one, the preferred one of equal ones first."""

    def outcomes(self, state: S, action: A) -> Mapping[S, Fraction]:
        """Return the states that may follow with their probabilities, which add up to 1."""

    def reward(self, state: S, action: A) -> Fraction:
        """Return the expected reward of ACTION in STATE."""


@dataclass(frozen=True)
class Solution(Generic[S, A]):
    """The best policy and its value, epoch by epoch; both lists are as long as the horizon.

    `values[t][s]` is the expected sum of the rewards from epoch t on, of the best policy in s;
    `rules[t][s]` is what that policy does.
    """

    values: list[dict[S, Fraction]]
    rules: list[dict[S, A]]


def solve(process: Process[S, A], horizon: int) -> Solution[S, A]:
    """Return the best policy for HORIZON epochs by value iteration, from the last epoch back.

    After the last epoch nothing is gained: V(s) = 0 (Schützer and Paim, section 3.2.2).
    """
    states = list(process.states())
    values: list[dict[S, Fraction]] = []
    rules: list[dict[S, A]] = []
    later = dict.fromkeys(states, Fraction(0))
    for _ in range(horizon):
        best = {state: _best(process, state, later) for state in states}
        later = {state: value for state, (value, _) in best.items()}
        values.append(later)
        rules.append({state: action for state, (_, action) in best.items()})
    return Solution(values[::-1], rules[::-1])


def worth(process: Process[S, A], state: S, action: A, later: Mapping[S, Fraction]) -> Fraction:
    """Return the value of ACTION in STATE where LATER holds the values of what follows."""
    following = process.outcomes(state, action).items()
    return process.reward(state, action) + sum(chance * later[s] for s, chance in following)


def _best(process: Process[S, A], state: S, later: Mapping[S, Fraction]) -> tuple[Fraction, A]:
    """Return the highest value in STATE and the first action that has it."""
    options = [(worth(process, state, a, later), a) for a in process.actions(state)]
    return max(options, key=lambda option: option[0])
