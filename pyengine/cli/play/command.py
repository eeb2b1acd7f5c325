"""The command that plays: `manalog play`."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options as shared
from pyengine.cli.games import setting_example
from pyengine.cli.games.offering import offering
from pyengine.cli.games.terminal import PERSON, NewGame
from pyengine.errors import ManalogError
from pyengine.games import DEFAULT_GAME

if TYPE_CHECKING:
    from pyengine.cli.play.dialog import Dialog
    from pyengine.cli.play.reader import Interrupts
    from pyengine.cli.play.screen import Screen
    from pyengine.cli.play.table import Table

_MOST_SEEDS = 1_000_000

_Text = str | None


@dataclass(frozen=True)
class _Options:
    """How the game is shown and kept, apart from what game it is."""

    json: bool
    log: str | None
    steps: bool
    save: str | None
    record: str | None
    resume: str | None
    undo: str | None
    color: bool


@offering
def play(
    decks: Annotated[_Text, typer.Option(help=f"Decks: {shared.USUAL_DECKS} or files.")] = None,
    players: Annotated[_Text, typer.Option(help="human or an agent for each deck.")] = None,
    teams: Annotated[_Text, typer.Option(help="A team for each deck, such as a,a,b,b.")] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of all that is random.")] = None,
    own: Mapping[str, Any] = MappingProxyType({}),
    strict: Annotated[
        bool, typer.Option("--strict", help="Refuse decks against the rules.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one line with the result.")] = False,
    log: Annotated[_Text, typer.Option(metavar="FILE", help="Write events as JSON lines.")] = None,
    steps: Annotated[bool, typer.Option("--steps", help="Show every computing step.")] = False,
    save: Annotated[_Text, typer.Option(metavar="FILE", help="Where the game is saved.")] = None,
    record: Annotated[
        _Text, typer.Option(metavar="FILE", help="Save the game at its end, to be replayed.")
    ] = None,
    resume: Annotated[_Text, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    undo: Annotated[
        _Text, typer.Option(help="free, fair (not past what was hidden) or never.")
    ] = None,
    no_undo: Annotated[bool, typer.Option("--no-undo", help="The same as --undo never.")] = False,
    color: Annotated[bool, typer.Option("--color/--no-color", help="Whether to use color.")] = True,
    set_: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="KEY=VALUE",
            help=f"A setting of the game, such as {setting_example()}.",
        ),
    ] = None,
    game: Annotated[str, typer.Option(help="The game.")] = DEFAULT_GAME,
) -> None:
    """Play a game: {usual}, unless you say otherwise."""
    wanted = NewGame(
        secrets.randbelow(_MOST_SEEDS) if seed is None else seed,
        _list(decks, "decks"), _list(players, "players"), _list(teams, "teams"),
        own, strict, _settings(set_ or ()),
    )  # fmt: skip
    options = _Options(json, log, steps, save, record, resume, _undo(undo, no_undo), color)
    if resume is not None:
        _refuse_with_resume(wanted, seed)
    _play(_resumed(wanted, options) if resume is not None else _new(wanted, options, game), options)


def _list(text: str | None, name: str) -> tuple[str, ...] | None:
    """Return the parts of TEXT between commas; ManalogError for an empty one."""
    if text is None:
        return None
    parts = tuple(part.strip() for part in text.split(","))
    if not all(parts):
        raise ManalogError(f'--{name} "{text}" has an empty part')
    return parts


def _settings(texts: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Return TEXTS, `key=value` each, as pairs; ManalogError for another one."""
    pairs = [text.partition("=") for text in texts]
    for key, _, value in pairs:
        if not key or not value:
            raise ManalogError(f'--set is written key=value, not "{key or value}"')
    return tuple((key.strip(), value.strip()) for key, _, value in pairs)


def _undo(rule: str | None, forbidden: bool) -> str | None:
    """Return what may be taken back, None where nothing was said."""
    from pyengine.cli.play.table import UNDO

    if rule is not None and rule not in UNDO:
        raise ManalogError(f'--undo is {", ".join(UNDO[:-1])} or {UNDO[-1]}, not "{rule}"')
    return UNDO[-1] if forbidden else rule


def _refuse_with_resume(wanted: NewGame, seed: int | None) -> None:
    """Refuse what a saved game has decided already."""
    given = {
        "decks": wanted.decks, "teams": wanted.teams, "seed": seed, **wanted.own,
        "set": wanted.settings or None,
    }  # fmt: skip
    for name, value in given.items():
        if value is not None:
            raise ManalogError(f"--{name} can't be changed with --resume: the save says it")


# ------------------------------------------------------------------ the table


def _new(wanted: NewGame, options: _Options, name: str) -> Table:
    """Return the table of a new game."""
    from pyengine.agents import make_agent
    from pyengine.cli.games import find_terminal
    from pyengine.cli.play.table import UNDO, Table
    from pyengine.engine.session import Session

    game = find_terminal(name)
    setup, agents, warnings = game.setup(wanted)
    for agent in agents:
        if agent != PERSON:
            make_agent(agent, "", 0, name)
    _check_people(agents, options)
    _warn(warnings)
    session = Session.start(setup, _mode(options))
    path = Path(options.save) if options.save else None
    return Table(session, game, agents, set(), options.undo or UNDO[0], path)


def _resumed(wanted: NewGame, options: _Options) -> Table:
    """Return the table of a saved game."""
    from pyengine.cli.games import find_terminal
    from pyengine.cli.play.table import UNDO, Table
    from pyengine.saves.save import read_save

    assert options.resume is not None
    save = read_save(options.resume)
    agents = list(wanted.players) if wanted.players else None
    session = save.session(_mode(options))
    table = Table.resume(save, session, find_terminal(save.setup.game), agents)
    _check_people(table.agents, options)
    table.undo_rule = max(table.undo_rule, options.undo or UNDO[0], key=UNDO.index)
    if options.save:
        table.save_path = Path(options.save)
    return table


def _mode(options: _Options) -> str:
    # Every choice is taken here, also one with a single option, so that any game can be resumed
    # with other players, stops and outputs.
    return "steps" if options.steps else "choices"


def _check_people(agents: list[str], options: _Options) -> None:
    if options.json and PERSON in agents:
        raise ManalogError("--json is for games in which no human plays", remedy="Give --players")


def _warn(warnings: list[str]) -> None:
    for warning in warnings:
        typer.echo(f"warning: {warning}", err=True)


# ------------------------------------------------------------------ the game


def _play(table: Table, options: _Options) -> None:
    """Play to the end, or to the end of the input; Ctrl-C saves and goes on up."""
    from pyengine.cli.play.reader import EndOfInput, Interrupts
    from pyengine.cli.play.screen import Screen

    screen = Screen(color=options.color)
    if options.log:
        table.start_log(options.log)
    with Interrupts() as interrupts:
        try:
            _run(table, options, screen, interrupts)
        except EndOfInput:
            _save(table, screen)
            _record(table, options)
        except KeyboardInterrupt:
            screen.say("")
            _save(table, screen)
            raise
        finally:
            if table.log is not None:
                table.log.close()


def _run(table: Table, options: _Options, screen: Screen, interrupts: Interrupts) -> None:
    """Let agents and people choose until the game is over or a person quits."""
    from pyengine.cli.play.dialog import Dialog, Quit

    dialog = Dialog(table, screen, interrupts)
    _begin(table, options, screen)
    while not table.session.over:
        interrupts.check()
        if not table.person_is_asked():
            _watch(table, options, dialog)
            continue
        try:
            dialog.ask()
        except Quit:
            _save(table, screen)
            _record(table, options)
            return
    _end(table, options, screen, dialog)


def _begin(table: Table, options: _Options, screen: Screen) -> None:
    if options.steps and not options.json:
        table.session.on_step = lambda process: screen.item("   .", process, "dim")
    if table.people:
        screen.say(f"Seed {table.session.setup.seed}. Type help to see the commands.")


def _watch(table: Table, options: _Options, dialog: Dialog) -> None:
    """Let the table go on, and show it where only agents play."""
    from pyengine.cli.play.view import EVERYONE

    table.go_on()
    if not table.people and not options.json:
        dialog.tell(EVERYONE)


def _save(table: Table, screen: Screen) -> None:
    """Save the game and say how to go on with it."""
    path = table.default_path()
    table.save(path)
    screen.say(f"Saved to {path}")
    screen.say(f"Resume: manalog play --resume {shlex.quote(str(path))}")


def _end(table: Table, options: _Options, screen: Screen, dialog: Dialog) -> None:
    """Say who won; the game's end is saved where that was asked for."""
    if options.save:
        table.save(options.save)
    if options.json:
        typer.echo(_result_line(table))
    else:
        _show_result(table, screen, dialog)
    _record(table, options)


def _record(table: Table, options: _Options) -> None:
    """Save the game with what replaying it needs; last, because it is played again for that."""
    if options.record is not None:
        from pyengine.saves.recording import record

        table.session, recording = record(table.session)
        table.save(options.record, recording)


def _show_result(table: Table, screen: Screen, dialog: Dialog) -> None:
    for player in table.people or [table.viewer()]:
        dialog.tell(player)
    turn = table.view.moment()[1]
    screen.say(table.game.result(table.session.winners, turn), "bold")


def _result_line(table: Table) -> str:
    """Return the result as one line of JSON."""
    import json

    session = table.session
    winners = list(session.winners)
    record = {
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": winners,
        "turns": table.view.moment()[1],
        "decisions": session.decisions,
        "steps": session.steps,
        "digest": session.digest(),
        "seed": session.setup.seed,
    }
    return json.dumps(record)
