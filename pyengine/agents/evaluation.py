"""What states and actions are worth, by the game's own functions: for searches of any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from pyengine.engine.state import State
from pyengine.errors import AgentError
from pyengine.games import find_game

WIN = 2.0
"""What a won game is worth: more than any game that goes on, which is worth from -1 to 1."""


@dataclass(frozen=True)
class Valuer:
    """Values states of one game for one player."""

    player: str
    value: Callable[[State], dict[str, float]]
    outlook: Callable[[State], list[float]] | None = None

    @classmethod
    def of(cls, game: str, player: str) -> Valuer:
        """Return the valuer of GAME for PLAYER; AgentError when the game can't be valued."""
        found = find_game(game)
        if not found.value:
            raise AgentError(f"nothing says what a state of {game} is worth")
        outlook = _function(found.outlook) if found.outlook else None
        return cls(player, _function(found.value), outlook)

    def worth(self, state: State) -> float:
        """Return what STATE is worth to the player: -WIN to WIN."""
        if state.is_terminal():
            return WIN * state.returns()[self.player]
        return self.value(state)[self.player]

    def after(self, state: State) -> list[float]:
        """Return what STATE is worth to the player after each legal action.

        The game's `outlook` is asked where it has one; else the actions are taken one by one.
        """
        if self.outlook is not None:
            sign = 1 if state.current_player() == self.player else -1
            return [sign * value for value in self.outlook(state)]
        values = []
        for index in range(len(state.legal_actions())):
            state.apply(index)
            values.append(self.worth(state))
            state.undo()
        return values


def _function(name: str) -> Callable[..., Any]:
    module, function = name.split(":")
    found: Callable[..., Any] = getattr(import_module(module), function)
    return found
