"""What FSVI found for a part of a QMDP model: alpha-vectors, stored beside the model's tables."""

from __future__ import annotations

import time
from array import array
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pyengine.agents.hidden_model import NOTHING, Part, tables_of
from pyengine.agents.qmdp_tables import Tables
from pyengine.benchmark import peak_memory
from pyengine.mdp.fsvi import Fsvi, Settings


@dataclass(frozen=True)
class Solution:
    """The states by their numbers in the model, and vectors: an action and its worth in each."""

    states: list[int]
    vectors: list[tuple[str, Sequence[float]]]
    positions: dict[int, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Number the states."""
        object.__setattr__(self, "positions", {s: n for n, s in enumerate(self.states)})

    def worth(self, belief: Mapping[int, float]) -> dict[str, float]:
        """Return what each action is worth at BELIEF, by its best vector (formula 3.7).

        States that are not in the solution count nothing; without any of them there is no action.
        """
        known = [(self.positions[s], p) for s, p in belief.items() if s in self.positions]
        found: dict[str, float] = {}
        for action, values in self.vectors if known else ():
            worth = sum(chance * values[position] for position, chance in known)
            found[action] = max(worth, found.get(action, worth))
        return found

    def write(self, tables: Tables) -> None:
        """Write the solution into a model, in the place of an older one."""
        rows = [(n, action, array("d", values).tobytes())
                for n, (action, values) in enumerate(self.vectors)]  # fmt: skip
        tables.replace("solved", {"position": int, "state": int}, list(enumerate(self.states)))
        tables.replace("vectors", {"number": int, "action": str, "worth": bytes}, rows)

    @classmethod
    def read(cls, tables: Tables) -> Solution:
        """Return the solution that a model has: an empty one, where it has none."""
        states = [state for _, state in tables.all("solved")]
        return cls(states, [(action, _floats(blob)) for _, action, blob in tables.all("vectors")])


def _floats(blob: bytes) -> array[float]:
    values = array("d")
    values.frombytes(blob)
    return values


@dataclass
class Solving:
    """FSVI at work on a part of a model."""

    part: Part
    settings: Settings = field(default_factory=Settings)
    trials: int = 0
    seconds: float = 0.0
    converged: bool = False

    def __post_init__(self) -> None:
        """Make the POMDP, and solve it as if the state were seen."""
        self.tables = tables_of(self.part)
        self.solver = Fsvi(self.tables, self.settings)

    def run(self, seconds: float) -> Generator[float, None, None]:
        """Run trials for SECONDS, or until they converge; yield the seconds after each."""
        start = time.monotonic()
        for converged in self.solver.trials():
            self.trials, self.converged = self.trials + 1, converged
            self.seconds = time.monotonic() - start
            yield self.seconds
            if self.seconds >= seconds:
                return

    def solution(self) -> Solution:
        """Return the vectors so far, without the deal, the end and what does nothing."""
        names = self.tables.actions
        return Solution(
            list(self.part.visited),
            [(names[v.action], v.values[1:-1]) for v in self.solver.vectors
             if names[v.action] != NOTHING],
        )  # fmt: skip

    def record(self) -> dict[str, Any]:
        """Return the size of the problem, the work, and the bounds of the start's value.

        `megabytes` is the peak of the whole process.
        """
        hidden, start = self.part.hidden(), self.tables.initial
        backups = self.solver.backups
        return {
            "games": self.part.model.games, "states": len(self.part.visited),
            "share_of_decisions": round(self.part.share, 4),
            "share_of_beginnings": round(self.part.begun, 4),
            "actions": len(self.tables.actions) - 1, "observations": len(hidden),
            "seen_exactly": sum(count == 1 for count in hidden.values()),
            "most_alike": max(hidden.values()),
            "trials": self.trials, "backups": backups, "vectors": len(self.solver.vectors),
            "seconds": round(self.seconds, 1),
            "megabytes": peak_memory() // 2**20,
            "seconds_per_backup": round(self.seconds / max(1, backups), 5),
            "converged": self.converged,
            "at_least": round(self.solver.value(start), 3),
            "at_most": round(self.solver.bound(start), 3),
        }  # fmt: skip
