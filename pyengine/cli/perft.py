"""The command that counts what can happen: `manalog perft`."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options
from pyengine.cli.progress import progress_bar
from pyengine.games import DEFAULT_GAME

if TYPE_CHECKING:
    from pyengine.engine.perft import Perft
    from pyengine.engine.session import Session


class Way(StrEnum):
    """How states are gone back to."""

    undo = "undo"
    copy = "copy"


def perft(
    save: Annotated[
        str | None,
        typer.Argument(metavar="[SAVE]", help="A saved game; a new game where none is named."),
    ] = None,
    depth: Annotated[int, typer.Option(min=1, help="So many actions deep.")] = 2,
    divide: Annotated[
        bool, typer.Option("--divide", help="Show the count for each first action, too.")
    ] = False,
    unique: Annotated[
        bool, typer.Option("--unique", help="Count the distinct states, too.")
    ] = False,
    way: Annotated[
        Way, typer.Option(help="Go back by undo, or by loading a copy: the counts must agree.")
    ] = Way.undo,
    game: Annotated[str, typer.Option(help="Without SAVE: which game begins.")] = DEFAULT_GAME,
    seed: Annotated[int, typer.Option(help="Without SAVE: the new game's seed.")] = 1,
    json: options.Json = False,
) -> None:
    """Count the action sequences, and the distinct states, that a position leads to."""
    counted: Perft | None = None
    try:
        for progress in _counting(_session(save, game, seed), depth, way, unique):
            counted = progress
    except KeyboardInterrupt:
        if counted is None:
            raise
        typer.echo("interrupted: only some first actions were followed", err=True)
    if counted is not None:
        typer.echo(_json(counted, way) if json else "\n".join(_describe(counted, divide)))


def _session(save: str | None, game: str, seed: int) -> Session:
    from pyengine.engine.session import Session
    from pyengine.games import find_game
    from pyengine.saves.save import read_save

    if save is not None:
        return read_save(save).session()
    return Session.start(find_game(game).default_setup(seed))


def _counting(session: Session, depth: int, way: Way, unique: bool) -> Iterator[Perft]:
    """Pass on the counts, and show a bar on a terminal."""
    from pyengine.engine.perft import perft as count

    with progress_bar() as bar:
        task = bar.add_task("first actions", total=None)
        for counted in count(session, depth, way=way.value, unique=unique):
            bar.update(task, total=counted.first_actions, completed=len(counted.divide))
            yield counted


def _json(counted: Perft, way: Way) -> str:
    import json

    return json.dumps(counted.record() | {"way": way.value}, ensure_ascii=False)


def _describe(counted: Perft, divide: bool) -> Iterator[str]:
    record = counted.record()
    if divide:
        yield from (f"{count:>12}  {action}" for action, count in record["divide"].items())
    for level in record["levels"]:
        states = "" if level["states"] is None else f", {level['states']} distinct states"
        yield f"depth {level['depth']}: {level['sequences']} sequences{states}"
    nodes = sum(level["sequences"] for level in record["levels"])
    if counted.seconds:
        yield f"{nodes} sequences in {counted.seconds:.2f} s: {nodes / counted.seconds:.0f}/s"
    if not counted.first_actions:
        yield "the game is over: there is nothing to count"
