"""Zandvliet's table 6.1: random, aggressive and defensive players of two decks."""

from __future__ import annotations

from pyengine.games.magic.studies.comparison import PublishedShare, contestants
from pyengine.games.magic.studies.decks import DECKS
from pyengine.games.magic.studies.table import Study
from pyengine.tournament.contestants import Pairing

AGENTS = ("random", "aggressive", "defensive")

_TABLE = """
48.1 53.3 64.4  53.2 26.8 49.8
68.2 57.6 62.2  68.1 35.8 56.8
57.1 52.9 55.1  65.9 32.9 44.6
44.6 50.1 61.2  49.4 26.0 44.3
75.8 69.5 75.7  73.3 52.4 67.3
44.3 55.2 60.6  57.3 34.3 49.9
"""
"""Percent of 1,000 games won by the row, who begins: Elves, then Goblins, each with R, A, D."""


def study() -> Study:
    """Return the study of table 6.1."""
    return Study("semi-random", published())


def published() -> dict[Pairing, PublishedShare]:
    """Return table 6.1."""
    names = contestants(DECKS, AGENTS)
    rows = [[float(word) for word in line.split()] for line in _TABLE.split("\n") if line]
    return {
        Pairing(first, second): PublishedShare(percent)
        for first, row in zip(names, rows, strict=True)
        for second, percent in zip(names, row, strict=True)
    }
