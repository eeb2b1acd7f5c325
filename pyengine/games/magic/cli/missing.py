"""What commands do about the cards of decks that can't be played: they are told, or ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import typer

from pyengine.cli.play.reader import EndOfInput, Interrupts
from pyengine.errors import CardError, DeckError

if TYPE_CHECKING:
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.decks import Deck
    from pyengine.games.magic.missing.settling import Choice, Missing


MAGIC = "magic"
"""What the game is called by code that all games share."""


def read_decks(names: Iterable[str], missing: str | None) -> list[Deck]:
    """Return the decks NAMES, with what can't be played settled in the way MISSING.

    DeckError: one can't be read, or there is no such way where nobody is asked.
    """
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.missing.commanded import unasked_way
    from pyengine.games.magic.missing.settling import deck_with

    way = unasked_way(missing)
    with CardDatabase.open() as database:
        return [deck_with(name, database, way) for name in names]


def asked(database: CardDatabase, missing: Missing) -> Choice:
    """Return what is said about MISSING; DeckError: nothing more is said.

    A line is a number, or the name of a card to be played for it.
    """
    choices = list(_choices(missing))
    typer.echo("")
    typer.echo(f"{missing.problem.count} {missing.name} can't be played:")
    for reason in missing.reasons():
        typer.echo(f"  {reason}")
    for number, (words, _) in enumerate(choices, start=1):
        typer.echo(f"  {number}) {words}")
    while True:
        line = _line(missing)
        if not line:
            return choices[0][1]
        if line.isdecimal():
            if 1 <= int(line) <= len(choices):
                return choices[int(line) - 1][1]
            typer.echo(f"A number from 1 to {len(choices)}, or a card's name.")
        elif choice := _named(database, line):
            return choice


def _line(missing: Missing) -> str:
    try:
        return Interrupts().read_line(f"{missing.name} [1]> ").strip()
    except EndOfInput:
        raise DeckError(
            f"nothing was said about {missing.name}",
            line=missing.problem.line,
            remedy="Say it, or --missing leave-out, nearest or blank for all cards",
        ) from None


def _named(database: CardDatabase, line: str) -> Choice | None:
    """Return that the card called LINE is played; None, said why: it can't be."""
    from pyengine.games.magic.missing.settling import Choice
    from pyengine.games.magic.missing.ways import Way

    try:
        return Choice(Way.NEAREST, database.lookup(line).name)
    except CardError as error:
        typer.echo(str(error))
        return None


def _choices(missing: Missing) -> Iterator[tuple[str, Choice]]:
    """Yield what may be done about MISSING, with its words; the first is what Enter takes."""
    from pyengine.games.magic.missing.blanks import Blank
    from pyengine.games.magic.missing.settling import Choice
    from pyengine.games.magic.missing.ways import Way

    for name in missing.alike:
        yield f"play {name} for it", Choice(Way.NEAREST, name)
    blank = missing.blank
    if isinstance(blank, Blank):
        yield f"play it {blank.words}", Choice(Way.BLANK)
    yield "leave it out", Choice(Way.LEAVE_OUT)
