"""The command that measures the engine: `manalog bench`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options
from pyengine.cli.progress import progress_bar

if TYPE_CHECKING:
    from pyengine.bench.workloads import Run, Wishes


def bench(
    context: typer.Context,
    paths: Annotated[
        list[Path] | None,
        typer.Argument(help="With --scenarios or --replays: files, or directories of them."),
    ] = None,
    decks: options.Decks = options.USUAL_DECKS,
    players: options.Players = "random,random",
    seconds: Annotated[
        float, typer.Option(min=0.0, help="Begin games, or what else there is, for so long.")
    ] = 20.0,
    games: Annotated[int | None, typer.Option(min=1, help="Play this many games instead.")] = None,
    seed: options.FirstSeed = 1,
    teams: Annotated[
        str | None, typer.Option(help="Teams, one for each player, with commas.")
    ] = None,
    depth: Annotated[int, typer.Option(min=1, help="With --perft: so many actions deep.")] = 3,
    scenarios: Annotated[
        bool, typer.Option("--scenarios", help="Run scenarios instead of games.")
    ] = False,
    replays: Annotated[
        bool, typer.Option("--replays", help="Play saved games again, those of saves/ for one.")
    ] = False,
    perft: Annotated[
        bool, typer.Option("--perft", help="Count action sequences in the course of games.")
    ] = False,
    operations: Annotated[
        bool, typer.Option("--operations", help="Time single operations: an action, undo, load.")
    ] = False,
    growth: Annotated[
        bool, typer.Option("--growth", help="Time a choice on boards of 10, 20, ... 400 objects.")
    ] = False,
    startup: Annotated[
        bool, typer.Option("--startup", help="Time the start of the command and of a game.")
    ] = False,
    jobs: Annotated[
        int,
        typer.Option(
            min=1, help="Play in one process, then in so many at once; show how many times faster."
        ),
    ] = 1,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="With --growth: draw the curves, .png or .svg."),
    ] = None,
    repeat: Annotated[
        int, typer.Option(min=1, help="Run it so many times, and give the medians.")
    ] = 1,
    compare: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Show the ratios to an earlier run, its JSON."),
    ] = None,
    json: options.Json = False,
) -> None:
    """Play seeded games, or do other work, in one process and print the speed.

    --jobs 2 plays in one process first, then in two at once, and says how many times the games of
    one the two play; beside it, how many times faster two processes are that only count: no
    program gets more from the machine.
    """
    from pyengine.bench.workloads import WORKLOADS, Wishes
    from pyengine.system.plots import check_plot

    name = _chosen(
        scenarios=scenarios,
        replays=replays,
        perft=perft,
        operations=operations,
        growth=growth,
        startup=startup,
    )
    WORKLOADS[name].check(options.given(context))
    if plot is not None:
        check_plot(plot, "a plot")
    wishes = Wishes(
        tuple(paths or ()),
        options.parts(decks),
        options.parts(players),
        options.parts(teams) if teams else None,
        seconds,
        games,
        seed,
        depth,
        jobs,
    )
    _bench(name, wishes, repeat, compare, plot, json)


def _chosen(**flags: bool) -> str:
    """Return the name of the workload that was asked for; ManalogError: there are two."""
    from pyengine.errors import ManalogError

    names = [name for name, wanted in flags.items() if wanted]
    if len(names) > 1:
        raise ManalogError(f"--{names[0]} and --{names[1]} are two runs", remedy="Choose one")
    return names[0] if names else "games"


def _bench(
    name: str, wishes: Wishes, repeat: int, compare: Path | None, plot: Path | None, json: bool
) -> None:
    from pyengine.bench.comparing import medians, read_record
    from pyengine.bench.surroundings import surroundings
    from pyengine.games.magic.bench.growth_plot import draw_growth

    before = read_record(compare, name) if compare else None
    records = list(_records(name, wishes, repeat))
    if not records:
        raise KeyboardInterrupt
    record = medians(records)
    record |= {"workload": name, "repeat": len(records), **surroundings()}
    if before is not None:
        record["compared"] = _ratios(before, record)
    _print(name, record, before, json)
    if plot is not None:
        draw_growth(record, plot)


def _records(name: str, wishes: Wishes, repeat: int) -> Iterator[dict[str, Any]]:
    """Return the record of each run; after Ctrl-C, of those that have measured something."""
    from pyengine.bench.workloads import WORKLOADS, begin

    counts = WORKLOADS[name].counts
    for number in range(repeat):
        run = begin(name, wishes)
        try:
            _watch(run, counts, wishes.seconds, f"run {number + 1}: " if repeat > 1 else "")
        except KeyboardInterrupt:
            if run.done() or number:
                typer.echo(f"interrupted: these are the {counts} that were finished", err=True)
            if run.done() and not number:
                yield run.figures.record()
            return
        yield run.figures.record()


def _watch(run: Run, counts: str, seconds: float, prefix: str) -> None:
    """Let RUN come to its end, and show how far it is where someone looks."""
    most = run.length or seconds
    with progress_bar() as bar:
        task = bar.add_task(counts, total=run.total or most)
        for _ in run.going:
            done = run.done() if run.total else min(run.figures.seconds, most)
            bar.update(task, completed=done, description=f"{prefix}{run.done()} {counts}")


def _ratios(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    from pyengine.bench.comparing import compare

    return {
        "commit": before.get("commit", ""),
        "same_machine": before.get("machine") == now["machine"],
        "ratios": {compared.figure: compared.ratio for compared in compare(before, now)},
    }


def _print(name: str, record: dict[str, Any], before: dict[str, Any] | None, json: bool) -> None:
    from pyengine.cli.bench_words import describe, describe_comparison

    if json:
        import json as notation

        typer.echo(notation.dumps(record, ensure_ascii=False))
        return
    for line in describe(name, record):
        typer.echo(line)
    if before is not None:
        for line in describe_comparison(before, record):
            typer.echo(line)
