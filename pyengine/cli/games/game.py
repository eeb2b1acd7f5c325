"""What the table wants of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rich.console import RenderableType

    from pyengine.session import Setup

PERSON = "human"
"""The name of the agent that is a person at this terminal."""


@dataclass(frozen=True)
class Wishes:
    """What the player asked for on the command line; None where nothing was said."""

    seed: int
    decks: tuple[str, ...] | None = None
    players: tuple[str, ...] | None = None
    teams: tuple[str, ...] | None = None
    mulligan: str | None = None
    life: int | None = None
    payment: str | None = None
    strict: bool = False


class Game(Protocol):
    """A game as it is played at a terminal."""

    name: str

    def setup(self, wishes: Wishes) -> tuple[Setup, list[str], list[str]]:
        """Return the set-up, the agents' names seat by seat, and warnings."""

    def board(self, rows: list[Any], viewer: str) -> RenderableType:
        """Return the board, from the rules' ROWS, as VIEWER sees it."""

    def describe(self, text: str, viewer: str) -> list[str]:
        """Return lines about the card or object that TEXT names; ManalogError when unknown."""
