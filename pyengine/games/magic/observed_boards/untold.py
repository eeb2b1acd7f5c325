"""Decisions that a board does not tell, and the search for how they must have been taken."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.observed import Offer
from pyengine.games.magic.scenarios.reader import Action, Scenario

Taken = Mapping[int, int]
"""Which offer to take, by the number of the decision."""

Lands = frozenset[str]
"""How lands pay: AS_SEEN, and the aliases of those that pay first, behind +, or last, behind -."""

AS_SEEN = "as seen"
"""As many lands of a name are tapped for costs as were seen tapped at the end of the turn."""

_MOST_OFFERS = 6
_OF_A_PILE = re.compile(r"@(\w+\.\d+)")
_NEVER = ("make_mana", "declare_attackers", "declare_blockers", "divide_damage")
"""Choices for which boards lay down what is done where they say nothing."""


@dataclass(frozen=True)
class Untold:
    """A decision that the board does not tell: the usual offer, and others, by their numbers."""

    turn: int
    process: str
    usual: int
    others: tuple[int, ...]


def untold(turn: int, process: str, offers: list[Offer], usual: Offer) -> Untold | None:
    """Return the decision between OFFERS; None where it does not matter or is laid down."""
    if process in _NEVER:
        return None
    place = offers.index(usual)
    others = {_looks(offer): number for number, offer in reversed(list(enumerate(offers)))}
    others.pop(_looks(usual))
    numbers = tuple(sorted(others.values())[:_MOST_OFFERS])
    return Untold(turn, process, place, numbers) if numbers else None


def _looks(offer: Offer) -> tuple[object, ...]:
    """What tells OFFER from others: not which of several objects of a name it is about."""
    return (offer.kind, *offer.names, offer.text, offer.number)


def wished(aliases: Mapping[str, int], lands: Lands, sign: str) -> frozenset[int]:
    """Return the lands whose aliases are among LANDS behind SIGN."""
    return frozenset(aliases[word[1:]] for word in lands if word[0] == sign and word[1:] in aliases)


def named_lands(script: Iterable[Action]) -> list[str]:
    """Return the aliases of single lands of piles that SCRIPT names, in its order."""
    said = " ".join(str(action.fields) for action in script)
    return list(dict.fromkeys(_OF_A_PILE.findall(said)))


def piles_of_lands(scenario: Scenario, cards: Cards) -> list[Lands]:
    """Return each pile of basic lands of SCENARIO, as lands that pay first."""
    entries = [e for board in scenario.players.values() for e in board.entries("battlefield")]
    return [
        frozenset(f"+{entry.alias}.{number}" for number in range(1, entry.count + 1))
        for entry in entries
        if entry.alias and entry.count > 1 and _is_basic_land(cards.find(entry.card))
    ]


def _is_basic_land(card: Card | None) -> bool:
    return card is not None and "basic" in card.supertypes
