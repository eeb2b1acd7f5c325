"""How a game of Mbrane stands: what agents that do not play to the end look at."""

from __future__ import annotations

import functools
import math
import re
from dataclasses import dataclass, replace

from pyengine.state import State

_LEAD = 1.1
"""A lead of so many times the digits' sum, in half points, is worth 3/4 of a region."""

_FORECAST = 0.5
"""On a board so full or fuller, what its resolution would bring counts, too; in the end, alone."""

Cell = tuple[int, int]


@dataclass(frozen=True)
class Territory:
    """A board: signs are 1 for the first player and -1 for the second, points are halves.

    `leads` are the regions' differences of points; `reach` says, by its cell, in which region a
    digit counts whole, and in which ones half; `placed` are the digits and their owners' signs.
    """

    leads: dict[int, int]
    reach: dict[Cell, tuple[int, tuple[int, ...]]]
    placed: dict[Cell, tuple[int, int]]
    scale: float

    def worth(self) -> float:
        """Return what the board is worth to the first player, -1 to 1."""
        weight = (len(self.placed) / len(self.reach) - _FORECAST) / (1 - _FORECAST)
        now = self._sum(self.leads)
        if weight > 0:
            now += weight * (self._sum(self.resolved()) - now)
        return now / len(self.leads)

    def _sum(self, leads: dict[int, int]) -> float:
        return sum(math.tanh(lead / self.scale) for lead in leads.values())

    def resolved(self) -> dict[int, int]:
        """Return the regions that a resolution now would award, and with what leads.

        It follows the rules `greatest disparity`, `flip` and `control` (docs/mbrane.md).
        """
        leads = dict(self.leads)
        owners = {cell: sign for cell, (_, sign) in self.placed.items()}
        awarded: dict[int, int] = {}
        while leads:
            region = max(leads, key=lambda region: (abs(leads[region]), -region))
            lead = leads.pop(region)
            if lead == 0:
                break
            sign = 1 if lead > 0 else -1
            for cell in self._cells[region]:
                if owners[cell] != sign:
                    owners[cell] = sign
                    halves = 2 * sign * self.placed[cell][0]
                    lead += 2 * halves
                    for other in self.reach[cell][1]:
                        if other in leads:
                            leads[other] += halves
            awarded[region] = lead
        return awarded

    @functools.cached_property
    def _cells(self) -> dict[int, list[Cell]]:
        cells: dict[int, list[Cell]] = {region: [] for region in self.leads}
        for cell in self.placed:
            cells[self.reach[cell][0]].append(cell)
        return cells

    def with_digit(self, row: int, column: int, digit: int, sign: int) -> Territory:
        """Return the board with one more digit of the player with SIGN."""
        leads = dict(self.leads)
        own, others = self.reach[row, column]
        leads[own] += 2 * sign * digit
        for other in others:
            leads[other] += sign * digit
        return replace(self, leads=leads, placed={**self.placed, (row, column): (digit, sign)})


def worth(state: State) -> dict[str, float]:
    """Return what STATE is worth to each player, -1 to 1: the mean of its regions' worths."""
    first, second, board = board_of(state)
    value = board.worth()
    return {first: value, second: -value}


def outlook(state: State) -> list[float]:
    """Return what each legal action leads to is worth to the player who chooses.

    It is `worth` after the action; that the action ends the placement is not looked at.
    """
    first, _, board = board_of(state)
    sign = 1 if state.current_player() == first else -1
    moves = map(placement, state.legal_actions())
    return [sign * board.with_digit(*move, sign).worth() for move in moves]


def board_of(state: State) -> tuple[str, str, Territory]:
    """Return both players, the first one first, and the board of STATE."""
    first, second, digits, points, cells, placed = state.ask("standing")
    signs = {first: 1, second: -1}
    board = Territory(
        leads={region: of_first - of_second for region, of_first, of_second in points},
        reach={(row, column): (own, tuple(others)) for row, column, own, others in cells},
        placed={(row, column): (digit, signs[owner]) for row, column, digit, owner in placed},
        scale=_LEAD * sum(digits),
    )
    return first, second, board


@functools.cache
def placement(action: str) -> tuple[int, int, int]:
    """Return row, column and digit of ACTION, `place(Row,Column,Digit)`."""
    row, column, digit = re.findall(r"\d+", action)
    return int(row), int(column), int(digit)
