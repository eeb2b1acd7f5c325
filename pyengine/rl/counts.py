"""The encoder of counts: few numbers, always of the same decks, and options by kind and card.

Options that differ can have the same row: for all that they are about, `objects.py` is there.
"""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from gymnasium import spaces

from pyengine.engine.seat import Onlooker, Seat
from pyengine.engine.session import Setup
from pyengine.games import find_game
from pyengine.rl.encoder import Observation, Page
from pyengine.system.importing import imported


class CountEncoder:
    """Observations of a game of SETUP, and the spaces that they are in."""

    def __init__(self, setup: Setup, most_options: int | None = None) -> None:
        """Take what the game says of its numbers; MOST_OPTIONS instead of its own number."""
        self.numbers = imported(find_game(setup.game).numbers)(setup)
        self.most = most_options or self.numbers.most_options
        self.players = setup.names
        kinds, objects = self.numbers.option_kinds, self.numbers.option_objects
        size = self.numbers.size
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.most,), np.int8),
                "options": spaces.Box(0, max(kinds, objects), (self.most, 2), np.int16),
            }
        )
        self.state_space = spaces.Box(-np.inf, np.inf, (size * len(self.players),), np.float32)

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

    def state(self, table: Onlooker) -> Any:
        """Return the numbers of all players, one after the other."""
        seats = [table.seat(player) for player in self.players]
        return np.concatenate([np.array(array("f", self.numbers.of(seat)[0])) for seat in seats])
