"""The results of tournaments: a SQLite database, one row a game, each written whole or not at all.

`docs/tournaments.md` describes the tables; Datasette and any other SQLite program read them.
"""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

from sqlite_utils import Database
from sqlite_utils.db import Table

from pyengine.closing import Closing
from pyengine.decks import Deck
from pyengine.errors import TournamentError
from pyengine.tournament import Contestant, Pairing, Result, Tournament

SCHEMA_VERSION = 1
"""`PRAGMA user_version`: raise it when the tables change."""

APPLICATION_ID = 0x4D616E61
"""`PRAGMA application_id`: says that a database is one of these."""

PATIENCE = 5.0
"""How many seconds to wait for another program that has locked the database."""

_DECKS = {"name": str, "digest": str, "cards": str}
_SEATS = ("first_deck", "first_agent", "second_deck", "second_agent")
_GAMES: dict[str, Any] = {
    "game": str,
    "tournament_seed": int,
    **dict.fromkeys(_SEATS, str),
    "number": int,
    "seed": int,
    "winner": str,
    "turns": int,
    "decisions": int,
    "choices": int,
    "steps": int,
    "seconds": float,
    "version": str,
    "finished": str,
}
_KEY = ("game", "tournament_seed", *_SEATS, "number")
_PAIRINGS = """
    select game, tournament_seed, first_deck, first_agent, second_deck, second_agent,
           count(*) as games, sum(winner = 'first') as won, sum(winner = 'draw') as drawn,
           round(100.0 * sum(winner = 'first') / count(*), 1) as percent_won,
           round(avg(turns), 1) as turns
    from games
    group by 1, 2, 3, 4, 5, 6
"""
_OUTCOME = ("seed", "winner", "turns", "decisions", "choices", "steps", "seconds", "version")


class Results(Closing):
    """An open database of results; `open` makes it where there is none."""

    def __init__(self, path: Path, database: Database) -> None:
        self.path = path
        self._database = database

    @classmethod
    def open(cls, path: str | Path) -> Results:
        """Open the database PATH, or make it.

        TournamentError: it is locked, no database, not one of results, or of another version.
        """
        file = Path(path)
        with _errors(file):
            connection = sqlite3.connect(file, timeout=PATIENCE)
            try:
                database = Database(connection)
                _prepare(database, file)
            except BaseException:
                connection.close()
                raise
        return cls(file, database)

    def begin(self, plan: Tournament) -> None:
        """Store the decks of PLAN; TournamentError: one of that name has other cards."""
        with _errors(self.path):
            for deck in plan.decks:
                self._store_deck(deck)

    def _store_deck(self, deck: Deck) -> None:
        cards = "\n".join(f"{count} {name}" for count, name in deck.cards)
        digest = hashlib.sha256(cards.encode()).hexdigest()[:16]
        known = list(self._database.query("select digest from decks where name = ?", [deck.name]))
        if known and known[0]["digest"] != digest:
            raise TournamentError(
                f'the deck "{deck.name}" had other cards when its games here were played',
                file=self.path,
                remedy="Give the deck another name, or another database with --db",
            )
        if not known:
            row = {"name": deck.name, "digest": digest, "cards": cards}
            _table(self._database, "decks").insert(row)

    def add(self, plan: Tournament, result: Result) -> None:
        """Write the row of a game; one that is there already stays as it is."""
        first, second = result.pairing.first, result.pairing.second
        seats = (first.deck, first.agent, second.deck, second.agent)
        row = {
            "game": plan.game,
            "tournament_seed": plan.seed,
            **dict(zip(_SEATS, seats, strict=True)),
            "number": result.number,
            **{name: getattr(result, name) for name in _OUTCOME},
            "finished": datetime.now(UTC).isoformat(timespec="milliseconds"),
        }
        with _errors(self.path):
            _table(self._database, "games").insert(row, ignore=True)

    def of(self, plan: Tournament) -> Iterator[Result]:
        """Yield the results of PLAN that are here, without saves, in the order of their play."""
        wanted = set(plan.pairings)
        query = (
            "select * from games where game = ? and tournament_seed = ? and number < ?"
            " order by rowid"
        )
        with _errors(self.path):
            for row in self._database.query(query, [plan.game, plan.seed, plan.games]):
                result = _result(row)
                if result.pairing in wanted:
                    yield result

    def close(self) -> None:
        """Close the database; all of it is in one file then."""
        self._database.conn.close()


def _result(row: dict[str, Any]) -> Result:
    first = Contestant(row["first_deck"], row["first_agent"])
    second = Contestant(row["second_deck"], row["second_agent"])
    outcome = {name: row[name] for name in _OUTCOME}
    return Result(Pairing(first, second), row["number"], **outcome)


def _prepare(database: Database, file: Path) -> None:
    """Make the tables of a new database; refuse one that is of another kind or version."""
    if not database.table_names():
        _create(database)
        return
    if _pragma(database, "application_id") != APPLICATION_ID:
        raise TournamentError("holds no results of tournaments: it is left alone", file=file)
    version = _pragma(database, "user_version")
    if version != SCHEMA_VERSION:
        raise TournamentError(
            f"has the tables of version {version}, and this is Manalog for {SCHEMA_VERSION}",
            file=file,
            remedy="Give another file with --db",
        )


def _create(database: Database) -> None:
    # With a log, readers such as Datasette and the tournament do not wait for each other.
    database.enable_wal()
    with database.conn:
        _table(database, "decks").create(_DECKS, pk="name", if_not_exists=True)
        _table(database, "games").create(_GAMES, pk=_KEY, not_null=_KEY, if_not_exists=True)
        database.create_view("pairings", _PAIRINGS, ignore=True)
        database.execute(f"pragma application_id = {APPLICATION_ID}")
        database.execute(f"pragma user_version = {SCHEMA_VERSION}")


def _pragma(database: Database, name: str) -> int:
    return int(database.execute(f"pragma {name}").fetchone()[0])


def _table(database: Database, name: str) -> Table:
    return cast(Table, database[name])


@contextlib.contextmanager
def _errors(file: Path) -> Iterator[None]:
    """Say in one line what SQLite could not do."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise TournamentError(
                "is locked by another program",
                file=file,
                remedy="End that program, or wait for it; what was played is kept",
            ) from error
        raise TournamentError(f"can't be used ({error})", file=file) from error
    except sqlite3.DatabaseError as error:
        raise TournamentError(f"is no database ({error})", file=file) from error
