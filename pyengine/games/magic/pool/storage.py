"""The tables of the user's pool of cards: SQLite, written whole or not at all."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, cast

from pyengine.errors import CardError
from pyengine.games.magic.cards.texts import fold
from pyengine.games.magic.pool.printed import Face, PrintedCard
from pyengine.system.databases import (
    Connection,
    connect,
    in_memory,
    is_damaged,
    is_locked,
    is_no_database,
)

SCHEMA = 1
"""Raised when the tables change; a pool of another schema is imported anew."""

_FACE_LISTS = ("colors", "color_indicator", "supertypes", "types", "subtypes")
_FACE = tuple(field.name for field in fields(Face))

_TABLES: dict[str, tuple[dict[str, Any], str | tuple[str, ...]]] = {
    "cards": (
        {
            "id": int,
            "name": str,
            "layout": str,
            "mana_value": float,
            "identity": str,  # this and the next three are JSON
            "keywords": str,
            "legalities": str,
            "sets": str,
            "digest": str,
            "state": str,  # understood or refused
            "problem": str,
            "terms": str,  # JSON
            "version": str,  # of the grammar that state was found by
        },
        "id",
    ),
    "faces": (
        {"card": int, "position": int, **dict.fromkeys(_FACE, str)},
        ("card", "position"),
    ),
    "names": ({"folded": str, "card": int, "whole": int}, ("folded", "card")),
    "texts": (
        {
            "id": int,
            "context": str,
            "text": str,
            "state": str,
            "term": str,
            "detail": str,
            "version": str,
        },
        "id",
    ),
    "paragraphs": (
        {"card": int, "face": int, "position": int, "printed": str, "text": int},
        ("card", "face", "position"),
    ),
    "settings": ({"key": str, "value": str}, "key"),
}
"""The columns and the primary key of each table."""


def open_storage(path: Path, *, create: bool = False) -> Connection:
    """Return a connection to the pool at PATH, made first where CREATE; CardError: it is none."""
    told = partial(_told, path)
    if create:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise told(error) from error
    connection = connect(path, told, "rwc" if create else "rw")
    try:
        _check(connection, path, create)
    except BaseException:
        connection.close()
        raise
    return connection


def memory_storage() -> Connection:
    """Return a connection to an empty pool that is nowhere kept."""
    connection = in_memory()
    _make_tables(connection)
    return connection


def _told(path: Path, error: Exception) -> CardError:
    """Return what ERROR means for the pool at PATH."""
    remedy = "Name another with --db, or set MANALOG_HOME to a directory of yours"
    if is_locked(error):
        message, remedy = "the pool is locked by another program", "End that program, or wait"
    elif is_damaged(error):
        message, remedy = f"this pool is damaged ({_words(error)})", _ANEW
    elif is_no_database(error):
        message = f"this is no pool of cards ({_words(error)})"
    else:
        message = f"the pool can't be used ({_words(error)})"
    return CardError(message, file=path, remedy=remedy)


def _words(error: Exception) -> str:
    if isinstance(error, sqlite3.Error):
        return str(error)
    return getattr(error, "strerror", None) or "what it holds is no card"


_ANEW = "Remove it, and import your card files again"


def _check(connection: Connection, path: Path, create: bool) -> None:
    """Look at the schema, and make it in a new file where CREATE; CardError: it is another."""
    if create:
        _make_tables(connection, path)
    found = connection.execute("SELECT value FROM settings WHERE key = 'schema'").fetchone()
    if found is None or str(found["value"]) != str(SCHEMA):
        raise CardError("this pool is of another version of Manalog", file=path, remedy=_ANEW)
    for name, (columns, _) in _TABLES.items():
        there = [row["name"] for row in connection.execute(f"PRAGMA table_info({name})")]
        if there != list(columns):
            raise CardError(f"this pool is damaged (its table {name})", file=path, remedy=_ANEW)


def _make_tables(connection: Connection, path: Path | None = None) -> None:
    from sqlite_utils import Database
    from sqlite_utils.db import Table

    database = Database(connection)
    if "settings" in database.table_names():
        return
    if database.table_names():
        remedy = "Name another with --db"
        raise CardError("this database is of another program", file=path, remedy=remedy)
    with connection:
        for name, (columns, key) in _TABLES.items():
            table = cast(Table, database[name])
            table.create(columns, pk=key)
        cast(Table, database["cards"]).create_index(["name"], unique=True)
        cast(Table, database["texts"]).create_index(["context", "text"], unique=True)
        cast(Table, database["paragraphs"]).create_index(["text"])
        cast(Table, database["names"]).create_index(["card"])
        cast(Table, database["cards"]).enable_fts(["name"], create_triggers=True)
    with connection:
        connection.execute("INSERT INTO settings VALUES ('schema', ?)", (str(SCHEMA),))


@contextlib.contextmanager
def writing(connection: Connection) -> Iterator[None]:
    """Write all that the block writes, or nothing; CardError: the disk is full or fails."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


# ------------------------------------------------------------------ cards


def put_card(connection: Connection, card: PrintedCard, digest: str) -> int:
    """Write CARD, in the place of a card of its name; return its number."""
    row = {
        "name": card.name,
        "layout": card.layout,
        "mana_value": card.mana_value,
        "identity": _json(card.identity),
        "keywords": _json(card.keywords),
        "legalities": _json(card.legalities),
        "sets": _json(card.sets),
        "digest": digest,
        "state": "",
        "problem": "",
        "terms": "[]",
        "version": "",
    }
    places = ", ".join(row)
    values = ", ".join(f":{key}" for key in row)
    changes = ", ".join(f"{key} = excluded.{key}" for key in row)
    (number,) = connection.execute(
        f"INSERT INTO cards ({places}) VALUES ({values}) "
        f"ON CONFLICT (name) DO UPDATE SET {changes} RETURNING id",
        row,
    ).fetchone()
    for table in ("faces", "names"):
        connection.execute(f"DELETE FROM {table} WHERE card = ?", (number,))
    connection.executemany(
        f"INSERT INTO faces VALUES ({', '.join('?' * (2 + len(_FACE)))})",
        [_face_row(number, position, face) for position, face in enumerate(card.faces)],
    )
    names = {fold(face.name): 0 for face in card.faces} | {fold(card.name): 1}
    connection.executemany(
        "INSERT INTO names VALUES (?, ?, ?)",
        [(name, number, whole) for name, whole in names.items()],
    )
    return int(number)


def _face_row(card: int, position: int, face: Face) -> tuple[Any, ...]:
    values = [getattr(face, name) for name in _FACE]
    lists = [_json(value) if isinstance(value, tuple) else value for value in values]
    return (card, position, *lists)


def digests(connection: Connection) -> dict[str, str]:
    """Return the digest of every card by its name."""
    return dict(connection.execute("SELECT name, digest FROM cards").fetchall())


def printed_cards(
    connection: Connection,
    *,
    numbers: Sequence[int] | None = None,
    unless_version: str | None = None,
) -> Iterator[tuple[int, PrintedCard]]:
    """Yield the cards with their numbers: those of NUMBERS, or all not read by UNLESS_VERSION."""
    marks = ", ".join("?" * len(numbers or ()))
    where = f"cards.id IN ({marks})" if numbers is not None else "version IS NOT ?"
    wanted = (unless_version,) if numbers is None else tuple(numbers)
    query = f"SELECT cards.* FROM cards WHERE {where} ORDER BY id"
    faces = connection.execute(
        f"SELECT faces.* FROM faces JOIN cards ON card = id WHERE {where} ORDER BY card, position",
        wanted,
    )
    sides = {key: list(rows) for key, rows in groupby(faces, lambda row: row["card"])}
    for row in connection.execute(query, wanted).fetchall():
        with connection.decoding():
            card = _printed(row, sides[row["id"]])
            if card.digest() != row["digest"]:
                raise ValueError(row["id"])
        yield row["id"], card


def _printed(row: sqlite3.Row, sides: list[sqlite3.Row]) -> PrintedCard:
    return PrintedCard(
        name=row["name"],
        layout=row["layout"],
        faces=tuple(_face(side) for side in sides),
        mana_value=row["mana_value"],
        identity=tuple(json.loads(row["identity"])),
        keywords=tuple(json.loads(row["keywords"])),
        legalities=json.loads(row["legalities"]),
        sets=tuple(json.loads(row["sets"])),
    )


def _face(row: sqlite3.Row) -> Face:
    lists = {name: tuple(json.loads(row[name])) for name in _FACE_LISTS}
    return Face(**{name: lists.get(name, row[name]) for name in _FACE})


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
