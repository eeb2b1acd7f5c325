"""The command that plays saved games again: `manalog replay`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli.exit_codes import BAD_INPUT, NEGATIVE
from pyengine.cli.progress import progress_bar

if TYPE_CHECKING:
    from pyengine.saves.replay import Outcome


def replay(
    paths: Annotated[list[Path], typer.Argument(help="Saves, and directories with saves.")],
    jobs: Annotated[int, typer.Option(min=1, help="How many processes replay games.")] = 1,
    junit: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the results as JUnit XML.")
    ] = None,
    update: Annotated[
        bool, typer.Option("--update", help="Write games that have changed as they are now.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one line of JSON a game.")] = False,
) -> None:
    """Play saved games again and show the first difference of each, with its rules."""
    import time

    from pyengine.saves.suite import find_saves, write_junit

    files = find_saves(paths)
    begin = time.perf_counter()
    outcomes = []
    for outcome in _outcomes(files, jobs, update):
        outcomes.append(outcome)
        _show(outcome, json)
    if junit is not None:
        write_junit(junit, outcomes)
    if not json:
        typer.echo(_summary(outcomes, time.perf_counter() - begin))
    if code := _exit_code(outcomes, update):
        raise typer.Exit(code)


def _outcomes(files: list[Path], jobs: int, update: bool) -> Iterator[Outcome]:
    """Pass on the outcomes, and show a bar on a terminal."""
    from pyengine.saves.suite import replay_all

    with progress_bar() as bar:
        task = bar.add_task("games", total=len(files))
        for outcome in replay_all(files, jobs, update=update):
            bar.advance(task)
            yield outcome


def _show(outcome: Outcome, json: bool) -> None:
    if json:
        import json as notation
        from dataclasses import asdict

        typer.echo(notation.dumps(asdict(outcome), ensure_ascii=False))
    else:
        for line in outcome.lines():
            typer.echo(line)


def _summary(outcomes: list[Outcome], seconds: float) -> str:
    from pyengine.saves.replay import CHANGED, REFUSED, SAME

    counts = [
        f"{sum(outcome.status == status for outcome in outcomes)} {status}"
        for status in (SAME, CHANGED, REFUSED)
    ]
    speed = len(outcomes) / seconds if seconds else 0.0
    return f"{len(outcomes)} games: {', '.join(counts)}; {speed:.1f} games/s"


def _exit_code(outcomes: list[Outcome], update: bool) -> int:
    """Return 2 where a save was refused, 1 where a game has changed and was not updated."""
    from pyengine.saves.replay import CHANGED, REFUSED

    found = {outcome.status for outcome in outcomes}
    if REFUSED in found:
        return BAD_INPUT
    return NEGATIVE if CHANGED in found and not update else 0
