"""Observations: what one player sees as arrays, and which actions there are."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces

from pyengine.engine.seat import Seat
from pyengine.engine.session import Setup
from pyengine.games import find_game
from pyengine.system.importing import imported

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


class Observer:
    """Observations of a game of SETUP, and the spaces that they are in."""

    def __init__(self, setup: Setup, most_options: int | None = None) -> None:
        """Take what the game says of its numbers; MOST_OPTIONS instead of its own number."""
        self.numbers = imported(find_game(setup.game).numbers)(setup)
        self.most = most_options or self.numbers.most_options
        if self.most < 2:
            raise ValueError("at least 2 options have to be offered at once")
        kinds, objects = self.numbers.option_kinds, self.numbers.option_objects
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.numbers.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.most,), np.int8),
                "options": spaces.Box(0, max(kinds, objects), (self.most, 2), np.int16),
            }
        )
        self.actions = spaces.Discrete(self.most)

    def of(self, seat: Seat, page: Page | None) -> Observation:
        """Return what SEAT's player sees; PAGE are the options, None where another chooses."""
        numbers, names = self.numbers.of(seat)
        mask: Any = np.zeros(self.most, np.int8)
        options: Any = np.zeros((self.most, 2), np.int16)
        if page is not None:
            mask[: page.count] = 1
            mask[-1] |= page.more
            shown = seat.actions[page.first : page.first + page.count]
            options[: page.count] = self.numbers.of_options(shown, names)
        return {
            "observation": np.array(array("f", numbers)),
            "action_mask": mask,
            "options": options,
        }
