"""The commands that show cards: `manalog card` and `manalog cards`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options

if TYPE_CHECKING:
    from pyengine.games.magic.cards.database import Card, CardDatabase
    from pyengine.games.magic.pool.reported import Report

Db = Annotated[
    Path | None,
    typer.Option("--db", metavar="FILE", help="The pool of imported cards, if not the usual one."),
]


def card(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="The card's name.")],
    terms: Annotated[
        bool, typer.Option("--terms", help="Show the ability terms instead of English.")
    ] = False,
    try_: Annotated[
        bool,
        typer.Option("--try", help="Play with it: in hand, on a board with mana and creatures."),
    ] = False,
    db: Db = None,
    json: options.Json = False,
) -> None:
    """Show a card, and what of an imported one is understood; or try it."""
    from pyengine.games.magic.cards.database import CardDatabase

    with CardDatabase.open(pool=db) as database:
        text = " ".join(name)
        if try_:
            from pyengine.games.magic.cli.trying import try_card

            try_card(database, text)
            return
        if not json:
            typer.echo("\n".join(describe_card(database, text, terms=terms)))
            return
        report = _report(database, text)
        typer.echo(_record(report) if report else _json(database.lookup(text)))


def describe_card(database: CardDatabase, name: str, *, terms: bool = False) -> list[str]:
    """Return the card NAME in lines: its abilities in English, or as TERMS.

    Of an imported card, what is printed and what was made of it. CardError: there is no such card.
    """
    from pyengine.games.magic.pool.rulings import ruling_lines, rulings_called

    report = _report(database, name)
    if report is not None:
        return [*_describe_report(report, terms), *ruling_lines(report.card.rulings)]
    card = database.lookup(name)
    return [*_describe(card, terms), *ruling_lines(rulings_called(database.pool, card.name))]


def cards(
    context: typer.Context,
    rebuild: Annotated[
        bool, typer.Option("--rebuild", help="Build the database anew from the card texts.")
    ] = False,
    db: Db = None,
    json: options.Json = False,
) -> None:
    """List the cards that can be played, or import and read cards of one's own."""
    if context.invoked_subcommand is not None:
        return
    from pyengine.games.magic.cards.database import CardDatabase

    with CardDatabase.open(rebuild=rebuild, pool=db) as database:
        for found in database.playable():
            typer.echo(_json(found) if json else _summary(found))


# ------------------------------------------------------------------ a card of Manalog's own


def _describe(card: Card, terms: bool) -> list[str]:
    from pyengine.engine.bridge import bridge
    from pyengine.games.magic.cards.checking import check_card

    check_card(card)
    size = [f"{card.power}/{card.toughness}"] if card.power is not None else []
    heading = f"{card.name} {card.mana_cost}".rstrip()
    abilities = list(card.abilities)
    if not terms:
        abilities = bridge().call("define", "magic", "text", card.name, abilities)
    return [heading, card.type_line, *size, *abilities]


def _summary(card: Card) -> str:
    size = f"{card.power}/{card.toughness}" if card.power is not None else ""
    return f"{card.name:<32} {card.mana_cost:<16} {size:<5} {card.type_line}"


def _json(card: Card) -> str:
    """Return the card as one line of JSON."""
    import json
    from dataclasses import asdict

    return json.dumps(asdict(card), ensure_ascii=False)


# ------------------------------------------------------------------ an imported card


def _report(database: CardDatabase, name: str) -> Report | None:
    """Return what an imported card called NAME says; None where there is none."""
    if database.pool is None:
        return None
    from dataclasses import replace

    from pyengine.games.magic.pool.reported import report
    from pyengine.games.magic.pool.rulings import rulings_of

    number = database.pool.number(name)
    if number is None or (database.has_own(name) and database.own_first):
        return None
    printed = database.pool.printed(number)
    printed = replace(printed, rulings=rulings_of(database.pool.connection, number))
    return report(printed, own=database.has_own(name))


def _describe_report(report: Report, terms: bool) -> Iterator[str]:
    """Yield the lines of REPORT: the card as printed, then what was made of it."""
    for face in report.card.faces:
        yield f"{face.name} {face.mana_cost}".rstrip()
        yield face.type_line
        yield from face.numbers()
        yield from face.text.split("\n") if face.text else []
        yield ""
    for ability in report.abilities:
        mark = "understood" if ability.reading.understood else "not understood"
        first, *others = ability.shown.split("\n")
        yield f"{mark}: {first}"
        yield from (f"    {line}" for line in others)
        if terms and ability.reading.state not in ("stopped", "given_up"):
            yield f"    {ability.reading.term}"
        if ability.reading.problem:
            yield f"    {ability.problem}"
    yield report.verdict


def _record(report: Report) -> str:
    import json

    return json.dumps(report.record(), ensure_ascii=False)
