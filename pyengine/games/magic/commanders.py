"""Commanders: from decks that name them to the settings that the rules read (903.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyengine.games.game import Deck

COMMANDER_FORMATS = frozenset(
    {"commander", "brawl", "standardbrawl", "duel", "oathbreaker", "paupercommander", "predh"}
)
"""The formats whose decks have commanders; in any other they are cards like others."""


def commander_settings(
    decks: Sequence[Deck], seats: Sequence[str], settings: Iterable[str]
) -> list[str]:
    """Return what SETTINGS lack, so that the commanders of DECKS start in the command zone.

    Where they name no format, decks with commanders play Commander.
    """
    found = dict(setting.split("=", 1) for setting in settings)
    wanted = found.get("format", "").strip()
    led = {seat: leaders(deck) for seat, deck in zip(seats, decks, strict=True)}
    if not any(led.values()) or (wanted and wanted not in COMMANDER_FORMATS):
        return []
    lacking = [] if wanted else ["format=commander"]
    for seat, names in led.items():
        if names and f"commanders({seat})" not in found:
            lacking.append(f"commanders({seat})=[{','.join(map(_quoted, names))}]")
    return lacking


def leaders(deck: Deck) -> list[str]:
    """Return the names of the commanders of DECK, in the order of its list."""
    pile = getattr(deck, "commanders", ())
    return [name for count, name in pile for _ in range(count)]


def _quoted(name: str) -> str:
    return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'"
