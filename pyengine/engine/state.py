"""A game as searches play it, in the manner of OpenSpiel's states and python-chess' boards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from pyengine.engine.playouts import played_out
from pyengine.engine.session import Session, winners_of
from pyengine.errors import EngineError

T = TypeVar("T")

MOST_CHOICES = 5_000
"""A random game that goes on for so long counts as a draw: it may have no end."""


@dataclass(frozen=True, slots=True)
class State:
    """The present state of a session, which `apply` and `undo` move: nothing is copied.

    Chance is the session's: what is random follows from its seed, which is a part of the state.
    """

    _session: Session

    @property
    def session(self) -> Session:
        """The session that it is the present state of: for copies of it."""
        return self._session

    def current_player(self) -> str | None:
        """Return who chooses now; None when the game is over."""
        choice = self._session.choice
        return None if choice is None else choice.player

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._session.setup.game

    def players(self) -> tuple[str, ...]:
        """Return all players, in the order of the set-up."""
        return self._session.setup.names

    def legal_actions(self) -> tuple[str, ...]:
        """Return the legal actions as text; none when the game is over."""
        choice = self._session.choice
        return () if choice is None else choice.actions

    def apply(self, index: int) -> None:
        """Take the legal action number INDEX (from 0), and go to the next choice or the end."""
        self._session.choose(index)

    def undo(self, count: int = 1) -> None:
        """Take back the last COUNT actions; EngineError when there are not as many."""
        if not self._session.can_take_back(count):
            raise EngineError("nothing is taken back beyond the state that a search began in")
        self._session.undo(count)

    def key(self) -> int:
        """Return a number of 96 bits that tells states apart: it costs what has changed since."""
        high, low = self._session.call("state_key")
        return int(high) << 48 | int(low)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._session.over

    def returns(self) -> dict[str, float]:
        """Return 1 for each winner and -1 for each loser; 0 for all in a draw or an open game."""
        return self.returns_of(self._session.result)

    def returns_of(self, result: str | None) -> dict[str, float]:
        """Return the returns where the game ends with RESULT, as `glimpse` tells it."""
        winners = winners_of(result)
        if not winners:
            return dict.fromkeys(self.players(), 0.0)
        return {player: 1.0 if player in winners else -1.0 for player in self.players()}

    def playout(self, seed: object, *, policy: str = "uniform") -> dict[str, float]:
        """Return the returns of a random game from here to its end, which is taken back.

        It depends on the state, SEED and POLICY only (`pyengine.engine.playouts`). After
        MOST_CHOICES choices it is a draw.
        """
        leaf, most = self.returns_of, MOST_CHOICES
        return played_out(self._session, seed, leaf, policy=policy, choices=most)

    def glimpse(
        self,
        seed: object,
        leaf: Callable[[str | None], T],
        *,
        policy: str = "uniform",
        choices: int = -1,
    ) -> T:
        """Return LEAF's value of the state after at most CHOICES random choices; take them back.

        LEAF is given the result, None for an open game, and may `ask` meanwhile.
        """
        return played_out(self._session, seed, leaf, policy=policy, choices=choices)

    def ask(self, *request: Any) -> list[Any]:
        """Return the answer of the game's rules to REQUEST about the present state.

        What a search may ask stands in a table (`prolog/door/seats.pl`); PrologError for the rest.
        """
        return self._session.call("define", "searched", self._session.setup.game, *request)

    def information_state(self, player: str) -> tuple[str, ...]:
        """Return all that PLAYER may see now: fluents as text, sorted."""
        return tuple(self._session.information_state(player))
