"""Models of the QMDP agent: the states that were visited, their actions, what followed.

A model is an SQLite file; a checkpoint is one transaction, so that nothing is half learnt.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from pyengine.errors import AgentError
from pyengine.games.magic.models.file import damaged
from pyengine.games.magic.models.tables import Tables, Taken, Visited

VERSION = 2

_UNSAID = {"choice": "learnt", "opponent": "random", "explore": "0.1", "seed": "1"}
"""What is assumed of a model of an earlier version, which does not record these terms."""

_OTHER = "Go on with its own terms, or train a new model for these"

_SAID = ("deck", "against", "rewards", "discount", "games")
"""What every model says of itself."""


@dataclass(frozen=True)
class Training:
    """What a model is trained for: it goes on with the same only.

    The decks are names of cards; `rewards` is a table of 4.3; `discount` is γ of equation 4.3;
    `choice`, `explore`, `opponent` and `seed` say how its games are played (`Course`).
    """

    deck: tuple[str, ...]
    against: tuple[str, ...]
    rewards: str = "low"
    discount: float = 0.9
    choice: str = "learnt"
    opponent: str = "random"
    explore: float = 0.1
    seed: int = 1

    def record(self) -> dict[str, str]:
        """Return it as texts by key."""
        return {
            "version": str(VERSION), "deck": _digest(self.deck), "against": _digest(self.against),
            "rewards": self.rewards, "discount": repr(float(self.discount)), "choice": self.choice,
            "opponent": self.opponent, "explore": repr(float(self.explore)), "seed": str(self.seed),
        }  # fmt: skip


def _digest(cards: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(sorted(cards)).encode()).hexdigest()[:16]


def state_number(key: str) -> int:
    """Return the number by which a model knows the state KEY: 63 bits of a hash."""
    digest = hashlib.blake2b(key.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


class Model:
    """An open model. What it learns is kept in memory until `save`, a checkpoint, writes it."""

    def __init__(self, path: str | Path, *, create: bool = False) -> None:
        """Open PATH, or make a new model there if CREATE; AgentError when it is none.

        ModelLocked: another program has locked it.
        """
        self.path = Path(path)
        if not create and not self.path.exists():
            remedy = "`manalog train qmdp` makes one"
            raise AgentError("there is no such model", file=self.path, remedy=remedy)
        self.tables = Tables(self.path, create=create)
        try:
            self.about = self.tables.about()
            self._check_about(create=create)
        except BaseException:
            self.tables.close()
            raise
        self._saved = dict(self.about)
        self._forget()

    def _check_about(self, *, create: bool) -> None:
        if create and not self.about:
            return
        if self.about.get("version") != str(VERSION):
            raise AgentError("this model is of another version", file=self.path)
        lacking = [key for key in _SAID if key not in self.about]
        if lacking:
            raise damaged(self.path, f"it says nothing of its {lacking[0]}")

    def _forget(self) -> None:
        self._states: dict[int, Visited] = {}
        self._worth: dict[int, float] = {}
        self._learnt: set[tuple[int, str]] = set()
        self._followed: set[tuple[int, str, int]] = set()

    def begin(self, training: Training) -> None:
        """Make the model one for TRAINING; AgentError when it is already one for another."""
        if not self.about:
            self.about = {**training.record(), "games": "0"}
            self.save()
        self.check(training.record())

    def check(self, wanted: Mapping[str, str], remedy: str = _OTHER) -> None:
        """Raise AgentError, with REMEDY, when the model is not what WANTED says."""
        known = {**_UNSAID, **self.about}
        different = [key for key, value in sorted(wanted.items()) if known.get(key) != value]
        if different:
            words = (
                "its decks differ"
                if key in ("deck", "against")
                else f"{key} {known.get(key)}, not {wanted[key]}"
                for key in different
            )
            terms = "; ".join(dict.fromkeys(words))
            raise AgentError(f"this model was trained on other terms: {terms}",
                             file=self.path, remedy=remedy)  # fmt: skip

    def check_decks(self, deck: Iterable[str], against: Iterable[str]) -> None:
        """Raise AgentError when the model was trained on other decks."""
        if (self.about.get("deck"), self.about.get("against")) != (_digest(deck), _digest(against)):
            raise AgentError("this model was trained on other decks", file=self.path,
                             remedy="`manalog train qmdp` makes one for these")  # fmt: skip

    @property
    def games(self) -> int:
        """How many games it has learnt from."""
        return int(self.about.get("games", 0))

    @property
    def saved(self) -> int:
        """How many games the file has learnt from, as far as it can be read; else, had."""
        try:
            return int(self.tables.about().get("games", 0))
        except AgentError:
            return int(self._saved.get("games", 0))

    @contextmanager
    def game(self) -> Iterator[None]:
        """Learn from one more game, in `with`; where that fails, all since `save` is forgotten."""
        try:
            yield
            self.about["games"] = str(self.games + 1)
        except BaseException:
            self.forget()
            raise

    def forget(self) -> None:
        """Forget what was learnt since the last `save`."""
        self._forget()
        self.about = dict(self._saved)

    def save(self) -> None:
        """Write what was learnt since the last time, and the count of games; all or nothing.

        AgentError: it can't be written. ModelLocked: not now, but what was learnt is still there.
        """
        if self.about == self._saved and not self._learnt:
            return
        states = self._states
        numbers = {number for number, _ in self._learnt}
        self.tables.write(self.about, {
            "states": [(n, states[n].key, states[n].value) for n in sorted(numbers)],
            "actions": [_action_row(n, a, states[n].actions[a]) for n, a in sorted(self._learnt)],
            "successors": [(n, a, after, states[n].actions[a].successors[after])
                           for n, a, after in sorted(self._followed)],
        }, self._saved)  # fmt: skip
        self._saved = dict(self.about)
        self._forget()

    def close(self) -> None:
        """Close the file; what was not saved is forgotten."""
        self.tables.close()

    def values(self, state: int) -> dict[str, float]:
        """Return Q of each action that was taken in STATE."""
        visited = self._states.get(state)
        if visited is None:
            return self.tables.values(state)
        return {action: taken.value for action, taken in visited.actions.items()}

    def value(self, state: int) -> float:
        """Return V(STATE): 0 for one that was never visited."""
        known = self._states.get(state)
        return self.tables.value(state) if known is None else known.value

    def learn(self, key: str, action: str, reward: float, following: str | None) -> None:
        """Add that ACTION in the state KEY gave REWARD and led to FOLLOWING, None for the end.

        Then Q(s, a) and V(s) are computed anew: R(s, a) + γ Σ tr(s, a, s') V(s') (4.3), where
        R and tr are what was observed in the mean.
        """
        state = state_number(key)
        after = state_number(following) if following is not None else -1
        visited = self._visited(state, key)
        taken = visited.actions.setdefault(action, Taken())
        taken.reward += reward
        taken.visits += 1
        taken.successors[after] = taken.successors.get(after, 0) + 1
        to_come = math.fsum(n * self._value(s) for s, n in taken.successors.items())
        taken.value = (taken.reward + float(self.about["discount"]) * to_come) / taken.visits
        visited.value = max(known.value for known in visited.actions.values())
        self._worth[state] = visited.value
        self._learnt.add((state, action))
        self._followed.add((state, action, after))

    def _visited(self, state: int, key: str) -> Visited:
        visited = self._states.get(state)
        if visited is None:
            found, worth = self.tables.visited(state)
            visited = self._states[state] = found or Visited(key)
            for following, value in worth.items():
                self._worth.setdefault(following, value)
        return visited

    def _value(self, state: int) -> float:
        if state not in self._worth:
            self._worth[state] = self.tables.value(state)
        return self._worth[state]


def _action_row(state: int, action: str, taken: Taken) -> tuple[int, str, float, int, float]:
    return state, action, taken.reward, taken.visits, taken.value
