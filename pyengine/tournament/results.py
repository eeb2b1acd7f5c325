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

from pyengine.errors import TournamentError
from pyengine.games import Deck, find_game
from pyengine.system.closing import Closing
from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.match import Result
from pyengine.tournament.plan import Tournament

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
                _keep_a_log(connection)
            except BaseException:
                connection.close()
                raise
        return cls(file, database)

    def begin(self, plan: Tournament) -> None:
        """Store the decks of PLAN; TournamentError: one of that name has other cards."""
        with _errors(self.path):
            for deck in plan.decks:
                self._store_deck(deck, find_game(plan.game).told([deck]))

    def _store_deck(self, deck: Deck, told: list[str]) -> None:
        listed = [f"{count} {name}" for count, name in deck.cards]
        cards = "\n".join([*listed, *(f"# {line}" for line in told)])
        digest = hashlib.sha256(cards.encode()).hexdigest()[:16]
        row = {"name": deck.name, "digest": digest, "cards": cards}
        # Another tournament may store it at the same time: who was first is asked afterwards.
        _table(self._database, "decks").insert(row, ignore=True)
        (known,) = self._database.query("select digest from decks where name = ?", [deck.name])
        if known["digest"] != digest:
            raise TournamentError(
                f'the deck "{deck.name}" had other cards when its games here were played',
                file=self.path,
                remedy="Give the deck another name, or another database with --db",
            )

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

    def rows(self) -> Iterator[dict[str, Any]]:
        """Yield every game, as its row has it, in the order of their play."""
        with _errors(self.path):
            yield from self._database.query("select * from games order by rowid")

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
    if not database.table_names() and _create(database):
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


def _create(database: Database) -> bool:
    """Make the tables in one transaction; return False where another program was first."""
    decks = database.create_table_sql("decks", _DECKS, pk="name")
    games = database.create_table_sql("games", _GAMES, pk=_KEY, not_null=_KEY)
    with database.conn as connection:
        connection.execute("begin immediate")
        if database.table_names():
            return False
        connection.execute(decks)
        connection.execute(games)
        connection.execute(f"create view pairings as {_PAIRINGS}")
        connection.execute(f"pragma application_id = {APPLICATION_ID}")
        connection.execute(f"pragma user_version = {SCHEMA_VERSION}")
    return True


def _keep_a_log(connection: sqlite3.Connection) -> None:
    """Let readers such as Datasette and the tournament not wait for each other."""
    if connection.execute("pragma journal_mode").fetchone() != ("wal",):
        # Where another program is at work there, results are kept without it, too.
        with contextlib.suppress(sqlite3.OperationalError):
            connection.execute("pragma journal_mode = wal")


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
