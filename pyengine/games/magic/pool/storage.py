"""The tables of the user's pool of cards: SQLite, written whole or not at all."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import fields
from itertools import groupby
from pathlib import Path
from typing import Any, cast

from pyengine.errors import CardError
from pyengine.games.magic.cards.texts import fold
from pyengine.games.magic.pool.printed import Face, PrintedCard

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


def open_storage(path: Path, *, create: bool = False) -> sqlite3.Connection:
    """Return a connection to the pool at PATH, made first where CREATE; CardError: it is none."""
    try:
        if create:
            path.parent.mkdir(parents=True, exist_ok=True)
        mode = "rwc" if create else "rw"
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True)
        connection.row_factory = sqlite3.Row
        if create:
            _make_tables(connection)
        found = connection.execute("SELECT value FROM settings WHERE key = 'schema'").fetchone()
    except (OSError, sqlite3.Error) as error:
        remedy = "Name another with --db, or set MANALOG_HOME to a directory of yours"
        raise CardError(f"this is no pool of cards ({error})", file=path, remedy=remedy) from error
    if found is None or int(found["value"]) != SCHEMA:
        connection.close()
        raise CardError(
            "this pool is of another version of Manalog",
            file=path,
            remedy="Remove it, and import your card files again",
        )
    return connection


def _make_tables(connection: sqlite3.Connection) -> None:
    from sqlite_utils import Database
    from sqlite_utils.db import Table

    database = Database(connection)
    if "settings" in database.table_names():
        return
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
def writing(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    """Write all that the block writes, or nothing; CardError: the disk is full or fails."""
    try:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
    except sqlite3.Error as error:
        raise CardError(f"the pool cannot be written ({error})", file=path) from error


# ------------------------------------------------------------------ cards


def put_card(connection: sqlite3.Connection, card: PrintedCard, digest: str) -> int:
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


def digests(connection: sqlite3.Connection) -> dict[str, str]:
    """Return the digest of every card by its name."""
    return dict(connection.execute("SELECT name, digest FROM cards").fetchall())


def printed_cards(
    connection: sqlite3.Connection,
    *,
    number: int | None = None,
    unless_version: str | None = None,
) -> Iterator[tuple[int, PrintedCard]]:
    """Yield the cards with their numbers: that with NUMBER, or all not read by UNLESS_VERSION."""
    where = "cards.id = ?" if number is not None else "version IS NOT ?"
    wanted = (unless_version,) if number is None else (number,)
    query = f"SELECT cards.* FROM cards WHERE {where} ORDER BY id"
    faces = connection.execute(
        f"SELECT faces.* FROM faces JOIN cards ON card = id WHERE {where} ORDER BY card, position",
        wanted,
    )
    sides = {key: list(rows) for key, rows in groupby(faces, lambda row: row["card"])}
    for row in connection.execute(query, wanted).fetchall():
        yield row["id"], _printed(row, sides[row["id"]])


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
