"""Which cards the decks of files need: deck lists, or JSON lines with a deck each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pyengine.errors import DeckError
from pyengine.games.magic.decks import deck_listing
from pyengine.games.magic.pool.lookup import Pool
from pyengine.system.text_files import read_text

MOST_BYTES = 200_000_000


@dataclass(frozen=True, slots=True)
class NeededCards:
    """The cards of the deck `name`, its sideboard left out, by their numbers in the pool.

    `unknown` are the names of those that the pool doesn't have.
    """

    name: str
    cards: frozenset[int]
    unknown: frozenset[str]


def needed_cards(
    pool: Pool, files: Iterable[Path], own: frozenset[str] = frozenset()
) -> Iterator[NeededCards]:
    """Yield what the decks of FILES need; cards called as in OWN need nothing.

    DeckError: a file is no deck list, or a line of JSON is no deck.
    """
    numbers: dict[str, int | None] = {}
    for file in files:
        for name, cards in _decks(file):
            for card in cards:
                if card not in numbers:
                    numbers[card] = pool.number(card)
            wanted = {card: numbers[card] for card in cards if card not in own}
            yield NeededCards(
                name,
                frozenset(number for number in wanted.values() if number is not None),
                frozenset(card for card, number in wanted.items() if number is None),
            )


def _decks(file: Path) -> Iterator[tuple[str, list[str]]]:
    if file.suffix == ".jsonl":
        text = read_text(file, most=MOST_BYTES, kind="a file of decks", error=DeckError)
        for number, line in enumerate(text.splitlines(), start=1):
            if line.strip():
                yield _record(file, number, line)
    else:
        listing = deck_listing(file)
        yield listing.title or file.stem, [entry.name for entry in listing.split().main]


def _record(file: Path, number: int, line: str) -> tuple[str, list[str]]:
    try:
        record = json.loads(line)
        name, cards = record.get("name", ""), record["main"]
        if isinstance(name, str) and isinstance(cards, dict) and cards:
            return name, [str(card) for card in cards]
    except (ValueError, KeyError, AttributeError, RecursionError):
        pass
    raise DeckError(
        "this line is no deck", file=file, line=number,
        remedy='Write it as {"name": "...", "main": {"CARD": 4, ...}}',
    )  # fmt: skip
