"""Models of the QMDP agent: the states that were visited, their actions, what followed.

A model is an SQLite file; a game is one transaction, so that nothing is half learnt.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from pyengine.errors import AgentError

VERSION = 1


@dataclass(frozen=True)
class Training:
    """What a model is trained for: it goes on with the same only.

    The decks are names of cards; `rewards` is a table of 4.3; `discount` is γ of equation 4.3.
    """

    deck: tuple[str, ...]
    against: tuple[str, ...]
    rewards: str = "low"
    discount: float = 0.9

    def record(self) -> dict[str, str]:
        """Return it as texts by key."""
        return {
            "version": str(VERSION), "deck": _digest(self.deck), "against": _digest(self.against),
            "rewards": self.rewards, "discount": repr(self.discount),
        }  # fmt: skip


def _digest(cards: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(sorted(cards)).encode()).hexdigest()[:16]


def state_number(key: str) -> int:
    """Return the number by which a model knows the state KEY: 63 bits of a hash."""
    digest = hashlib.blake2b(key.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


class Model:
    """An open model file; AgentError when it is none or can't be read."""

    def __init__(self, path: str | Path, *, create: bool = False) -> None:
        """Open PATH, or make a new model there if CREATE."""
        from sqlite_utils import Database

        self.path = Path(path)
        if not create and not self.path.exists():
            remedy = "`manalog train qmdp` makes one"
            raise AgentError("there is no such model", file=self.path, remedy=remedy)
        try:
            self._database = Database(str(self.path))
            self.connection = self._database.conn
            self.connection.execute("PRAGMA synchronous = NORMAL")
            if create:
                self._make_tables()
            self.about = {str(row["key"]): str(row["value"]) for row in self._rows("about")}
        except (sqlite3.Error, OSError) as error:
            raise AgentError(f"this is no model ({error})", file=self.path) from error
        if not create and self.about.get("version") != str(VERSION):
            raise AgentError("this model is of another version", file=self.path)

    def _rows(self, table: str) -> Iterable[dict[str, Any]]:
        return cast(Iterable[dict[str, Any]], self._database[table].rows)

    def _make_tables(self) -> None:
        make = self._database.create_table
        make("about", {"key": str, "value": str}, pk="key", if_not_exists=True)
        make("states", {"id": int, "key": str, "value": float}, pk="id", if_not_exists=True)
        columns = {"state": int, "action": str, "reward": float, "visits": int, "value": float}
        make("actions", columns, pk=("state", "action"), if_not_exists=True)
        columns = {"state": int, "action": str, "next": int, "visits": int}
        make("successors", columns, pk=("state", "action", "next"), if_not_exists=True)

    def begin(self, training: Training) -> None:
        """Make the model one for TRAINING; AgentError when it is already one for another."""
        if not self.about:
            self.about = {**training.record(), "games": "0"}
            self.save()
        self.check(training.record())

    def check(self, wanted: Mapping[str, str]) -> None:
        """Raise AgentError when the model is not what WANTED says."""
        different = [key for key, value in wanted.items() if self.about.get(key) != value]
        if different:
            words = ", ".join("its decks" if key in ("deck", "against") else key
                              for key in sorted(different))  # fmt: skip
            raise AgentError(f"this model was trained on other terms: {words} differ",
                             file=self.path, remedy="Train one for this")  # fmt: skip

    def check_decks(self, deck: Iterable[str], against: Iterable[str]) -> None:
        """Raise AgentError when the model was trained on other decks."""
        if (self.about.get("deck"), self.about.get("against")) != (_digest(deck), _digest(against)):
            raise AgentError("this model was trained on other decks", file=self.path,
                             remedy="`manalog train qmdp` makes one for these")  # fmt: skip

    @property
    def games(self) -> int:
        """How many games it has learnt from."""
        return int(self.about.get("games", 0))

    def save(self) -> None:
        """Write what was learnt since the last time, and the count of games."""
        self.connection.executemany(
            "INSERT OR REPLACE INTO about VALUES (?, ?)", list(self.about.items())
        )
        self.connection.commit()

    def close(self) -> None:
        """Close the file; what was not saved is forgotten."""
        self.connection.rollback()
        self.connection.close()

    def values(self, state: int) -> dict[str, float]:
        """Return Q of each action that was taken in STATE."""
        query = "SELECT action, value FROM actions WHERE state = ?"
        return dict(self.connection.execute(query, (state,)).fetchall())

    def learn(self, key: str, action: str, reward: float, following: str | None) -> None:
        """Add that ACTION in the state KEY gave REWARD and led to FOLLOWING, None for the end.

        Then Q(s, a) and V(s) are computed anew: R(s, a) + γ Σ tr(s, a, s') V(s') (4.3), where
        R and tr are what was observed in the mean.
        """
        run, state = self.connection.execute, state_number(key)
        after = state_number(following) if following is not None else -1
        run(_VISIT_STATE, (state, key))
        run(_ADD_REWARD, (state, action, reward))
        run(_ADD_SUCCESSOR, (state, action, after))
        run(_SET_Q, (float(self.about["discount"]), state, action))
        run(_SET_V, (state,))


_VISIT_STATE = "INSERT OR IGNORE INTO states VALUES (?, ?, 0)"

_ADD_REWARD = """
    INSERT INTO actions VALUES (?, ?, ?, 1, 0)
    ON CONFLICT DO UPDATE SET reward = reward + excluded.reward, visits = visits + 1
"""

_ADD_SUCCESSOR = """
    INSERT INTO successors VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET visits = visits + 1
"""

_SET_Q = """
    UPDATE actions SET value = reward / visits + ? * (
        SELECT total(n.visits * s.value) FROM successors n LEFT JOIN states s ON s.id = n.next
        WHERE n.state = actions.state AND n.action = actions.action
    ) / visits
    WHERE state = ? AND action = ?
"""

_SET_V = "UPDATE states SET value = (SELECT max(value) FROM actions WHERE state = id) WHERE id = ?"
