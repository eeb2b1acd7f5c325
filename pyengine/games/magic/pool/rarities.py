"""How rare cards are in each set: by Scryfall's card files, or by a file of printings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pyengine.games.magic.pool.storage import writing
from pyengine.system.databases import Connection

_TABLE = """
CREATE TABLE IF NOT EXISTS rarities (card INTEGER, code TEXT, rarity TEXT, PRIMARY KEY (card, code))
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


def put_printings(connection: Connection, sets: Iterable[tuple[str, Mapping[str, str]]]) -> Told:
    """Write the rarities of the cards of SETS, by codes: all of them, or nothing."""
    known = {row["name"]: row["id"] for row in connection.execute("SELECT name, id FROM cards")}
    printings, cards, unknown = 0, set[int](), set[str]()
    with writing(connection):
        make_table(connection)
        for code, rarities in sets:
            rows = [(known[name], code.upper(), r) for name, r in rarities.items() if name in known]
            connection.executemany("INSERT OR REPLACE INTO rarities VALUES (?, ?, ?)", rows)
            printings += len(rows)
            cards.update(number for number, _, _ in rows)
            unknown.update(name for name in rarities if name not in known)
    return Told(printings, len(cards), len(unknown))


def put_rarities(connection: Connection, card: str, rarities: Mapping[str, str]) -> None:
    """Write that the card called CARD has RARITIES, by sets; those of other sets stay."""
    if not rarities:
        return
    make_table(connection)
    connection.executemany(
        "INSERT OR REPLACE INTO rarities SELECT id, ?, ? FROM cards WHERE name = ?",
        [(code, rarity, card) for code, rarity in rarities.items()],
    )
