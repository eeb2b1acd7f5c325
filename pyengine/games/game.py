"""What the shared code wants of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from pyengine.errors import EngineError
from pyengine.system.importing import imported

if TYPE_CHECKING:
    from pyengine.engine.session import Setup


class Deck(Protocol):
    """A deck: its name, and counts and names of its cards."""

    @property
    def name(self) -> str:
        """What the deck is called."""

    @property
    def cards(self) -> tuple[tuple[int, str], ...]:
        """Counts and names of the cards."""

    def card_names(self) -> list[str]:
        """Return the name of every card, each as often as the deck has it."""


class CardSource(Protocol):
    """The cards of a game, open to be looked up."""

    def rows(self, names: Iterable[str]) -> tuple[list[Any], ...]:
        """Return the cards NAMES as `Setup.cards` has them; CardError for an unknown one."""

    def close(self) -> None:
        """Give back what is held open."""


class Missing(Protocol):
    """What is done about cards of decks that can't be played, and what is told of it."""

    def deck(self, source: str, way: str) -> Deck:
        """Read the deck SOURCE; what can't be played of it is settled in the WAY that is named.

        DeckError: the deck can't be read, there is no such way, or nothing is left.
        """

    def told(self, deck: Deck) -> list[str]:
        """Return in words what became of the cards of DECK; none where it is played as listed."""

    def records(self, deck: Deck) -> list[dict[str, Any]]:
        """Return the same for programs, a record for each card."""


@dataclass(frozen=True)
class Mate:
    """A win that can be forced: `goal` is a question with `{player}` in it, `within` a bound.

    Both are as a search for plans takes them; `words` is what players call it.
    """

    goal: str
    within: str
    words: str


@dataclass(frozen=True)
class Game:
    """A game: its name in Prolog's requests, the agents that play only it, and its usual start.

    `agents` maps an agent's name to `module:Class`, imported when it first plays. `parameters` are
    those that every agent of the game takes: a name and `module:function`, which is given an agent
    and the value as text and returns the agent that plays. `start` returns
    the set-up of a game with a seed where nothing else is asked for. `match` returns the set-up of
    a game of two for tournaments, from decks (none where the game has none) and a seed; the first
    seat begins; `table` that of a game of any number, from decks, a seed and the seats' teams or
    None. `policy` is what fast playouts prefer.

    `evaluation` is `module:function` for searches that do not play to the end: what a state is
    worth to each player, from -1 to 1. `evaluation_after` is one, too, where all actions can be
    evaluated at once: a list of what they lead to is worth to the player who chooses, 2 for a game
    that is won so.
    `scene` is `module:function`: what a seat sees, as plain data; `view` is its type; `faces` is
    `module:class`: what is printed on what it sees. `numbers` is `module:class`: what
    a program that learns gets of it, as numbers; `objects` is what it gets of each object
    (`pyengine/games/observed.py`). `concession` is the action by which a player gives
    up, `{player}` in it; `board` is `module:function` that begins a game from a board in words, and
    `board_line` one that writes what a seat sees so. `chosen` is one that lets a game begin with
    what was chosen.
    `orders` are what a player may say at any choice, and the action that it is, `{player}` in it.
    `open_cards` opens the game's cards, `read_deck` reads a deck from a file or by its name, and
    `decks` are the names of the usual ones. `missing` is a `module:class` that reads decks of which
    cards can't be played (see `Missing`). `drawn` is `module:function` that, given a file or None
    and a number of seats, returns what makes of each seed a set-up with decks drawn by chance, of
    its `cards`. `legal` is `module:function` that, given decks and the name of a format,
    refuses those that are not legal in it. `first` is the setting that says who begins, `{player}`
    in it, where a match can be played. `beside` is `module:function` that says, after cards were
    changed between the games of a match, which settings still hold (see `still`). `mate` is the win
    that players look for in a position, where there is one. `usual` are, by an agent's name, those
    of `parameters` that it has where nothing is said. `naming` is a module in which `asks` tells
    whether a name is chosen that need not be offered, and `look_up` has it offered.
    """

    name: str
    agents: Mapping[str, str] = field(default_factory=dict)
    parameters: Mapping[str, str] = field(default_factory=dict)
    start: Callable[[int], Setup] | None = None
    match: Callable[[Sequence[Deck], int], Setup] | None = None
    table: Callable[[Sequence[Deck], int, Sequence[str] | None], Setup] | None = None
    policy: str = "uniform"
    evaluation: str = ""
    evaluation_after: str = ""
    decks: tuple[str, ...] = ()
    read_deck: Callable[[str], Deck] | None = None
    missing: str = ""
    open_cards: Callable[[], CardSource] | None = None
    drawn: str = ""
    scene: str = ""
    view: str = ""
    faces: str = ""
    numbers: str = ""
    objects: str = ""
    concession: str = ""
    board: str = ""
    board_line: str = ""
    chosen: str = ""
    orders: Mapping[str, str] = field(default_factory=dict)
    legal: str = ""
    first: str = ""
    beside: str = ""
    usual: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    mate: Mate | None = None
    chances: str = ""
    naming: str = ""

    def default_setup(self, seed: int) -> Setup:
        """Return the usual set-up of a game with SEED; EngineError when there is none."""
        if self.start is None:
            raise EngineError(f"{self.name} has no usual start", remedy="Name a saved game")
        return self.start(seed)

    def match_setup(self, decks: Sequence[Deck], seed: int) -> Setup:
        """Return the set-up of a match's game with SEED; EngineError when there are no matches."""
        if self.match is None:
            raise EngineError(f"there are no tournaments of {self.name}")
        return self.match(decks, seed)

    def table_setup(
        self, decks: Sequence[Deck], seed: int, teams: Sequence[str] | None = None
    ) -> Setup:
        """Return the set-up of a game with SEED and a seat for each deck.

        EngineError: the game has none, or not with these DECKS and TEAMS.
        """
        if self.table is not None:
            return self.table(decks, seed, teams)
        if teams:
            raise EngineError(f"there are no teams in {self.name}")
        return self.match_setup(decks, seed)

    def deck(self, source: Deck | str, missing: str | None = None) -> Deck:
        """Return the deck SOURCE, read where it is a name; EngineError: the game has none.

        Cards that can't be played are refused, or settled in the way that MISSING names.
        """
        if not isinstance(source, str):
            return source
        if self.read_deck is None:
            raise EngineError(f"{self.name} is played without decks", remedy="Leave --decks out")
        return self.read_deck(source) if missing is None else self.settling().deck(source, missing)

    def settling(self) -> Missing:
        """Return what is done about cards that can't be played; EngineError: there are none."""
        if not self.missing:
            raise EngineError(f"no cards are missing in {self.name}", remedy="Leave --missing out")
        found: Missing = imported(self.missing)()
        return found

    def told(self, decks: Iterable[Deck]) -> list[str]:
        """Return in words what is played of DECKS otherwise than it is listed."""
        if not self.missing:
            return []
        words = self.settling().told
        return [f"{deck.name}: {line}" for deck in decks for line in words(deck)]

    def missing_records(self, decks: Iterable[Deck]) -> list[dict[str, Any]]:
        """Return the same for programs."""
        if not self.missing:
            return []
        records = self.settling().records
        return [{"deck": deck.name, **record} for deck in decks for record in records(deck)]

    def demand_legal(self, decks: Sequence[Deck], format_name: str) -> None:
        """Refuse DECKS of which one is not legal in the format: DeckError with all that is wrong.

        EngineError: the game has no formats. ManalogError: it has none of that name.
        """
        if not self.legal:
            raise EngineError(f"there are no formats in {self.name}", remedy="Leave --format out")
        imported(self.legal)(decks, format_name)

    def still(
        self, settings: Sequence[str], sides: Sequence[tuple[str, Any, Any]]
    ) -> tuple[Sequence[str], Sequence[str]]:
        """Return which SETTINGS hold in a game of a match, and which cards beside decks they name.

        SIDES are players with their decks, empty where those are as they were, and what is beside.
        """
        if not self.beside:
            return settings, ()
        found: tuple[list[str], list[str]] = imported(self.beside)(settings, sides)
        return found

    def prepare(self) -> None:
        """Build now what would be built at first use, so that several processes find it."""
        if self.open_cards is not None:
            self.open_cards().close()
