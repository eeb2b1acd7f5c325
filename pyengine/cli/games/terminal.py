"""What a terminal wants of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from pyengine.errors import ManalogError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from pyengine.engine.session import Setup
    from pyengine.matches.match import Sideboard

PERSON = "human"
"""The name of the agent that is a person at this terminal."""


@dataclass(frozen=True)
class CommandOption:
    """An option of `manalog play` that a game adds: `--name`, its values' type, and its help."""

    name: str
    type: type[str] | type[int]
    help: str


@dataclass(frozen=True)
class NewGame:
    """The game that was asked for on the command line; None where nothing was said.

    `own` has the values of the games' own options that were given, by their names.
    """

    seed: int
    decks: tuple[str, ...] | None = None
    players: tuple[str, ...] | None = None
    teams: tuple[str, ...] | None = None
    own: Mapping[str, Any] = field(default_factory=dict)
    strict: bool = False
    settings: tuple[tuple[str, str], ...] = ()

    def refuse(self, *names: str, game: Terminal) -> None:
        """Refuse the fields NAMES and other games' options, which mean nothing in GAME.

        ManalogError: there is one.
        """
        known = {option.name for option in game.options}
        given = [name for name in names if getattr(self, name) is not None]
        for name in [*given, *(name for name in self.own if name not in known)]:
            raise ManalogError(f"--{name} is not for {game.name}")


class Terminal(Protocol):
    """A game as it is shown and typed at a terminal.

    `title` is its full name. `help` lists what can be typed. `typed` says how a move is typed where
    there are too many to number them, else it is "". `example` is a move in words, `term` one as
    questions have it. `options` are the game's own ones, `decks` its usual ones. `setting` is an
    example for `--set` or "". `usual` says who plays where nothing else is asked for, against the
    agent `opponent`. `looks` are words that list what lies somewhere, of all players but where they
    are `own_looks`, and `verbs` those that begin actions in words. `first_steps` is what `manalog`
    alone says.
    """

    name: str
    title: str
    help: str
    typed: str
    example: str
    term: str
    usual: str
    first_steps: str
    opponent: str
    options: tuple[CommandOption, ...]
    decks: tuple[str, ...]
    setting: str
    looks: tuple[str, ...]
    own_looks: tuple[str, ...]
    verbs: tuple[str, ...]

    def setup(self, wanted: NewGame) -> tuple[Setup, list[str], list[str]]:
        """Return the set-up, the agents' names seat by seat, and warnings."""

    def sideboards(self, wanted: NewGame) -> list[Sideboard]:
        """Return what lies beside each deck in a match; none where the game has no matches."""

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
