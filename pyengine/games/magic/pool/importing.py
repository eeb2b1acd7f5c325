"""Importing card files: what is new in them goes into the pool, and is read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from pyengine.errors import CardError
from pyengine.games.magic.pool.melding import with_backs
from pyengine.games.magic.pool.printed import PrintedCard
from pyengine.games.magic.pool.rarities import put_rarities
from pyengine.games.magic.pool.rulings import put_rulings
from pyengine.games.magic.pool.sources import CardFile, open_card_file
from pyengine.games.magic.pool.storage import digests, put_card, writing
from pyengine.games.magic.pool.understanding import Tell
from pyengine.system.databases import Connection

MOST_CARDS = 500_000
"""More cards than this are no card file; there are some thirty-five thousand."""


@dataclass(slots=True)
class Imported:
    """What came of a file: how many cards were new, had changed, were the same."""

    file: Path
    added: int = 0
    changed: int = 0
    same: int = 0

    @property
    def cards(self) -> int:
        """How many cards the file has."""
        return self.added + self.changed + self.same


def read_file(path: Path, tell: Tell) -> list[PrintedCard]:
    """Return the cards of the file PATH, each once; CardError: it is no card file."""
    with open_card_file(path) as file:
        cards = with_backs(_gathered(file, tell))
    if not cards:
        raise CardError("there are no cards in this file", file=path)
    return list(cards.values())


def _gathered(file: CardFile, tell: Tell) -> dict[str, PrintedCard]:
    """Return the cards of FILE by their names, printings of one card as one."""
    cards: dict[str, PrintedCard] = {}
    sets: dict[str, set[str]] = {}
    rarities: dict[str, set[tuple[str, str]]] = {}
    for number, card in enumerate(file.cards):
        known = cards.setdefault(card.name, card)
        if known is not card:
            sets.setdefault(card.name, set(known.sets)).update(card.sets)
        rarities.setdefault(card.name, set()).update(card.rarities)
        if len(cards) > MOST_CARDS:
            raise CardError(f"there are more than {MOST_CARDS:,} cards", file=file.path)
        if number % 500 == 0:
            tell(f"reading {file.path.name}", file.read(), file.size)
    for name, all_sets in sets.items():
        cards[name] = replace(cards[name], sets=tuple(sorted(all_sets)))
    return {
        name: replace(card, rarities=tuple(sorted(rarities[name]))) for name, card in cards.items()
    }


def store(connection: Connection, file: Path, cards: Iterable[PrintedCard]) -> Imported:
    """Write what is new among CARDS, of FILE, to the pool: all of it or nothing."""
    imported = Imported(file)
    with writing(connection):
        known = digests(connection)
        for card in cards:
            digest = card.digest()
            before = known.get(card.name)
            if before == digest:
                imported.same += 1
            else:
                put_card(connection, card, digest)
                imported.added += before is None
                imported.changed += before is not None
            put_rarities(connection, card.name, card.rarities)
            put_rulings(connection, card.name, card.rulings)
    return imported
