"""How rare cards are in each set, where the imported file says so: Scryfall's files do."""

from __future__ import annotations

from collections.abc import Mapping

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


def put_rarities(connection: Connection, card: str, rarities: Mapping[str, str]) -> None:
    """Write that the card called CARD has RARITIES, by sets; those of other sets stay."""
    if not rarities:
        return
    make_table(connection)
    connection.executemany(
        "INSERT OR REPLACE INTO rarities SELECT id, ?, ? FROM cards WHERE name = ?",
        [(code, rarity, card) for code, rarity in rarities.items()],
    )
