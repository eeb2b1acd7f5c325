"""What a lobby offers of a game: its decks, settings, bots, and how many may sit down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from pyengine.engine.session import Session, Setup
from pyengine.games.game import Deck

AT_ONCE, STOP, DELAY = PASSING = ("at_once", "stop", "delay")
"""How people pass who can do nothing else, though others might think that they can: at once, as
they are asked all the same, or by themselves after a while that is drawn."""


@dataclass(frozen=True)
class Plan:
    """How a puzzle is solved from here: in `length` choices of all players, at most.

    `moves` are actions and their words, the longest line; `lines` are what to do against every
    answer.
    """

    length: int
    moves: tuple[tuple[str, str], ...]
    lines: tuple[str, ...]


class Tried(Protocol):
    """A puzzle that somebody plays: `player` solves it, and the others answer by what refutes."""

    player: str

    def answer(self) -> int:
        """Return the number of the option that another player takes now."""

    def plan(self) -> Plan | None:
        """Return how it is solved from here; None: it can't be any more."""

    @property
    def solved(self) -> bool:
        """Whether the goal is reached, by the rules."""

    @property
    def ended(self) -> bool:
        """Whether nothing more can be done: it is solved, over, or too late."""

    def close(self) -> None:
        """End the processes that it needs."""


class DeckJudge(Protocol):
    """Says of lists of cards what can be played, as JSON, while somebody writes them."""

    def verdict(self, text: str, wanted: str) -> dict[str, Any]:
        """Return what is said of the list TEXT, line by line, for the format WANTED."""

    def nearest(self, names: Sequence[str]) -> dict[str, Any]:
        """Return what there is in the place of the cards NAMES, which can't be played."""


@dataclass(frozen=True)
class Task:
    """A puzzle as a lobby has it: `session` begins it, `tried` judges what is played there."""

    key: str
    title: str
    words: str
    goal: str
    session: Callable[[], Session]
    tried: Callable[[Session], Tried]


class DraftDesk(Protocol):
    """Goes on with drafts that are kept in files, each for one person and bots."""

    def sets(self) -> list[dict[str, Any]]:
        """Return what can be drafted."""

    def begin(self, path: Path, code: str, seats: int) -> None:
        """Begin a draft of the set CODE for SEATS at PATH."""

    def view(self, path: Path) -> dict[str, Any]:
        """Return how it stands for the person."""

    def pick(self, path: Path, name: str, number: int) -> None:
        """Take the card NAME as the pick NUMBER."""

    def leave_to_bots(self, path: Path) -> None:
        """Let a bot take all other cards."""

    def build(self, path: Path, main: Sequence[str] | None, basics: Mapping[str, int]) -> None:
        """Keep a deck as far as it is built."""

    def decks(self, path: Path) -> list[dict[str, str]]:
        """Return the decks that came of it."""


@dataclass(frozen=True)
class TableOffer:
    """A table that is often wanted: so many seats, perhaps in teams, with settings."""

    title: str
    seats: int
    teams: tuple[str, ...] = ()
    settings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Offer:
    """What strangers may choose of a new game; nothing else is taken from them.

    `seats` are the least and the greatest number of players, `settings` the values of each setting,
    the usual one first. `bots` are agents, the usual one first. `deck_names` lists the decks by
    their names, `named_deck` reads one of them and `deck_of_text` a list that somebody wrote, under
    a name and, where cards of it can't be played, with one of the ways `missing` or "". `begin`
    makes the set-up from decks, a seed, teams or None, settings, the numbers of the seats that
    people have, and for each seat what its player is to be called, or "". `passing` are the ways to
    pass of people who can do nothing else, the usual one first, where the game knows of such
    choices. `tasks` lists the puzzles, easy ones first; `board` writes a view down. `formats` lists
    those that decks can be legal in, the usual one first. `search` finds cards by a query, so many
    from one on: `count`, and `cards` as the game's page draws them. `best_of` are the games that a
    match may have, if there are matches; `sizes` returns, of settings, the least size of a deck and
    the greatest of a sideboard; `rulings`, of a card's name, what its publisher has said of it:
    dates and texts. `judge` opens the desk where lists are judged. `many` are those of the settings
    that matter with more than two players, `tables` what is often wanted; `drafts` opens the desk
    of drafts.
    """

    game: str
    title: str
    seats: tuple[int, int]
    bots: tuple[str, ...]
    begin: Callable[
        [Sequence[Deck], int, Sequence[str] | None, Sequence[str], Sequence[int], Sequence[str]],
        Setup,
    ]
    settings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    deck_names: Callable[[], Sequence[str]] | None = None
    named_deck: Callable[[str], Deck] | None = None
    deck_of_text: Callable[[str, str, str], Deck] | None = None
    tasks: Callable[[], Sequence[Task]] | None = None
    board: Callable[[dict[str, Any]], str] | None = None
    passing: tuple[str, ...] = ()
    formats: Callable[[], Sequence[str]] | None = None
    search: Callable[[str, int, int], dict[str, Any]] | None = None
    best_of: tuple[int, ...] = ()
    sizes: Callable[[Sequence[str]], tuple[int, int | None]] | None = None
    missing: tuple[str, ...] = ()
    rulings: Callable[[str], Sequence[tuple[str, str]]] | None = None
    judge: Callable[[], DeckJudge] | None = None
    many: tuple[str, ...] = ()
    tables: tuple[TableOffer, ...] = ()
    drafts: Callable[[], DraftDesk] | None = None

    def choices(self) -> dict[str, tuple[str, ...]]:
        """Return the values of each setting, of `format` too where the game has formats."""
        formats = {"format": tuple(self.formats())} if self.formats is not None else {}
        return {**formats, **self.settings}
