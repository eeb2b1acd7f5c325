"""The command `manalog study semi-random`."""

from __future__ import annotations

from pyengine.games.magic.cli.studies.played import Study, played


@played
def semi_random() -> Study:
    """Play table 6.1 of Zandvliet's thesis: random, aggressive, defensive players."""
    from pyengine.games.magic.studies.semi_random import study

    return study()
