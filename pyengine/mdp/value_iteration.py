"""Value iteration on a large Markov decision process that was observed (Zandvliet, algorithm 1)."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field

from pyengine.mdp.graph import Graph

TOLERANCE = 1e-9
"""A value that changes by no more than this is taken as the same: V = V'."""


def _numbers() -> array[float]:
    return array("d")


def _indices() -> array[int]:
    return array("q")


@dataclass
class Observed:
    """A process as it was observed, in arrays: states and actions have numbers from 0 on.

    `values` has V of each state. The actions are those of the state 0, then of the state 1, and
    so on; each has the sum of its rewards, the number of its visits, and Q.
    """

    discount: float
    values: array[float] = field(default_factory=_numbers, init=False)
    q: array[float] = field(default_factory=_numbers, init=False)
    _rewards: array[float] = field(default_factory=_numbers, init=False)
    _visits: array[int] = field(default_factory=_indices, init=False)
    _owners: array[int] = field(default_factory=_indices, init=False)
    _first_actions: array[int] = field(default_factory=_indices, init=False)
    _following: array[int] = field(default_factory=_indices, init=False)
    _counts: array[int] = field(default_factory=_indices, init=False)
    _first_following: array[int] = field(default_factory=_indices, init=False)

    def add_state(self, value: float) -> None:
        """Add a state, worth VALUE as far as is known."""
        self.values.append(value)

    def add_action(self, state: int, reward: float, visits: int, q: float) -> None:
        """Add an action of STATE: the last state that has any, or a later one."""
        while len(self._first_actions) <= state:
            self._first_actions.append(len(self.q))
        self._first_following.append(len(self._following))
        self._owners.append(state)
        self._rewards.append(reward)
        self._visits.append(visits)
        self.q.append(q)

    def add_following(self, state: int, count: int) -> None:
        """Add that STATE, or END, followed the last action COUNT times."""
        self._following.append(state)
        self._counts.append(count)

    def iterate(self, tolerance: float = TOLERANCE) -> Iterator[int]:
        """Compute Q and V of all states until no V changes by more than TOLERANCE; once only.

        Before each round, yield for how many states it has to; nothing is added any more. A state
        is computed after those that follow it, and again only where one of these has changed. It
        ends where `discount` is less than 1.
        """
        self._close()
        graph = Graph(self._following, self._first_following, self._owners, self._first_actions)
        order, rank = graph.order()
        due = bytearray(b"\1") * len(order)
        while waiting := due.count(1):
            yield waiting
            at = -1
            while (at := due.find(1, at + 1)) >= 0:
                due[at] = 0
                if self._settle(order[at], tolerance):
                    for state in graph.preceding(order[at]):
                        due[rank[state]] = 1

    def _close(self) -> None:
        """End the lists: the value of END is the last one, so that END, -1, is its index."""
        while len(self._first_actions) <= len(self.values):
            self._first_actions.append(len(self.q))
        self._first_following.append(len(self._following))
        self.values.append(0.0)

    def _settle(self, state: int, tolerance: float) -> bool:
        """Compute STATE until its V stays, as it may follow itself; return whether V changed."""
        changed = False
        while self._backup(state, tolerance):
            changed = True
        return changed

    def _backup(self, state: int, tolerance: float) -> bool:
        """Compute Q and V of STATE (4.3); return whether V changed."""
        actions = range(self._first_actions[state], self._first_actions[state + 1])
        for action in actions:
            self.q[action] = self._worth(action)
        before = self.values[state]
        if actions:
            self.values[state] = max(self.q[actions.start : actions.stop])
        return abs(self.values[state] - before) > tolerance

    def _worth(self, action: int) -> float:
        to_come = 0.0
        for at in range(self._first_following[action], self._first_following[action + 1]):
            to_come += self._counts[at] * self.values[self._following[at]]
        return (self._rewards[action] + self.discount * to_come) / self._visits[action]
