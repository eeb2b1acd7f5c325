"""The command `manalog study all-agents`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pyengine.games.magic.cli.studies import options


def all_agents(
    games: Annotated[
        int, typer.Option(min=1, help="Games of each pairing: two agents get eight times as many.")
    ] = 1,
    agents: Annotated[
        str, typer.Option(help="Agents, with commas; else all, with small settings.")
    ] = "",
    models: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="QMDP models: qmdp plays, too, where there is one."),
    ] = None,
    rewards: Annotated[str, typer.Option(help="The rewards they learnt with: no, low, high.")] = (
        "low"
    ),
    learnt: Annotated[int, typer.Option(min=1, help="The games they have learnt from.")] = 50_000,
    jobs: options.Jobs = None,
    scheduler: options.Scheduler = None,
    seed: options.Seed = 1,
    db: options.Results = None,
    markdown: options.Markdown = False,
    json: options.Json = False,
) -> None:
    """Let all agents of Magic play against all others, with both decks, from both seats.

    It is a tournament in which no agent meets itself: what each agent with each deck has won, and
    each agent against each other one. The agents that search do so with few steps and without a
    clock, so that the games are the same on every machine.
    """
    from pyengine.cli.options import parts
    from pyengine.cli.tournament import Run, place
    from pyengine.games.magic.cli.studies.measured import default_database
    from pyengine.games.magic.studies import all_agents as study
    from pyengine.games.magic.studies.models import Models
    from pyengine.tournament.results import Results

    where = place(jobs, scheduler)
    trained = Models(models, rewards, learnt) if models else None
    if trained:
        for decks in trained.missing():
            typer.echo(f"{trained.name}: there is no model for {' against '.join(decks)}", err=True)
    plan = study.all_agents(games, seed, parts(agents) or study.AGENTS, trained)
    with Results.open(db or default_database("all-agents")) as results:
        run = Run(plan, results)
        run.play(where)
        run.report(json, markdown=markdown)
    run.leave()
