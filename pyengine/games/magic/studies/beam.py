"""Zandvliet's table 6.3: beam search with two configurations, against a random player."""

from __future__ import annotations

from pyengine.games.magic.studies.table import Study, against_random

_TABLE = """
elves    random  48.1  53.2  1000
elves    {1}     57.5  53.7  1000
elves    {2}     57.6  53.1  1000
goblins  random  44.6  49.4  1000
goblins  {1}     57.6  53.2  1000
goblins  {2}     57.5  52.2  1000
"""
"""Deck, agent, percent won against random Elves and random Goblins, games (section 6.3)."""

WIDTH = 5
"""The beam's width here: the thesis does not say which it took."""


def study(width: int = WIDTH, *, adversary: bool = False) -> Study:
    """Return the study of table 6.3 with beams of WIDTH.

    With ADVERSARY the opponents in the search take what is best for them: the thesis has no such
    rows, and what it published of the others stands beside them.
    """
    setting = f"width={width}:adversary=yes" if adversary else f"width={width}"
    table = _TABLE
    for config in "12":
        table = table.replace(f"{{{config}}}", f"beam:config={config}:{setting}")
    return Study("beam", against_random(table))
