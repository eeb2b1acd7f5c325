"""The graph of an observed process: which states may come before and after which, in arrays."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

END = -1
"""The number of the state after the last decision."""


class Graph:
    """States, their actions, and the states that followed each action.

    The actions of the state S have the numbers from `first_actions[S]` up to that of the next
    state; what followed them stands in `following` in the same way. OWNERS says whose each is.
    """

    def __init__(
        self,
        following: array[int],
        first_following: array[int],
        owners: array[int],
        first_actions: array[int],
    ) -> None:
        """Index what comes before each state."""
        self._following = following
        self._starts = array("q", (first_following[action] for action in first_actions))
        self._begins, self._preceding = self._reversed(first_following, owners)

    def _reversed(self, first: array[int], owners: array[int]) -> tuple[array[int], array[int]]:
        """Return where each state's predecessors begin, and all of them in one array."""
        states = len(self._starts) - 1
        begins = array("q", bytes(8 * (states + 1)))
        for state in self._following:
            if state != END:
                begins[state + 1] += 1
        for state in range(states):
            begins[state + 1] += begins[state]
        places, found = array("q", begins), array("q", bytes(8 * len(self._following)))
        for action, owner in enumerate(owners):
            for state in self._following[first[action] : first[action + 1]]:
                if state != END:
                    found[places[state]] = owner
                    places[state] += 1
        return begins, found

    def preceding(self, state: int) -> array[int]:
        """Return the states that came before STATE, each once for every action that led to it."""
        return self._preceding[self._begins[state] : self._begins[state + 1]]

    def order(self) -> tuple[array[int], array[int]]:
        """Return all states, each after those that follow it but for cycles, and their places."""
        order, rank = array("q"), array("q", [END]) * (len(self._starts) - 1)
        for root in range(len(rank)):
            for state in self._finished(root, rank):
                rank[state] = len(order)
                order.append(state)
        return order, rank

    def _finished(self, root: int, rank: array[int]) -> Iterator[int]:
        """Yield what can be reached from ROOT and has no RANK yet, in the order of leaving it."""
        if rank[root] != END:
            return
        entered = {root}
        path = [(root, self._starts[root])]
        while path:
            state, at = path.pop()
            if at == self._starts[state + 1]:
                yield state
                continue
            path.append((state, at + 1))
            following = self._following[at]
            if following != END and rank[following] == END and following not in entered:
                entered.add(following)
                path.append((following, self._starts[following]))
