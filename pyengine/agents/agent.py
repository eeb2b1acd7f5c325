"""What an agent is, and the random numbers that agents draw."""

from __future__ import annotations

from hashlib import blake2b
from typing import Protocol

from pyengine.seat import Seat


class Agent(Protocol):
    """Chooses for one player."""

    def __init__(self, player: str, seed: int) -> None:
        """Begin to choose for PLAYER in a game with SEED."""

    def choose(self, seat: Seat) -> int:
        """Return the index in `seat.actions` of the action to take."""


def draw(seed: int, player: str, decision: int, options: int) -> int:
    """Return a number from 0 to OPTIONS-1, uniform, and the same for the same arguments.

    It is a hash: nothing has to be remembered between decisions. The 64 bits make its bias less
    than 1 in 10**16.
    """
    digest = blake2b(f"{seed}/{player}/{decision}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % options
