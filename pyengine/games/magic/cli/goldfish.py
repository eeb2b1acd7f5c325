"""The command that plays a deck against nobody: `manalog goldfish`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pyengine.games.magic.goldfish.games import Fished


def goldfish(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A deck by its name, or a file.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    turns: Annotated[int, typer.Option(min=1, max=50, help="The last turn.")] = 10,
    mulligan: Annotated[
        str,
        typer.Option(help="own (as the agent decides), mdp (`manalog study mulligan`) or keep."),
    ] = "mdp",
    agent: Annotated[str, typer.Option(help="Who plays the deck.")] = "curve",
    draw: Annotated[bool, typer.Option("--draw", help="Let the opponent begin.")] = False,
    seed: Annotated[int, typer.Option(help="Of the first game; the next one has the next.")] = 1,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw it: .png or .svg.")
    ] = None,
    json: options.Json = False,
) -> None:
    """Play DECK against an opponent who does nothing: when it wins, and what it draws.

    Lands and colors are those of the opening hand and the draw steps; with --mulligan keep their
    exact chances stand beside them. Spells and damage are what the agent made of the deck.
    """
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.decks import read_deck
    from pyengine.games.magic.goldfish.deck import facts_of
    from pyengine.games.magic.goldfish.games import Plan
    from pyengine.games.magic.goldfish.summary import summary
    from pyengine.system.plots import check_plot

    if plot is not None:
        check_plot(plot, "a plot")
    with CardDatabase.open() as database:
        read = read_deck(deck, database)
        facts = facts_of(read, database)
    plan = Plan.of(read, f"{agent}:mulligan={mulligan}", turns, not draw, seed)
    played = list(_played(plan, facts, range(seed, seed + games)))
    if not played:
        raise KeyboardInterrupt
    record = summary(facts, plan, played, exact=mulligan == "keep")
    _show(record, json)
    if plot is not None:
        from pyengine.games.magic.goldfish.plot import draw_goldfish

        draw_goldfish(record, plot)


def _played(plan: Any, facts: Any, seeds: range) -> Iterator[Fished]:
    """Play the games with SEEDS; after Ctrl-C, those that were finished are told."""
    from pyengine.cli.progress import progress_bar
    from pyengine.games.magic.goldfish.games import fish

    with progress_bar() as bar:
        task = bar.add_task("games", total=len(seeds))
        for seed in seeds:
            try:
                yield fish(plan, facts, seed)
            except KeyboardInterrupt:
                typer.echo("interrupted: these are the games that were finished", err=True)
                return
            bar.advance(task)


def _show(record: dict[str, Any], json: bool) -> None:
    if json:
        import json as notation

        typer.echo(notation.dumps(record, ensure_ascii=False))
        return
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    first = "begins" if record["on_the_play"] else "plays second"
    typer.echo(f"{record['deck']}: {record['cards']} cards, {record['lands']} lands; {first}")
    curve = ", ".join(f"{count} of {value}" for value, count in record["curve"].items())
    typer.echo(f"mana values: {curve}")
    hands = ", ".join(f"{count} of {size}" for size, count in record["hands"].items())
    typer.echo(f"hands kept: {hands} cards")
    when = f", on turn {record['mean_turn']} in the mean" if record["won"] else ""
    typer.echo(f"{record['won']} of {record['games']} games won{when}")
    console = Console(highlight=False)
    table = Table(*_head(record), box=SIMPLE_HEAD, pad_edge=False)
    for row in record["turns"]:
        table.add_row(*_fields(row))
    console.print(table)


def _head(record: dict[str, Any]) -> list[str]:
    colors = list(record["turns"][0]["colors"])
    return ["turn", "won by", "damage", "spells", "lands", "a land each turn", *colors]


def _fields(row: dict[str, Any]) -> Iterator[str]:
    exact = row.get("exact", {})
    yield str(row["turn"])
    yield f"{row['won_by']:.1%}"
    yield f"{row['damage']:.1f}"
    yield f"{row['spells']:.1f}"
    yield _beside(row["lands"], exact.get("lands"), "{:.2f}")
    yield _beside(row["land_each_turn"], exact.get("land_each_turn"), "{:.1%}")
    for color, share in row["colors"].items():
        yield _beside(share, exact.get("colors", {}).get(color), "{:.1%}")


def _beside(measured: float | None, exact: float | None, form: str) -> str:
    """Return MEASURED, and the EXACT figure behind it where there is one."""
    if measured is None:
        return "?"
    return form.format(measured) + (f" / {form.format(exact)}" if exact is not None else "")
