"""The tiger problem (Kaelbling, Littman and Cassandra 1998), on which POMDP solvers are checked.

A tiger is behind one of two doors. Listening costs 1 and tells the side, right in 85 of 100 cases;
opening the tiger's door costs 100, the other one earns 10, and the tiger is put anew. With a
discount of 0.95 the start is worth 19.37.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Side = Literal["left", "right"]
Act = Literal["listen", "open left", "open right"]

_UNKNOWN: dict[Side, float] = {"left": 0.5, "right": 0.5}


@dataclass(frozen=True)
class Tiger:
    """The problem; its states are the side of the tiger, and so are its observations."""

    discount: float = 0.95
    hearing: float = 0.85

    def initial(self) -> dict[Side, float]:
        """Return both sides, alike."""
        return dict(_UNKNOWN)

    def actions(self) -> Sequence[Act]:
        """Return the three actions."""
        return ("listen", "open left", "open right")

    def transitions(self, state: Side, action: Act) -> dict[Side, float]:
        """Return the same side after listening, any side after a door was opened."""
        return {state: 1.0} if action == "listen" else dict(_UNKNOWN)

    def observations(self, action: Act, state: Side) -> dict[Side, float]:
        """Return what is heard: nothing that helps unless the agent listened."""
        if action != "listen":
            return dict(_UNKNOWN)
        other: Side = "right" if state == "left" else "left"
        return {state: self.hearing, other: 1 - self.hearing}

    def reward(self, state: Side, action: Act) -> float:
        """Return -1 for listening, -100 for the tiger, 10 for the other door."""
        if action == "listen":
            return -1.0
        return -100.0 if action == f"open {state}" else 10.0

    def is_goal(self, state: Side) -> bool:
        """Return False: it goes on for ever."""
        return False
