"""Zandvliet's table 6.4: QMDP models after some games of training, against a random player.

A model is of one of "the four individual games" (section 6.4): of its own deck and the opponent's.
"""

from __future__ import annotations

from pathlib import Path

from pyengine.errors import AgentError
from pyengine.games.magic.models.rewards import reward_table
from pyengine.games.magic.studies.models import Models
from pyengine.games.magic.studies.table import Specs, Study, against_random, named
from pyengine.tournament.contestants import Pairing

STAGES = (50_000, 100_000, 150_000, 200_000, 250_000)
"""After how many games of training the models were tried."""

_TABLE = """
elves    random      48.1  53.2  1000
elves    defensive   57.1  65.9  1000
elves    aggressive  68.2  68.1  1000
elves    qmdp-50000   73.3  74.5  1000
elves    qmdp-100000  71.9  71.9  1000
elves    qmdp-150000  71.9  68.8  1000
elves    qmdp-200000  72.2  72.7  1000
elves    qmdp-250000  70.7  69.3  1000
goblins  random      44.6  49.4  1000
goblins  defensive   44.3  57.3  1000
goblins  aggressive  75.8  73.3  1000
goblins  qmdp-50000   69.6  69.5  1000
goblins  qmdp-100000  68.1  68.9  1000
goblins  qmdp-150000  68.4  69.0  1000
goblins  qmdp-200000  71.1  69.0  1000
goblins  qmdp-250000  65.7  67.4  1000
"""
"""Deck, agent, percent won against random Elves and random Goblins, games (section 6.4)."""


def study(models: Path | None = None, rewards: str = "low") -> Study:
    """Return the study of table 6.4, with the models of the directory MODELS.

    REWARDS is the table 4.3 that they were trained with: the thesis does not say which it took.
    AgentError: there are no such rewards.
    """
    reward_table(rewards)
    table = against_random(_TABLE.replace("qmdp-", f"qmdp-{rewards}-"))

    def specs(pairing: Pairing) -> Specs:
        games = _stage(pairing.first.agent)
        if games is None:
            return named(pairing)
        if models is None:
            raise AgentError(
                f"the row {pairing.first} needs models",
                remedy="Give their directory with --models, or other rows with --rows",
            )
        spec = Models(models, rewards, games).spec(pairing.first.deck, pairing.second.deck)
        return spec, pairing.second.agent

    return Study("qmdp", table, specs)


def _stage(agent: str) -> int | None:
    """Return after how many games of training AGENT, `qmdp-low-50000`, plays; None for others."""
    name, _, games = agent.rpartition("-")
    return int(games) if name.startswith("qmdp-") else None
