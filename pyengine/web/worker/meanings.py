"""Cards that would be another thing in a game that begins today than in one that was kept."""

from __future__ import annotations

import json
import zlib
from typing import Any

from pyengine.engine.session import Setup
from pyengine.errors import ManalogError
from pyengine.games.cards import OpenCards

_MOST_NAMES = 5
"""So many cards are named."""

Kept = dict[str, Any]


def compared(setup: Setup, origin: Kept, notice: str | None) -> tuple[Kept, str | None]:
    """Return ORIGIN of the game of SETUP with what was told of its cards, and what is to be told.

    That is NOTICE, and which cards are read otherwise today: once. The game goes on with its own.
    """
    with OpenCards() as cards:
        rows = [row for row in setup.cards if row[0] not in setup.made]
        found = {row[0]: _otherwise(row, cards, setup.game) for row in rows}
    others = {name: today for name, today in found.items() if today is not None}
    if others == origin.get("otherwise", {}):
        return origin, notice
    told = [words for words in (notice, _words(list(others)) if others else None) if words]
    return {**origin, "otherwise": others}, "; ".join(told) or None


def _words(names: list[str]) -> str:
    more = len(names) - _MOST_NAMES
    told = ", ".join(names[:_MOST_NAMES]) + (f" and {more} more" if more > 0 else "")
    return f"cards mean something else today ({told}): this game goes on with what they meant"


def _otherwise(row: Any, cards: OpenCards, game: str) -> int | None:
    """Return a digest of what the card of ROW is among CARDS; None: the same, or nothing."""
    try:
        today = json.dumps(cards.rows(game, [row[0]]))
    except ManalogError:
        return None
    return None if today == json.dumps([row]) else zlib.crc32(today.encode())
