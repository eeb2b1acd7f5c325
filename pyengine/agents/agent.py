"""What an agent is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from pyengine.engine.chance import Chance
from pyengine.engine.seat import Seat

Number = TypeVar("Number", int, float)


def _never() -> bool:
    return False


def at_least(least: Number, default: Number) -> Number:
    """Return the dataclass field of a parameter that is DEFAULT, and never less than LEAST."""
    number: Number = field(default=default, metadata={"least": least})
    return number


@dataclass
class Agent(ABC):
    """Chooses for PLAYER in a game with SEED.

    The fields that a class adds are its parameters, int, float, bool or str, each with a default
    (`at_least` for a number that has a least value): `mc:playouts=10` names one.
    """

    player: str
    seed: int
    hurried: Callable[[], bool] = field(
        init=False, repr=False, compare=False, default_factory=lambda: _never
    )
    """Whether somebody waits who does not want to: who thinks long asks now and then."""

    def check(self, deck: Sequence[str], others: Sequence[Sequence[str]]) -> None:  # noqa: B027
        """Raise AgentError where the agent can't play the cards DECK against those of OTHERS.

        It is asked before anything is played; agents play with all decks if they say nothing.
        """

    def finish(self, outcome: float | None) -> None:  # noqa: B027
        """The game is over for this agent: 1 it has won, -1 lost, 0 neither; None: it was left.

        It is called once, and gives back what the agent holds, such as a process.
        """

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """Return the index in `seat.actions` of the action to take."""

    def any_of(self, indices: Sequence[int], seat: Seat) -> int:
        """Return one of INDICES, each with the same probability."""
        if len(indices) == 1:
            return indices[0]
        return indices[self.chance(seat).below(len(indices))]

    def chance(self, seat: Seat) -> Chance:
        """Return this agent's random numbers at the present choice of SEAT."""
        return seat.chance(f"{self.seed}/{self.player}")
