"""A game that agents play to its end."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.agents.agent import Agent
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session


def play_out(session: Session, agents: Mapping[str, Agent]) -> None:
    """Let AGENTS, by their players, play SESSION to its end."""
    while (choice := session.choice) is not None:
        session.choose(agents[choice.player].choose(seat_of(session)))
