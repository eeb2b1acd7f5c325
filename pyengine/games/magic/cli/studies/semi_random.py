"""The command `manalog study semi-random`."""

from __future__ import annotations

from typing import Annotated

import typer

from pyengine.games.magic.cli.studies.played import Study, played


@played
def semi_random(
    variant: Annotated[
        str,
        typer.Option(
            help="What the games are played without, with commas: mulligans, goblins (their "
            "abilities that cost sacrifices or tap five), elves (their abilities that make tokens "
            "or count Elves), blocks (half of them); or all of these."
        ),
    ] = "",
) -> Study:
    """Play table 6.1 of Zandvliet's thesis: random, aggressive, defensive players."""
    from pyengine.cli.options import parts
    from pyengine.games.magic.studies.semi_random import study
    from pyengine.games.magic.studies.variants import VARIANTS

    return study().varied(list(VARIANTS) if variant == "all" else parts(variant))
