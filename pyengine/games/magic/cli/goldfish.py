"""The command that plays a deck against nobody: `manalog goldfish`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options
from pyengine.cli.missing import missing_record, told_missing, warn_of_missing
from pyengine.games.magic.cli.missing import MAGIC, read_decks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pyengine.games.magic.decks import Deck
    from pyengine.games.magic.goldfish.deck import DeckFacts
    from pyengine.games.magic.goldfish.games import Fished, Plan
    from pyengine.games.magic.goldfish.table_of_games import GamesFile
    from pyengine.games.magic.goldfish.until import Until


def goldfish(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A deck by its name, or a file.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    turns: Annotated[int, typer.Option(min=1, max=50, help="The last turn.")] = 10,
    mulligan: Annotated[
        str,
        typer.Option(help="own (as the agent decides), mdp (`manalog study mulligan`) or keep."),
    ] = "mdp",
    agent: Annotated[str, typer.Option(help="Who plays the deck.")] = "curve:abilities=no",
    draw: Annotated[bool, typer.Option("--draw", help="Let the opponent begin.")] = False,
    until: Annotated[
        str,
        typer.Option(help='Wait for "CARD and CARD on the battlefield by turn N".'),
    ] = "",
    compare: Annotated[
        str, typer.Option(metavar="DECK", help="Play another deck, too, and tell the difference.")
    ] = "",
    missing: options.Missing = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes at the same time.")] = 1,
    csv: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the games; those there are not played again."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Of the first game; the next one has the next.")] = 1,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw it: .png or .svg.")
    ] = None,
    json: options.Json = False,
) -> None:
    """Play DECK against an opponent who does nothing: when it wins, and what it draws.

    Lands and colors are those of the opening hand and the draw steps; with --mulligan keep their
    exact chances stand beside them. Spells and damage are what the agent made of the deck. Each
    figure has its 95 % interval.
    """
    from pyengine.games.magic.goldfish.summary import compared, summary
    from pyengine.games.magic.goldfish.table_of_games import GamesFile
    from pyengine.system.plots import check_plot

    if plot is not None:
        check_plot(plot, "a plot")
    kept = GamesFile(csv) if csv is not None else None
    who, seeds = f"{agent}:mulligan={mulligan}", range(seed, seed + games)
    records: list[dict[str, Any]] = []
    played: list[list[Fished]] = []
    names = [deck, compare] if compare else [deck]
    decks = read_decks(names, missing)
    warn_of_missing(MAGIC, decks)
    wanted = _wanted(until, decks)
    for read in decks:
        plan, facts = _planned(read, who, turns, not draw, seed, wanted.cards)
        played.append(list(_played(plan, facts, seeds, jobs, kept)))
        if not played[-1]:
            raise KeyboardInterrupt
        record = summary(facts, plan, played[-1], exact=mulligan == "keep")
        record |= {"until_turn": min(wanted.turn or turns, turns)}
        records.append(record | missing_record(MAGIC, [read]))
    if compare:
        records[0]["compared"] = compared(played[0], played[1], turns)
        records[0]["other"] = records[1]
    if json:
        import json as notation

        typer.echo(notation.dumps(records[0], ensure_ascii=False))
    else:
        from pyengine.games.magic.goldfish.shown import show

        show(records[0])
        for line in told_missing(MAGIC, decks):
            typer.echo(line)
    if plot is not None:
        from pyengine.games.magic.goldfish.plot import draw_goldfish

        draw_goldfish(records[0], plot)


def _planned(
    read: Deck, agent: str, turns: int, on_the_play: bool, seed: int, until: tuple[str, ...]
) -> tuple[Plan, DeckFacts]:
    """Return how the deck READ is played, and its facts."""
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.goldfish.deck import facts_of
    from pyengine.games.magic.goldfish.games import Plan

    with CardDatabase.open() as database:
        facts = facts_of(read, database)
    return Plan.of(read, agent, turns, on_the_play, seed, until), facts


def _wanted(until: str, decks: list[Deck]) -> Until:
    """Return what UNTIL asks for, cards of any of DECKS."""
    from pyengine.games.magic.goldfish.until import Until, read_until

    if not until:
        return Until((), None)
    return read_until(until, {card for deck in decks for _, card in deck.cards})


def _played(
    plan: Plan, facts: DeckFacts, seeds: range, jobs: int, kept: GamesFile | None
) -> Iterator[Fished]:
    """Play the games with SEEDS; after Ctrl-C, those that were finished are told."""
    from pyengine.cli.progress import progress_bar
    from pyengine.games.magic.goldfish.games import fished_by
    from pyengine.games.magic.goldfish.table_of_games import run_of

    run = run_of(plan) if kept is not None else ""
    known = kept.known(run) if kept is not None else {}
    yield from (known[seed] for seed in seeds if seed in known)
    missing = [seed for seed in seeds if seed not in known]
    with progress_bar() as bar:
        task = bar.add_task("games", total=len(missing))
        try:
            for game in fished_by(jobs, plan, facts, missing):
                if kept is not None:
                    kept.add(run, game)
                yield game
                bar.advance(task)
        except KeyboardInterrupt:
            typer.echo("interrupted: these are the games that were finished", err=True)
