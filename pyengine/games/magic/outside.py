"""Sideboards in a game: what players own outside it, where a card can bring that in (400.11)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from pyengine.errors import CardError
from pyengine.games.game import Deck
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.decks import Deck as CardDeck
from pyengine.games.magic.decks import Pile
from pyengine.games.magic.position import quoted

_REACHING = "in(outside,"
"""What stands in the ability terms of cards that bring in one from outside the game."""

_SETTING = re.compile(r"sideboard\((\w+)\)=")


def sideboard_settings(
    decks: Sequence[Deck], seats: Sequence[str], rows: Iterable[Any], database: CardDatabase
) -> tuple[list[str], list[Any]]:
    """Return who has which cards outside the game, and their rows beside those of the decks, ROWS.

    There are none where no card of the decks, nor of their sideboards, brings one in. What can't be
    played stays outside.
    """
    rows = list(rows)
    lying = [_playable(deck, database) for deck in decks]
    beside = {card.name: card.row() for cards in lying for _, card in cards}
    if not any(_REACHING in str(row) for row in [*rows, *beside.values()]):
        return [], []
    known = {row[0] for row in rows}
    settings = [
        _setting(seat, [card.name for count, card in cards for _ in range(count)])
        for seat, cards in zip(seats, lying, strict=True)
        if cards
    ]
    return settings, [row for name, row in sorted(beside.items()) if name not in known]


def still_outside(
    settings: Iterable[str], sides: Iterable[tuple[str, Pile]]
) -> tuple[list[str], list[str]]:
    """Return SETTINGS with what lies in a game of a match beside the decks, and those cards.

    SIDES are the players with their sideboards; a companion that a setting names is none of these.
    """
    settings = list(settings)
    if not any(map(_SETTING.match, settings)):
        return settings, []
    kept = [setting for setting in settings if not _SETTING.match(setting)]
    found: list[str] = []
    with CardDatabase.open() as database:
        for seat, side in sides:
            mate = next((s for s in kept if s.startswith(f"companion({seat})=")), "")
            names = [
                name
                for count, name in side
                if _card(name, None, database)
                for _ in range(count - mate.endswith(f"={quoted(name)}"))
            ]
            kept += [_setting(seat, names)] if names else []
            found += names
    return kept, found


def _setting(seat: str, names: Iterable[str]) -> str:
    return f"sideboard({seat})=[{','.join(map(quoted, names))}]"


def _playable(deck: Deck, database: CardDatabase) -> list[tuple[int, Card]]:
    """Return the cards beside DECK that can be played, but for its companion."""
    if not isinstance(deck, CardDeck):
        return []
    left = [(count - (name == deck.companion), name) for count, name in deck.sideboard]
    cards = ((count, _card(name, deck, database)) for count, name in left)
    return [(count, card) for count, card in cards if count and card]


def _card(name: str, deck: CardDeck | None, database: CardDatabase) -> Card | None:
    try:
        return deck.card(name, database) if deck else database.lookup(name)
    except CardError:
        return None
