"""The command that learns the chance to win from games: `manalog train chances`."""

from __future__ import annotations

from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyengine.engine.session import Setup
    from pyengine.games.magic.models.chances import Sample

_AGENTS = "curve,aggressive,random"

_LEAST = 2
"""One to learn from, and one to be asked about."""


def chances(
    games: Annotated[int, typer.Option(min=10, help="So many games are played.")] = 300,
    players: Annotated[
        str, typer.Option(help="Agents, of whom two are drawn for each game, with commas.")
    ] = _AGENTS,
    pool: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw the decks from this pool, not from the usual two."),
    ] = None,
    seed: options.FirstSeed = 1,
    json: options.Json = False,
) -> None:
    """Learn from games how likely each player is to win, by how both stand.

    It tells the weights, and how far the chances are off in games that were not learned from: the
    mean square, 0.25 for who always says a half. Those that `manalog analyse` and the page show
    came from this command (docs/learning.md). Ctrl-C learns from what was played so far.
    """
    from json import dumps

    from pyengine.errors import AgentError
    from pyengine.games.magic.chances import FEATURES
    from pyengine.games.magic.models.chances import learned

    samples = _played(_setups(pool), options.parts(players), seed, games)
    if len(samples) < _LEAST:
        raise AgentError("too few of the games came to an end to learn from them")
    found = learned(samples)
    if json:
        typer.echo(dumps(asdict(found)))
        return
    typer.echo(f"{found.states} states of {found.games} games.")
    for name, weight in zip(FEATURES, found.weights, strict=True):
        typer.echo(f"{weight:+8.4f}  {name}")
    typer.echo(
        f"Off by {found.brier:.4f}, {found.by_hand:.4f} by the evaluation of searches; who is "
        f"ahead wins {found.right:.0%}."
    )


def _setups(pool: Path | None) -> Callable[[int], Setup]:
    from pyengine.games.magic.random_decks import RandomSetups
    from pyengine.games.magic.setup import GAME

    return RandomSetups(pool) if pool is not None else GAME.default_setup


def _played(
    setups: Callable[[int], Setup], agents: tuple[str, ...], seed: int, games: int
) -> list[list[Sample]]:
    from pyengine.cli.progress import progress_bar
    from pyengine.games.magic.models.chances import played

    found: list[list[Sample]] = []
    with progress_bar() as bar:
        task = bar.add_task("games", total=games)
        try:
            for samples in islice(played(setups, agents, seed), games):
                found.append(samples)
                bar.advance(task)
        except KeyboardInterrupt:
            if not found:
                raise
    return [samples for samples in found if samples]
