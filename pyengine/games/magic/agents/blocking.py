"""Blocks: what any agent can be asked to declare fewer of (509.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyengine.agents.agent import Agent
from pyengine.engine.seat import Seat
from pyengine.errors import AgentError

WAYS = ("own", "half")
"""Which blocks are declared: all that the agent chooses, or those of every other combat."""


@dataclass
class HesitantAgent(Agent):
    """Declares no blocks in half of the combats, by chance; all else is AGENT's."""

    agent: Agent

    def check(self, deck: Sequence[str], others: Sequence[Sequence[str]]) -> None:
        """Raise AgentError where AGENT can't play these decks."""
        self.agent.check(deck, others)

    def choose(self, seat: Seat) -> int:
        """Return the index of `done` before the first block, or of what the agent chooses."""
        actions = seat.actions
        if "done" in actions and _begins(seat) and self.chance(seat).of("blocks").below(2):
            return actions.index("done")
        return self.agent.choose(seat)


def _begins(seat: Seat) -> bool:
    """Whether the player may declare a first block now."""
    if not any(action.startswith("block(") for action in seat.actions):
        return False
    return not any(fluent.startswith("blocks(") for fluent in seat.information_state())


def with_blocks(agent: Agent, way: str) -> Agent:
    """Return AGENT that blocks in one of WAYS; AgentError for another."""
    if way not in WAYS:
        raise AgentError(f'blocks is {" or ".join(WAYS)}, not "{way}"')
    return agent if way == "own" else HesitantAgent(agent.player, agent.seed, agent)
