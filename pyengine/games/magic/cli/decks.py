"""The command that checks and lists a deck: `manalog deck`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options
from pyengine.cli.exit_codes import NEGATIVE
from pyengine.games.magic.cli.cards import Db

if TYPE_CHECKING:
    from pyengine.games.magic.decks import Pile, Survey


def deck(
    file: Annotated[str, typer.Argument(help="A deck file, or elves, goblins or ogres.")],
    minimum: Annotated[
        int, typer.Option(min=0, help="The number of cards that the format asks for.")
    ] = 60,
    strict: Annotated[
        bool, typer.Option("--strict", help="Refuse what breaks the format's rules.")
    ] = False,
    db: Db = None,
    json: options.Json = False,
) -> None:
    """Check a deck and list its cards; exit with 1 where some can't be played.

    Deck files are text of MTGO, Arena, Moxfield, XMage or Forge, MTGO's .dek or Cockatrice's .cod.
    """
    from pyengine.games.magic.cards.checking import check_card
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.decks import survey_deck

    with CardDatabase.open(pool=db) as database:
        found = survey_deck(file, database, check_card)
    warnings = [*found.deck.check(minimum, strict=strict), *found.deck.notes]
    typer.echo(_json(found, warnings) if json else "\n".join(_describe(found)))
    for warning in warnings:
        typer.echo(f"warning: {warning}", err=True)
    if found.problems or found.beside:
        raise typer.Exit(NEGATIVE)


def _describe(found: Survey) -> Iterator[str]:
    deck = found.deck
    yield f"{deck.name}: {deck.size} cards"
    if deck.commanders:
        yield from _pile("Commander", deck.commanders)
        yield "Deck"
    yield from _lines(deck.cards)
    if deck.sideboard:
        yield from _pile("Sideboard", deck.sideboard)
    problems = found.problems + found.beside
    if problems:
        yield found.words
        yield from (f"  {problem.words(deck.source)}" for problem in problems)


def _pile(title: str, pile: Pile) -> Iterator[str]:
    yield f"{title}: {sum(count for count, _ in pile)} cards"
    yield from _lines(pile)


def _lines(pile: Pile) -> Iterator[str]:
    yield from (f"{count:>3} {name}" for count, name in pile)


def _json(found: Survey, warnings: list[str]) -> str:
    import json
    from dataclasses import asdict

    record: dict[str, Any] = {
        "name": found.deck.name,
        "size": found.deck.size,
        "cards": found.deck.cards,
        "commanders": found.deck.commanders,
        "sideboard": found.deck.sideboard,
        "playable": found.playable,
        "problems": [asdict(problem) for problem in found.problems + found.beside],
        "warnings": warnings,
    }
    return json.dumps(record, ensure_ascii=False)
