"""A game that agents play to its end, and what becomes of a bot that can't go on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pyengine.agents.agent import Agent
from pyengine.engine.seat import Seat
from pyengine.engine.session import Session, Setup
from pyengine.errors import BotError
from pyengine.games import find_game


@dataclass(frozen=True)
class Forfeit:
    """A player who has given the game up because of what the player's bot did, in one line."""

    player: str
    message: str

    def __str__(self) -> str:
        return f"{self.player} has lost the game: {self.message}"


def play_out(session: Session, agents: Mapping[str, Agent]) -> list[Forfeit]:
    """Let AGENTS, by their players, play SESSION to its end; return what was forfeited."""
    forfeits: list[Forfeit] = []
    seats = {player: Seat(player, session) for player in agents}
    try:
        while (choice := session.choice) is not None:
            try:
                session.choose(agents[choice.player].choose(seats[choice.player]))
            except BotError as error:
                forfeits.append(forfeit(session, error))
    finally:
        dismiss(session, agents)
    return forfeits


def forfeit(session: Session, error: BotError) -> Forfeit:
    """Let the player who chooses give up, since the player's bot has done what ERROR says."""
    assert session.choice is not None
    player = session.choice.player
    session.do(concession(session.setup, player))
    return Forfeit(player, str(error))


def concession(setup: Setup, player: str) -> str:
    """Return the action by which PLAYER gives up the game."""
    return find_game(setup.game).concession.format(player=player)


def dismiss(session: Session, agents: Mapping[str, Agent]) -> None:
    """Tell AGENTS how SESSION ended, or that it is left: each gives back what it holds."""
    winners = session.winners
    for player, agent in agents.items():
        outcome = (1.0 if player in winners else -1.0) if winners else 0.0
        _tell(agent, outcome if session.over else None)


def _tell(agent: Agent, outcome: float | None) -> None:
    try:
        agent.finish(outcome)
    except BotError:
        return  # the game is over, whatever the bot does now
