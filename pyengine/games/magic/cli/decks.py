"""The command that checks and lists a deck: `manalog deck`."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options
from pyengine.cli.exit_codes import NEGATIVE
from pyengine.games.magic.cli.cards import Db
from pyengine.games.magic.cli.terminal import FORMAT

if TYPE_CHECKING:
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.decks import Pile, Survey
    from pyengine.games.magic.formats.legality import Legality
    from pyengine.games.magic.missing.advice import Advice


def deck(
    file: Annotated[str, typer.Argument(help="A deck file, or elves, goblins or ogres.")],
    format_: Annotated[
        str | None,
        typer.Option("--format", metavar="NAME", help=f"{FORMAT}  [default: anything goes]"),
    ] = None,
    minimum: Annotated[
        int, typer.Option(min=0, help="The number of cards to ask for, without --format.")
    ] = 60,
    strict: Annotated[
        bool, typer.Option("--strict", help="Refuse what the usual rules for decks forbid.")
    ] = False,
    db: Db = None,
    json: options.Json = False,
) -> None:
    """Check a deck and list its cards; exit with 1 where some can't be played, or are not legal.

    Cards with a cross can't be played: why is said below, with the cards that are nearest to them,
    and what the deck lacks. `manalog play --deck FILE --missing nearest` plays it all the same.

    With --format, the card files that were imported say what is legal, and each fault is told with
    its line.

    Deck files are text of MTGO, Arena, Moxfield, XMage or Forge, MTGO's .dek or Cockatrice's .cod.
    """
    from pyengine.games.magic.cards.checking import check_card
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.decks import survey_deck
    from pyengine.games.magic.missing.advice import advice

    with CardDatabase.open(pool=db) as database:
        found = survey_deck(file, database, check_card)
        verdict = _verdict(found, format_, database)
        advised = advice(found, database)
    usual = found.deck.check(minimum, strict=strict) if verdict is None else []
    warnings = [*usual, *found.deck.notes]
    lines = [*_describe(found, advised), *(verdict.lines() if verdict else ())]
    typer.echo(_json(found, warnings, verdict, advised) if json else "\n".join(lines))
    for warning in warnings:
        typer.echo(f"warning: {warning}", err=True)
    if found.problems or found.beside or not (verdict is None or verdict.legal):
        raise typer.Exit(NEGATIVE)


def _verdict(found: Survey, name: str | None, database: CardDatabase) -> Legality | None:
    """Return whether the deck FOUND is legal in the format NAME, None where there is none."""
    if name is None:
        return None
    from pyengine.games.magic.formats.legality import judge

    return judge(found.deck, name, database)


def _describe(found: Survey, advised: Sequence[Advice]) -> Iterator[str]:
    from pyengine.games.magic.missing.advice import lacked

    deck = found.deck
    missing = {problem.name for problem in found.missing}
    yield f"{deck.name}: {deck.size} cards"
    if deck.commanders:
        yield from _pile("Commander", deck.commanders, missing)
        yield "Deck"
    yield from _lines(deck.cards, missing)
    if deck.sideboard:
        yield from _pile("Sideboard", deck.sideboard, missing)
    if not advised:
        return
    yield found.words
    for one in advised:
        yield from (f"  {line}" for line in one.lines(deck.source))
    yield "What it lacks"
    yield from (f"  {line}" for line in lacked(advised))
    if found.problems or found.beside:
        yield "Play it all the same: manalog play --deck FILE --missing nearest|blank|leave-out|ask"


def _pile(title: str, pile: Pile, missing: Container[str]) -> Iterator[str]:
    yield f"{title}: {sum(count for count, _ in pile)} cards"
    yield from _lines(pile, missing)


def _lines(pile: Pile, missing: Container[str]) -> Iterator[str]:
    for count, name in pile:
        yield f"✗{count:>2} {name}" if name in missing else f"{count:>3} {name}"


def _json(
    found: Survey, warnings: list[str], verdict: Legality | None, advised: Sequence[Advice]
) -> str:
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
        "missing": [one.record() for one in advised],
        "warnings": warnings,
    }
    if verdict is not None:
        record["legality"] = verdict.record()
    return json.dumps(record, ensure_ascii=False)
