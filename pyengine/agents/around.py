"""An agent around another one, which decides about some choices and leaves it the rest."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.agents.agent import Agent
from pyengine.engine.seat import Seat


class AroundAgent(Agent):
    """Plays as another agent does; its limit, its hurry and its end are that one's."""

    def __init__(self, agent: Agent) -> None:
        """Play for the player of AGENT."""
        super().__init__(agent.player, agent.seed)
        self.agent = agent
        self.limit = agent.limit

    def check(self, deck: Sequence[str], others: Sequence[Sequence[str]]) -> None:
        """Raise AgentError where the agent can't play these decks."""
        self.agent.check(deck, others)

    def finish(self, outcome: float | None) -> None:
        """Tell the agent that the game is over."""
        self.agent.finish(outcome)

    def choose(self, seat: Seat) -> int:
        """Return the index of what the agent chooses."""
        self.agent.hurried, self.agent.limit = self.hurried, self.limit
        index = self.agent.choose(seat)
        self.cuts = self.agent.cuts
        return index
