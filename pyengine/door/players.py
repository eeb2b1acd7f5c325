"""Who plays the seats of a game: agents by name, classes of agents, or whoever has the game."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.agents.agent import Agent
from pyengine.agents.play_out import dismiss
from pyengine.agents.plugged import PluggedAgent
from pyengine.agents.registry import make_agent
from pyengine.engine.session import Session, Setup
from pyengine.errors import EngineError

Player = str | type[Agent] | None
"""Who plays a seat: an agent by its name, a class of agents, or None for whoever has the game."""


class Players:
    """The players of a game's seats; agents are made when they first choose."""

    def __init__(self, players: Sequence[Player], setup: Setup) -> None:
        """ManalogError: one is unknown, or there are not as many as SETUP has seats."""
        if players and len(players) != len(setup.players):
            raise EngineError(f"{len(players)} players can't play {len(setup.players)} seats")
        for who in players:
            if who is not None:
                _made(who, "nobody", 0, setup.game)
        self.all = tuple(players) or (None,) * len(setup.players)
        self._setup = setup
        self._agents: dict[str, Agent] = {}

    def agent(self, player: str) -> Agent | None:
        """Return the agent that plays for PLAYER; None for whoever has the game."""
        if player not in self._agents:
            who = self.all[self._setup.names.index(player)]
            if who is None:
                return None
            self._agents[player] = _made(who, player, self._setup.seed, self._setup.game)
        return self._agents[player]

    def close(self, session: Session) -> None:
        """End the programs of bots; where the game goes on, they begin anew."""
        dismiss(session, self._agents)
        self._agents = {}


def _made(who: str | type[Agent], player: str, seed: int, game: str) -> Agent:
    if isinstance(who, str):
        return make_agent(who, player, seed, game)
    return PluggedAgent(player, seed, who(player, seed), who.__name__)
