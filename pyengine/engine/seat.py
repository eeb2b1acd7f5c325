"""A player's seat: the game as that player may see it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from pyengine.engine.bridge import PrologError
from pyengine.engine.chance import Chance
from pyengine.engine.choice import Choice
from pyengine.engine.clock import UNLIMITED, Clock
from pyengine.engine.determinization import determinized
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.errors import EngineError

NOBODY, EVERYONE = "nobody", "everyone"
"""The viewers who are no player: one sees what lies open to all, the other one sees all."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What an agent is given: the options of its own choice, and the view of its player.

    The session behind it is not for agents: they ask the seat.
    """

    player: str
    _session: Session

    @property
    def actions(self) -> tuple[str, ...]:
        """The legal actions of the present choice; EngineError when another player chooses."""
        return self._choice().actions

    @property
    def count(self) -> int:
        """How many actions there are: an agent that draws a number needs no more."""
        return self._choice().count

    def _choice(self) -> Choice:
        choice = self._session.choice
        if choice is None or choice.player != self.player:
            raise EngineError(f"{self.player} has nothing to choose now")
        return choice

    def chance(self, seed: object) -> Chance:
        """Return random numbers for the present choice, by SEED; they tell nothing of the game."""
        return Chance(f"{seed}/{self._session.decisions}")

    def information_state(self) -> list[str]:
        """Return the fluents that the player may see now, as text (`visible/2`)."""
        return self._session.information_state(self.player)

    @property
    def players(self) -> tuple[str, ...]:
        """All players, in the order of the set-up."""
        return self._session.setup.names

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._session.setup.game

    @property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """Each player's cards at the start: decks are known."""
        return {name: cards for name, _, cards in self._session.setup.players}

    def ask(self, *request: Any) -> list[Any]:
        """Return the game's answer to REQUEST, put as this player.

        What may be asked stands in tables (`prolog/door/seats.pl`); PrologError for anything else.
        """
        return self._session.call("define", "seat", self.game, self.player, *request)

    def ask_each(self, requests: Sequence[Sequence[Any]]) -> list[Any]:
        """Return the answers to REQUESTS, in order; what is refused is a PrologError in its place.

        It is quicker than to `ask` for one after the other, and the same.
        """
        asked = [list(request) for request in requests]
        rows = self._session.call("define", "seat", self.game, self.player, "each", asked)
        return [row[1] if row[0] == "answer" else PrologError(*row[1:]) for row in rows]

    def determinized(self, seed: object, clock: Clock = UNLIMITED) -> AbstractContextManager[State]:
        """Return, for `with`, a state to search in: what the player can't see is a sample by SEED.

        Never the real hidden facts, but some that agree with all that the player sees; hidden
        cards have numbers that say nothing, and what happened before is not told. SEED is a
        `Chance`, or anything. Afterwards the game is as it was. EngineError when another player
        chooses. What is asked when the time of CLOCK is over raises OutOfTime.
        """
        _ = self.actions
        return determinized(self._session, self.player, seed, clock)


@dataclass(frozen=True, slots=True)
class Onlooker:
    """One who looks on, and chooses nothing: a player, NOBODY of them, or EVERYONE, who sees all.

    It is for the table, which decides who may look, and not for agents.
    """

    player: str
    _session: Session

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._session.setup.game

    def seat(self, player: str) -> Seat:
        """Return the seat of PLAYER; EngineError: this viewer may not see all."""
        if self.player != EVERYONE:
            raise EngineError(f"{self.player} can't look from the seats of others")
        return Seat(player, self._session)

    def ask(self, *request: Any) -> list[Any]:
        """Return the game's answer to REQUEST, as this viewer may know it."""
        name, *arguments = request
        return self._session.call("define", self.game, name, self.player, *arguments)


def seat_of(session: Session) -> Seat:
    """Return the seat of the player who chooses now; EngineError when the game is over."""
    if session.choice is None:
        raise EngineError("the game is over")
    return Seat(session.choice.player, session)
