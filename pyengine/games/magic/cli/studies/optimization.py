"""The command `manalog study optimization`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from pyengine.games.magic.studies.optimization import RecordedGame


def optimization(
    games: Annotated[
        int, typer.Option(min=2, help="Record so many games, and take the nearest in length.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; each game has the next.")] = 1,
    players: Annotated[
        str, typer.Option(help="The agent that plays both decks in the recorded games.")
    ] = "aggressive",
    runs: Annotated[int, typer.Option(min=1, help="How many times each is timed.")] = 3,
    json: Annotated[bool, typer.Option("--json", help="Print a line of JSON for each game.")] = (
        False
    ),
) -> None:
    """Time two games with modules and guards on and off: Cieker's thesis, section 3.4."""
    from pyengine.bench.games import Plan
    from pyengine.games.magic.studies.optimization import PUBLISHED, nearest_games

    plan = Plan.of(("elves", "goblins"), (players,), seed)
    chosen = nearest_games(_recorded(plan, games))
    for number, (game, published) in enumerate(zip(chosen, PUBLISHED, strict=True), 1):
        record = _record(number, game, runs)
        if json:
            import json as notation

            typer.echo(notation.dumps(record, ensure_ascii=False))
        else:
            _print(record, published.seconds)


def _recorded(plan: Any, count: int) -> list[RecordedGame]:
    from pyengine.games.magic.studies.optimization import record_games

    return list(_bar(record_games(plan, count), count, "recording games"))


def _bar(items: Iterator[Any], total: int, words: str) -> Iterator[Any]:
    """Pass on ITEMS, and show a bar on a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        return items
    return iter(track(items, words, total, console=console, transient=True))


def _record(number: int, game: RecordedGame, runs: int) -> dict[str, Any]:
    """Return what the variants of GAME took, those of the thesis' first table first."""
    from pyengine.games.magic.studies.optimization import PUBLISHED, VARIANTS, time_variants

    published = PUBLISHED[number - 1]
    timed = list(_bar(time_variants(game, runs), len(VARIANTS), f"sequence {number}"))
    return {
        "sequence": number,
        "published_steps": published.steps,
        "published_choices": published.choices,
        "steps": game.steps,
        "choices": len(game.actions),
        "winners": list(game.winners),
        "seed": game.setup.seed,
        "variants": [
            found.record() | {"published_lp_seconds": lp, "published_lp_pp_seconds": both}
            for found, (lp, both) in zip(reversed(timed), published.seconds, strict=True)
        ],
    }


def _print(record: dict[str, Any], published: tuple[tuple[float, float], ...]) -> None:
    from rich.console import Console

    typer.echo(
        "Sequence {sequence}: {steps} computing steps, {choices} of them choices "
        "(published: {published_steps}, {published_choices}); seed {seed}".format(**record)
    )
    Console().print(_table(record, published))


def _table(record: dict[str, Any], published: tuple[tuple[float, float], ...]) -> Table:
    from rich.table import Table

    table = Table("method", box=None)
    measured = ("steps", "inferences", "LP", "fault", "LP + PP", "fault")
    for heading in (*measured, "published LP", "LP + PP", "times"):
        table.add_column(heading, justify="right")
    for found, (logic, total) in zip(record["variants"], published, strict=True):
        table.add_row(
            found["variant"],
            str(found["steps"]),
            f"{found['inferences']:,}",
            f"{found['lp_seconds']:.3f} s",
            f"{found['lp_fault_percent']:.0f} %",
            f"{found['lp_pp_seconds']:.3f} s",
            f"{found['lp_pp_fault_percent']:.0f} %",
            f"{logic:.0f} s",
            f"{total:.0f} s",
            f"{total / found['lp_pp_seconds']:.0f}",
        )
    return table
