"""The tables of a QMDP model: an SQLite file, made with sqlite-utils."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from pyengine.errors import AgentError
from pyengine.games.magic.models.file import damaged, failed, told

_COLUMNS: dict[str, dict[str, type]] = {
    "about": {"key": str, "value": str},
    "states": {"id": int, "key": str, "value": float},
    "actions": {"state": int, "action": str, "reward": float, "visits": int, "value": float},
    "successors": {"state": int, "action": str, "next": int, "visits": int},
}
_KEYS = {
    "about": ("key",),
    "states": ("id",),
    "actions": ("state", "action"),
    "successors": ("state", "action", "next"),
}

_CACHE_KIB = 200_000
"""Pages that SQLite keeps: states are numbered by a hash, so that any page may be next."""


@dataclass(slots=True)
class Taken:
    """An action in a state: the sum of its rewards, its visits, its Q, and what came how often."""

    reward: float = 0.0
    visits: int = 0
    value: float = 0.0
    successors: dict[int, int] = field(default_factory=dict)


@dataclass(slots=True)
class Visited:
    """A state that was visited: its text, its value V, and the actions that were taken in it."""

    key: str
    value: float = 0.0
    actions: dict[str, Taken] = field(default_factory=dict)


class Rows(NamedTuple):
    """All that a table has; its first column is its key."""

    columns: Mapping[str, type]
    rows: Sequence[tuple[Any, ...]]


class Tables:
    """An open model file; AgentError when it is none or can't be read, ModelLocked of that kind."""

    def __init__(self, path: Path, *, create: bool) -> None:
        """Open PATH; to be trained, and made where there is nothing, if CREATE."""
        from sqlite_utils import Database

        self.path, self._trained = path, create
        with told(path):
            self._database = Database(str(path))
            self.connection = self._database.conn
        try:
            with told(path):
                self._prepare()
        except BaseException:
            self.connection.close()
            raise

    def _prepare(self) -> None:
        found = [*self._database.table_names(), *self._database.view_names()]
        lacking = [name for name in _COLUMNS if name not in found]
        if lacking and (found or not self._trained):
            raise AgentError(
                f"this is no model, or a damaged one: it has no table {lacking[0]}",
                file=self.path,
                remedy="`manalog train qmdp` makes one in a new file",
            )
        self.connection.execute("PRAGMA synchronous = NORMAL")
        self.connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
        if self._trained:
            # With a log, who reads the model does not keep its training from writing.
            self.connection.execute("PRAGMA journal_mode = WAL")
        if lacking:
            with self.connection:
                self.connection.execute("BEGIN IMMEDIATE")
                for name, columns in _COLUMNS.items():
                    self._database.create_table(name, columns, pk=_KEYS[name], if_not_exists=True)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Read, in `with`, what the file has now, whatever another process writes meanwhile."""
        with self.connection:
            with told(self.path):
                self.connection.execute("BEGIN")
            yield

    def stream(self, query: str) -> Iterator[tuple[Any, ...]]:
        """Yield the rows that QUERY finds, one at a time; AgentError: they can't be read."""
        with told(self.path):
            yield from self.connection.execute(query)

    def about(self) -> dict[str, str]:
        """Return what the model is for, and how many games it has learnt from."""
        return dict(self._rows("SELECT key, value FROM about"))

    def values(self, state: int) -> dict[str, float]:
        """Return Q of each action that was taken in STATE."""
        return dict(self._rows("SELECT action, value FROM actions WHERE state = ?", state))

    def value(self, state: int) -> float:
        """Return V of STATE; 0 where it was never visited."""
        found = self._rows("SELECT value FROM states WHERE id = ?", state)
        return found[0][0] if found else 0.0

    def visited(self, state: int) -> tuple[Visited | None, dict[int, float]]:
        """Return STATE, None where it is new, and V of all that ever followed it."""
        found = self._rows("SELECT key, value FROM states WHERE id = ?", state)
        if not found:
            return None, {}
        visited = Visited(*found[0])
        for action, *numbers in self._rows(_ACTIONS, state):
            visited.actions[action] = Taken(*numbers)
        worth = {}
        for action, following, visits, value in self._rows(_SUCCESSORS, state):
            if action not in visited.actions:
                raise damaged(self.path, f"a state lacks the action {action}")
            visited.actions[action].successors[following] = visits
            worth[following] = value or 0.0
        return visited, worth

    def key(self, state: int) -> str | None:
        """Return the text of STATE; None where it was never visited."""
        found = self._rows("SELECT key FROM states WHERE id = ?", state)
        return found[0][0] if found else None

    def visits(self) -> dict[int, int]:
        """Return how many decisions were made in each state."""
        return dict(self._rows("SELECT state, sum(visits) FROM actions GROUP BY state"))

    def starts(self) -> dict[int, int]:
        """Return how many games began in each state: those of its visits that nothing led to."""
        return dict(self._rows(_STARTS))

    def followed_by(self, state: int) -> list[int]:
        """Return the states that ever followed STATE."""
        found = self._rows("SELECT next FROM successors WHERE state = ? AND next <> -1", state)
        return [following for (following,) in found]

    def write(
        self,
        about: Mapping[str, str],
        rows: Mapping[str, Iterable[tuple[Any, ...]]],
        before: Mapping[str, str],
    ) -> None:
        """Write ABOUT and the ROWS of each table, all or nothing; AgentError when it can't be.

        Nor is anything written where BEFORE is not what the file is about: another process has
        learnt from the same games. ModelLocked: another program has locked the file.
        """
        trained = AgentError(
            "another process trains this model, too; its games stay, and those since "
            "the last checkpoint here are lost",
            file=self.path,
            remedy="Let one of them go on",
        )
        with self._writing(before, trained):
            for table, found in {"about": about.items(), **rows}.items():
                marks = ", ".join("?" * len(_COLUMNS[table]))
                self.connection.executemany(
                    f"INSERT OR REPLACE INTO {table} VALUES ({marks})", found
                )

    def revalue(
        self,
        states: Iterable[tuple[float, int]],
        actions: Iterable[tuple[float, int]],
        before: Mapping[str, str],
    ) -> None:
        """Write new values, V by the numbers of STATES and Q by the rows of ACTIONS; all or none.

        AgentError: the file is no more about what BEFORE says, or can't be written; ModelLocked:
        another program has locked it.
        """
        learnt = AgentError(
            "the model has learnt more meanwhile; its values stay",
            file=self.path,
            remedy="The same command begins anew, when its training has ended",
        )
        with self._writing(before, learnt):
            self.connection.executemany("UPDATE states SET value = ? WHERE id = ?", states)
            self.connection.executemany("UPDATE actions SET value = ? WHERE rowid = ?", actions)

    @contextmanager
    def _writing(self, before: Mapping[str, str], changed: AgentError) -> Iterator[None]:
        """Write, in `with`, all or nothing; CHANGED, where the file is no more about BEFORE."""
        with told(self.path, "written"), self.connection:
            self.connection.execute("BEGIN IMMEDIATE")
            if self.about() != before:
                raise changed
            yield

    def replace(self, tables: Mapping[str, Rows]) -> None:
        """Make each of TABLES have its rows and no others: all of them, or none.

        AgentError: it can't be written; ModelLocked: another program has locked the file.
        """
        with told(self.path, "written"), self.connection:
            self.connection.execute("BEGIN IMMEDIATE")
            for name, (columns, rows) in tables.items():
                self._database.create_table(
                    name, dict(columns), pk=next(iter(columns)), if_not_exists=True
                )
                marks = ", ".join("?" * len(columns))
                self.connection.execute(f"DELETE FROM {name}")
                self.connection.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)

    def all(self, name: str) -> list[tuple[Any, ...]]:
        """Return the rows of the table NAME by their keys; none, where there is no such table."""
        found = self._rows("SELECT 1 FROM sqlite_master WHERE name = ?", name)
        return self._rows(f"SELECT * FROM {name} ORDER BY 1") if found else []

    def close(self) -> None:
        """Close the file; one that was trained is whole without its log then.

        Where another program has it open, it is so when that program closes it.
        """
        if self._trained:
            with suppress(sqlite3.Error):
                self.connection.execute("PRAGMA busy_timeout = 0")
                self.connection.execute("PRAGMA journal_mode = DELETE")
        self.connection.close()

    def _rows(self, query: str, *values: int | str) -> list[tuple[Any, ...]]:
        try:
            return self.connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise failed(error, self.path) from error


_ACTIONS = "SELECT action, reward, visits, value FROM actions WHERE state = ?"

_SUCCESSORS = """
    SELECT action, next, visits, value FROM successors LEFT JOIN states ON id = next
    WHERE state = ?
"""

_STARTS = """
    SELECT state, visits - ifnull(entries, 0) AS begun
    FROM (SELECT state, sum(visits) AS visits FROM actions GROUP BY state)
    LEFT JOIN (SELECT next, sum(visits) AS entries FROM successors GROUP BY next) ON next = state
    WHERE begun > 0
"""
