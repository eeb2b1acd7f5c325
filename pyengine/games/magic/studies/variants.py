"""What table 6.1 is measured without, to find what makes it differ from the published one.

The thesis played decks of the same names by rules of its own. A variant takes away one thing that
full rules have: decisions about opening hands, abilities of a deck's creatures, or blocks. A
creature that loses abilities keeps its name, cost and size.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pyengine.engine.session import Setup
from pyengine.errors import TournamentError
from pyengine.games.magic.decks import read_deck
from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.plan import Tournament

Takes = Callable[[str], bool]
"""Whether an ability, a term as text, is taken away."""

_ABILITIES = 7
"""Where a card's row has its abilities."""
_TYPES = 3
"""Where it has its types."""

_COST = re.compile(r"\b(sacrifice|tap_permanents)\(")
_GROWS = re.compile(r"\b(create|count|count_in)\(")


def _costs_others(ability: str) -> bool:
    """Whether ABILITY is activated by a sacrifice, or by tapping several permanents."""
    return ability.startswith("activated(") and bool(_COST.search(_first_argument(ability)))


def _grows(ability: str) -> bool:
    """Whether ABILITY makes tokens, or is worth more the more cards of a kind there are."""
    return ability.startswith(("activated(", "triggered(")) and bool(_GROWS.search(ability))


def _first_argument(term: str) -> str:
    """Return the first argument of TERM, which is a list."""
    depth = 0
    for place, letter in enumerate(term):
        depth += (letter == "[") - (letter == "]")
        if depth == 0 and letter == "]":
            return term[:place]
    return term


@dataclass(frozen=True)
class Variant:
    """What is different: settings of all agents, and what creatures of a deck lose."""

    help: str
    setting: str = ""
    takes: Mapping[str, Takes] = field(default_factory=dict)

    def deck(self, name: str) -> str:
        """Return what the deck NAME is called here."""
        return f"{name}-plain" if name in self.takes else name


VARIANTS = {
    "mulligans": Variant("no mulligans: every first hand is kept", ":mulligan=keep"),
    "goblins": Variant(
        "the Goblins' creatures have no ability that costs a sacrifice or taps several creatures",
        takes={"goblins": _costs_others},
    ),
    "elves": Variant(
        "the Elves' creatures have no ability that makes tokens or counts Elves",
        takes={"elves": _grows},
    ),
    "blocks": Variant("players declare no blocks in every other combat", ":blocks=half"),
}
"""Each by its name."""


def variant_of(names: Iterable[str]) -> Variant:
    """Return all variants NAMES in one; TournamentError: there is no such variant."""
    chosen = list(dict.fromkeys(names))
    unknown = [name for name in chosen if name not in VARIANTS]
    if unknown:
        raise TournamentError(
            f'there is no variant "{unknown[0]}"', remedy=f"The variants are {', '.join(VARIANTS)}"
        )
    parts = [VARIANTS[name] for name in VARIANTS if name in chosen]
    takes = {deck: takes for part in parts for deck, takes in part.takes.items()}
    return Variant(
        "; ".join(part.help for part in parts), "".join(part.setting for part in parts), takes
    )


def varied(pairing: Pairing, variant: Variant) -> Pairing:
    """Return PAIRING as it is called where VARIANT is played."""
    first, second = (
        Contestant(variant.deck(one.deck), one.agent + variant.setting)
        for one in (pairing.first, pairing.second)
    )
    return Pairing(first, second)


@dataclass(frozen=True)
class VariantTournament(Tournament):
    """A tournament whose cards, by their names, have lost abilities."""

    lost: Mapping[str, Takes] = field(default_factory=dict, compare=False)

    def setup(self, pairing: Pairing, seed: int) -> Setup:
        """Return the set-up of a game of PAIRING with SEED, with what is left of the cards."""
        setup = super().setup(pairing, seed)
        return replace(setup, cards=tuple(self._left(row) for row in setup.cards))

    def _left(self, row: list[Any]) -> list[Any]:
        takes = self.lost.get(row[0])
        if takes is None or "creature" not in row[_TYPES]:
            return row
        abilities = [ability for ability in row[_ABILITIES] if not takes(ability)]
        return [*row[:_ABILITIES], abilities, *row[_ABILITIES + 1 :]]


def variant_tournament(
    variant: Variant, decks: Sequence[str], pairings: Sequence[Pairing], games: int, seed: int
) -> Tournament:
    """Return the plan of PAIRINGS between DECKS as VARIANT has them; ManalogError as `of`."""
    read = {name: read_deck(name) for name in decks}
    named = [replace(deck, name=variant.deck(name)) for name, deck in read.items()]
    plan = Tournament.of(named, pairings, games, seed)
    lost = {card: takes for name, takes in variant.takes.items() for _, card in read[name].cards}
    return VariantTournament(
        plan.decks, plan.pairings, plan.games, plan.seed, plan.game, plan.specs, lost
    )
