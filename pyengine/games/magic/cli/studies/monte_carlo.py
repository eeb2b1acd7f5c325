"""The command `manalog study monte-carlo`."""

from __future__ import annotations

from pyengine.games.magic.cli.studies.played import Study, played


@played
def monte_carlo() -> Study:
    """Play table 6.2 of Zandvliet's thesis: Monte Carlo against random players.

    A game with 10 random games for each action takes minutes: --rows chooses.
    """
    from pyengine.games.magic.studies.monte_carlo import study

    return study()
