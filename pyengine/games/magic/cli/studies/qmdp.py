"""The command `manalog study qmdp`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pyengine.games.magic.cli.studies.played import Study, played


@played
def qmdp(
    models: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the trained models are.")
    ] = None,
    rewards: Annotated[
        str, typer.Option(help="The rewards they learnt with (table 4.3): no, low, high.")
    ] = "low",
) -> Study:
    """Play table 6.4 of Zandvliet's thesis: QMDP against random players.

    qmdp-low-50000 is a model that has learnt from 50,000 games with the rewards "low", one for each
    own and opposing deck: the file elves-goblins-low-50000.db in the directory of --models.
    `manalog train qmdp` makes it.
    """
    from pyengine.games.magic.studies.qmdp import study

    return study(models, rewards)
