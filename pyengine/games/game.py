"""What the shared code wants of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pyengine.errors import EngineError

if TYPE_CHECKING:
    from pyengine.engine.session import Setup
    from pyengine.games.magic.decks import Deck


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

    `value` is `module:function` for searches that do not play to the end: what a state is worth to
    each player, from -1 to 1. `outlook` is one, too, where all actions can be valued at once: a
    list of what they lead to is worth to the player who chooses, 2 for a game that is won so.
    `rows` returns the cards of the given names as `Setup.cards` has them, and `decks` are the names
    of the usual ones.
    """

    name: str
    agents: Mapping[str, str] = field(default_factory=dict)
    parameters: Mapping[str, str] = field(default_factory=dict)
    start: Callable[[int], Setup] | None = None
    match: Callable[[Sequence[Deck], int], Setup] | None = None
    table: Callable[[Sequence[Deck], int, Sequence[str] | None], Setup] | None = None
    policy: str = "uniform"
    value: str = ""
    outlook: str = ""
    decks: tuple[str, ...] = ()
    rows: Callable[[Iterable[str], Any], tuple[list[Any], ...]] | None = None

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

    def definitions(self, names: list[str], database: Any = None) -> tuple[list[Any], ...]:
        """Return the cards NAMES, as a save has them; EngineError where the game has none."""
        if self.rows is not None:
            return self.rows(names, database)
        if names:
            raise EngineError(f"there are no cards in {self.name}")
        return ()
