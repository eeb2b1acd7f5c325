"""Agents: what chooses for a player.

An agent sees a session at a choice of its player and answers with the index of an action.
Agents keep nothing that a save would have to hold: what they draw at random depends on the
game's seed, the player and the number of the decision only.
"""

from __future__ import annotations

import difflib

from pyengine.agents.agent import Agent, draw
from pyengine.agents.magic import AggressiveAgent
from pyengine.agents.uniform import RandomAgent
from pyengine.errors import AgentError

__all__ = ["Agent", "AgentError", "agent_names", "draw", "make_agent"]

_ANY_GAME: dict[str, type[Agent]] = {"random": RandomAgent}
_BY_GAME: dict[str, dict[str, type[Agent]]] = {"magic": {"aggressive": AggressiveAgent}}


def _agents(game: str) -> dict[str, type[Agent]]:
    return _ANY_GAME | _BY_GAME.get(game, {})


def agent_names(game: str = "magic") -> list[str]:
    """Return the names of the agents that play GAME, sorted."""
    return sorted(_agents(game))


def make_agent(name: str, player: str, seed: int, game: str = "magic") -> Agent:
    """Return an agent NAME for PLAYER in a game with SEED; AgentError for an unknown name."""
    agents = _agents(game)
    if name not in agents:
        close = difflib.get_close_matches(name.lower(), agents, 1)
        known = f"The agents are {', '.join(sorted(agents))}"
        remedy = f'Did you mean "{close[0]}"?' if close else known
        raise AgentError(f'no agent is called "{name}"', remedy=remedy)
    return agents[name](player, seed)
