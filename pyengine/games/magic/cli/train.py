"""The commands that train agents: `manalog train NAME`, see TRAININGS."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli.options import FirstSeed, Json
from pyengine.games.magic.cli.chances import chances

if TYPE_CHECKING:
    from rich.progress import Progress

    from pyengine.games.magic.models.file import ModelLocked
    from pyengine.games.magic.models.iteration import Iteration
    from pyengine.games.magic.models.model import Model
    from pyengine.games.magic.models.solution import Solving
    from pyengine.mdp.fsvi import Settings

HELP = "Train an agent that plays by what it has learnt."


def qmdp(
    deck: Annotated[str, typer.Option(help="The learner's deck: a file or a name.")],
    model: Annotated[Path, typer.Option(metavar="FILE", help="The model: new, or to go on with.")],
    against: Annotated[str, typer.Option(help="The opponent's deck.")] = "goblins",
    opponent: Annotated[str, typer.Option(help="The agent that plays it.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="Games to have learnt from in all.")] = 1000,
    rewards: Annotated[str, typer.Option(help="no, low or high (table 4.3).")] = "low",
    discount: Annotated[
        float,
        typer.Option(min=0.0, max=1.0, help="γ of equation 4.3; train fsvi needs less than 1."),
    ] = 0.9,
    explore: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="The part of choices made at random.")
    ] = 0.1,
    choice: Annotated[
        str, typer.Option(help="learnt: by what is known of an action; tried: each is tried (4.7).")
    ] = "learnt",
    seed: FirstSeed = 1,
    checkpoint: Annotated[
        int, typer.Option(min=1, help="Games after which what was learnt is written.")
    ] = 500,
) -> None:
    """Train a QMDP model, or go on with one; then play it with qmdp:model=FILE.

    It can be stopped at any time, and the same command goes on; only --games and --checkpoint may
    differ then. Ctrl-C saves what was learnt so far; a process that is killed loses the games since
    the last checkpoint.
    """
    from pyengine.agents import make_agent
    from pyengine.games.magic.decks import read_deck
    from pyengine.games.magic.models.model import Model
    from pyengine.games.magic.models.training import Course, train

    course = Course(
        read_deck(deck), read_deck(against), opponent, rewards, discount, explore, seed, choice
    )
    course.training()
    make_agent(opponent, "nobody", seed)
    opened = Model(model, create=True)
    try:
        _show(train(course, opened, games, checkpoint, _teller("what was learnt")), games)
    finally:
        learnt = opened.saved
        opened.close()
        typer.echo(f"{model} has learnt from {learnt} games.")


def _teller(what: str) -> Callable[[ModelLocked], None]:
    """Return what says, once, that WHAT waits until the model can be written."""
    told: list[ModelLocked] = []

    def tell(locked: ModelLocked) -> None:
        if not told:
            typer.echo(f"manalog: {locked}. Until then {what} waits; Ctrl-C drops it", err=True)
        told.append(locked)

    return tell


def _show(progress: Generator[int, None, None], games: int) -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn

    from pyengine.cli.progress import progress_bar

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with closing(progress), progress_bar(*columns) as bar:
        task = bar.add_task("games", total=games)
        for done in progress:
            bar.update(task, completed=done)


def fsvi(
    model: Annotated[Path, typer.Option(metavar="FILE", help="A QMDP model.")],
    states: Annotated[int, typer.Option(min=1, help="How many of its states are taken.")] = 1000,
    seconds: Annotated[
        float,
        typer.Option(
            min=0.0,
            help="The most that its trials take; reading and preparing the states come before.",
        ),
    ] = 60.0,
    explore: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="The part of actions drawn at random.")
    ] = 0.1,
    seed: Annotated[int, typer.Option(help="The seed of the search.")] = 1,
    replace: Annotated[
        bool, typer.Option("--replace", help="Write the vectors in the place of better ones, too.")
    ] = False,
    json: Json = False,
) -> None:
    """Solve a part of a QMDP model as a POMDP, by FSVI; then play it with fsvi:model=FILE.

    The states are those that games began in and that followed them, the most visited first. The
    vectors are written into the model, after Ctrl-C, too, unless better ones are there. The start
    is worth at least what they say, and at most what it would be worth if the opponent's hand were
    seen.
    """
    from pyengine.games.magic.models.model import Model
    from pyengine.mdp.fsvi import Settings

    settings = Settings(seed=seed, start=0.0, explore=explore, most_trials=sys.maxsize)
    with closing(Model(model)) as opened:
        solving = _begun(opened, states, settings)
        try:
            _show_time(solving.run(seconds), seconds)
        finally:
            written = _write(solving, model, replace=replace)
        _tell({**solving.record(), "written": written}, _SOLVED, as_json=json)


def _begun(model: Model, states: int, settings: Settings) -> Solving:
    """Return the search, ready for its trials, and show what is done until it is."""
    from pyengine.games.magic.models.hidden import most_visited
    from pyengine.games.magic.models.solution import Solving

    with _steps_bar() as bar:
        task = bar.add_task("choosing states of the model", total=None)
        with model.tables.reading():
            part = most_visited(model, states)
            bar.update(task, description=f"reading {len(part.states)} states")
            solving = Solving(part, settings)
        bar.update(task, description="solving them as if all were seen")
        _ = solving.solver
    return solving


def _steps_bar() -> Progress:
    """Give a bar that shows what is done, for work whose length nobody knows."""
    from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

    from pyengine.cli.progress import progress_bar

    return progress_bar(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())


def _write(solving: Solving, path: Path, *, replace: bool) -> bool:
    """Write the vectors where no better ones are; say so, where there are."""
    from pyengine.games.magic.models.file import patiently

    kept = patiently(lambda: solving.write(replace=replace), _teller("the solution"))
    if kept:
        typer.echo(f"manalog: {path} keeps the vectors it had: {kept}", err=True)
    return not kept


def value_iteration(
    model: Annotated[Path, typer.Option(metavar="FILE", help="A QMDP model.")],
    json: Json = False,
) -> None:
    """Compute the values of a QMDP model anew until none changes (Zandvliet, algorithm 1).

    Training computes a value only where the learner comes by. It takes all states that were
    visited, and writes their values at the end, all or none: Ctrl-C leaves the model as it was.
    Training can go on afterwards.
    """
    from pyengine.games.magic.models.file import patiently
    from pyengine.games.magic.models.model import Model

    with closing(Model(model)) as opened:
        iteration = _iterated(opened)
        patiently(iteration.write, _teller("what was computed"))
        _tell(iteration.record(), _ITERATED, as_json=json)


def _iterated(model: Model) -> Iteration:
    """Return the values of MODEL computed, and show what is done until they are."""
    from pyengine.games.magic.models.iteration import Iteration

    with _steps_bar() as bar:
        task = bar.add_task("reading the model", total=None)
        iteration = Iteration(model)
        for waiting in iteration.run():
            words = f"round {iteration.rounds + 1}: {waiting} states or more"
            bar.update(task, description=words)
    return iteration


def _show_time(progress: Generator[float, None, None], seconds: float) -> None:
    from pyengine.cli.progress import progress_bar

    with closing(progress), progress_bar() as bar:
        task = bar.add_task("trials", total=seconds)
        for passed in progress:
            bar.update(task, completed=passed)


def _tell(record: dict[str, Any], words: str, *, as_json: bool) -> None:
    if as_json:
        import json as notation

        typer.echo(notation.dumps(record))
        return
    for line in words.format(**record).splitlines():
        typer.echo(line)


_SOLVED = """\
{states} states, {share_of_decisions:.1%} of the decisions in {games} games and \
{share_of_beginnings:.1%} of their beginnings
{actions} actions; {observations} observations, {seen_exactly} of one state, the largest of \
{most_alike}
{trials} trials, {backups} backups of {seconds_per_backup:.4f} s, {vectors} vectors, \
{megabytes} MB; converged: {converged}
The start is worth at least {at_least:.2f} and at most {at_most:.2f}.
"""

_ITERATED = """\
{states} states and {actions} actions in them, of {games} games
{changed} values of states changed in {rounds} rounds, by {most:.2f} at most.
"""

TRAININGS: tuple[tuple[str, Callable[..., None]], ...] = (
    ("chances", chances),
    ("fsvi", fsvi),
    ("qmdp", qmdp),
    ("value-iteration", value_iteration),
)
"""Every training's name and function; the function's docstring is its help."""
