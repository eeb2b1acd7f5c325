"""Blocks: what any agent can be asked to declare fewer of (509.1)."""

from __future__ import annotations

from pyengine.agents.agent import Agent
from pyengine.agents.around import AroundAgent
from pyengine.engine.seat import Seat
from pyengine.errors import AgentError

WAYS = ("own", "half")
"""Which blocks are declared: all that the agent chooses, or those of every other combat."""


class HesitantAgent(AroundAgent):
    """Declares no blocks in half of the combats, by chance; all else is the agent's."""

    def choose(self, seat: Seat) -> int:
        """Return the index of `done` before the first block, or of what the agent chooses."""
        actions = seat.actions
        if "done" in actions and _begins(seat) and self.chance(seat).of("blocks").below(2):
            return actions.index("done")
        return super().choose(seat)


def _begins(seat: Seat) -> bool:
    """Whether the player may declare a first block now."""
    if not any(action.startswith("block(") for action in seat.actions):
        return False
    return not any(fluent.startswith("blocks(") for fluent in seat.information_state())


def with_blocks(agent: Agent, way: str) -> Agent:
    """Return AGENT that blocks in one of WAYS; AgentError for another."""
    if way not in WAYS:
        raise AgentError(f'blocks is {" or ".join(WAYS)}, not "{way}"')
    return agent if way == "own" else HesitantAgent(agent)
