"""The entry of the command `manalog`: the list of its commands, and how errors are shown."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from pyengine.cli import (
    ask,
    bench,
    export,
    fuzz,
    graph,
    perft,
    profile,
    repl,
    replay,
    serve,
    tournament,
)
from pyengine.cli.failures import one_line_errors
from pyengine.cli.games import find_terminal
from pyengine.cli.late_help import Group, LateHelp
from pyengine.cli.plans import analyse, solve
from pyengine.cli.play import command as play
from pyengine.errors import ManalogError
from pyengine.games import DEFAULT_GAME, modules
from pyengine.system.environment import drop_unreadable_variables, is_text
from pyengine.system.streams import finish_output, prepare_streams
from pyengine.version import VERSION

Commands = tuple[tuple[str, Callable[..., None]], ...]

_SHARED: Commands = (
    ("analyse", analyse.analyse),
    ("ask", ask.ask),
    ("bench", bench.bench),
    ("export", export.export),
    ("fuzz", fuzz.fuzz),
    ("graph", graph.graph),
    ("perft", perft.perft),
    ("play", play.play),
    ("profile", profile.profile),
    ("repl", repl.repl),
    ("replay", replay.replay),
    ("serve", serve.serve),
    ("show", ask.show),
    ("solve", solve.solve),
    ("tournament", tournament.tournament),
    ("why", ask.why),
    ("why-not", ask.why_not),
)

_OF_GAMES = tuple(modules("cli.commands"))

COMMANDS: Commands = tuple(
    sorted([*_SHARED, *(command for module in _OF_GAMES for command in module.COMMANDS)])
)
"""Every command's name and function; the function's docstring is its help."""

GROUPS: tuple[tuple[str, Commands, str], ...] = tuple(
    group for module in _OF_GAMES for group in module.GROUPS
)
"""Commands that have commands of their own: the group's name, its commands, its help."""

ALONE: dict[str, Callable[..., None]] = {
    name: command for module in _OF_GAMES for name, command in module.ALONE.items()
}
"""What a group does where none of its commands is named; it is given the context."""


def _guarded(command: Callable[..., None]) -> Callable[..., None]:
    """Return COMMAND with its errors shown as one line each, and never as a trace."""

    @functools.wraps(command)
    def guarded(*args: object, **options: object) -> None:
        with one_line_errors():
            command(*args, **options)

    return guarded


def _show_version(wanted: bool) -> None:
    if wanted:
        from pyengine.system.swi_prolog import swi_prolog

        found = swi_prolog()
        typer.echo(f"manalog {VERSION}")
        typer.echo(found.words() if found else "SWI-Prolog: there is no swipl in the PATH")
        raise typer.Exit


def _options(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(find_terminal(DEFAULT_GAME).first_steps)


def _make_app() -> typer.Typer:
    title = find_terminal(DEFAULT_GAME).title
    text = f"A rules engine for {title} whose rules are a logic program."
    app = _group("manalog", COMMANDS, text)
    app.info.no_args_is_help = False
    app.callback(invoke_without_command=True, help=text)(_options)
    for name, commands, words in GROUPS:
        group = _group(name, commands, words)
        if name in ALONE:
            group.info.no_args_is_help = False
            group.callback(invoke_without_command=True, help=words)(_guarded(ALONE[name]))
        app.add_typer(group)
    return app


def _group(name: str, commands: Commands, words: str) -> typer.Typer:
    # Plain help: the rich one would double the time that the command takes to start.
    group = typer.Typer(
        name=name,
        cls=Group,
        help=words,
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    for command_name, command in commands:
        group.command(command_name, cls=LateHelp)(_guarded(command))
    return group


app = _make_app()


def main() -> None:
    """Run the command line, and exit with its code."""
    prepare_streams()
    drop_unreadable_variables()
    with one_line_errors():
        _check_arguments()
        try:
            app(prog_name="manalog")
        finally:
            finish_output()


def _check_arguments() -> None:
    for number, argument in enumerate(sys.argv[1:], start=1):
        if not is_text(argument):
            raise ManalogError(f"the argument number {number} is not UTF-8 text: {argument[:60]}")


if __name__ == "__main__":
    main()
