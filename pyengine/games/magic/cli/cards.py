"""The commands that show cards: `manalog card` and `manalog cards`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from pyengine.games.magic.cards.database import Card

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def card(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="The card's name.")],
    terms: Annotated[
        bool, typer.Option("--terms", help="Show the ability terms instead of English.")
    ] = False,
    json: Json = False,
) -> None:
    """Show a card: its cost, type, size and abilities."""
    from pyengine.games.magic.cards.database import CardDatabase

    with CardDatabase.open() as database:
        found = database.lookup(" ".join(name))
    typer.echo(_json(found) if json else "\n".join(_describe(found, terms)))


def cards(
    rebuild: Annotated[
        bool, typer.Option("--rebuild", help="Build the database anew from the card texts.")
    ] = False,
    json: Json = False,
) -> None:
    """List the cards of the database."""
    from pyengine.games.magic.cards.database import CardDatabase

    with CardDatabase.open(rebuild=rebuild) as database:
        for found in database:
            typer.echo(_json(found) if json else _summary(found))


def _describe(card: Card, terms: bool) -> list[str]:
    from pyengine.engine.bridge import bridge

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
