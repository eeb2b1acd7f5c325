"""SQLite's files: what goes wrong with one, now or later, is told as an error of the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Literal

from pyengine.errors import ManalogError

Told = Callable[[Exception], ManalogError]
"""Says what an exception means for the file."""

PATIENCE = 5.0
"""Seconds until a file that another program has locked is given up."""

_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_DAMAGED = (None, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_MISMATCH)
"""Codes of what can't be in a whole file; None is a text that is no UTF-8."""

_UNFIT = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What decoding raises where a row holds another thing than it was given."""

_SQLITE = (sqlite3.Error, UnicodeError)
"""What SQLite raises; its messages quote the file, and that need not be text."""


def is_locked(error: Exception) -> bool:
    """Tell whether ERROR is that another program has locked the file."""
    return _code(error) in _LOCKED


def is_no_database(error: Exception) -> bool:
    """Tell whether ERROR is that there is no such file, or that it holds something else."""
    return _code(error) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CANTOPEN)


def is_damaged(error: Exception) -> bool:
    """Tell whether ERROR is that the file's content is not what was written."""
    if isinstance(error, sqlite3.Error):
        return _code(error) in _DAMAGED
    return isinstance(error, _UNFIT)


def _code(error: Exception) -> int | None:
    found = getattr(error, "sqlite_errorcode", None)
    return None if found is None else found & 0xFF


class Connection(sqlite3.Connection):
    """A connection whose errors, and those of its cursors, are what `told` makes of them."""

    told: Told

    def cursor(self, factory: Any = None) -> Any:
        """Return a cursor that tells errors as its connection does."""
        return super().cursor(_Cursor)

    def execute(self, *arguments: Any) -> Any:
        """Execute a statement by a cursor of its own."""
        return self.cursor().execute(*arguments)

    def executemany(self, *arguments: Any) -> Any:
        """Execute a statement for many rows by a cursor of its own."""
        return self.cursor().executemany(*arguments)

    def __exit__(self, *raised: Any) -> Literal[False]:
        """Commit or roll back: either may fail."""
        with self._telling(_SQLITE):
            return super().__exit__(*raised)

    def decoding(self) -> AbstractContextManager[None]:
        """Tell as an error of the file what the block can't make of the rows that it read."""
        return self._telling(_UNFIT)

    @contextmanager
    def _telling(self, errors: tuple[type[Exception], ...]) -> Iterator[None]:
        try:
            yield
        except errors as error:
            raise self.told(error) from error


class _Cursor(sqlite3.Cursor):
    connection: Connection

    def _telling(self, work: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return work(*arguments)
        except _SQLITE as error:
            raise self.connection.told(error) from error

    def execute(self, *arguments: Any) -> Any:
        return self._telling(super().execute, *arguments)

    def executemany(self, *arguments: Any) -> Any:
        return self._telling(super().executemany, *arguments)

    def fetchone(self) -> Any:
        return self._telling(super().fetchone)

    def fetchall(self) -> Any:
        return self._telling(super().fetchall)

    def __next__(self) -> Any:
        return self._telling(super().__next__)


def in_memory() -> Connection:
    """Return a connection to a database of its own that is nowhere kept, with rows by name."""
    connection = sqlite3.connect(":memory:", factory=Connection)
    connection.told = _of_memory
    connection.row_factory = sqlite3.Row
    return connection


def _of_memory(error: Exception) -> ManalogError:
    return ManalogError(f"what is kept in the memory can't be used ({error})")


def connect(path: Path, told: Told, mode: str) -> Connection:
    """Return a connection in MODE (`ro`, `rw`, `rwc`) to the file PATH, with rows by name."""
    try:
        address = f"{path.resolve().as_uri()}?mode={mode}"
        connection = sqlite3.connect(address, uri=True, timeout=PATIENCE, factory=Connection)
    except (OSError, sqlite3.Error) as error:
        raise told(error) from error
    connection.told = told
    connection.row_factory = sqlite3.Row
    return connection
