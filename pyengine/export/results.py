"""The games of a tournament's database, a row each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyengine.errors import TournamentError
from pyengine.tournament.results import Results


def is_database(path: Path) -> bool:
    """Whether the file PATH is an SQLite database."""
    with path.open("rb") as stream:
        return stream.read(16) == b"SQLite format 3\0"


def results(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the games of the database PATH; TournamentError: it holds no results."""
    if not path.is_file():
        raise TournamentError("there is no such database", file=path)
    with Results.open(path) as opened:
        yield from opened.rows()
