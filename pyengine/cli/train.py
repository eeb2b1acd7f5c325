"""The commands that train agents: `manalog train qmdp`."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Annotated

import typer

from pyengine.cli.options import FirstSeed

HELP = "Train an agent that plays by what it has learnt."


def qmdp(
    deck: Annotated[str, typer.Option(help="The learner's deck: a file or a name.")],
    model: Annotated[Path, typer.Option(metavar="FILE", help="The model: new, or to go on with.")],
    against: Annotated[str, typer.Option(help="The opponent's deck.")] = "goblins",
    opponent: Annotated[str, typer.Option(help="The agent that plays it.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="Games to have learnt from in all.")] = 1000,
    rewards: Annotated[str, typer.Option(help="no, low or high (table 4.3).")] = "low",
    discount: Annotated[float, typer.Option(min=0.0, max=1.0, help="γ of equation 4.3.")] = 0.9,
    explore: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="The part of choices made at random.")
    ] = 0.1,
    seed: FirstSeed = 1,
    checkpoint: Annotated[
        int, typer.Option(min=1, help="Games after which what was learnt is written.")
    ] = 500,
) -> None:
    """Train a QMDP model, or go on with one; then play it with qmdp:model=FILE.

    It can be stopped at any time, and the same command goes on. Ctrl-C saves what was learnt so
    far; a process that is killed loses the games since the last checkpoint.
    """
    from pyengine.agents import make_agent
    from pyengine.agents.qmdp_model import Model
    from pyengine.decks import read_deck
    from pyengine.training import Course, train

    course = Course(read_deck(deck), read_deck(against), opponent, rewards, discount, explore, seed)
    course.training()
    make_agent(opponent, "nobody", seed)
    opened = Model(model, create=True)
    try:
        _show(train(course, opened, games, checkpoint), games)
    finally:
        learnt = opened.games
        opened.close()
        typer.echo(f"{model} has learnt from {learnt} games.")


def _show(progress: Generator[int, None, None], games: int) -> None:
    from contextlib import closing

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with closing(progress), Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("games", total=games)
        for done in progress:
            bar.update(task, completed=done)


TRAININGS: tuple[tuple[str, Callable[..., None]], ...] = (("qmdp", qmdp),)
"""Every training's name and function; the function's docstring is its help."""
