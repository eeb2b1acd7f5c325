"""The board of a game of Mbrane, for a terminal of 80 columns and more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

_STYLES = ("bold cyan", "bold magenta")
_MARKS = (("", ""), ("(", ")"))
"""What stands around the digits of the first and of the second player: seen without colour."""

Points = list[list[str]]
"""For each side: power, influence, total."""


@dataclass(frozen=True)
class _Board:
    rows: int
    columns: int
    sides: list[str]
    mover: str
    cells: dict[tuple[int, int], tuple[int, str]]
    regions: list[tuple[int, str, Points, str, str]]

    @property
    def size(self) -> int:
        """How many rows, columns and regions there are."""
        return self.rows * self.columns


def draw_board(rows: list[Any], viewer: str) -> RenderableType:
    """Return the board of ROWS (`prolog/mbrane/mbrane_display.pl`), the regions' points below."""
    height, width, sides, mover, cells, regions = rows
    placed = {(row, column): (digit, owner) for row, column, digit, owner in cells}
    board = _Board(height, width, sides, mover, placed, [tuple(row) for row in regions])
    return Group(_legend(board, viewer), *_grid(board), *_points(board))


def _legend(board: _Board, viewer: str) -> Text:
    text = Text()
    for number, side in enumerate(board.sides):
        text.append("> " if side == board.mover else "  ")
        text.append(_marked("5", number), style=_STYLES[number])
        text.append(f" {side}{' (you)' if side == viewer else ''}")
    return text


def _marked(digit: str, side: int) -> str:
    before, after = _MARKS[side]
    return f"{before}{digit}{after}"


def _grid(board: _Board) -> list[Text]:
    """Return the lines of the board, with row and column numbers and region borders."""
    border = "    +" + ("-" * (4 * board.columns + 1) + "+") * board.rows
    bands = range(1, board.size + 1, board.columns)
    heads = ("".join(f"{c:>3} " for c in range(b, b + board.columns)) for b in bands)
    lines = [Text("     " + "  ".join(heads), style="dim")]
    for row in range(1, board.size + 1):
        if row % board.rows == 1 or board.rows == 1:
            lines.append(Text(border))
        lines.append(_row(board, row))
    return [*lines, Text(border)]


def _row(board: _Board, row: int) -> Text:
    text = Text(f"{row:>3} ", style="dim")
    text.append("|", style="default")
    for column in range(1, board.size + 1):
        cell = board.cells.get((row, column))
        if cell is None:
            text.append("  . ", style="dim")
        else:
            number = board.sides.index(cell[1])
            text.append(
                f"{_marked(str(cell[0]), number)}{'' if number else ' '}".rjust(4),
                style=_STYLES[number],
            )
        if column % board.columns == 0:
            text.append(" |", style="default")
    return text


def _points(board: _Board) -> list[Text]:
    """Return a line for each region: power and influence of both sides, and who has it."""
    lines = [Text(_columns("region", board.sides[0], board.sides[1], "leads by"), style="dim")]
    for region, owner, points, leader, lead in board.regions:
        first, second = (f"{total} = {power} + {influence}" for power, influence, total in points)
        text = Text(_columns(str(region), first, second, f"{leader} {lead}" if leader else "-"))
        if owner:
            text.append(f"  {owner}'s", style=_STYLES[board.sides.index(owner)])
        lines.append(text)
    lines.append(Text("  points = power + influence", style="dim"))
    return lines


def _columns(region: str, first: str, second: str, lead: str) -> str:
    return f"  {region:<7} {first:<20} {second:<20} {lead}".rstrip()
