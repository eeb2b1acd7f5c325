"""Commanders: from decks that name them to the settings that the rules read (903.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyengine.games.game import Deck
from pyengine.games.magic.cards.colors import COLOR_WORDS
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.formats.construction import has_commanders
from pyengine.games.magic.position import quoted


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
    for seat, names in led.items():
        if names and f"commanders({seat})" not in found:
            lacking.append(f"commanders({seat})=[{','.join(map(quoted, names))}]")
            lacking += _identity(seat, names, database)
    return lacking


def _identity(seat: str, names: Sequence[str], database: CardDatabase) -> list[str]:
    """Return the setting of the color identity of SEAT, where a card file has all its leaders."""
    pool = database.pool
    numbers = [pool.number(name) for name in names] if pool is not None else [None]
    if pool is None or None in numbers:
        return []
    found = {
        color for number in numbers if number is not None for color in pool.printed(number).identity
    }
    colors = ",".join(word for letter, word in COLOR_WORDS.items() if letter in found)
    return [f"color_identity({seat})=[{colors}]"]


def leaders(deck: Deck) -> list[str]:
    """Return the names of the commanders of DECK, in the order of its list."""
    pile = getattr(deck, "commanders", ())
    return [name for count, name in pile for _ in range(count)]
