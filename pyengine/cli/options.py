"""The options that several commands have in common."""

from __future__ import annotations

from typing import Annotated

import typer

from pyengine.cli.games import find_terminal
from pyengine.games import DEFAULT_GAME

USUAL_DECKS = ",".join(find_terminal(DEFAULT_GAME).decks)
"""The decks of the usual game, with a comma."""

MOST_SECONDS = 1_000_000.0
"""How long anything may be asked to take: what is longer was not meant."""

Decks = Annotated[str, typer.Option(help="Deck files or names, one for each player, with commas.")]
Players = Annotated[
    str,
    typer.Option(
        help="Agents, one for each player or one for all; or your own, ./program or module:Class."
    ),
]
FirstSeed = Annotated[int, typer.Option(help="The first game's seed; each game has the next.")]
Jobs = Annotated[
    int | None, typer.Option(min=1, help="Processes on this machine; one for each CPU.")
]
Scheduler = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler whose workers play.")
]
TournamentSeed = Annotated[int, typer.Option(help="The seed of the tournament.")]
Missing = Annotated[
    str | None,
    typer.Option(
        metavar="WAY",
        help="What is done about cards that can't be played: leave-out, nearest or blank "
        "(docs/missing-cards.md).  [default: they are refused]",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one line of JSON.")]


def parts(text: str) -> tuple[str, ...]:
    """Return the parts of TEXT between its commas, without the empty ones."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def given(context: typer.Context) -> list[str]:
    """Return the names of the options of CONTEXT's command that the user wrote, in order."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    return [name for name, source in sources.items() if source and source.name == "COMMANDLINE"]
