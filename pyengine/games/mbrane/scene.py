"""What a seat sees of a game of Mbrane, as plain data: everything."""

from __future__ import annotations

from typing import Any

from pyengine.engine.seat import Onlooker, Seat
from pyengine.games.mbrane.views import Cell, Points, Region, View


def scene(seat: Seat | Onlooker) -> View:
    """Return the board that SEAT's player sees: numbers, texts, lists and dictionaries only."""
    height, width, sides, mover, cells, regions = seat.ask("board")
    return {
        "game": seat.game,
        "viewer": seat.player,
        "region_rows": height,
        "region_columns": width,
        "players": sides,
        "mover": mover or None,
        "cells": [_named(Cell, cell) for cell in cells],
        "regions": [_region(sides, row) for row in regions],
    }


def _region(sides: list[str], row: list[Any]) -> Region:
    number, owner, points, leader, lead = row
    return {
        "region": number,
        "controller": owner or None,
        "points": dict(zip(sides, (_named(Points, side) for side in points), strict=True)),
        "leader": leader or None,
        "lead": lead,
    }


def _named(kind: type, row: list[Any]) -> Any:
    return dict(zip(kind.__annotations__, row, strict=True))
