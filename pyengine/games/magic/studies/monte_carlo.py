"""Zandvliet's table 6.2: one or ten random games for each action, against a random player."""

from __future__ import annotations

from pyengine.games.magic.studies.table import Study, against_random

_TABLE = """
elves    random          48.1  53.2  1000
elves    mc:playouts=1   49.0  44.4  1000
elves    mc:playouts=10  46.0  43.0   100
goblins  random          44.6  49.4  1000
goblins  mc:playouts=1   59.6  55.4  1000
goblins  mc:playouts=10  54.0  59.0   100
"""
"""Deck, agent, percent won against random Elves and random Goblins, games (section 6.2)."""


def study() -> Study:
    """Return the study of table 6.2."""
    return Study("monte-carlo", against_random(_TABLE))
