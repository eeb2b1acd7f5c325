"""The command that measures the engine: `manalog bench`."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from pyengine.bench.workload import Run, RunOptions
from pyengine.bench.workloads import WORKLOADS, begin
from pyengine.cli import options
from pyengine.cli.missing import missing_record, told_missing
from pyengine.cli.progress import progress_bar
from pyengine.cli.signatures import parameters_of, set_parameters
from pyengine.errors import ManalogError
from pyengine.games import DEFAULT_GAME

_FORFEITS = 10
"""How many games that bots gave up are told."""


def _with_flags(command: Callable[..., None]) -> Callable[..., None]:
    """Return COMMAND with a flag for each workload in the place of its parameter `workload`."""
    flags = [workload for workload in WORKLOADS.values() if workload.help]

    @functools.wraps(command)
    def flagged(**given: Any) -> None:
        chosen = [flag.name for flag in flags if given.pop(flag.name)]
        if len(chosen) > 1:
            raise ManalogError(f"--{chosen[0]} and --{chosen[1]} are two runs", remedy="Choose one")
        command(**given, **({"workload": chosen[0]} if chosen else {}))

    def parameters(old: inspect.Parameter) -> Iterator[inspect.Parameter]:
        if old.name != "workload":
            yield old
            return
        for flag in flags:
            option = typer.Option(f"--{flag.name}", help=flag.help)
            yield old.replace(name=flag.name, default=False, annotation=Annotated[bool, option])

    shown = [new for old in parameters_of(command) for new in parameters(old)]
    return set_parameters(flagged, shown)


def _with(option: str) -> str:
    """Return the flags of the workloads that look at OPTION, in words."""
    flags = [f"--{flag.name}" for flag in WORKLOADS.values() if option in flag.options]
    return f"With {' or '.join(flags)}"


@_with_flags
def bench(
    context: typer.Context,
    paths: Annotated[
        list[Path] | None,
        typer.Argument(help=f"{_with('paths')}: files, or directories of them."),
    ] = None,
    decks: options.Decks = options.USUAL_DECKS,
    missing: options.Missing = None,
    players: options.Players = "random,random",
    seconds: Annotated[
        float,
        typer.Option(
            min=0.0,
            max=options.MOST_SECONDS,
            help="Begin games, or whatever is measured, for this many seconds.",
        ),
    ] = 20.0,
    games: Annotated[int | None, typer.Option(min=1, help="Play this many games instead.")] = None,
    pace: Annotated[
        float,
        typer.Option(min=0.01, max=60.0, help="Seconds that people take for a choice (--serve)."),
    ] = 1.0,
    seed: options.FirstSeed = 1,
    teams: Annotated[
        str | None, typer.Option(help="Teams, one for each player, with commas.")
    ] = None,
    pool: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="With --decks random: draw the decks from this card file or pool. A pool that "
            "another version has read is read anew, and then other cards may be drawn.",
        ),
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Look for errors and for what the rules forbid; 1 when there is any."
        ),
    ] = False,
    depth: Annotated[int, typer.Option(min=1, help=f"{_with('depth')}: so many actions deep.")] = 3,
    workload: str = "games",
    jobs: Annotated[
        int,
        typer.Option(
            min=1, help="Play in one process, then in so many at once; show how many times faster."
        ),
    ] = 1,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help=f"{_with('plot')}: draw the curves, .png or .svg."),
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

    --decks random draws decks of 60 cards by chance, other ones in each game, from the cards of
    --pool, or of those imported, that are understood; it counts what goes wrong, and goes on.
    --check does so with other decks.
    """
    from pyengine.system.plots import check_plot

    WORKLOADS[workload].check(options.given(context))
    if plot is not None:
        check_plot(plot, "a plot")
    wanted = RunOptions(
        tuple(paths or ()),
        options.parts(decks),
        options.parts(players),
        options.parts(teams) if teams else None,
        seconds,
        games,
        seed,
        depth,
        jobs,
        pool,
        check,
        pace,
        missing,
    )
    record = _bench(workload, wanted, repeat, compare, plot, json)
    if check and record["wrong"]:
        raise typer.Exit(1)


def _bench(
    name: str, wanted: RunOptions, repeat: int, compare: Path | None, plot: Path | None, json: bool
) -> dict[str, Any]:
    from pyengine.bench.comparing import medians, read_record
    from pyengine.bench.surroundings import surroundings

    before = read_record(compare, name) if compare else None
    records = list(_records(name, wanted, repeat))
    if not records:
        raise KeyboardInterrupt
    record = medians(records)
    record |= {"workload": name, "repeat": len(records), **surroundings()}
    if before is not None:
        record["compared"] = _ratios(before, record)
    decks = wanted.read_decks() if wanted.missing is not None else []
    record |= missing_record(DEFAULT_GAME, decks)
    _print(name, record, before, json)
    for line in told_missing(DEFAULT_GAME, decks) if not json else ():
        typer.echo(line)
    draw = WORKLOADS[name].draw
    if plot is not None and draw is not None:
        draw(record, plot)
    return record


def _records(name: str, wanted: RunOptions, repeat: int) -> Iterator[dict[str, Any]]:
    """Return the record of each run; after Ctrl-C, of those that have measured something."""
    counts = WORKLOADS[name].counts
    for number in range(repeat):
        run = begin(name, wanted)
        try:
            _watch(run, counts, wanted.seconds, f"run {number + 1}: " if repeat > 1 else "")
        except KeyboardInterrupt:
            if run.done() or number:
                typer.echo(f"interrupted: these are the {counts} that were finished", err=True)
            if run.done() and not number:
                yield run.figures.record()
            return
        _tell_forfeits(run)
        yield run.figures.record()


def _tell_forfeits(run: Run) -> None:
    """Say which games of RUN bots gave up, the first of them."""
    for line in getattr(run.figures, "forfeits", [])[:_FORFEITS]:
        typer.echo(f"warning: {line}", err=True)


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
    from pyengine.bench.words import describe_comparison

    if json:
        import json as notation

        typer.echo(notation.dumps(record, ensure_ascii=False))
        return
    for line in WORKLOADS[name].words(record):
        typer.echo(line)
    if record["repeat"] > 1:
        typer.echo(f"medians of {record['repeat']} runs")
    if before is not None:
        for line in describe_comparison(before, record):
            typer.echo(line)
