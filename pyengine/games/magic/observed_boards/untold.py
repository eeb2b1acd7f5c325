"""Decisions that a board does not tell, and the search for how they must have been taken."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pyengine.games.magic.scenarios.observed import Offer
from pyengine.games.magic.scenarios.reader import Action, Scenario

Taken = Mapping[int, int]
"""Which offer to take, by the number of the decision."""

Piles = frozenset[str]
"""Lands of a name that a player begins with, by what their aliases begin with."""

_MOST_OFFERS = 6
_OF_A_PILE = re.compile(r"@(\w+)\.\d+")
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


def renumbered(aliases: Mapping[str, int], piles: Piles) -> dict[str, int]:
    """Return the ALIASES of PILES with the last as the first: only they tell such lands apart."""
    found: dict[str, int] = {}
    for pile in (pile for pile in piles if not pile.startswith("+")):
        names = [name for name in aliases if name.partition(".")[0] == pile]
        found.update(zip(names, [aliases[name] for name in reversed(names)], strict=True))
    return found


def paying_first(aliases: Mapping[str, int], piles: Piles) -> frozenset[int]:
    """Return the lands of those PILES that pay first for generic mana."""
    first = {pile[1:] for pile in piles if pile.startswith("+")}
    return frozenset(o for name, o in aliases.items() if name.partition(".")[0] in first)


def piles_of(scenario: Scenario) -> list[str]:
    """Return the piles of several lands of a name with which the players of SCENARIO begin."""
    entries = (entry for side in scenario.players.values() for entry in side.entries("battlefield"))
    return [entry.alias for entry in entries if entry.alias and entry.count > 1]


def named_piles(script: Iterable[Action]) -> list[str]:
    """Return the piles of which SCRIPT names single lands, in its order."""
    said = " ".join(str(action.fields) for action in script)
    return list(dict.fromkeys(_OF_A_PILE.findall(said)))
