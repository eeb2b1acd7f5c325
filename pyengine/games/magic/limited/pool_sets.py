"""Sets of which the imported cards tell: which cards they have, and how rare those are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.errors import CardError
from pyengine.games.magic.limited.sets import CardSet, Contents, Printing, Sheet, usual_boosters
from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.pool.rarities import has_rarities

_LEAST = 60
"""A set of fewer cards is none to draft."""

_ALIKE = 14
"""So many cards a booster has where nothing says how rare they are."""

_MEMBERS = "SELECT card, code FROM rarities"
_LISTED = "SELECT cards.id AS card, value AS code FROM cards, json_each(cards.sets)"


@dataclass(frozen=True)
class KnownSet:
    """A set that can be drafted: how many cards it has, and how many of them can be played."""

    code: str
    cards: int
    playable: int


def known_sets(pool: Pool) -> Iterator[KnownSet]:
    """Yield the sets of POOL that can be drafted, by their codes."""
    members = _MEMBERS if has_rarities(pool.connection) else _LISTED
    query = (
        f"SELECT code, count(DISTINCT card) AS total, "
        "count(DISTINCT CASE WHEN state = 'understood' THEN card END) AS playable "
        f"FROM ({members}) JOIN cards ON cards.id = card GROUP BY code ORDER BY code"
    )
    for row in pool.connection.execute(query).fetchall():
        if row["total"] >= _LEAST and row["playable"]:
            yield KnownSet(str(row["code"]), int(row["total"]), int(row["playable"]))


def set_of(pool: Pool, code: str) -> CardSet:
    """Return the set CODE of POOL; CardError: it can't be drafted.

    Where nothing says how rare its cards are, a booster has any of them.
    """
    if code not in {known.code for known in known_sets(pool)}:
        raise CardError(f'there is no set "{code[:10]}" to draft among the imported cards')
    if has_rarities(pool.connection):
        query = "SELECT name, rarity FROM rarities JOIN cards ON cards.id = card WHERE code = ?"
        rows = pool.connection.execute(f"{query} ORDER BY name, rarity", (code,)).fetchall()
        rarities = {str(row["name"]): str(row["rarity"]) for row in rows}
        cards = tuple(Printing(name, rarity) for name, rarity in rarities.items())
        contents, sheets = usual_boosters(cards)
        if contents:
            return CardSet(code, code, cards, tuple(contents), sheets, usual=True)
    query = (
        "SELECT name FROM cards WHERE EXISTS "
        "(SELECT 1 FROM json_each(cards.sets) WHERE value = ?) ORDER BY name"
    )
    rows = pool.connection.execute(query, (code,)).fetchall()
    cards = tuple(Printing(str(row["name"]), "") for row in rows)
    sheet = Sheet({card.name: 1.0 for card in cards})
    return CardSet(code, code, cards, (Contents({"any": _ALIKE}),), {"any": sheet}, usual=True)
