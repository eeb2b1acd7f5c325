"""Manalog from Python: play, ask and save games, write bots, play many games at once.

    >>> from pyengine import Game
    >>> game = Game.new(seed=7)
    >>> len(game.players), game.over
    (2, False)
    >>> [action.index for action in game.legal_actions]
    [0, 1]
    >>> game.apply(0)

docs/python.md has the whole of it. The names below are the door, and stay what they are; other
modules are Manalog's own and may change. SWI-Prolog says what is legal and what follows; the rest
of the package does the low-level work around it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from pyengine.version import VERSION as __version__

if TYPE_CHECKING:
    from pyengine.agents.agent import Agent
    from pyengine.agents.play_out import Forfeit
    from pyengine.agents.registry import agent_names
    from pyengine.agents.sight import Action, Event, events_of, options_of, view_of
    from pyengine.door.batch import Outcome, play_games
    from pyengine.door.game import Game
    from pyengine.door.knowing import Reason
    from pyengine.engine.seat import Seat
    from pyengine.engine.state import State
    from pyengine.errors import (
        AgentError,
        BotError,
        CardError,
        DeckError,
        EngineError,
        ManalogError,
        SaveError,
    )
    from pyengine.plans.believed import Believed
    from pyengine.plans.sampling import Sampled
    from pyengine.plans.solving import Solution

__all__ = [
    "Action",
    "Agent",
    "AgentError",
    "Believed",
    "BotError",
    "CardError",
    "DeckError",
    "EngineError",
    "Event",
    "Forfeit",
    "Game",
    "ManalogError",
    "Outcome",
    "Reason",
    "Sampled",
    "SaveError",
    "Seat",
    "Solution",
    "State",
    "__version__",
    "agent_names",
    "events_of",
    "options_of",
    "play_games",
    "view_of",
]

_PLACES = {
    "pyengine.agents.agent": ("Agent",),
    "pyengine.agents.play_out": ("Forfeit",),
    "pyengine.agents.registry": ("agent_names",),
    "pyengine.agents.sight": ("Action", "Event", "events_of", "options_of", "view_of"),
    "pyengine.door.batch": ("Outcome", "play_games"),
    "pyengine.door.game": ("Game",),
    "pyengine.door.knowing": ("Reason",),
    "pyengine.engine.seat": ("Seat",),
    "pyengine.engine.state": ("State",),
    "pyengine.errors": (
        "AgentError", "BotError", "CardError", "DeckError", "EngineError", "ManalogError",
        "SaveError",
    ),
    "pyengine.plans.believed": ("Believed",),
    "pyengine.plans.sampling": ("Sampled",),
    "pyengine.plans.solving": ("Solution",),
}  # fmt: skip
"""Where each name is; it is imported when it is first used, so that `import pyengine` is light."""


def __getattr__(name: str) -> Any:
    for module, names in _PLACES.items():
        if name in names:
            globals()[name] = member = getattr(import_module(module), name)
            return member
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__doc__", "__file__", "__name__", "__path__"])
