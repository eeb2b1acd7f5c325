"""What a program that learns gets of a game of Mbrane: numbers, always as many."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pyengine.engine.seat import Seat
from pyengine.engine.session import Setup

_NUMBER = re.compile(r"\d+")


class MbraneNumbers:
    """Numbers of a game of SETUP, from the seat of one of its players: two for each cell."""

    def __init__(self, setup: Setup) -> None:
        """Take the size of the board from the settings of SETUP."""
        settings = dict(text.split("=", 1) for text in setup.settings)
        rows, columns = map(int, _NUMBER.findall(settings["region"]))
        self._side = rows * columns
        self.players = setup.names
        self.size = 2 * self._side**2
        self.most_options = self._side**3 + 1
        self.option_kinds = 2
        self.option_objects = self._side**3 + 1

    def of(self, seat: Seat) -> tuple[list[float], dict[int, str]]:
        """Return for each cell, row by row, the digit and whose it is, and no names.

        The digit is one more than it is called, 0 for an empty cell; whose is 1 for the player, -1
        for the other one.
        """
        numbers = [0.0] * self.size
        for row, column, digit, player in seat.ask("board")[4]:
            place = 2 * ((row - 1) * self._side + column - 1)
            numbers[place : place + 2] = [digit + 1.0, 1.0 if player == seat.player else -1.0]
        return numbers, {}

    def of_options(self, actions: Sequence[str], names: dict[int, str]) -> list[tuple[int, int]]:
        """Return for each of ACTIONS 1 for a placement, and which one it is, from 1."""
        return [self._of_option(action) for action in actions]

    def _of_option(self, action: str) -> tuple[int, int]:
        if not action.startswith("place("):
            return 0, 0
        row, column, digit = map(int, _NUMBER.findall(action))
        return 1, ((row - 1) * self._side + column - 1) * self._side + digit % self._side + 1
