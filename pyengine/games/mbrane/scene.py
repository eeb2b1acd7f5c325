"""What a seat sees of a game of Mbrane, as plain data: everything."""

from __future__ import annotations

from typing import Any

from pyengine.engine.seat import Onlooker, Seat


def scene(seat: Seat | Onlooker) -> dict[str, Any]:
    """Return the board that SEAT's player sees: numbers, texts, lists and dictionaries only.

    `cells` are the digits that were placed; `regions` have each side's points (power, influence and
    total, as text with halves), who leads by how much, and who controls them.
    """
    height, width, sides, mover, cells, regions = seat.ask("board")
    return {
        "game": seat.game,
        "viewer": seat.player,
        "region_rows": height,
        "region_columns": width,
        "players": sides,
        "mover": mover or None,
        "cells": [
            dict(zip(("row", "column", "digit", "player"), cell, strict=True)) for cell in cells
        ],
        "regions": [_region(sides, row) for row in regions],
    }


def _region(sides: list[str], row: list[Any]) -> dict[str, Any]:
    number, owner, points, leader, lead = row
    named = [dict(zip(("power", "influence", "total"), side, strict=True)) for side in points]
    return {
        "region": number,
        "controller": owner or None,
        "points": dict(zip(sides, named, strict=True)),
        "leader": leader or None,
        "lead": lead,
    }
