"""Commanders: from decks that name them to the settings that the rules read (903.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from pyengine.games.game import Deck
from pyengine.games.magic.cards.colors import COLOR_WORDS
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.formats.construction import has_commanders
from pyengine.games.magic.formats.leading import chooses_color, colors_of
from pyengine.games.magic.position import quoted

if TYPE_CHECKING:
    from pyengine.games.magic.pool.lookup import Pool
    from pyengine.games.magic.pool.printed import PrintedCard


def commander_settings(
    decks: Sequence[Deck],
    seats: Sequence[str],
    settings: Iterable[str],
    database: CardDatabase,
) -> list[str]:
    """Return what SETTINGS lack, so that the commanders of DECKS start in the command zone.

    Where they name no format, decks with commanders play Commander. What a card file says of
    their color identity goes first; the rules work out what none says.
    """
    found = dict(setting.split("=", 1) for setting in settings)
    wanted = found.get("format", "").strip()
    led = {seat: leaders(deck) for seat, deck in zip(seats, decks, strict=True)}
    if not any(led.values()) or (wanted and not has_commanders(wanted)):
        return []
    lacking = [] if wanted else ["format=commander"]
    for (seat, names), deck in zip(led.items(), decks, strict=True):
        if names and f"commanders({seat})" not in found:
            lacking.append(f"commanders({seat})=[{','.join(map(quoted, names))}]")
            lacking += _identity(seat, names, database)
            lacking += _needed(seat, names, deck, database)
    return lacking


def _identity(seat: str, names: Sequence[str], database: CardDatabase) -> list[str]:
    """Return the setting of the color identity of SEAT, where a card file has all its leaders."""
    pool = database.pool
    if pool is None or None in map(pool.number, names):
        return []
    found = colors_of(_printed(pool, names))
    colors = ",".join(COLOR_WORDS[letter] for letter in found)
    return [f"color_identity({seat})=[{colors}]"]


def _needed(seat: str, names: Sequence[str], deck: Deck, database: CardDatabase) -> list[str]:
    """Return the setting of the colors that the commanders' own choices must give DECK (903.4b)."""
    pool = database.pool
    if pool is None or not any(map(chooses_color, _printed(pool, names))):
        return []
    own = colors_of(_printed(pool, names))
    others = colors_of(_printed(pool, dict.fromkeys(deck.card_names())))
    words = ",".join(COLOR_WORDS[letter] for letter in others if letter not in own)
    return [f"colors_needed({seat})=[{words}]"] if words else []


def _printed(pool: Pool, names: Iterable[str]) -> list[PrintedCard]:
    numbers = (pool.number(name) for name in names)
    return [pool.printed(number) for number in numbers if number is not None]


def leaders(deck: Deck) -> list[str]:
    """Return the names of the commanders of DECK, in the order of its list."""
    pile = getattr(deck, "commanders", ())
    return [name for count, name in pile for _ in range(count)]
