"""What an agent is, and the random numbers that agents draw."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TypeVar

from pyengine.engine.seat import Seat

Number = TypeVar("Number", int, float)


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

    def check(self, deck: Sequence[str], others: Sequence[Sequence[str]]) -> None:  # noqa: B027
        """Raise AgentError where the agent can't play the cards DECK against those of OTHERS.

        It is asked before anything is played; agents play with all decks if they say nothing.
        """

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """Return the index in `seat.actions` of the action to take."""

    def any_of(self, indices: Sequence[int], seat: Seat) -> int:
        """Return one of INDICES, each with the same probability."""
        if len(indices) == 1:
            return indices[0]
        return indices[draw(self.seed, self.player, seat.decisions, len(indices))]


def draw(seed: int, player: str, decision: int, options: int) -> int:
    """Return a number from 0 to OPTIONS-1, uniform, and the same for the same arguments.

    It is a hash: nothing has to be remembered between decisions. The 64 bits make its bias less
    than 1 in 10**16.
    """
    digest = blake2b(f"{seed}/{player}/{decision}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % options
