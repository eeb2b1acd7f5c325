"""What the searched cards say at all: a query that asks for more is told so."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property

from pyengine.games.magic.pool.rarities import has_rarities
from pyengine.games.magic.search.values import plain
from pyengine.system.databases import Connection


class Known:
    """The formats, sets and keywords that cards name; looked for where a query needs them."""

    def __init__(self, parts: Sequence[Connection]) -> None:
        """Look in the tables of PARTS."""
        self._parts = parts

    @cached_property
    def formats(self) -> frozenset[str]:
        """The formats of which some card says whether it is legal there."""
        return self._named("legalities")

    @cached_property
    def sets(self) -> frozenset[str]:
        """The codes of the sets that have some card."""
        return self._named("sets")

    @cached_property
    def keywords(self) -> frozenset[str]:
        """The keywords of all cards, as they are compared."""
        return frozenset(map(plain, self._named("keywords")))

    @cached_property
    def rarities(self) -> bool:
        """Whether some card's rarity is known."""
        return any(has_rarities(part) for part in self._parts)

    def _named(self, column: str) -> frozenset[str]:
        select = f"SELECT DISTINCT {column} AS words FROM cards"
        lists = (row["words"] for part in self._parts for row in part.execute(select))
        return frozenset(word for words in lists for word in json.loads(words))
