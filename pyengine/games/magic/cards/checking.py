"""What the rules know of a card's ability terms, asked before anybody plays with the card."""

from __future__ import annotations

from pyengine.engine.bridge import PrologError, bridge
from pyengine.errors import RefusedCard
from pyengine.games.magic.cards.texts import Card


def check_card(card: Card) -> None:
    """Ask the rules for all words of CARD, which somebody has written by hand.

    RefusedCard, with the place of the card: there is no such keyword, instruction, cost...
    """
    file, _, line = card.source.rpartition(":")
    if not file:  # it was imported: the grammar writes only what the rules know
        return
    try:
        bridge().call("define", "magic", "check", card.name, list(card.abilities))
    except PrologError as error:
        raise RefusedCard(error.message, file=file, line=int(line)) from error
