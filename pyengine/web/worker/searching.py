"""Searches of the lobby: a query that a page has sent, and a few of the cards that it finds."""

from __future__ import annotations

from typing import Any

from pyengine.errors import ManalogError
from pyengine.web.worker.recipe import offers

MOST_QUERY = 1000
"""How many characters a query may have."""

AT_ONCE = 24
"""How many cards are shown at once."""

_FURTHEST = 1_000_000


def searched(asked: Any) -> dict[str, Any]:
    """Return what the search that a page has ASKED for finds; ManalogError: it is none."""
    if not isinstance(asked, dict):
        raise ManalogError("that is no search")
    query, start = asked.get("query"), asked.get("start", 0)
    offer = offers().get(str(asked.get("game", ""))[:40])
    if offer is None or offer.search is None:
        raise ManalogError("there is no such game with cards to be found")
    if not isinstance(query, str) or len(query) > MOST_QUERY:
        raise ManalogError(f"a query is a text of {MOST_QUERY} characters at most")
    if type(start) is not int or not 0 <= start <= _FURTHEST:
        raise ManalogError("a search starts at a whole number")
    return {**offer.search(query, start, AT_ONCE), "start": start}
