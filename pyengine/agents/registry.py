"""Agents by their names, with parameters: `random`, `mc:playouts=10:seconds=2`.

Those that others have written are `module:Class`, or a program, `./program`.
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Collection, Iterable, Mapping
from typing import Any, get_type_hints

from pyengine.agents.agent import Agent
from pyengine.agents.plugged import PluggedAgent, plugged_class
from pyengine.agents.program import ProgramAgent, is_program
from pyengine.errors import AgentError
from pyengine.games import DEFAULT_GAME, find_game
from pyengine.system.importing import imported

_LIMIT = "limit"
"""The parameter that every agent has: how many seconds a decision may take, 0 for any time."""

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
    kind, settings, guarded = _kind(name, settings, _agents(game))
    shared = find_game(game).parameters
    values, common = _parameters(name, kind, settings, [_LIMIT, *shared])
    agent = kind(player, seed, **values)
    if (limit := common.pop(_LIMIT, None)) is not None:
        agent.limit = _value(f"{name}:{_LIMIT}", float, limit, 0.0)
    if isinstance(agent, ProgramAgent):
        agent = agent.found(name)
    elif guarded:
        agent = PluggedAgent(player, seed, agent, f"{name}:{kind.__name__}")
    for key, value in {**find_game(game).usual.get(name, {}), **common}.items():
        agent = imported(shared[key])(agent, value)
    return agent


def _kind(
    name: str, settings: list[str], agents: Mapping[str, str]
) -> tuple[type[Agent], list[str], bool]:
    """Return the class that NAME and SETTINGS mean, the other settings, whether others wrote it."""
    if name in agents:
        return imported(agents[name]), settings, False
    if is_program(name):
        return ProgramAgent, settings, True
    if settings and settings[0].isidentifier():
        return plugged_class(name, settings[0]), settings[1:], True
    remedy = _remedy(name, agents, "The agents are")
    raise AgentError(f'no agent is called "{name}"', remedy=remedy)


def _agents(game: str) -> dict[str, str]:
    return _ANY_GAME | dict(find_game(game).agents)


def _remedy(name: str, known: Iterable[str], words: str) -> str:
    from difflib import get_close_matches  # for mistakes only

    close = get_close_matches(name.lower(), known, 1)
    return f'Did you mean "{close[0]}"?' if close else f"{words} {', '.join(sorted(known))}"


def _parameters(
    name: str, kind: type[Agent], settings: Iterable[str], shared: Collection[str]
) -> tuple[dict[str, Any], dict[str, str]]:
    """Return SETTINGS, `parameter=value` each, as arguments for the agent's class KIND.

    Those that are among SHARED, the game's parameters, come apart and as text.
    """
    hints = _hints(kind)
    own = {
        field.name: field.metadata.get("least", -math.inf)
        for field in dataclasses.fields(kind)
        if field.init and field.name not in ("player", "seed")
    }
    values: dict[str, Any] = {}
    common: dict[str, str] = {}
    for setting in settings:
        key, separator, text = setting.partition("=")
        if key not in own and key not in shared:
            known = [*own, *shared]
            remedy = _remedy(key, known, "Its parameters are" if known else "It has none").rstrip()
            raise AgentError(f'{name} has no parameter "{key}"', remedy=remedy)
        if not separator:
            raise AgentError(f'a parameter is written {key}=value, not "{setting}"')
        if key in values or key in common:
            raise AgentError(f'{name} is given the parameter "{key}" twice')
        if key in own:
            values[key] = _value(f"{name}:{key}", hints[key], text, own[key])
        else:
            common[key] = text
    return values, common


@functools.cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _value(name: str, kind: type, text: str, least: float) -> Any:
    """Return TEXT as a KIND; AgentError: it is none, is less than LEAST, or not finite."""
    if kind is str:
        return text
    if kind is bool:
        if text in ("yes", "no"):
            return text == "yes"
        raise AgentError(f'{name} is yes or no, not "{text}"')
    try:
        value = kind(text)
        finite = math.isfinite(value)
    except ValueError:
        finite = False
    except OverflowError as error:
        raise AgentError(f"{name} is too large a number") from error
    if not finite:
        what = "a whole number" if kind is int else "a number"
        raise AgentError(f'{name} is {what}, not "{text}"')
    if value < least:
        raise AgentError(f'{name} is at least {least:g}, not "{text}"')
    return value
