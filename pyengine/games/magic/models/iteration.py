"""Value iteration on all that a QMDP model has visited (Zandvliet, 3.3.1 and 4.7)."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from pyengine.errors import AgentError
from pyengine.games.magic.models.file import damaged
from pyengine.games.magic.models.model import Model
from pyengine.mdp.graph import END
from pyengine.mdp.value_iteration import TOLERANCE, Observed


@dataclass
class Iteration:
    """The states of MODEL and their values, to be made those of the best policy.

    Training computes a value where the learner comes by; what a state's value rests on may have
    changed since.
    """

    model: Model
    rounds: int = field(default=0, init=False)
    _states: array[int] = field(default_factory=lambda: array("q"), init=False)
    _actions: array[int] = field(default_factory=lambda: array("q"), init=False)
    _observed: Observed = field(init=False)
    _before: tuple[array[float], array[float]] = field(init=False)

    def __post_init__(self) -> None:
        """Read the model. AgentError: its discount is 1, and a sum of rewards may have no end."""
        discount = float(self.model.about["discount"])
        if not discount < 1:
            remedy = "Train one with a --discount that is less"
            raise AgentError("with a discount of 1 values may have no end",
                             file=self.model.path, remedy=remedy)  # fmt: skip
        self._observed = Observed(discount)
        with self.model.tables.reading():
            self._read_states()
            self._read_actions({state: number for number, state in enumerate(self._states)})
        self._before = array("d", self._observed.values), array("d", self._observed.q)

    def _read_states(self) -> None:
        for state, value in self.model.tables.stream("SELECT id, value FROM states ORDER BY id"):
            self._states.append(state)
            self._observed.add_state(value)

    def _read_actions(self, numbers: dict[int, int]) -> None:
        last = None
        for row, state, reward, visits, value, following, count in self.model.tables.stream(_ALL):
            if row != last:
                if state not in numbers or count is None:
                    raise damaged(self.model.path, "an action has no state, or nothing followed it")
                self._actions.append(row)
                self._observed.add_action(numbers[state], reward, visits, value)
                last = row
            self._observed.add_following(numbers.get(following, END), count)

    def run(self, tolerance: float = TOLERANCE) -> Iterator[int]:
        """Compute the values until none changes; yield how many states each round has to compute.

        Nothing is written.
        """
        for waiting in self._observed.iterate(tolerance):
            yield waiting
            self.rounds += 1

    def write(self) -> None:
        """Write the values that are others now, all or none. AgentError: they can't be."""
        values, q = self._before
        self.model.tables.revalue(
            _changed(self._states, values, self._observed.values),
            _changed(self._actions, q, self._observed.q),
            self.model.about,
        )

    def record(self) -> dict[str, Any]:
        """Return what was done; `changed` are the states whose value is another one now."""
        pairs = zip(self._before[0], self._observed.values, strict=False)
        by = [far for before, after in pairs if (far := abs(before - after)) > TOLERANCE]
        return {
            "states": len(self._states),
            "actions": len(self._actions),
            "games": self.model.games,
            "rounds": self.rounds,
            "changed": len(by),
            "most": max(by, default=0.0),
        }


def _changed(
    keys: array[int], before: array[float], after: array[float]
) -> Iterator[tuple[float, int]]:
    """Yield the new value of each of KEYS that has another one now, and the key."""
    for key, old, new in zip(keys, before, after, strict=False):
        if abs(old - new) > TOLERANCE:
            yield new, key


_ALL = """
    SELECT actions.rowid, actions.state, reward, actions.visits, value, next, successors.visits
    FROM actions LEFT JOIN successors
    ON successors.state = actions.state AND successors.action = actions.action
    ORDER BY actions.state, actions.action
"""
