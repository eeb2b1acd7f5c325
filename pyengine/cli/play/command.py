"""The command that plays: `manalog play`."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options as shared
from pyengine.cli.games import setting_example, usual_players
from pyengine.cli.games.offering import offering
from pyengine.cli.games.terminal import PERSON, NewGame
from pyengine.errors import ManalogError
from pyengine.games import DEFAULT_GAME

if TYPE_CHECKING:
    from pyengine.cli.play.evening import Options
    from pyengine.cli.play.table import Table
    from pyengine.matches.match import Match

_MOST_SEEDS = 1_000_000

_Text = str | None
_SAVE = "Where the game is saved.  [default: manalog-SEED.save]"


_RECORD = "Save the game at its end, to be replayed; of a match, each game in a file."


@offering
def play(
    decks: Annotated[
        _Text,
        typer.Option(
            "--decks",
            "--deck",
            help=f"Decks by name ({shared.USUAL_DECKS}) or files, with commas."
            f"  [default: {shared.USUAL_DECKS}]",
        ),
    ] = None,
    players: Annotated[
        _Text,
        typer.Option(
            help=f"Who plays, seat by seat with commas: human or an agent, {{agents}}. "
            f"Agents take parameters: mc:playouts=5. Your own are ./program or module:Class."
            f"  [default: {usual_players()}]"
        ),
    ] = None,
    teams: Annotated[
        _Text, typer.Option(help="A team for each deck, such as a,a,b,b.  [default: no teams]")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="The seed of all that is random.  [default: another each time]"),
    ] = None,
    best_of: Annotated[
        int | None,
        typer.Option(help="Play a match, the best of 3 or 5 games, with sideboards between them."),
    ] = None,
    own: Mapping[str, Any] = MappingProxyType({}),
    strict: Annotated[
        bool, typer.Option("--strict", help="Refuse decks against the rules.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one line with the result.")] = False,
    log: Annotated[
        _Text,
        typer.Option(metavar="FILE", help="Write events as JSON lines; of a match, a file a game."),
    ] = None,
    steps: Annotated[bool, typer.Option("--steps", help="Show every computing step.")] = False,
    save: Annotated[_Text, typer.Option(metavar="FILE", help=_SAVE)] = None,
    record: Annotated[_Text, typer.Option(metavar="FILE", help=_RECORD)] = None,
    resume: Annotated[_Text, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    undo: Annotated[
        _Text,
        typer.Option(help="free, fair (not past what was hidden) or never.  [default: free]"),
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
    from pyengine.cli.play.evening import Evening, Options

    options = Options(json, log, steps, save, record, resume, _undo(undo, no_undo), color)
    if _of_match(best_of, options):
        if resume is not None:
            _refuse_with_resume(wanted, seed)
        _play_match(wanted, options, game, best_of)
        return
    if resume is not None:
        _refuse_with_resume(wanted, seed)
    _check_targets(options)
    table = _resumed(wanted, options) if resume is not None else _new(wanted, options, game)
    Evening(table, options).spend()


def _check_targets(options: Options) -> None:
    """Refuse files that the game could not be saved to, before it is played."""
    from pyengine.saves.save import check_target

    for target in (options.save, options.record):
        if target:
            check_target(target)


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


def _decided(name: str) -> ManalogError:
    return ManalogError(f"--{name} can't be changed with --resume: the save says it")


def _refuse_with_resume(wanted: NewGame, seed: int | None) -> None:
    """Refuse what a saved game has decided already, but for what a player may say in play."""
    from pyengine.games import find_game, game_names

    said = {order.split()[0] for name in game_names() for order in find_game(name).orders}
    given = {
        "decks": wanted.decks, "teams": wanted.teams, "seed": seed, **wanted.own,
        "set": wanted.settings or None,
    }  # fmt: skip
    for name, value in given.items():
        if value is not None and name not in said:
            raise _decided(name)


def _orders_with_resume(wanted: NewGame, orders: Mapping[str, str]) -> list[str]:
    """Return those of a game's ORDERS that are given; ManalogError: there is no such one."""
    given = [f"{name} {value}" for name, value in wanted.own.items() if value is not None]
    for words in given:
        if words not in orders:
            known = f"Say {', '.join(orders)}"
            raise ManalogError(f'"{words}" can\'t be said in this game', remedy=known)
    return [orders[words] for words in given]


# ------------------------------------------------------------------ the table


def _new(wanted: NewGame, options: Options, name: str) -> Table:
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


def _resumed(wanted: NewGame, options: Options) -> Table:
    """Return the table of a saved game."""
    from pyengine.cli.games import find_terminal
    from pyengine.cli.play.table import UNDO, Table
    from pyengine.games import find_game
    from pyengine.saves.drafts import recovered
    from pyengine.saves.save import read_save

    assert options.resume is not None
    if draft := recovered(options.resume):
        typer.echo(f"{draft} is a later save, whole, that was not put in its place.", err=True)
    save = read_save(options.resume)
    orders = _orders_with_resume(wanted, find_game(save.setup.game).orders)
    agents = list(wanted.players) if wanted.players else None
    session = save.session(_mode(options))
    table = Table.resume(save, session, find_terminal(save.setup.game), agents)
    _check_people(table.agents, options)
    for player in table.people:
        for order in orders:
            table.do(player, order.format(player=player))
    table.undo_rule = max(table.undo_rule, options.undo or UNDO[0], key=UNDO.index)
    if options.save:
        table.save_path = Path(options.save)
    return table


def _of_match(best_of: int | None, options: Options) -> bool:
    """Whether a match is asked for, or one is resumed."""
    from pyengine.matches.keeping import is_match

    resumed = options.resume is not None and is_match(options.resume)
    if best_of is not None and options.resume is not None:
        raise _decided("best-of")
    return resumed or best_of is not None


def _play_match(wanted: NewGame, options: Options, name: str, best_of: int | None) -> None:
    """Play a new match of BEST_OF games, or go on with the one that is resumed."""
    from pyengine.cli.play.bout import Bout, check_files
    from pyengine.cli.play.table import UNDO
    from pyengine.matches.keeping import check_match_target, read_match

    if options.save:
        check_match_target(Path(options.save))
    if options.resume is not None:
        match = read_match(options.resume)
        if wanted.players is not None:
            raise _decided("players")
    else:
        match = _new_match(wanted, name, best_of or 1)
    _check_people([entrant.agent for entrant in match.entrants], options)
    check_files(match, options)
    Bout(match, options, options.undo or UNDO[0]).spend()


def _new_match(wanted: NewGame, name: str, best_of: int) -> Match:
    from pyengine.agents import make_agent
    from pyengine.cli.games import find_terminal
    from pyengine.matches.match import Match, check_best_of

    check_best_of(best_of)
    terminal = find_terminal(name)
    setup, agents, warnings = terminal.setup(wanted)
    for agent in agents:
        if agent != PERSON:
            make_agent(agent, "", 0, name)
    _warn(warnings)
    return Match.of(setup, agents, best_of, terminal.sideboards(wanted))


def _mode(options: Options) -> str:
    # Every choice is taken here, also one with a single option, so that any game can be resumed
    # with other players, stops and outputs.
    return "steps" if options.steps else "choices"


def _check_people(agents: list[str], options: Options) -> None:
    if options.json and PERSON in agents:
        raise ManalogError("--json is for games in which no human plays", remedy="Give --players")


def _warn(warnings: list[str]) -> None:
    for warning in warnings:
        typer.echo(f"warning: {warning}", err=True)
