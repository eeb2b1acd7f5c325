"""What the publisher has said of cards, as MTGJSON's card files have it: dates and texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pyengine.games.magic.pool.checking import plain_text
from pyengine.games.magic.pool.lookup import Pool
from pyengine.system.databases import Connection

Ruling = tuple[str, str]
"""When it was said, and what."""

_TABLE = """
CREATE TABLE IF NOT EXISTS rulings
(card INTEGER, position INTEGER, date TEXT, text TEXT, PRIMARY KEY (card, position))
"""


def rulings_in(record: Mapping[str, Any]) -> tuple[Ruling, ...]:
    """Return the rulings of RECORD, () for none; TypeError: they have another shape."""
    rulings = record.get("rulings") or []
    if not isinstance(rulings, list) or not all(isinstance(ruling, dict) for ruling in rulings):
        raise TypeError
    return tuple((str(ruling["date"]), plain_text(str(ruling["text"]))) for ruling in rulings)


def put_rulings(connection: Connection, card: str, rulings: Iterable[Ruling]) -> None:
    """Write RULINGS of the card called CARD in the place of those that it had, if there are any."""
    found = list(rulings)
    if not found:
        return
    connection.execute(_TABLE)
    number = "SELECT id FROM cards WHERE name = ?"
    connection.execute(f"DELETE FROM rulings WHERE card = ({number})", (card,))
    connection.executemany(
        f"INSERT INTO rulings VALUES (({number}), ?, ?, ?)",
        [(card, position, date, text) for position, (date, text) in enumerate(found)],
    )


def rulings_called(pool: Pool | None, name: str) -> tuple[Ruling, ...]:
    """Return the rulings of the card NAME, or of which a face is called so, () for none."""
    number = pool.number(name) if pool is not None and name else None
    return () if pool is None or number is None else rulings_of(pool.connection, number)


def ruling_lines(rulings: Iterable[Ruling]) -> Iterator[str]:
    """Yield RULINGS as lines of text."""
    for date, text in rulings:
        first, *others = text.split("\n")
        yield f"ruling of {date}: {first}"
        yield from (f"    {line}" for line in others)


def rulings_of(connection: Connection, number: int) -> tuple[Ruling, ...]:
    """Return the rulings of the card with NUMBER, oldest first."""
    there = "SELECT 1 FROM sqlite_master WHERE name = 'rulings'"
    if connection.execute(there).fetchone() is None:
        return ()
    query = "SELECT date, text FROM rulings WHERE card = ? ORDER BY date, position"
    return tuple((row["date"], row["text"]) for row in connection.execute(query, (number,)))
