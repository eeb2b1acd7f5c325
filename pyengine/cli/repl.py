"""The command that opens the SWI-Prolog toplevel on a game: `manalog repl`."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options
from pyengine.games import DEFAULT_GAME

if TYPE_CHECKING:
    from pyengine.ask.questions import Oracle


WELCOME = "This is your own Prolog: help. lists the words, Tab completes, halt. ends."
NOT_WHOLE = "Playing it from its start gives another state: undo goes back to the save only."


def repl(
    save: Annotated[
        str | None, typer.Argument(metavar="[SAVE]", help="A saved game; without it, a new one.")
    ] = None,
    decks: Annotated[
        str | None, typer.Option(help="Deck files or names of a new game, with commas.")
    ] = None,
    missing: options.Missing = None,
    seed: Annotated[int, typer.Option(help="The seed of a new game.")] = 1,
    game: Annotated[str, typer.Option(help="Which game a new one is.")] = DEFAULT_GAME,
    no_undo: Annotated[bool, typer.Option("--no-undo", help="Nothing is taken back.")] = False,
) -> None:
    """Open the SWI-Prolog toplevel on a game, with the whole engine behind it.

    It is your own Prolog: what is typed there may do what you may do. For questions of others,
    there is `manalog ask`.
    """
    with _opened(save, game, decks, missing, seed) as oracle:
        typer.echo(WELCOME, err=True)
        if not oracle.whole:
            typer.echo(NOT_WHOLE, err=True)
        code = oracle.toplevel(undo=not no_undo)
    raise typer.Exit(code)


def _opened(
    save: str | None, game: str, decks: str | None, missing: str | None, seed: int
) -> AbstractContextManager[Oracle]:
    from pyengine.ask.questions import begun, opened
    from pyengine.cli.games import NewGame, find_terminal

    if save is not None:
        return opened(save, terminal=True, from_start=True)
    names = options.parts(decks) if decks else None
    own = {"missing": missing} if missing is not None else {}
    setup, _, warnings = find_terminal(game).setup(NewGame(seed, decks=names, own=own))
    for warning in warnings if missing is not None else ():
        typer.echo(f"warning: {warning}", err=True)
    return begun(setup, terminal=True)
