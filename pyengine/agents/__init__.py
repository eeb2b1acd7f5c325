"""Agents: what chooses for a player.

An agent sees its player's seat at a choice and answers with the index of an action. Agents keep
nothing that a save would have to hold: what they draw at random depends on the game's seed, the
player and the number of the decision only.
"""

from pyengine.agents.agent import Agent
from pyengine.agents.registry import agent_names, make_agent
from pyengine.errors import AgentError

__all__ = ["Agent", "AgentError", "agent_names", "make_agent"]
