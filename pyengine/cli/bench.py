"""The command that measures the engine: `manalog bench`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, Protocol, TypeVar

import typer

SCENARIOS = Path("tests/rules/scenarios")
"""Which scenarios are run where none are named."""


class _Figures(Protocol):
    seconds: float

    def record(self) -> dict[str, Any]: ...


M = TypeVar("M", bound=_Figures)


def bench(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(help="With --scenarios: their files, or directories of them."),
    ] = None,
    decks: Annotated[
        str, typer.Option(help="Deck files or names, one for each player, with commas.")
    ] = "elves,goblins",
    players: Annotated[
        str, typer.Option(help="Agents, one for each player or one for all.")
    ] = "random,random",
    seconds: Annotated[
        float, typer.Option(min=0.0, help="Begin games, or scenarios, until this time is over.")
    ] = 20.0,
    games: Annotated[int | None, typer.Option(min=1, help="Play this many games instead.")] = None,
    seed: Annotated[int, typer.Option(help="The first game's seed; each game has the next.")] = 1,
    teams: Annotated[
        str | None, typer.Option(help="Teams, one for each player, with commas.")
    ] = None,
    scenarios: Annotated[
        bool, typer.Option("--scenarios", help="Run scenarios instead of games.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one line of JSON.")] = False,
) -> None:
    """Play seeded games, or run scenarios, in one process and print the speed."""
    from pyengine.errors import ManalogError

    if scenarios:
        _bench_scenarios(paths or [SCENARIOS], seconds, json)
    elif paths:
        raise ManalogError(f"{paths[0]} is of no use here", remedy="Say --scenarios")
    else:
        _bench_games(decks, players, seconds, games, seed, teams, json)


def _bench_games(
    decks: str,
    players: str,
    seconds: float,
    games: int | None,
    seed: int,
    teams: str | None,
    json: bool,
) -> None:
    from pyengine.benchmark import Measured, Plan, measure

    plan = Plan.of(_parts(decks), _parts(players), seed, _parts(teams) if teams else None)
    measured = Measured()
    running = measure(plan, measured, seconds=seconds, games=games)
    _watch(running, "games", lambda m: m.games, seconds, games)
    record = measured.record()
    typer.echo(_json(record) if json else "\n".join(_describe(record)))


def _bench_scenarios(paths: list[Path], seconds: float, json: bool) -> None:
    from pyengine.benchmark import ScenariosMeasured, measure_scenarios

    files = [file for path in paths for file in _files(path)]
    measured = ScenariosMeasured()
    running = measure_scenarios(files, measured, seconds=seconds)
    _watch(running, "scenarios", lambda m: m.scenarios, seconds, None)
    record = measured.record()
    typer.echo(_json(record) if json else "\n".join(_describe_scenarios(record)))


def _files(path: Path) -> list[Path]:
    return sorted(path.glob("*.jsonl")) if path.is_dir() else [path]


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _watch(
    running: Iterator[M],
    name: str,
    count: Callable[[M], int],
    seconds: float,
    wanted: int | None,
) -> None:
    """Let RUNNING come to its end, or to Ctrl-C, and show how far it is where someone looks."""
    try:
        for _ in _with_progress(running, name, count, seconds, wanted):
            pass
    except KeyboardInterrupt:
        typer.echo(f"interrupted: these are the {name} that were finished", err=True)


def _with_progress(
    running: Iterator[M],
    name: str,
    count: Callable[[M], int],
    seconds: float,
    wanted: int | None,
) -> Iterator[M]:
    import sys

    if not sys.stderr.isatty():
        yield from running
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=wanted or seconds)
        for measured in running:
            done = count(measured) if wanted else min(measured.seconds, seconds)
            progress.update(task, completed=done, description=f"{count(measured)} {name}")
            yield measured


def _json(record: dict[str, Any]) -> str:
    import json

    return json.dumps(record, ensure_ascii=False)


def _describe(record: dict[str, Any]) -> Iterator[str]:
    yield "{games} games in {seconds} s: {games_per_second} games/s".format(**record)
    yield "{decisions} decisions ({decisions_per_second}/s), {choices} with a choice".format(
        **record
    )
    yield "{steps} engine steps ({steps_per_second}/s)".format(**record)
    yield "{peak_memory_mb} MB at most, grown by {memory_growth_mb} MB".format(**record)
    for winner, count in record["results"].items():
        yield f"{winner}: {count}"


def _describe_scenarios(record: dict[str, Any]) -> Iterator[str]:
    words = "{scenarios} scenarios in {seconds} s: {scenarios_per_second} scenarios/s"
    yield words.format(**record)
    for status, count in record["results"].items():
        yield f"{status}: {count}"
