"""The types of what a seat sees of a game of Mbrane; the values are plain data."""

from __future__ import annotations

from typing import TypedDict


class Cell(TypedDict):
    """A digit that was placed, and by whom."""

    row: int
    column: int
    digit: int
    player: str


class Points(TypedDict):
    """A side's points in a region, as text with halves."""

    power: str
    influence: str
    total: str


class Region(TypedDict):
    """A region: each side's points, who leads by how much, and who controls it."""

    region: int
    controller: str | None
    points: dict[str, Points]
    leader: str | None
    lead: str


class View(TypedDict):
    """The board, which lies open to both sides; `mover` is None when the game is over."""

    game: str
    viewer: str
    region_rows: int
    region_columns: int
    players: list[str]
    mover: str | None
    cells: list[Cell]
    regions: list[Region]
