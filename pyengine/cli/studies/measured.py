"""What the studies that play games have in common: play, then show measured beside published."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import typer

from pyengine.cli.tournament import EXIT_FAILURES, EXIT_INTERRUPTED, Run, place
from pyengine.results import Results
from pyengine.studies.comparison import Cell, Published, compare, grid, summary
from pyengine.tournament import Pairing, Tournament


def play_study(
    name: str,
    plan: Tournament,
    published: Mapping[Pairing, Published],
    *,
    jobs: int | None,
    scheduler: str | None,
    db: Path | None,
    markdown: bool = False,
    json: bool = False,
) -> None:
    """Play what DB does not have of PLAN, and print PUBLISHED with what was measured."""
    where = place(jobs, scheduler)
    with Results.open(db or default_database(name)) as results:
        run = Run(plan, results)
        run.play(where)
        cells = compare(published, run.tallies())
    if json:
        typer.echo(_json(name, plan, cells))
    else:
        _print_table(cells, markdown)
        typer.echo(f"{summary(cells)}; {sum(c.measured.games for c in cells)} games, ", nl=False)
        typer.echo(f"seed {plan.seed}, in {results.path}")
    if run.interrupted or run.failures:
        raise typer.Exit(EXIT_INTERRUPTED if run.interrupted else EXIT_FAILURES)


def default_database(name: str) -> Path:
    """Return where a study keeps its games, a file for each version of the rules and agents."""
    from pyengine.errors import TournamentError
    from pyengine.fingerprint import fingerprint
    from pyengine.resources import cache_dir

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


def _json(name: str, plan: Tournament, cells: Sequence[Cell]) -> str:
    import json

    record = {"study": name, "games": plan.games, "seed": plan.seed}
    return json.dumps({**record, "cells": [cell.record() for cell in cells]}, ensure_ascii=False)
