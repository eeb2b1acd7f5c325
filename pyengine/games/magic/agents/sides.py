"""Sides: any agent can be kept from what harms its own things, and from helping others'."""

from __future__ import annotations

from pyengine.agents.agent import Agent
from pyengine.agents.around import AroundAgent
from pyengine.engine.seat import Seat
from pyengine.errors import AgentError

WAYS = ("own", "sides")
"""Who decides about targets: the agent alone, or the agent among those of the right side."""

_SENSELESS = -5
"""What weighs so much or less has nothing of the right side to aim at (`weighing.pl`)."""

_AIMING = ("target(", "cast(", "activate(")


class SidedAgent(AroundAgent):
    """Plays as another agent, but a spell or ability for nothing of the right side.

    Harm is for opponents' things and help for its own, and what answers a spell is for one of an
    opponent. What the agent chooses otherwise is replaced by the target that weighs most, or,
    where there is none, by letting things go on.
    """

    def choose(self, seat: Seat) -> int:
        """Return the index of what the agent chooses, or of what is taken for it."""
        chosen = super().choose(seat)
        actions = seat.actions
        if len(actions) == 1 or not actions[chosen].startswith(_AIMING):
            return chosen
        weights: list[int] = seat.ask("weights")
        if weights[chosen] > _SENSELESS or max(weights) <= _SENSELESS:
            return chosen
        if "pass" in actions:
            return actions.index("pass")
        most = max(weights)
        best = [index for index, weight in enumerate(weights) if weight == most]
        return self.agent.any_of(best, seat)


def with_targets(agent: Agent, way: str) -> Agent:
    """Return AGENT that chooses targets in one of WAYS; AgentError for another."""
    if way not in WAYS:
        raise AgentError(f'targets is {" or ".join(WAYS)}, not "{way}"')
    return agent if way == "own" else SidedAgent(agent)
