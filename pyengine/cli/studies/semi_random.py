"""The command `manalog study semi-random`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def semi_random(
    games: Annotated[int, typer.Option(min=1, help="Games a cell; the thesis has 1000.")] = 100,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes on this machine; one for each CPU.")
    ] = None,
    scheduler: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler whose workers play.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the tournament.")] = 1,
    db: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The results, a SQLite database.")
    ] = None,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the table for a page of text.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one line of JSON.")] = False,
) -> None:
    """Play table 6.1 of Zandvliet's thesis: random, aggressive, defensive players.

    Every cell is the share of games that the player on the left, who begins, has won: measured, its
    95 % interval, published; + or - where the measured share is surely higher or lower.
    """
    from pyengine.cli.studies.measured import play_study
    from pyengine.studies.semi_random import plan, published

    play_study(
        "semi-random", plan(games, seed), published(),
        jobs=jobs, scheduler=scheduler, db=db, markdown=markdown, json=json,
    )  # fmt: skip
