"""The command `manalog study beam`."""

from __future__ import annotations

from typing import Annotated

import typer

from pyengine.cli.studies import options


def beam(
    width: Annotated[
        int, typer.Option(min=1, help="States in the beam; the thesis does not say how many.")
    ] = 5,
    games: options.Games = 100,
    rows: options.Rows = "",
    mulligan: options.Mulligan = "own",
    jobs: options.Jobs = None,
    scheduler: options.Scheduler = None,
    seed: options.Seed = 1,
    db: options.Results = None,
    markdown: options.Markdown = False,
    json: options.Json = False,
) -> None:
    """Play table 6.3 of Zandvliet's thesis: beam search against random players.

    Every cell is the share of games that the player on the left, who begins, has won: measured, its
    95 % interval, published; + or - where the measured share is surely higher or lower.
    """
    from pyengine.cli.studies.measured import play_study
    from pyengine.studies.beam import study

    play_study(
        study(width).with_mulligan(mulligan), games, seed, rows,
        jobs=jobs, scheduler=scheduler, db=db, markdown=markdown, json=json,
    )  # fmt: skip
