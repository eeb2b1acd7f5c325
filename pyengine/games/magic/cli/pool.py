"""The commands for cards of one's own: `manalog cards import`, `check`, `coverage` and so on."""

from __future__ import annotations

import enum
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options
from pyengine.cli.exit_codes import NEGATIVE
from pyengine.cli.progress import progress_bar
from pyengine.games.magic.cli.cards import Db
from pyengine.games.magic.cli.search import rarities, search

if TYPE_CHECKING:
    from pyengine.games.magic.pool.coverage import Coverage, Unread
    from pyengine.games.magic.pool.deck_needs import NeededCards
    from pyengine.games.magic.pool.importing import Imported
    from pyengine.games.magic.pool.lookup import Pool
    from pyengine.games.magic.pool.needs import LackedCard, Need

HELP = "List the cards that can be played, or import and read cards of one's own."

Jobs = Annotated[
    int | None,
    typer.Option(min=1, help="How many processes read cards; as many as there are cores."),
]
Tell = Callable[[str, int, int], None]


class Way(enum.StrEnum):
    """By what cards are counted."""

    SET = "set"
    KEYWORD = "keyword"
    LAYOUT = "layout"
    FORMAT = "format"


class Whose(enum.StrEnum):
    """Whose definitions win."""

    IMPORTED = "imported"
    OWN = "own"


def import_cards(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            help="MTGJSON's AtomicCards, or Scryfall's oracle-cards or default-cards; .json, also "
            "packed as .gz, .xz, .bz2 or .zip. Cards of one's own: .cards.",
        ),
    ],
    db: Db = None,
    jobs: Jobs = None,
    json: options.Json = False,
) -> None:
    """Import card files into the pool, and read the cards.

    A file of your own, my.cards, has blocks of lines with blank lines between them: name and mana
    cost, type line, size, and an ability a line, in English or as a term of the rules
    (docs/reading-cards.md). All of it is checked at once, and what is wrong is told with its line.

    A file that is damaged, or none of cards, leaves the pool as it was. A card that is imported
    again takes the place of the one before, and only what has changed is read.
    """
    from pyengine.games.magic.pool.importing import read_file, store
    from pyengine.games.magic.pool.lookup import Pool

    failed = False
    for file in files:
        with _progress() as tell:
            cards = read_file(file, tell)
            with Pool.open(db, create=True) as pool:
                imported = store(pool.connection, file, cards)
                _read(pool, [card.name for card in cards], tell, jobs)
                wrong = list(_wrong(pool, file))
                _report_import(pool, imported, json, wrong)
        for words in wrong:
            typer.echo(words, err=True)
        failed = failed or bool(wrong)
    if failed:
        raise typer.Exit(NEGATIVE)


def _wrong(pool: Pool, file: Path) -> Iterator[str]:
    """Yield what is not understood of the cards that somebody wrote by hand in FILE."""
    from pyengine.errors import CardError
    from pyengine.games.magic.missing.blanks import not_understood, parts_of
    from pyengine.games.magic.pool.hand_written import SUFFIX, read_hand_written

    for one in read_hand_written(file) if file.suffix == SUFFIX else ():
        number = pool.number(one.card.name)
        assert number is not None
        reading = pool.reading(number)
        parts = list(not_understood(parts_of(pool, number, one.card)))
        for part in parts:
            line = one.line_of(part.text)
            words = f"{one.card.name}: {part.words}"
            yield str(CardError(words, file=file, line=line))
        if not parts and not reading.understood:
            words = f"{one.card.name}: {reading.problem}"
            yield str(CardError(words, file=file, line=one.line))


def _read(pool: Pool, names: list[str] | None, tell: Tell, jobs: int | None) -> int:
    """Read cards of POOL; after Ctrl-C, say what is left to do."""
    from pyengine.games.magic.pool.understanding import understand

    try:
        count = jobs or os.cpu_count() or 1
        return understand(pool.connection, names, tell, count)
    except KeyboardInterrupt:
        typer.echo(
            f"interrupted: the cards are imported, {pool.unread()} are not read yet; "
            "`manalog cards check` goes on",
            err=True,
        )
        raise


def _report_import(pool: Pool, imported: Imported, json: bool, wrong: list[str]) -> None:
    from pyengine.games.magic.pool.coverage import shares

    cards, texts = shares(pool.connection)
    if json:
        import json as notation

        record = {
            "file": str(imported.file),
            "cards": imported.cards,
            "added": imported.added,
            "changed": imported.changed,
            "understood": cards.understood,
            "pool": cards.total,
            **({"wrong": wrong} if wrong else {}),
        }
        typer.echo(notation.dumps(record, ensure_ascii=False))
        return
    typer.echo(
        f"{imported.file}: {imported.cards} cards, {imported.added} new, {imported.changed} changed"
    )
    typer.echo(
        f"{cards.understood} of {cards.total} cards can be played ({cards.percent:.1f} %); "
        f"{texts.percent:.1f} % of their abilities are understood"
    )


def check(db: Db = None, jobs: Jobs = None) -> None:
    """Read anew what this version's grammar and rules may understand better."""
    from pyengine.games.magic.pool.coverage import shares
    from pyengine.games.magic.pool.lookup import Pool

    with Pool.open(db) as pool:
        before, _ = shares(pool.connection)
        with _progress() as tell:
            count = _read(pool, None, tell, jobs)
        cards, _ = shares(pool.connection)
    typer.echo(f"{count} cards were read anew")
    typer.echo(
        f"{cards.understood} of {cards.total} cards can be played ({cards.percent:.1f} %), "
        f"{before.understood} before"
    )


def prefer(
    whose: Annotated[Whose, typer.Argument(help="imported, or own for Manalog's own.")],
    db: Db = None,
) -> None:
    """Say whose definitions win for cards that Manalog defines itself, and a file has, too."""
    from pyengine.games.magic.pool.lookup import Pool

    with Pool.open(db) as pool:
        pool.prefer(whose.value)
    typer.echo("Imported cards win." if whose is Whose.IMPORTED else "Manalog's own cards win.")


def coverage(
    by: Annotated[Way | None, typer.Option(help="Count by this, too.")] = None,
    decks: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="A deck list, or JSON lines with a deck each; count what would make decks whole.",
        ),
    ] = None,
    unread: Annotated[
        int, typer.Option(min=0, help="Show so many texts that are not understood.")
    ] = 0,
    most: Annotated[int, typer.Option(min=1, help="Show so much of what is missing.")] = 20,
    db: Db = None,
    jobs: Jobs = None,
    json: options.Json = False,
) -> None:
    """Show how much of the pool is understood, what is missing, and what would unlock most.

    What a text lacks is a word that the grammar doesn't know where it stands, a reference that
    means nothing or several things, a meaning of a part of it, a word of the rules, or a precedent
    of its construction.

    Formats are counted by the legalities that the card file gives.
    """
    from pyengine.games.magic.pool.coverage import Asked
    from pyengine.games.magic.pool.coverage import coverage as counted
    from pyengine.games.magic.pool.lacking import lacks
    from pyengine.games.magic.pool.lookup import Pool

    with Pool.open(db) as pool, _progress() as tell:
        needed = _needed(pool, decks or [])
        lacking = lacks(pool.connection, tell, jobs or os.cpu_count() or 1)
        asked = Asked(by.value if by else None, unread, most, needed)
        found = counted(pool.connection, lacking, asked)
        stale = pool.unread()
    if stale:
        typer.echo(f"warning: {stale} cards were read by another version; check them", err=True)
    if json:
        import json as notation

        typer.echo(notation.dumps(found.record(by.value if by else None), ensure_ascii=False))
        return
    for line in _describe(found, by):
        typer.echo(line)


def _needed(pool: Pool, files: list[Path]) -> list[NeededCards]:
    """Return what the decks of FILES need of POOL, where Manalog has no card of its own."""
    if not files:
        return []
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.pool.deck_needs import needed_cards

    with CardDatabase.open(pool=pool.path) as database:
        own = frozenset(card.name for card in database)
    return list(needed_cards(pool, files, own))


def _describe(found: Coverage, by: Way | None) -> Iterator[str]:
    shares = (found.cards, found.texts, found.different, found.decks)
    for share in (share for share in shares if share is not None):
        name = {"different": "texts that differ"}.get(share.name, share.name)
        yield f"{share.percent:5.1f} % of {share.total:,} {name}: {share.understood:,}"
    if found.ambiguous:
        yield f"{found.ambiguous} texts have two readings: errors of the grammar"
    if by is not None:
        yield ""
        yield f"by {by.value}"
        for share in found.groups:
            yield f"{share.percent:6.1f} % {share.understood:>6} of {share.total:<6} {share.name}"
    yield from _missing(found)
    yield from _lacked(found.lacked)
    yield from _unread(found.unread)


def _missing(found: Coverage) -> Iterator[str]:
    if found.kinds:
        yield ""
        yield "what texts lack"
        for kind, count in found.kinds.items():
            yield f"{count:>6}  {kind}"
    if found.needs:
        yield ""
        yield "cards, decks that lack only this, in so many texts"
    for need in found.needs:
        yield f"{need.cards:>6} {need.decks:>6} {need.texts:>6}  {need.kind} {need.what}"
        yield from _example(need)


def _example(need: Need) -> Iterator[str]:
    if need.example:
        text = " ".join(need.example.split())
        yield f"{'':22}{text if len(text) <= 90 else f'{text[:89]}…'}"


def _lacked(cards: list[LackedCard]) -> Iterator[str]:
    if cards:
        yield ""
        yield "cards that decks lack: in how many, and how many lack only this one"
    for card in cards:
        yield f"{card.decks:>6} {card.alone:>6}  {card.name}"


def _unread(texts: list[Unread]) -> Iterator[str]:
    if texts:
        yield ""
        yield "texts that are not understood"
    for text in texts:
        where = f'stopped at "{text.word}" after "{text.before}"' if text.word else text.state
        yield f"{text.count:>6}  {' '.join(text.text.split())}"
        yield f"        {where}"


def conventions(json: options.Json = False) -> None:
    """Show what decides what "it" and "that creature" mean, and which terms mean the same."""
    from dataclasses import asdict

    from pyengine.games.magic.pool import conventions as published

    references, equivalences = published.conventions(), published.equivalences()
    if json:
        import json as notation

        record = {
            "references": [asdict(one) for one in references],
            "equivalences": [asdict(one) for one in equivalences],
        }
        typer.echo(notation.dumps(record, ensure_ascii=False))
        return
    typer.echo("what a pronoun or a definite noun phrase means, of several things")
    for convention in references:
        typer.echo(f"  {convention.name}: {convention.decides}")
        typer.echo(f"      {convention.reason}")
    typer.echo("")
    typer.echo("what means the same")
    for equivalence in equivalences:
        typer.echo(f"  {equivalence.name}: {equivalence.reason}")


@contextmanager
def _progress() -> Iterator[Tell]:
    """Show a bar on a terminal; give what is told of the progress."""
    with progress_bar() as bar:
        task = bar.add_task("", total=None)

        def tell(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        yield tell


COMMANDS = (
    ("search", search),
    ("import", import_cards),
    ("check", check),
    ("coverage", coverage),
    ("prefer", prefer),
    ("rarities", rarities),
    ("conventions", conventions),
)
"""The commands below `manalog cards`."""
