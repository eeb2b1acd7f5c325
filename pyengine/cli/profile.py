"""The command that shows where time goes: `manalog profile`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.bench.workload import RunOptions
from pyengine.bench.workloads import WORKLOADS
from pyengine.cli import options
from pyengine.errors import ManalogError

if TYPE_CHECKING:
    from pyengine.bench.profiling import Profile


def profile(
    context: typer.Context,
    workload: Annotated[
        str,
        typer.Argument(help=f"{', '.join(name for name in WORKLOADS if name != 'startup')}."),
    ] = "games",
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Scenarios or saves, where the workload has any.")
    ] = None,
    decks: options.Decks = options.USUAL_DECKS,
    players: options.Players = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 10,
    seconds: Annotated[
        float,
        typer.Option(
            min=0.0, max=options.MOST_SECONDS, help="How long other workloads begin something."
        ),
    ] = 3.0,
    seed: options.FirstSeed = 1,
    top: Annotated[int, typer.Option(min=1, help="How many lines are shown.")] = 25,
    sampling: Annotated[
        bool,
        typer.Option(
            "--sampling", help="Look at Python a thousand times a second, not at every call."
        ),
    ] = False,
    json: options.Json = False,
) -> None:
    """Show which predicates and functions a workload's time goes to.

    The profiler of Python sees every call, which makes short functions look larger than they are.
    --sampling does not, and counts no calls. docs/performance.md has more.
    """
    from pyengine.bench.profiling import Profile

    wanted = RunOptions(
        tuple(paths or ()),
        options.parts(decks),
        options.parts(players),
        seconds=seconds,
        games=games,
        seed=seed,
    )
    found = Profile(_known(workload), sampling)
    WORKLOADS[workload].check(options.given(context))
    _watch(found, wanted)
    if json:
        import json as notation

        typer.echo(notation.dumps(found.record(top), ensure_ascii=False))
    else:
        _print_table(found, top)


def _known(workload: str) -> str:
    from difflib import get_close_matches

    if workload in WORKLOADS:
        return workload
    close = get_close_matches(workload, WORKLOADS, 1)
    remedy = f'Did you mean "{close[0]}"?' if close else f"There are {', '.join(WORKLOADS)}"
    raise ManalogError(f'no workload is called "{workload}"', remedy=remedy)


def _watch(found: Profile, wanted: RunOptions) -> None:
    from rich.console import Console

    from pyengine.bench.profiling import profile as run

    console = Console(stderr=True)
    with console.status("starting") as status:
        for stage in run(found.workload, wanted, found):
            status.update(f"{found.workload}: {stage}")


def _print_table(found: Profile, top: int) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("", "predicate or function", box=None)
    for heading in ("calls", "self", "%", "with calls", "%"):
        table.add_column(heading, justify="right")
    record = found.record(top)
    for line in record["lines"]:
        table.add_row(
            line["language"],
            line["name"],
            "-" if line["calls"] is None else str(line["calls"]),
            f"{line['own_seconds']:.3f} s",
            f"{100 * line['own_share']:.1f}",
            f"{line['cumulative_seconds']:.3f} s",
            f"{100 * line['cumulative_share']:.1f}",
        )
    Console().print(table)
    typer.echo(
        "{seconds} s without a profiler, {seconds_profiling_prolog} s with Prolog's, "
        "{seconds_profiling_python} s with Python's;".format(**record)
    )
    typer.echo(f"{100 * record['share_of_prolog']:.0f} % of the time is Prolog's")
