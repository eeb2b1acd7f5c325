"""Agents that others have written: `module:Class`, in this process."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from pyengine.agents.agent import Agent
from pyengine.engine.seat import Seat
from pyengine.errors import AgentError, BotError


def plugged_class(module: str, name: str) -> type[Agent]:
    """Return the agent's class NAME of MODULE, which may lie where the command runs.

    AgentError: there is none, it can't be loaded, or it is no agent.
    """
    spec = f"{module}:{name}"
    try:
        with _from_here():
            found = getattr(import_module(module), name, None)
    except (Exception, SystemExit) as error:  # whatever the module does as it is loaded
        raise AgentError(
            f"{spec} can't be loaded ({_described(error)})",
            remedy="An agent of your own is module:Class, and the module is found from here",
        ) from error
    if not (isinstance(found, type) and issubclass(found, Agent)):
        raise AgentError(
            f"{spec} is no agent", remedy="It has to be a class that derives from pyengine.Agent"
        )
    return found


@contextmanager
def _from_here() -> Iterator[None]:
    """Let modules be found where the command runs, too."""
    sys.path.insert(0, "")
    try:
        yield
    finally:
        sys.path.remove("")


def _described(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


@dataclass
class PluggedAgent(Agent):
    """What AGENT, which others have written, chooses: a fault of it loses its game, no more."""

    agent: Agent
    name: str

    def check(self, deck: Sequence[str], others: Sequence[Sequence[str]]) -> None:
        """Raise AgentError where AGENT can't play these decks."""
        self.agent.check(deck, others)

    def choose(self, seat: Seat) -> int:
        """Return what AGENT chooses; BotError: it failed, or chose what is no option."""
        try:
            chosen: Any = self.agent.choose(seat)
        except (Exception, SystemExit) as error:  # it is not ours
            raise BotError(f"{self.name} has failed ({_described(error)})") from error
        if type(chosen) is not int or not 0 <= chosen < seat.count:
            said = f"{chosen!r:.40}"
            raise BotError(f"{self.name} chose {said}, which is none of {seat.count} options")
        return chosen

    def finish(self, outcome: float | None) -> None:
        """Tell AGENT; what it raises now is of no consequence."""
        try:
            self.agent.finish(outcome)
        except (Exception, SystemExit) as error:
            raise BotError(f"{self.name} has failed at the end ({_described(error)})") from error
