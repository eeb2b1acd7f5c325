"""The command `manalog study monte-carlo`."""

from __future__ import annotations

from pyengine.cli.studies import options


def monte_carlo(
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
    """Play table 6.2 of Zandvliet's thesis: Monte Carlo against random players.

    A game with 10 random games for each action takes minutes: --rows chooses.

    Every cell is the share of games that the player on the left, who begins, has won: measured, its
    95 % interval, published; + or - where the measured share is surely higher or lower.
    """
    from pyengine.cli.studies.measured import play_study
    from pyengine.studies.monte_carlo import study

    play_study(
        study().with_mulligan(mulligan), games, seed, rows,
        jobs=jobs, scheduler=scheduler, db=db, markdown=markdown, json=json,
    )  # fmt: skip
