"""All agents of Magic against all others, with the decks of Zandvliet's thesis."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from pyengine.errors import TournamentError
from pyengine.games.magic.studies.decks import DECKS
from pyengine.games.magic.studies.models import Models
from pyengine.games.magic.studies.table import Specs
from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.plan import Tournament

AGENTS = (
    "random", "aggressive", "defensive", "reward", "greedy", "beam", "mc:playouts=1",
    "ismcts:iterations=20",
)  # fmt: skip
"""The agents; those that search do it so little that a game takes seconds, and without a clock.

`minimax` is left out: without a clock single games of it take minutes at a depth of 2 already.
"""


def all_agents(
    games: int, seed: int, agents: Sequence[str] = AGENTS, models: Models | None = None
) -> Tournament:
    """Return the plan in which every agent with each deck meets all others, from both seats.

    With MODELS the agent `qmdp` takes part, named or not, in the pairings for which there is one.
    TournamentError: there are not two agents. AgentError: an agent is unknown, there is no model.
    """
    others = [agent for agent in agents if models is None or agent != "qmdp"]
    names = list(dict.fromkeys([*others, *([models.name] if models else [])]))
    if len(names) < 2:
        raise TournamentError("it takes two agents at least", remedy="Name more with --agents")
    contestants = [Contestant(deck, agent) for deck in DECKS for agent in names]
    pairs = itertools.starmap(Pairing, itertools.product(contestants, repeat=2))
    lacking = _lacking(models)
    pairings = [
        pair for pair in pairs
        if pair.first.agent != pair.second.agent and lacking.isdisjoint(_sides(pair))
    ]  # fmt: skip
    specs = {pair: _specs(pair, models) for pair in pairings}
    return Tournament.of(DECKS, pairings, games, seed, specs=specs)


def _sides(pairing: Pairing) -> list[tuple[str, str, str]]:
    """Return for each seat of PAIRING its agent, its deck and the opponent's."""
    first, second = pairing.first, pairing.second
    return [(first.agent, first.deck, second.deck), (second.agent, second.deck, first.deck)]


def _lacking(models: Models | None) -> set[tuple[str, str, str]]:
    return {(models.name, *decks) for decks in models.missing()} if models else set()


def _specs(pairing: Pairing, models: Models | None) -> Specs:
    first, second = (
        models.spec(own, other) if models and agent == models.name else agent
        for agent, own, other in _sides(pairing)
    )
    return first, second
