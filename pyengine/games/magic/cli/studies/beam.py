"""The command `manalog study beam`."""

from __future__ import annotations

from typing import Annotated

import typer

from pyengine.games.magic.cli.studies.played import Study, played


@played
def beam(
    width: Annotated[
        int, typer.Option(min=1, help="States in the beam; the thesis does not say how many.")
    ] = 5,
    adversary: Annotated[
        bool,
        typer.Option("--adversary", help="In the search, opponents take what is best for them."),
    ] = False,
) -> Study:
    """Play table 6.3 of Zandvliet's thesis: beam search against random players."""
    from pyengine.games.magic.studies.beam import study

    return study(width, adversary=adversary)
