"""The command `manalog study qmdp`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pyengine.cli.studies import options


def qmdp(
    models: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the trained models are.")
    ] = None,
    rewards: Annotated[
        str, typer.Option(help="The rewards they learnt with (table 4.3): no, low, high.")
    ] = "low",
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
    """Play table 6.4 of Zandvliet's thesis: QMDP against random players.

    qmdp-low-50000 is a model that has learnt from 50,000 games with the rewards "low", one for each
    own and opposing deck: the file elves-goblins-low-50000.db in the directory of --models.
    `manalog train qmdp` makes it.

    Every cell is the share of games that the player on the left, who begins, has won: measured, its
    95 % interval, published; + or - where the measured share is surely higher or lower.
    """
    from pyengine.cli.studies.measured import play_study
    from pyengine.studies.qmdp import study

    play_study(
        study(models, rewards).with_mulligan(mulligan), games, seed, rows,
        jobs=jobs, scheduler=scheduler, db=db, markdown=markdown, json=json,
    )  # fmt: skip
