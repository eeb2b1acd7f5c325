"""What a game knows of cards that are not played as they are printed: rows and settings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from pyengine.games.game import Deck
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.decks import Deck as CardDeck
from pyengine.games.magic.missing.ways import Change, Way
from pyengine.games.magic.position import quoted

Rows = tuple[list[Any], ...]


def rows_of(
    decks: Sequence[Deck], seats: Sequence[str], database: CardDatabase
) -> tuple[Rows, tuple[str, ...]]:
    """Return the rows of all cards of DECKS, those of SEATS, and the names of those made for them.

    CardError: a card is unknown.
    """
    own: dict[str, Card] = {}
    marks: defaultdict[str, list[str]] = defaultdict(list)
    for seat, deck in zip(seats, decks, strict=True):
        own |= {card.name: card for card in _own(deck)}
        for change in _changes(deck):
            if change.way is Way.NEAREST:
                marks[change.played].append(f"stands_in({seat},{quoted(change.wanted)})")
    names = sorted({name for deck in decks for name in [*deck.card_names(), *_beside(deck)]})
    cards = [own[name] if name in own else database.lookup(name) for name in names]
    marked = [replace(card, abilities=(*card.abilities, *marks[card.name])) for card in cards]
    made = tuple(card.name for card in cards if card.name in own or marks[card.name])
    return tuple(card.row() for card in marked), made


def settings_of(decks: Sequence[Deck], seats: Sequence[str]) -> list[str]:
    """Return what the settings of a game say of the cards of DECKS that are not played as such."""
    return [
        f"missing({seat},{quoted(change.wanted)})={_how(change)}"
        for seat, deck in zip(seats, decks, strict=True)
        for change in _changes(deck)
        if change.count or change.played in {*_beside(deck), *(name for _, name in deck.cards)}
    ]


def _how(change: Change) -> str:
    count = change.count or change.beside
    if change.way is Way.NEAREST:
        return f"nearest({count},{quoted(change.played)})"
    return f"blank({count})" if change.way is Way.BLANK else f"left_out({count})"


def _beside(deck: Deck) -> Iterable[str]:
    return (deck.companion,) if isinstance(deck, CardDeck) and deck.companion else ()


def _own(deck: Deck) -> Iterable[Card]:
    return deck.own if isinstance(deck, CardDeck) else ()


def _changes(deck: Deck) -> Iterable[Change]:
    return deck.changes if isinstance(deck, CardDeck) else ()
