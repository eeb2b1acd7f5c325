"""Decks that commands play without asking anybody, and what is told of their cards."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from pyengine.errors import DeckError
from pyengine.games.game import Deck
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck as CardDeck
from pyengine.games.magic.missing.settling import deck_with, told
from pyengine.games.magic.missing.ways import Way, way_of

UNASKED = tuple(way.value for way in Way if way not in (Way.REFUSE, Way.ASK))
"""What may be said to --missing where nobody is asked."""


def unasked_way(text: str | None) -> Way:
    """Return the way that TEXT names, to refuse where it is None; DeckError: none, or to ask."""
    if text is not None and text not in UNASKED:
        known = f"{', '.join(UNASKED[:-1])} or {UNASKED[-1]}"
        raise DeckError(f'--missing is {known} here, not "{text[:40]}"')
    return way_of(text)


class MissingCards:
    """Cards of decks that can't be played, as `pyengine.games.game.Missing` has them."""

    def deck(self, source: str, way: str) -> CardDeck:
        """Read the deck SOURCE; what can't be played of it is settled in the WAY that is named."""
        wanted = unasked_way(way)
        with CardDatabase.open() as database:
            return deck_with(source, database, wanted)

    def told(self, deck: Deck) -> list[str]:
        """Return in words what became of the cards of DECK; none where it is played as listed."""
        return list(told(deck)) if isinstance(deck, CardDeck) else []

    def records(self, deck: Deck) -> list[dict[str, Any]]:
        """Return the same for programs, a record for each card."""
        changes = deck.changes if isinstance(deck, CardDeck) else ()
        return [asdict(change) for change in changes]
