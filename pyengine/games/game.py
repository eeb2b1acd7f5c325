"""What the shared code wants of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pyengine.errors import EngineError

if TYPE_CHECKING:
    from pyengine.session import Setup


@dataclass(frozen=True)
class Game:
    """A game: its name in Prolog's requests, the agents that play only it, and its usual start.

    `agents` maps an agent's name to `module:Class`, imported when it first plays. `start` returns
    the set-up of a game with a seed where nothing else is asked for.
    """

    name: str
    agents: Mapping[str, str] = field(default_factory=dict)
    start: Callable[[int], Setup] | None = None

    def default_setup(self, seed: int) -> Setup:
        """Return the usual set-up of a game with SEED; EngineError when there is none."""
        if self.start is None:
            raise EngineError(f"{self.name} has no usual start", remedy="Name a saved game")
        return self.start(seed)
