"""The options that the studies which play games have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pyengine.cli.options import Jobs, Json, Scheduler
from pyengine.cli.options import TournamentSeed as Seed

__all__ = ["Games", "Jobs", "Json", "Markdown", "Mulligan", "Results", "Rows", "Scheduler", "Seed"]

Games = Annotated[int, typer.Option(min=1, help="Games a cell, of the rows that are played.")]
Rows = Annotated[
    str,
    typer.Option(
        help="Play these rows only, with commas: an agent, or an agent with its deck as the table "
        'shows them, or one cell, "random elves - random goblins". The others show what the '
        "database has."
    ),
]
Mulligan = Annotated[
    str,
    typer.Option(
        help="Opening hands of all players: own (as the agents decide), mdp (by the policy of "
        "`manalog study mulligan`), keep."
    ),
]
Results = Annotated[
    Path | None, typer.Option(metavar="FILE", help="The results, a SQLite database.")
]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table for a page of text.")]
