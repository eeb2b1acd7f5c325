"""What the studies that play games have in common: play, then show measured beside published."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import typer

from pyengine.cli.options import parts
from pyengine.cli.tournament import Run, place
from pyengine.games.magic.studies.comparison import (
    Cell,
    between_decks,
    compare,
    deck_means,
    grid,
    mean_difference,
    summary,
)
from pyengine.games.magic.studies.table import Study
from pyengine.tournament.contestants import Pairing
from pyengine.tournament.plan import Tournament
from pyengine.tournament.results import Results
from pyengine.tournament.standings import Tally, by_pairing

_ALL = 10**9
"""More games than any database has."""


def play_study(
    study: Study,
    games: int,
    seed: int,
    rows: str,
    *,
    jobs: int | None,
    scheduler: str | None,
    db: Path | None,
    markdown: bool = False,
    json: bool = False,
) -> None:
    """Play what DB does not have of ROWS, and print STUDY with what was measured.

    A row that was not to be played shows all that DB has of it.
    """
    where = place(jobs, scheduler)
    plan = study.plan(games, seed, parts(rows))
    with Results.open(db or default_database(study.name)) as results:
        run = Run(plan, results)
        run.play(where)
        cells = compare(study.published, run.tallies() | _others(study, plan, results))
    if json:
        typer.echo(_json(study.name, plan, cells))
    else:
        _print_table(cells, markdown)
        typer.echo(f"{summary(cells)}; {sum(c.measured.games for c in cells)} games, ", nl=False)
        typer.echo(f"seed {plan.seed}, in {results.path}")
        typer.echo(_differences(cells))
    run.leave()


def _others(study: Study, plan: Tournament, results: Results) -> dict[Pairing, Tally]:
    """Return what RESULTS has of the cells of STUDY that are not in PLAN."""
    pairings = tuple(pairing for pairing in study.published if pairing not in plan.pairings)
    others = replace(plan, pairings=pairings, games=_ALL)
    return by_pairing(pairings, results.of(others))


def default_database(name: str) -> Path:
    """Return where a study keeps its games, a file for each version of the rules and agents."""
    from pyengine.engine.fingerprint import fingerprint
    from pyengine.errors import TournamentError
    from pyengine.system.resources import cache_dir

    directory = cache_dir() / "studies"
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TournamentError(
            f"can't be made ({error.strerror})", file=directory, remedy="Give --db"
        ) from error
    return directory / f"{name}-{fingerprint()}.db"


def _print_table(cells: Sequence[Cell], markdown: bool) -> None:
    head, *rows = grid(cells)
    if markdown:
        for row in (head, ["---"] * len(head), *rows):
            typer.echo(f"| {' | '.join(row)} |")
        typer.echo("")
        return
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(*head, box=SIMPLE_HEAD, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    Console(highlight=False).print(table)


def _differences(cells: Sequence[Cell]) -> str:
    """Return in two sentences how far the measured shares are from the published ones."""
    means = [
        f"{deck} win {measured:.1f} % where they begin (published {published:.1f})"
        for deck, (measured, published) in deck_means(cells).items()
    ]
    apart = [mean_difference(cells), mean_difference(between_decks(cells))]
    all_, between = ("?" if mean is None else f"{mean:.1f}" for mean in apart)
    cells_differ = f"A cell differs by {all_} points in the mean, by {between} between the decks"
    return "\n".join([f"Between the decks {', '.join(means)}", cells_differ][not means :])


def _json(name: str, plan: Tournament, cells: Sequence[Cell]) -> str:
    import json

    record = {
        "study": name, "games": plan.games, "seed": plan.seed,
        "mean_difference": mean_difference(cells),
        "mean_difference_between_decks": mean_difference(between_decks(cells)),
        "begins_against_other_deck": {
            deck: {"percent": measured, "published": published}
            for deck, (measured, published) in deck_means(cells).items()
        },
    }  # fmt: skip
    return json.dumps({**record, "cells": [cell.record() for cell in cells]}, ensure_ascii=False)
