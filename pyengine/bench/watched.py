"""Games that are watched: what goes wrong in one is noted with its seed, and the next begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pyengine.agents import Agent
from pyengine.agents.play_out import dismiss, forfeit
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.errors import BotError, ManalogError

MOST_TURNS, MOST_CHOICES = 500, 3_000
"""A game that is not over then is stopped: chance does for ever what costs nothing."""

_LOOK = 25
"""After how many choices a game is looked at."""

_SHOWN = 20
"""How many things that went wrong are told."""


@dataclass
class Watched:
    """What went wrong in games: errors, states that the rules forbid, games that did not end."""

    errors: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    stopped: list[str] = field(default_factory=list)

    def play(
        self, seed: int, begin: Callable[[], tuple[Session, Mapping[str, Agent]]]
    ) -> Session | None:
        """Play the game with SEED that BEGIN begins; return it, or None where it failed."""
        try:
            session, agents = begin()
            try:
                self._play_out(session, agents, seed)
            finally:
                dismiss(session, agents)
        except ManalogError as error:
            self.errors.append(f"seed {seed}: {error}")
            return None
        return session

    def _play_out(self, session: Session, agents: Mapping[str, Agent], seed: int) -> None:
        while (choice := session.choice) is not None:
            try:
                session.choose(agents[choice.player].choose(seat_of(session)))
            except BotError as error:
                self.errors.append(f"seed {seed}: {forfeit(session, error)}")
            if session.decisions % _LOOK == 0 and self._look(session, seed):
                return
        self._look(session, seed)

    def _look(self, session: Session, seed: int) -> bool:
        """Note what is wrong with the state of SESSION; tell whether the game is to be stopped."""
        for rule in session.violations():
            self.violations.append(f"seed {seed}: {rule}")
        _, turn = session.call("define", session.setup.game, "moment")
        if session.over or (turn <= MOST_TURNS and session.decisions < MOST_CHOICES):
            return False
        self.stopped.append(f"seed {seed}: turn {turn}, {session.decisions} choices")
        return True

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON, and the first things that went wrong."""
        return {
            "errors": len(self.errors),
            "violations": len(self.violations),
            "stopped": len(self.stopped),
            "most_turns": MOST_TURNS,
            "most_choices": MOST_CHOICES,
            "wrong": [*self.errors, *self.violations, *self.stopped][:_SHOWN],
        }
