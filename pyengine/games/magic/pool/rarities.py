"""How rare cards are in each set: by Scryfall's card files, or by a file of printings.

A set may have a card in several rarities.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pyengine.games.magic.pool.storage import writing
from pyengine.system.databases import Connection

Rarity = tuple[str, str]
"""A set's code, and how rare a card is there; or a card's name, and how rare it is."""

_TABLE = """
CREATE TABLE IF NOT EXISTS rarities
(card INTEGER, code TEXT, rarity TEXT, PRIMARY KEY (card, code, rarity))
"""


def has_rarities(connection: Connection) -> bool:
    """Whether the pool knows how rare some card is."""
    there = "SELECT 1 FROM sqlite_master WHERE name = 'rarities'"
    if connection.execute(there).fetchone() is None:
        return False
    return connection.execute("SELECT 1 FROM rarities LIMIT 1").fetchone() is not None


def make_table(connection: Connection) -> None:
    """Make the table of rarities where there is none."""
    connection.execute(_TABLE)


@dataclass(frozen=True)
class Told:
    """How many printings a file told the rarities of, of how many cards; `unknown` are no cards."""

    printings: int
    cards: int
    unknown: int


def put_printings(connection: Connection, sets: Iterable[tuple[str, list[Rarity]]]) -> Told:
    """Write the rarities of cards in SETS, by codes: all of them, or nothing."""
    known = _numbers(connection)
    printings, cards, unknown = 0, set[int](), set[str]()
    with writing(connection):
        make_table(connection)
        for code, rarities in sets:
            rows = {(known[name], code.upper(), r) for name, r in rarities if name in known}
            connection.execute("DELETE FROM rarities WHERE code = ?", (code.upper(),))
            connection.executemany("INSERT INTO rarities VALUES (?, ?, ?)", sorted(rows))
            printings += len(rows)
            cards.update(number for number, _, _ in rows)
            unknown.update(name for name, _ in rarities if name not in known)
    return Told(printings, len(cards), len(unknown))


def _numbers(connection: Connection) -> dict[str, int]:
    """Return the numbers of cards by their names, and by their front faces' names."""
    fronts = connection.execute("SELECT name, card AS id FROM faces WHERE position = 0")
    whole = connection.execute("SELECT name, id FROM cards")
    return {row["name"]: row["id"] for rows in (fronts, whole) for row in rows}


def put_rarities(connection: Connection, card: str, rarities: Iterable[Rarity]) -> None:
    """Write that the card called CARD has RARITIES in these sets; those in other sets stay."""
    found = list(rarities)
    if not found:
        return
    make_table(connection)
    number = "SELECT id FROM cards WHERE name = ?"
    connection.executemany(
        f"DELETE FROM rarities WHERE card = ({number}) AND code = ?",
        [(card, code) for code, _ in found],
    )
    connection.executemany(
        f"INSERT INTO rarities VALUES (({number}), ?, ?)",
        [(card, code, rarity) for code, rarity in found],
    )
