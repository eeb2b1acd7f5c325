"""The options that games add to a command of all games."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer

from pyengine.cli.games import TERMINALS, find_terminal
from pyengine.cli.games.terminal import CommandOption
from pyengine.cli.signatures import parameters_of, set_parameters
from pyengine.games import DEFAULT_GAME

Command = Callable[..., None]


def offering(command: Command) -> Command:
    """Return COMMAND with every game's options in the place of its parameter `own`.

    COMMAND gets what was given of them as a mapping from names to values. `{usual}` in its
    docstring becomes the words for the usual game.
    """
    names = [option.name for option in _options()]

    @functools.wraps(command)
    def offered(**given: Any) -> None:
        values = {name: given.pop(name) for name in names}
        own = {name: value for name, value in values.items() if value is not None}
        command(own=own, **given)

    text = inspect.getdoc(command) or ""
    offered.__doc__ = text.format(usual=find_terminal(DEFAULT_GAME).usual)
    parameters = [new for old in parameters_of(command) for new in _replaced(old)]
    return set_parameters(offered, parameters)


def _options() -> list[CommandOption]:
    """Return the options of all games, each name once."""
    return list({option.name: option for game in TERMINALS for option in game.options}.values())


def _replaced(parameter: inspect.Parameter) -> Iterator[inspect.Parameter]:
    if parameter.name != "own":
        yield parameter
        return
    for option in _options():
        yield inspect.Parameter(
            option.name,
            parameter.kind,
            default=None,
            annotation=Annotated[option.type | None, typer.Option(help=option.help)],
        )
