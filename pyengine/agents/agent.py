"""What an agent is."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from pyengine.engine.chance import Chance
from pyengine.engine.clock import Clock
from pyengine.engine.seat import Seat

Number = TypeVar("Number", int, float)


LIMIT = 60.0
"""How many seconds a decision may take where nothing else is said."""

_LOG = logging.getLogger("pyengine.agents")


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
    limit: float = field(init=False, repr=False, compare=False, default=LIMIT)
    """How many seconds a decision may take, 0 for no limit: what is best so far is taken then."""
    cuts: int = field(init=False, repr=False, compare=False, default=0)
    """How many decisions were cut short by that; the log tells each."""

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

    def clock(self) -> Clock:
        """Return the clock of a decision that begins now."""
        return Clock(self.limit)

    def decided(self, clock: Clock, seat: Seat, looked: str) -> None:
        """Tell the log where CLOCK has cut a decision; LOOKED says how much was thought by then."""
        if clock.cut:
            self.cuts += 1
            _LOG.warning(
                "%s for %s: cut after %g s of a choice of %d, %s",
                type(self).__name__, self.player, clock.seconds, seat.count, looked,
            )  # fmt: skip

    def mixed(self, seat: Seat) -> list[int]:
        """Return the indices of all actions in an order by chance.

        What is looked at in this order is a fair sample wherever the time ends it.
        """
        order = list(range(len(seat.actions)))
        self.chance(seat).of("order").generator().shuffle(order)
        return order

    def any_of(self, indices: Sequence[int], seat: Seat) -> int:
        """Return one of INDICES, each with the same probability."""
        if len(indices) == 1:
            return indices[0]
        return indices[self.chance(seat).below(len(indices))]

    def chance(self, seat: Seat) -> Chance:
        """Return this agent's random numbers at the present choice of SEAT."""
        return seat.chance(f"{self.seed}/{self.player}")
