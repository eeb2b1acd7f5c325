"""The card database: SQLite, built from the card texts, built anew by itself when they change."""

from __future__ import annotations

import contextlib
import hashlib
import json
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, Self, cast

from pyengine.errors import CardError
from pyengine.games.magic.cards.texts import Card, card_files, fold, read_cards
from pyengine.system.closing import Closing
from pyengine.system.replacing import replacing
from pyengine.system.resources import built_cards_path, cache_dir, cards_dir, pool_path

if TYPE_CHECKING:
    from pyengine.games.magic.pool.lookup import Pool

__all__ = ["Card", "CardDatabase", "build_database", "fold"]

SCHEMA_VERSION = 1
"""Part of the digest: raise it when the tables or the reading of card texts change."""

# ------------------------------------------------------------------ building the database


def _stamp(directory: Path) -> str:
    """Return what a look at the files tells of their state, without reading them."""
    stats = [(file.name, file.stat()) for file in card_files(directory)]
    state = [[name, s.st_size, s.st_mtime_ns, s.st_ctime_ns] for name, s in stats]
    return json.dumps([SCHEMA_VERSION, *state])


def _digest(directory: Path) -> str:
    """Return the digest of the card texts of DIRECTORY."""
    digest = hashlib.sha256(f"schema {SCHEMA_VERSION}\n".encode())
    for file in card_files(directory):
        digest.update(f"{file.name}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def _database_path(directory: Path) -> Path:
    """Return the database's path: each directory of card texts has a database of its own."""
    key = hashlib.sha256(str(directory.resolve()).encode()).hexdigest()[:12]
    return cache_dir() / f"cards-{key}.sqlite"


def build_database(directory: Path, path: Path) -> None:
    """Build the database of DIRECTORY's cards at PATH, all of it or nothing."""
    stamp, digest, cards = _stamp(directory), _digest(directory), read_cards(directory)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as temporary:
            _write_tables(temporary, cards, {"digest": digest, "stamp": stamp})
    except (OSError, ValueError, sqlite3.Error) as error:
        raise CardError(
            f"the card database cannot be written ({error})",
            file=path,
            remedy="Set MANALOG_HOME to a directory that you may write to",
        ) from error


_TABLES: dict[str, tuple[dict[str, Any], str | tuple[str, ...]]] = {
    "cards": (
        {
            "name": str,
            "mana_cost": str,
            "supertypes": str,  # these three are JSON lists
            "types": str,
            "subtypes": str,
            "power": str,
            "toughness": str,
            "source": str,
        },
        "name",
    ),
    "abilities": ({"card": str, "position": int, "term": str}, ("card", "position")),
    "names": ({"folded": str, "card": str}, "folded"),
    "build": ({"digest": str, "stamp": str}, "digest"),
}
"""The columns and the primary key of each table."""


def _write_tables(path: Path, cards: list[Card], build: dict[str, str]) -> None:
    from sqlite_utils import Database
    from sqlite_utils.db import Table

    database = Database(path)
    database.execute("pragma journal_mode = off")  # a draft that is cut short is thrown away
    for name, (columns, key) in _TABLES.items():
        links = [("card", "cards", "name")] if "card" in columns else []
        table = cast(Table, database[name])
        table.create(columns, pk=key, foreign_keys=links)
        table.insert_all(_records(name, cards, build))
    database.conn.close()


def _records(table: str, cards: list[Card], build: dict[str, str]) -> Iterator[dict[str, Any]]:
    """Yield the records of TABLE."""
    if table == "build":
        yield build
        return
    for card in cards:
        match table:
            case "cards":
                yield {column: getattr(card, column) for column in _TABLES["cards"][0]}
            case "names":
                yield {"folded": fold(card.name), "card": card.name}
            case "abilities":
                for position, term in enumerate(card.abilities, start=1):
                    yield {"card": card.name, "position": position, "term": term}


# ------------------------------------------------------------------ looking cards up


class CardDatabase(Closing):
    """The cards that Manalog knows, looked up by name: its own, and those of the user's pool.

    Iterating, the length and the basic lands are of its own.
    """

    def __init__(
        self, connection: sqlite3.Connection, path: Path, pool: Pool | None = None
    ) -> None:
        self._connection = connection
        self.path = path
        self.pool = pool
        self.own_first = pool is not None and pool.prefers_own

    @classmethod
    def open(
        cls, directory: Path | None = None, *, rebuild: bool = False, pool: Path | None = None
    ) -> Self:
        """Open the database of DIRECTORY's card texts, built anew where they have changed.

        POOL is the pool of imported cards, the user's where it is None; another DIRECTORY than
        Manalog's has none.
        """
        pools = directory is None or pool is not None
        directory = directory or cards_dir()
        path = _database_path(directory)
        brought = built_cards_path()
        if not rebuild and directory == cards_dir() and _is_current(brought, directory):
            path = brought
        elif rebuild or not _is_current(path, directory):
            build_database(directory, path)
        return cls(_connect(path), path, _find_pool(pool) if pools else None)

    def lookup(self, name: str) -> Card:
        """Return the card NAME, in whatever case, accents and punctuation it is written.

        An imported card wins over Manalog's own, unless it is not understood or the user prefers
        the own ones. CardError: no card has the name. RefusedCard: it is not understood.
        """
        if self.pool is None:
            return self._own(name) or self._unknown(name)
        if self.own_first and (own := self._own(name)):
            return own
        try:
            imported = self.pool.playable(name)
        except CardError:
            own = self._own(name)
            if own is None:
                raise
            return own
        return imported or self._own(name) or self._unknown(name)

    def _own(self, name: str) -> Card | None:
        """Return Manalog's own definition of the card NAME, or None."""
        found = self._cards("JOIN names ON card = name WHERE folded = ?", fold(name))
        return next(found, None)

    def _unknown(self, name: str) -> NoReturn:
        """Raise the error that there is no card NAME, with what may have been meant."""
        guesses = self.suggestions(name)
        quoted = " or ".join(f'"{guess}"' for guess in guesses)
        remedy = f"Did you mean {quoted}?" if guesses else "`manalog cards` lists all cards"
        raise CardError(f'no card is called "{name[:80]}"', remedy=remedy)

    def rows(self, names: Iterable[str]) -> tuple[list[Any], ...]:
        """Return the cards NAMES as the rules have them, sorted; CardError for an unknown one."""
        return tuple(self.lookup(name).row() for name in sorted(names))

    def has_own(self, name: str) -> bool:
        """Tell whether Manalog has a definition of its own of the card NAME."""
        return self._own(name) is not None

    def playable(self) -> Iterator[Card]:
        """Yield the cards that can be played, each as it would be, by their names."""
        if self.pool is None:
            yield from self
            return
        cards = {fold(card.name): card for card in self}
        for card in self.pool.understood():
            if not (self.own_first and fold(card.name) in cards):
                cards[fold(card.name)] = card
        yield from sorted(cards.values(), key=lambda card: card.name)

    def suggestions(self, name: str, limit: int = 3) -> list[str]:
        """Return the names most like NAME, the likeliest first."""
        names = dict(self._connection.execute("SELECT folded, card FROM names ORDER BY card"))
        folded = fold(name)
        if self.pool is not None:
            names |= {fold(found): found for found in self.pool.suggestions(name, limit)}
        from difflib import get_close_matches  # for mistakes only

        close = get_close_matches(folded, names, limit, cutoff=0.72)
        if not close and len(folded) >= 3:
            close = [key for key in names if folded in key][:limit]
        return [names[key] for key in close]

    def __iter__(self) -> Iterator[Card]:
        return self._cards("ORDER BY name")

    def basic_land(self, subtype: str) -> str:
        """Return the name of the basic land with SUBTYPE; raise CardError when there is none."""
        for card in self:
            if "basic" in card.supertypes and subtype in card.subtypes:
                return card.name
        raise CardError(f"there is no basic land with the subtype {subtype}")

    def __len__(self) -> int:
        return int(self._connection.execute("SELECT count(*) FROM cards").fetchone()[0])

    def _cards(self, rest: str, *arguments: str) -> Iterator[Card]:
        """Yield the cards that the query with the clauses REST finds."""
        rows = self._connection.execute(f"SELECT cards.* FROM cards {rest}", arguments).fetchall()
        terms = "SELECT term FROM abilities WHERE card = ? ORDER BY position"
        for row in rows:
            abilities = self._connection.execute(terms, (row["name"],))
            yield _card(row, tuple(term for (term,) in abilities))

    def close(self) -> None:
        """Close the database's file, and the pool's."""
        self._connection.close()
        if self.pool is not None:
            self.pool.close()


def _find_pool(path: Path | None) -> Pool | None:
    """Open the pool at PATH, or the user's where there is one."""
    if path is None and not pool_path().exists():
        return None
    from pyengine.games.magic.pool.lookup import Pool

    return Pool.open(path or pool_path())


def _card(row: sqlite3.Row, abilities: tuple[str, ...]) -> Card:
    return Card(
        name=row["name"],
        mana_cost=row["mana_cost"],
        supertypes=tuple(json.loads(row["supertypes"])),
        types=tuple(json.loads(row["types"])),
        subtypes=tuple(json.loads(row["subtypes"])),
        power=row["power"],
        toughness=row["toughness"],
        abilities=abilities,
        source=row["source"],
    )


def _connect(path: Path, mode: str = "ro") -> sqlite3.Connection:
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True)
    connection.row_factory = sqlite3.Row
    return connection


def _is_current(path: Path, directory: Path) -> bool:
    """Tell whether the database at PATH was built from the texts as they are now."""
    if not path.exists():
        return False
    stamp = _stamp(directory)
    try:
        with contextlib.closing(_connect(path)) as connection:
            built = connection.execute("SELECT digest, stamp FROM build").fetchone()
        if built is None or (built["stamp"] != stamp and built["digest"] != _digest(directory)):
            return False
        if built["stamp"] != stamp:
            _restamp(path, stamp)
    except sqlite3.Error:
        return False
    return True


def _restamp(path: Path, stamp: str) -> None:
    """Note that the files were touched and yet say the same; it only saves time."""
    with (
        contextlib.suppress(sqlite3.Error),
        contextlib.closing(_connect(path, "rw")) as connection,
        connection,
    ):
        connection.execute("UPDATE build SET stamp = ?", (stamp,))
