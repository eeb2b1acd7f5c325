"""What the table wants of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from pyengine.errors import ManalogError

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
    settings: tuple[tuple[str, str], ...] = ()

    def refuse(self, *names: str, game: str) -> None:
        """Refuse the wishes NAMES, which mean nothing in GAME, with a ManalogError."""
        for name in names:
            if getattr(self, name) is not None:
                raise ManalogError(f"--{name} is not for {game}")


class Game(Protocol):
    """A game as it is played at a terminal.

    `help` lists what can be typed. `typed` says how a move is typed where there are too many to
    number them, else it is "". `example` is a move in words.
    """

    name: str
    help: str
    typed: str
    example: str

    def setup(self, wishes: Wishes) -> tuple[Setup, list[str], list[str]]:
        """Return the set-up, the agents' names seat by seat, and warnings."""

    def board(self, rows: list[Any], viewer: str) -> RenderableType:
        """Return the board, from the rules' ROWS, as VIEWER sees it."""

    def describe(self, text: str, viewer: str) -> list[str]:
        """Return lines about what TEXT names; ManalogError when it is unknown."""

    def move(self, line: str) -> str | None:
        """Return the action that LINE means by the way moves are `typed`; None for no move."""

    def concession(self, player: str) -> str:
        """Return the action by which PLAYER gives up."""

    def result(self, winners: tuple[str, ...], turn: int) -> str:
        """Return the result of a game that ended on the turn number TURN, in words."""
