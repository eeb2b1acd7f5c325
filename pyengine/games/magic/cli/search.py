"""The commands that find cards: `manalog cards search`, and `rarities` for what it knows."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options
from pyengine.games.magic.cli.cards import Db

if TYPE_CHECKING:
    from pyengine.games.magic.search.finding import FoundCard


class Order(enum.StrEnum):
    """By what cards are ordered; those that are equal in it, by name."""

    NAME = "name"
    MV = "mv"
    POWER = "power"
    TOUGHNESS = "toughness"
    COLOR = "color"
    PLAYABLE = "playable"


def search(
    query: Annotated[
        list[str], typer.Argument(metavar="QUERY", help="What is asked, such as: t:elf mv<3 o:draw")
    ],
    limit: Annotated[
        int | None, typer.Option(min=0, help="Show so many cards; 0 only counts.")
    ] = None,
    order: Annotated[Order, typer.Option(help="By what they are ordered.")] = Order.NAME,
    descending: Annotated[
        bool, typer.Option("--descending", help="The greatest or last first.")
    ] = False,
    short: Annotated[bool, typer.Option("--short", help="A line for each card.")] = False,
    db: Db = None,
    json: options.Json = False,
) -> None:
    """Find cards by a query in Scryfall's syntax, in names, texts and all that is printed.

    Words are of the name, "..." a phrase of it, !"..." all of it. o: is the text, with ~ for the
    card itself (fo: has the reminders, too), t: types, kw: keywords, m: the mana cost, c: colors,
    and id: the color identity, as in c:gw, c<=wu, c:m, id:bant.

    mv, pow, tou, pt, loy and def are compared with numbers, or with one another: mv<3, pow>tou.
    f:, banned: and restricted: are formats, s: sets, r: rarities. is:playable asks what can be
    played here; is:permanent, is:commander, is:split and so on ask for kinds, not: for others.

    A condition holds for a card if it does for one of its faces. A dash before one negates it, OR
    and parentheses combine. Quote the whole query for the shell, and let one that begins with a
    dash stand after --.
    """
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.search.finding import CardSearch

    with CardDatabase.open(pool=db) as database, CardSearch(database) as cards:
        found = cards.find(joined(query), order=order.value, descending=descending, limit=limit)
        if json:
            for card in found.cards:
                typer.echo(_json(card))
            return
        show(_lines(_counted(found.count, "card"), found.cards, short))


def _counted(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def rarities(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A file of printings: MTGJSON's AllPrintings.")
    ],
    db: Db = None,
    json: options.Json = False,
) -> None:
    """Take from a file of printings how rare cards are, which AtomicCards does not say.

    `manalog cards search r:mythic` knows it then. The cards themselves stay as they are.
    """
    from pyengine.games.magic.limited.sets import read_rarities
    from pyengine.games.magic.pool.lookup import Pool
    from pyengine.games.magic.pool.rarities import put_printings

    with Pool.open(db) as pool:
        told = put_printings(pool.connection, read_rarities(file))
    if json:
        import json as notation
        from dataclasses import asdict

        typer.echo(notation.dumps({"file": str(file), **asdict(told)}, ensure_ascii=False))
        return
    what = f"{_counted(told.printings, 'printing')} of {_counted(told.cards, 'card')}"
    typer.echo(f"{file}: the rarities of {what}")
    if told.unknown:
        typer.echo(f"not imported, so left out: {_counted(told.unknown, 'name')}", err=True)


_CONDITION = re.compile(r"(-?)(?:([A-Za-z]+(?:[<>!]?=|[:<>]))|(!)(?!=))?([^\"'()]*\s[^\"'()]*)")


def joined(arguments: list[str]) -> str:
    """Return the query that ARGUMENTS make: one as it stands, of several each is a condition.

    A shell takes the marks off `o:"draw a card"`; beside others, they are put back.
    """
    if len(arguments) == 1:
        return arguments[0]
    return " ".join(
        f'{match[1]}{match[2] or match[3] or ""}"{match[4]}"'
        if (match := _CONDITION.fullmatch(argument))
        else argument
        for argument in arguments
    )


def show(lines: Iterable[str]) -> None:
    """Show LINES; those that do not fit on the terminal by the pager, `less` or that of PAGER."""
    import sys

    if not sys.stdout.isatty():
        for line in lines:
            typer.echo(line)
        return
    import pydoc
    from shutil import get_terminal_size

    shown = list(lines)
    columns, rows = get_terminal_size()
    if sum(1 + len(line) // columns for line in shown) < rows:
        typer.echo("\n".join(shown))
    else:
        pydoc.pager("\n".join([*shown, ""]))


def _lines(counted: str, cards: Iterator[FoundCard], short: bool) -> Iterator[str]:
    yield counted
    for card in cards:
        yield from [_line(card)] if short else ["", *_described(card)]


def _line(found: FoundCard) -> str:
    face = found.card.faces[0]
    size = f"{face.power}/{face.toughness}" if face.power is not None else ""
    mark = "" if found.playable else "  (can't be played)"
    return f"{found.card.name:<32} {face.mana_cost:<16} {size:<5} {face.type_line}{mark}"


def _described(found: FoundCard) -> Iterator[str]:
    for face in found.card.faces:
        yield f"{face.name} {face.mana_cost}".rstrip()
        yield face.type_line
        yield from face.numbers()
        yield from face.text.split("\n") if face.text else []
    if not found.playable:
        yield f"  can't be played: {found.problem or 'it is not read yet'}"


def _json(found: FoundCard) -> str:
    import json

    return json.dumps(found.record(), ensure_ascii=False)
