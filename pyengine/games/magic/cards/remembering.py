"""Cards that were looked up once, remembered until the imported ones change."""

from __future__ import annotations

import math
import sqlite3
import time
from pathlib import Path
from typing import NamedTuple

from pyengine.errors import CardError
from pyengine.games.magic.cards.database import Card, CardDatabase
from pyengine.games.magic.cards.kept import kept
from pyengine.games.magic.pool.lookup import Pool
from pyengine.system.resources import pool_path

_MOST = 20_000
"""So many names are remembered."""


class Edition(NamedTuple):
    """Which file the imported cards are in, and how often another process has changed it."""

    file: int
    changes: int


class RememberingDatabase(CardDatabase):
    """A database for many lists, one after the other, that have most of their names in common."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, pool: Pool | None = None
    ) -> None:
        super().__init__(connection, path, pool)
        self._found: dict[str, Card | CardError] = {}
        self._suggested: dict[str, list[str]] = {}
        self._left = math.inf
        self.cut_short = False
        """Whether some names were not looked for, as the time was over."""

    def hurry(self, seconds: float) -> None:
        """Look for what unknown names may mean for SECONDS, and for no more of them after that."""
        self._left, self.cut_short = seconds, False

    def lookup(self, name: str) -> Card:
        """Return the card NAME as `CardDatabase` does."""
        if name not in self._found:
            _make_room(self._found)
        return kept(self._found, name, super().lookup)

    def suggestions(self, name: str, limit: int = 3) -> list[str]:
        """Return the names most like NAME, the likeliest first."""
        if name not in self._suggested:
            if self._left <= 0:
                self.cut_short = True
                return []
            _make_room(self._suggested)
            begun = time.monotonic()
            self._suggested[name] = super().suggestions(name, limit)
            self._left -= time.monotonic() - begun
        return self._suggested[name][:limit]

    def edition(self) -> Edition:
        """Return what is another one as soon as the imported cards are others."""
        try:
            file = pool_path().stat().st_ino
        except OSError:
            file = 0
        if self.pool is None:
            return Edition(file, 0)
        row = self.pool.connection.execute("PRAGMA data_version").fetchone()
        return Edition(file, int(row["data_version"]))


def _make_room(found: dict[str, Card | CardError] | dict[str, list[str]]) -> None:
    if len(found) >= _MOST:
        found.clear()
