"""The command that looks for faults in random games: `manalog fuzz`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options
from pyengine.cli.exit_codes import INTERRUPTED, NEGATIVE
from pyengine.cli.progress import progress_bar
from pyengine.games import DEFAULT_GAME

if TYPE_CHECKING:
    from pyengine.fuzz.running import Cause, Outcome, Plan, Tally

_USUAL_GAMES = 100
"""How many games are looked at where nothing is asked for."""

_WIDTH = 160


def fuzz(
    cases: Annotated[
        list[Path] | None,
        typer.Argument(metavar="CASE", help="Look at these cases again, and play no games."),
    ] = None,
    seed: options.FirstSeed = 1,
    games: Annotated[
        int | None, typer.Option(min=1, help=f"Play so many games; {_USUAL_GAMES} are usual.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.0, max=options.MOST_SECONDS, help="Begin games for so long."),
    ] = None,
    pool: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw the decks from this card file or pool."),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play games.")] = 1,
    tries: Annotated[
        int, typer.Option(min=0, help="At each choice, try so many other actions, and undo them.")
    ] = 1,
    cut: Annotated[
        float,
        typer.Option(
            min=1.0,
            max=options.MOST_SECONDS,
            help="Cut a game that takes so many seconds of the processor, and end shrinking then.",
        ),
    ] = 60.0,
    output: Annotated[
        Path, typer.Option(metavar="DIRECTORY", help="Where cases are written.")
    ] = Path("fuzz-cases"),
    shrink: Annotated[
        bool, typer.Option(help="Make what fails small; without it, only its seed is told.")
    ] = True,
    game: Annotated[str, typer.Option(help="Which game is played.")] = DEFAULT_GAME,
    json: options.Json = False,
) -> None:
    r"""Play random games in which everything is looked at, and make small what fails.

    Decks are drawn by chance from the cards of --pool, or of those imported, that are understood.
    The game with a seed is always the same game. In each of them

    \b
    * after every step of the full graph, nothing holds that the rules forbid;
    * nobody is without a legal action, and no action is an error, those tried and undone, too;
    * what is undone, an action or the whole game, is the state that was before;
    * passing leads on: no state comes again when everybody has passed;
    * a state on the way, loaded anew with the cards defined anew, comes out the same;
    * played choice by choice and step by step, it is the same game.

    What fails is made small: a late state, few cards, few actions. It is written as a saved game,
    a case, once for each cause. `manalog fuzz CASE` looks at it again, `manalog ask CASE` and
    `manalog play --resume CASE` open it.

    A game that takes longer than --cut is cut there, both from choice to choice and step by step,
    and counted as cut. A case is made smaller for as long; if there was more to do, that is told.

    \b
        manalog fuzz --games 200 --jobs 2         two hundred games, in two processes
        manalog fuzz --seed 37 --games 1          the game with the seed 37 alone
        manalog fuzz fuzz-cases/driven-1.save     a case again

    The exit code is 1 where something was wrong. Ctrl-C ends it, and tells what was found.
    """
    from pyengine.fuzz.running import Plan

    if cases:
        _look_again(cases, pool, json)
        return
    if games is None and seconds is None:
        games = _USUAL_GAMES
    plan = Plan(game, seed, games, seconds, pool, tries, shrink, cut)
    _look(plan, jobs, output, json)


def _look(plan: Plan, jobs: int, output: Path, json: bool) -> None:
    """Look at the games of PLAN, tell what was found, and exit with a code that tells of it."""
    from pyengine.fuzz.running import Tally

    tally, begin, interrupted = Tally(), time.perf_counter(), False
    try:
        for outcome in _shown(plan, jobs):
            cause = tally.add(outcome)
            if cause is not None and outcome.small:
                cause.file = _written(cause, output, len(tally.causes))
            tally.seconds = time.perf_counter() - begin
    except KeyboardInterrupt:
        interrupted = True
        typer.echo("interrupted: these are the games that were finished", err=True)
    _print(tally, json)
    if tally.causes:
        raise typer.Exit(NEGATIVE)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _shown(plan: Plan, jobs: int) -> Iterator[Outcome]:
    """Pass on the outcomes, and show a bar on a terminal."""
    from contextlib import closing

    from pyengine.fuzz.running import outcomes

    begin, games, wrong = time.perf_counter(), 0, 0
    with progress_bar() as bar, closing(outcomes(plan, jobs)) as coming:  # type: ignore[type-var]
        task = bar.add_task("games", total=plan.games or plan.seconds)
        for outcome in coming:
            games, wrong = games + 1, wrong + (outcome.case is not None)
            done = games if plan.games else time.perf_counter() - begin
            bar.update(task, completed=done, description=f"{games} games, {wrong} wrong")
            yield outcome


def _written(cause: Cause, output: Path, number: int) -> str:
    """Write the case of CAUSE into the directory OUTPUT; return the file, "" for none."""
    from pyengine.errors import ManalogError
    from pyengine.fuzz.files import write_case

    path = output / f"{cause.case.fault.kind}-{number}.save"
    try:
        output.mkdir(parents=True, exist_ok=True)
        write_case(path, cause.case)
    except ManalogError as error:
        typer.echo(f"warning: the case of seed {cause.seed} is not written: {error}", err=True)
        return ""
    return str(path)


def _print(tally: Tally, json: bool) -> None:
    record = tally.record()
    if json:
        _print_json(record)
        return
    for line in _table(record):
        typer.echo(line)


def _print_json(record: dict[str, Any]) -> None:
    import json as notation

    typer.echo(notation.dumps(record, ensure_ascii=False))


def _table(record: dict[str, Any]) -> Iterator[str]:
    """Yield the figures in words, and a row for each cause."""
    first, last = record["seeds"]
    yield (
        f"{record['games']:,} games (seeds {first} to {last}) in {record['seconds']:,.1f} s: "
        f"{record['choices']:,} choices, {record['steps']:,} steps, {record['tried']:,} tried; "
        f"{record['left']} had no end, {record['cut']} were cut"
    )
    slowest = record["slowest"]
    yield f"slowest: the game with seed {slowest['seed']}, {slowest['seconds']:.1f} s"
    yield f"{record['wrong']} games are wrong, of {len(record['causes'])} causes"
    if record["causes"]:
        yield f"{'games':>5}  {'seed':>6}  {'kind':<9}  what"
    for cause in record["causes"]:
        yield f"{cause['games']:>5}  {cause['seed']:>6}  {cause['kind']:<9}  {cause['words']}"
        yield from (f"{'':26}{line}" for line in _told(cause))


def _told(cause: dict[str, Any]) -> Iterator[str]:
    yield from (detail[:_WIDTH] for detail in cause["details"])
    if cause["file"]:
        yield f"cards: {', '.join(cause['cards'])}"[:_WIDTH]
        yield f"actions: {', '.join(cause['actions'])}"[:_WIDTH]
        hurried = " (there was no time to make it smaller)" if cause["hurried"] else ""
        yield cause["file"] + hurried


def _look_again(files: list[Path], pool: Path | None, json: bool) -> None:
    """Look at the cases FILES again; exit with 1 where one fails still."""
    from pyengine.fuzz.files import read_case

    failed = 0
    for file in files:
        found = read_case(file, pool).again()
        failed += found is not None
        fault = found.fault if found else None
        if json:
            told = (
                {"kind": fault.kind, "words": fault.words} if fault else {"kind": "", "words": ""}
            )
            _print_json({"file": str(file)} | told)
            continue
        typer.echo(f"{file}: {f'{fault.kind}: {fault.words}' if fault else 'nothing is wrong'}")
        for line in fault.details if fault else ():
            typer.echo(f"    {line}")
    if failed:
        raise typer.Exit(NEGATIVE)
