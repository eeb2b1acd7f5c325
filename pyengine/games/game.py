"""What the shared code wants of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Game:
    """A game: its name in Prolog's requests, and the agents that play only it.

    `agents` maps an agent's name to `module:Class`, imported when it first plays.
    """

    name: str
    agents: Mapping[str, str] = field(default_factory=dict)
