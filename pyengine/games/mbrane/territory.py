"""How a game of Mbrane stands: what agents that do not play to the end look at."""

from __future__ import annotations

import functools
import math
import re
from dataclasses import dataclass

from pyengine.agents.evaluation import WIN, Valued

_LEAD = 1.1
"""A lead of this many times the digits' sum, in half points, is worth 3/4 of a region."""

_FORECAST = 0.5
"""On a board so full or fuller, what its resolution would bring counts, too; in the end, alone."""

Cell = tuple[int, int]
Move = tuple[int, int, int]
"""A row, a column and a digit."""

Held = tuple[Cell, int, int]
"""A cell, the digit in it, and its owner's sign."""


@dataclass(frozen=True)
class Territory:
    """A board: signs are 1 for the first player and -1 for the second, points are halves.

    `leads` are the regions' differences of points; `reach` says, by its cell, in which region a
    digit counts whole, and in which ones half; `held` are the digits in each region.
    """

    leads: dict[int, int]
    reach: dict[Cell, tuple[int, tuple[int, ...]]]
    held: dict[int, tuple[Held, ...]]
    scale: float

    def worth(self) -> float:
        """Return what the board is worth to the first player, -1 to 1."""
        full = sum(map(len, self.held.values())) / len(self.reach)
        weight = (full - _FORECAST) / (1 - _FORECAST)
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
        awarded: dict[int, int] = {}
        while leads:
            region = max(leads, key=lambda region: (abs(leads[region]), -region))
            lead = leads.pop(region)
            if lead == 0:
                break
            sign = 1 if lead > 0 else -1
            for cell, digit, owner in self.held[region]:
                if owner != sign:
                    lead += 4 * sign * digit
                    for other in self.reach[cell][1]:
                        if other in leads:
                            leads[other] += 2 * sign * digit
            awarded[region] = lead
        return awarded

    def result(self) -> float:
        """Return what the end of the placement is worth to the first player."""
        signs = [math.copysign(1, lead) for lead in self.resolved().values()]
        return WIN * ((sum(signs) > 0) - (sum(signs) < 0))

    @property
    def side(self) -> int:
        """How many rows there are; there are as many columns, regions and digits."""
        return len(self.leads)

    def excludes(self, move: Move, other: Move) -> bool:
        """Whether OTHER can't follow MOVE: its cell is taken, or its digit is in a line of it."""
        row, column, digit = move
        if other[2] != digit:
            return other[:2] == (row, column)
        return (
            other[0] == row
            or other[1] == column
            or self.reach[other[:2]][0] == self.reach[row, column][0]
        )

    def with_digit(self, row: int, column: int, digit: int, sign: int) -> Territory:
        """Return the board with one more digit of the player with SIGN."""
        leads = dict(self.leads)
        own, others = self.reach[row, column]
        leads[own] += 2 * sign * digit
        for other in others:
            leads[other] += sign * digit
        held = {**self.held, own: (*self.held[own], ((row, column), digit, sign))}
        return Territory(leads, self.reach, held, self.scale)


def evaluation(state: Valued) -> dict[str, float]:
    """Return what STATE is worth to each player, -1 to 1: the mean of its regions' worths."""
    first, second, board = board_of(state)
    value = board.worth()
    return {first: value, second: -value}


def evaluation_after(state: Valued) -> list[float]:
    """Return what each legal action leads to is worth to the player who chooses.

    It is `evaluation` after the action, and after those that follow because they are the only ones
    left;
    where the placement ends, it is a game won, lost or drawn.
    """
    first, _, board = board_of(state)
    sign = 1 if state.current_player() == first else -1
    moves = [placement(action) for action in state.legal_actions()]
    return [sign * _after(board, move, moves, sign) for move in moves]


def _after(board: Territory, move: Move, moves: list[Move], sign: int) -> float:
    """Return what BOARD is worth to the first player after MOVE, one of MOVES, of SIGN's player."""
    board = board.with_digit(*move, sign)
    if len(moves) > 4 * board.side:
        return board.worth()  # no digit takes so many others with it
    left = [other for other in moves if not board.excludes(move, other)]
    if len(left) == 1:
        return _after(board, left[0], left, -sign)
    return board.worth() if left else board.result()


def board_of(state: Valued) -> tuple[str, str, Territory]:
    """Return both players, the first one first, and the board of STATE."""
    first, second, digits, points, cells, placed = state.ask("standing")
    signs = {first: 1, second: -1}
    reach = {(row, column): (own, tuple(others)) for row, column, own, others in cells}
    held: dict[int, tuple[Held, ...]] = {region: () for region, _, _ in points}
    for row, column, digit, owner in placed:
        held[reach[row, column][0]] += (((row, column), digit, signs[owner]),)
    leads = {region: of_first - of_second for region, of_first, of_second in points}
    return first, second, Territory(leads, reach, held, _LEAD * sum(digits))


@functools.cache
def placement(action: str) -> Move:
    """Return row, column and digit of ACTION, `place(Row,Column,Digit)`."""
    row, column, digit = re.findall(r"\d+", action)
    return int(row), int(column), int(digit)
