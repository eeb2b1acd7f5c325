"""Companions: from decks that name them to the settings that the rules read (103.2b, 702.139)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyengine.errors import DeckError
from pyengine.games.game import Deck
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.deck_lists import COMMANDER_SIZE
from pyengine.games.magic.decks import Deck as CardDeck
from pyengine.games.magic.decks import Pile
from pyengine.games.magic.formats.companions import THE_DECK, against, condition
from pyengine.games.magic.formats.known import KnownCards
from pyengine.games.magic.outside import still_outside
from pyengine.games.magic.position import quoted

_LEAST = 40
"""The least size that a format has for a deck: without a format, nothing more is asked."""


def companion_settings(
    decks: Sequence[Deck], seats: Sequence[str], database: CardDatabase
) -> list[str]:
    """Return who begins with a companion outside the game; DeckError: the deck is not as it asks.

    What a companion asks is asked of the deck as it is listed, whatever is played for its cards.
    """
    return [
        f"companion({seat})={quoted(deck.companion)}"
        for seat, deck in zip(seats, decks, strict=True)
        if isinstance(deck, CardDeck) and deck.companion and _may_have_it(deck, database)
    ]


def still_beside(
    settings: Sequence[str], sides: Iterable[tuple[str, Pile, Pile]]
) -> tuple[list[str], list[str]]:
    """Return which SETTINGS hold in a game of a match, and the cards beside decks that they name.

    SIDES are the players with their decks, empty where those are as they were, and what lies beside
    them: a companion that was changed for another card, or forbids one of the deck, is none.
    """
    sides = list(sides)
    settings, outside = still_outside(settings, [(seat, side) for seat, _, side in sides])
    beside = {
        f"companion({seat})={quoted(card)}": (card, deck)
        for seat, deck, side in sides
        for _, card in side
    }
    kept, names = [], []
    for setting in settings:
        card, deck = beside.get(setting, ("", ()))
        if not setting.startswith("companion(") or (card and not _forbidden(card, deck)):
            kept.append(setting)
            names += [card] if card else []
    return kept, [*names, *outside]


def _forbidden(companion: str, deck: Pile) -> bool:
    if not deck:
        return False
    with CardDatabase.open() as database:
        cards = KnownCards(database)
        listed = [(count, cards.find(name)) for count, name in deck]
        return bool(against(cards.find(companion), _LEAST, listed))


def _may_have_it(deck: CardDeck, database: CardDatabase) -> bool:
    cards = KnownCards(database)
    wanted = {change.played: change.wanted for change in deck.changes}
    companion = cards.find(wanted.get(deck.companion, deck.companion))
    listed = [(count, cards.find(wanted.get(name, name))) for count, name in deck.cards]
    least = COMMANDER_SIZE if deck.commanders else _LEAST
    asked = condition(companion)
    found = against(companion, least, listed) if asked else [THE_DECK]
    if not found:
        return True
    names = ", ".join(name for name in found if name != THE_DECK)
    raise DeckError(
        f"{companion.name} can't be the companion of this deck"
        + (f": {names} {'is' if len(found) == 1 else 'are'} against it" if names else ""),
        file=deck.source or deck.name,
        remedy=f"{asked} Or take it out of the section Companion" if asked else None,
    )
