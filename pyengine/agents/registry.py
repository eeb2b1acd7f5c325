"""Agents by their names, with parameters: `random`, `mc:playouts=10:seconds=2`."""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Iterable
from importlib import import_module
from typing import Any, get_type_hints

from pyengine.agents.agent import Agent
from pyengine.errors import AgentError
from pyengine.games import DEFAULT_GAME, find_game

_ANY_GAME = {
    "greedy": "pyengine.agents.greedy:GreedyAgent",
    "ismcts": "pyengine.agents.ismcts:TreeSearchAgent",
    "mc": "pyengine.agents.monte_carlo:MonteCarloAgent",
    "minimax": "pyengine.agents.minimax:MinimaxAgent",
    "random": "pyengine.agents.uniform:RandomAgent",
}


def agent_names(game: str = DEFAULT_GAME) -> list[str]:
    """Return the names of the agents that play GAME, sorted."""
    return sorted(_agents(game))


def make_agent(spec: str, player: str, seed: int, game: str = DEFAULT_GAME) -> Agent:
    """Return the agent SPEC, `name:parameter=value:...`, for PLAYER in a game with SEED.

    AgentError: the name or a parameter is unknown (what exists is said), or a value is none.
    """
    name, *settings = spec.split(":")
    agents = _agents(game)
    if name not in agents:
        remedy = _remedy(name, agents, "The agents are")
        raise AgentError(f'no agent is called "{name}"', remedy=remedy)
    module, class_name = agents[name].split(":")
    kind: type[Agent] = getattr(import_module(module), class_name)
    return kind(player, seed, **_parameters(name, kind, settings))


def _agents(game: str) -> dict[str, str]:
    return _ANY_GAME | dict(find_game(game).agents)


def _remedy(name: str, known: Iterable[str], words: str) -> str:
    close = difflib.get_close_matches(name.lower(), known, 1)
    return f'Did you mean "{close[0]}"?' if close else f"{words} {', '.join(sorted(known))}"


def _parameters(name: str, kind: type[Agent], settings: Iterable[str]) -> dict[str, Any]:
    """Return SETTINGS, `parameter=value` each, as arguments for the agent's class KIND."""
    hints = get_type_hints(kind)
    known = [
        field.name for field in dataclasses.fields(kind) if field.name not in ("player", "seed")
    ]
    values: dict[str, Any] = {}
    for setting in settings:
        key, separator, text = setting.partition("=")
        if key not in known:
            words = "Its parameters are" if known else "It has none"
            remedy = _remedy(key, known, words).rstrip()
            raise AgentError(f'{name} has no parameter "{key}"', remedy=remedy)
        if not separator:
            raise AgentError(f'a parameter is written {key}=value, not "{setting}"')
        values[key] = _value(f"{name}:{key}", hints[key], text)
    return values


def _value(name: str, kind: type, text: str) -> Any:
    if kind is bool:
        if text in ("yes", "no"):
            return text == "yes"
        raise AgentError(f'{name} is yes or no, not "{text}"')
    try:
        return kind(text)
    except ValueError:
        what = "a whole number" if kind is int else "a number"
        raise AgentError(f'{name} is {what}, not "{text}"') from None
