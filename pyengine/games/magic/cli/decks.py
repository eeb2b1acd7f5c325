"""The command that checks and lists a deck: `manalog deck`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options

if TYPE_CHECKING:
    from pyengine.games.magic.decks import Deck


def deck(
    file: Annotated[str, typer.Argument(help="A deck file, or elves, goblins or ogres.")],
    minimum: Annotated[
        int, typer.Option(min=0, help="The number of cards that the format asks for.")
    ] = 60,
    strict: Annotated[
        bool, typer.Option("--strict", help="Refuse what breaks the format's rules.")
    ] = False,
    json: options.Json = False,
) -> None:
    """Check a deck and list its cards."""
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.decks import read_deck

    with CardDatabase.open() as database:
        found = read_deck(file, database)
    warnings = found.check(minimum, strict=strict)
    typer.echo(_json(found, warnings) if json else "\n".join(_describe(found)))
    for warning in warnings:
        typer.echo(f"warning: {warning}", err=True)


def _describe(deck: Deck) -> list[str]:
    lines = [f"{deck.name}: {deck.size} cards"]
    lines += [f"{count:>3} {name}" for count, name in deck.cards]
    if deck.sideboard:
        lines.append(f"Sideboard: {sum(count for count, _ in deck.sideboard)} cards")
    return lines + [f"{count:>3} {name}" for count, name in deck.sideboard]


def _json(deck: Deck, warnings: list[str]) -> str:
    import json

    record: dict[str, Any] = {
        "name": deck.name,
        "size": deck.size,
        "cards": deck.cards,
        "sideboard": deck.sideboard,
        "warnings": warnings,
    }
    return json.dumps(record, ensure_ascii=False)
