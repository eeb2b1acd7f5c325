"""What FSVI found for a part of a QMDP model: alpha-vectors, stored beside the model's tables.

Those that promise less never take the place of others unasked: `Solving.write`.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from pyengine.games.magic.models.file import damaged
from pyengine.games.magic.models.hidden import NOTHING, Part, observed, tables_of
from pyengine.games.magic.models.tables import Rows, Tables
from pyengine.mdp.fsvi import Fsvi, Settings
from pyengine.system.memory import peak_memory


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

    def promise(self, part: Part) -> float:
        """Return what games are worth at least by it when they begin as those of PART's model.

        Those that begin in none of its states count nothing.
        """
        beliefs: dict[str, dict[int, float]] = {}
        for state in self.positions.keys() & part.starts.keys():
            key = part.model.tables.key(state)
            if key is not None:
                beliefs.setdefault(observed(key), {})[state] = float(part.starts[state])
        best = (max(self.worth(belief).values(), default=0.0) for belief in beliefs.values())
        return sum(max(0.0, worth) for worth in best) / sum(part.starts.values())

    def write(self, tables: Tables) -> None:
        """Write the solution into a model, in the place of an older one: all of it, or nothing.

        AgentError: it can't be written; ModelLocked: another program has locked the model.
        """
        rows = [(n, action, array("d", values).tobytes())
                for n, (action, values) in enumerate(self.vectors)]  # fmt: skip
        tables.replace({
            "solved": Rows({"position": int, "state": int}, list(enumerate(self.states))),
            "vectors": Rows({"number": int, "action": str, "worth": bytes}, rows),
        })  # fmt: skip

    @classmethod
    def read(cls, tables: Tables) -> Solution:
        """Return the solution that a model has: an empty one, where it has none.

        AgentError: it can't be read.
        """
        with tables.reading():
            states = [state for _, state in tables.all("solved")]
            vectors: list[tuple[str, Sequence[float]]] = [
                (action, _floats(blob)) for _, action, blob in tables.all("vectors")
            ]
        if any(len(values) != len(states) for _, values in vectors):
            raise damaged(tables.path, "its vectors are not as long as they have to be")
        return cls(states, vectors)


def _floats(blob: bytes) -> array[float]:
    values = array("d")
    values.frombytes(blob[: len(blob) - len(blob) % values.itemsize])
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
        """Make the POMDP; AgentError: the model can't be read, or has no discount."""
        self.tables = tables_of(self.part)

    @cached_property
    def solver(self) -> Fsvi[str, str, str]:
        """Begin: solve the POMDP as if the state were seen, which takes its time."""
        return Fsvi(self.tables, self.settings)

    def run(self, seconds: float) -> Generator[float, None, None]:
        """Run trials for SECONDS, or until they converge; yield the seconds after each.

        The trial that is running then comes to its end.
        """
        solver, start = self.solver, time.monotonic()
        for converged in solver.trials():
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

    def write(self, *, replace: bool = False) -> str:
        """Write the vectors so far into the model, where no better ones are there.

        Better are those that promise more, also when the model has learnt more since. They stay but
        with REPLACE; return why they do, nothing when these were written. AgentError: the model
        can't be written; ModelLocked: another program has locked it.
        """
        tables, found = self.part.model.tables, self.solution()
        older = Solution.read(tables)
        if older.vectors and not found.vectors:
            return "the search has found none"
        before, now = older.promise(self.part), found.promise(self.part)
        if now + self.settings.tolerance < before and not replace:
            return (
                f"by them games are worth {before:.2f} at least, by the new {now:.2f}; "
                "--replace takes the new ones"
            )
        found.write(tables)
        return ""

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
