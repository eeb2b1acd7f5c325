"""The command that measures the engine: `manalog bench`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from pyengine.benchmark import Measured


def bench(
    decks: Annotated[
        str, typer.Option(help="Deck files or names, one for each player, with commas.")
    ] = "elves,goblins",
    players: Annotated[
        str, typer.Option(help="Agents, one for each player or one for all.")
    ] = "random,random",
    seconds: Annotated[
        float, typer.Option(min=0.0, help="Begin games until this time is over.")
    ] = 20.0,
    games: Annotated[int | None, typer.Option(min=1, help="Play this many games instead.")] = None,
    seed: Annotated[int, typer.Option(help="The first game's seed; each game has the next.")] = 1,
    teams: Annotated[
        str | None, typer.Option(help="Teams, one for each player, with commas.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one line of JSON.")] = False,
) -> None:
    """Play seeded games in one process and print the speed."""
    from pyengine.benchmark import Measured, Plan, measure

    plan = Plan.of(_parts(decks), _parts(players), seed, _parts(teams) if teams else None)
    measured = Measured()
    try:
        running = measure(plan, measured, seconds=seconds, games=games)
        for _ in _with_progress(running, seconds, games):
            pass
    except KeyboardInterrupt:
        typer.echo("interrupted: these are the games that were finished", err=True)
    record = measured.record()
    typer.echo(_json(record) if json else "\n".join(_describe(record)))


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _with_progress(
    running: Iterator[Measured], seconds: float, games: int | None
) -> Iterator[Measured]:
    """Pass on RUNNING, and show how far it is where someone looks."""
    import sys

    if not sys.stderr.isatty():
        yield from running
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games or seconds)
        for measured in running:
            done = measured.games if games else min(measured.seconds, seconds)
            progress.update(task, completed=done, description=f"{measured.games} games")
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
