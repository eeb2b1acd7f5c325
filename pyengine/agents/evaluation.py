"""Evaluation of states and actions, by the game's own functions: for searches of any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from pyengine.engine.state import State
from pyengine.errors import AgentError
from pyengine.games import find_game
from pyengine.system.importing import imported

WIN = 2.0
"""What a won game is worth: more than any game that goes on, which is worth from -1 to 1."""


class Valued(Protocol):
    """What an evaluation may ask of a state: `State` answers it, and what a search tells of one."""

    def ask(self, *request: Any) -> list[Any]:
        """Return the answer of the game's rules to REQUEST."""

    def players(self) -> tuple[str, ...]:
        """Return all players, in the order of the set-up."""

    def current_player(self) -> str | None:
        """Return who chooses now."""

    def legal_actions(self) -> tuple[str, ...]:
        """Return the legal actions as text."""


@dataclass(frozen=True)
class Evaluator:
    """Evaluates states of one game for one player."""

    player: str
    evaluation: Callable[[Valued], dict[str, float]]
    evaluation_after: Callable[[Valued], list[float]] | None = None

    @classmethod
    def of(cls, game: str, player: str) -> Evaluator:
        """Return the evaluator of GAME for PLAYER; AgentError when the game has none."""
        found = find_game(game)
        if not found.evaluation:
            raise AgentError(f"nothing says what a state of {game} is worth")
        after = imported(found.evaluation_after) if found.evaluation_after else None
        return cls(player, imported(found.evaluation), after)

    def evaluate(self, state: State) -> float:
        """Return what STATE is worth to the player: -WIN to WIN."""
        if state.is_terminal():
            return WIN * state.returns()[self.player]
        return self.evaluation(state)[self.player]

    def after(self, state: State) -> list[float]:
        """Return what STATE is worth to the player after each legal action.

        The game's `evaluation_after` is asked where it has one; else the actions are taken one by
        one.
        """
        if self.evaluation_after is not None:
            sign = 1 if state.current_player() == self.player else -1
            return [sign * value for value in self.evaluation_after(state)]
        return [self.after_one(state, index) for index in range(len(state.legal_actions()))]

    def after_one(self, state: State, index: int) -> float:
        """Return what STATE is worth to the player after the legal action number INDEX."""
        state.apply(index)
        value = self.evaluate(state)
        state.undo()
        return value
