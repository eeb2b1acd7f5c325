"""Encoders: what makes arrays of what a seat sees. One of your own can be plugged in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from gymnasium import spaces

from pyengine.engine.seat import Onlooker, Seat
from pyengine.engine.session import Setup

Observation = dict[str, Any]


@dataclass(frozen=True)
class Page:
    """Options of a choice that are offered at once: `count` from `first` on, and if there are more.

    Where there are, the last action of all shows them, after them the first ones again.
    """

    first: int
    count: int
    more: bool

    @classmethod
    def of(cls, options: int, most: int, first: int = 0) -> Page:
        """Return the page from FIRST on, of OPTIONS, of which MOST actions can be offered."""
        if options <= most:
            return cls(0, options, False)
        return cls(first, min(options - first, most - 1), True)

    def after(self, options: int, most: int) -> Page:
        """Return the page after this one."""
        first = self.first + self.count
        return Page.of(options, most, first if first < options else 0)


class Encoder(Protocol):
    """What an environment wants of an encoder; it is made of a set-up, and of nothing a game hides.

    Its attributes need not be properties.
    """

    @property
    def most(self) -> int:
        """How many options are offered at once, at least 2."""

    @property
    def space(self) -> spaces.Dict:
        """The space of observations; `action_mask`, (most,), is 1 for each action that is there."""

    @property
    def state_space(self) -> spaces.Box:
        """The space of states."""

    def of(self, seat: Seat, page: Page | None) -> Observation:
        """Return what SEAT's player sees; PAGE are the options, None where another chooses."""

    def state(self, table: Onlooker) -> Any:
        """Return the array of what TABLE, who sees all, sees: for critics, not for players."""


MakeEncoder = Callable[[Setup, int | None], Encoder]
"""Makes the encoder of a set-up, which offers so many options at once; None: its own number."""
