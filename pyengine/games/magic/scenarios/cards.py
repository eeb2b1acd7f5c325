"""The cards that scenarios may use: known ones, a card file's, and those defined beside them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.errors import CardError
from pyengine.games.magic.cards.checking import check_card
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card, parse_cards
from pyengine.games.magic.pool.importing import read_file
from pyengine.games.magic.pool.lookup import engine_card
from pyengine.games.magic.pool.printed import PrintedCard
from pyengine.games.magic.pool.reading import judge, read_faces
from pyengine.games.magic.position import quoted
from pyengine.games.magic.scenarios.matching import LABEL, normal
from pyengine.system.text_files import read_text

_MOST_BYTES = 50_000_000


@dataclass
class Cards:
    """The cards that scenarios may use, looked up by name.

    Those that are `defined` beside the scenarios win over the database, and the database over those
    that are `printed` in a card file, which are read when a scenario first asks for them.
    """

    database: CardDatabase
    printed: dict[str, PrintedCard] = field(default_factory=dict)
    defined: dict[str, Card] = field(default_factory=dict)
    _known: dict[str, Card | None] = field(default_factory=dict)
    _words: dict[str, dict[str, str]] = field(default_factory=dict)

    @classmethod
    def open(cls, file: str | Path | None = None, scenarios: Iterable[str | Path] = ()) -> Cards:
        """Open the card database, the card file FILE, and what is defined beside SCENARIOS.

        CardError: FILE is no card file, or a card is defined in two ways.
        """
        printed = _printed_cards(file) if file else {}
        return cls(CardDatabase.open(), printed, _defined_cards(scenarios))

    def find(self, name: str) -> Card | None:
        """Return the card NAME, or None where the engine does not know what it does.

        RefusedCard: it is defined with words that the rules don't know.
        """
        if name not in self._known:
            self._known[name] = self._find(name)
        return self._known[name]

    def _find(self, name: str) -> Card | None:
        if defined := self.defined.get(name):
            check_card(defined)
            return defined
        if found := self.of_database(name):
            return found
        card = self.printed.get(name)
        if card is None:
            return None
        reading = judge(card, read_faces(card))
        return engine_card(card, reading) if reading.understood else None

    def of_database(self, name: str) -> Card | None:
        """Return the database's card NAME, spelled so, or None where it has none to play with."""
        try:
            card = self.database.lookup(name)
        except CardError:
            return None
        return card if name in known_as(card) else None

    def printed_words(self, name: str) -> dict[str, str]:
        """Return the abilities of the card NAME as they are printed, by our words for them.

        There are none where the card is not one of a card file or of the pool.
        """
        if name not in self._words:
            card = self.printed.get(name) or self._imported(name)
            faces = read_faces(card) if card else []
            lines = [line for face in card.faces for line in face.text.splitlines()] if card else []
            self._words[name] = {
                normal(reading.detail or paragraph.text): _labelled(paragraph.printed, lines)
                for face in faces
                for paragraph, reading in face
                if reading.understood
            }
        return self._words[name]

    def _imported(self, name: str) -> PrintedCard | None:
        pool = self.database.pool
        number = pool.number(name) if pool else None
        return pool.printed(number) if pool and number is not None else None

    def rows(self, names: list[str]) -> tuple[list[Any], ...]:
        """Return the definitions of those of NAMES that are known."""
        found = {card.name: card.row() for name in names if (card := self.find(name))}
        return tuple(found.values())


def _labelled(printed: str, lines: list[str]) -> str:
    """Return PRINTED with the ability word before it, as one of the LINES of the card has it."""
    return next((line for line in lines if line.endswith(f"{LABEL}{printed}")), printed)


def known_as(card: Card) -> tuple[str, ...]:
    """Return the names of CARD in scenarios: its own, and its faces' unless it is split.

    A permanent's back face has a name there, but for a planeswalker's.
    """
    front, *others = card.name.split(" // ")
    split = any(term.startswith("other_face(1,") for term in card.abilities)
    if not others or split:
        return (card.name,)
    return (
        (card.name, front, *others) if any(map(_BACK.match, card.abilities)) else (card.name, front)
    )


_BACK = re.compile(r"other_face\(2,(?:transform|modal_dfc),(?!.*\bplaneswalker\b.*)")
"""The beginning of the ability term for a back face that a board may begin with."""


def back_name(card: Card, name: str) -> str:
    """Return the term for the back face of CARD if that is what NAME means, "" otherwise."""
    front, *others = card.name.split(" // ")
    return f"face({quoted(card.name)},2)" if name in others and name != front else ""


def definitions_file(scenarios: str | Path) -> Path:
    """Return where the cards of the scenario file SCENARIOS are defined: beside it."""
    return Path(scenarios).with_suffix(".txt")


def _defined_cards(scenarios: Iterable[str | Path]) -> dict[str, Card]:
    """Return the cards that are defined beside SCENARIOS, by each of their names."""
    defined: dict[str, Card] = {}
    for file in map(definitions_file, scenarios):
        for card in read_definitions(file):
            for name in known_as(card):
                first = defined.setdefault(name, card)
                if first.row() != card.row():
                    raise CardError(
                        f'"{name}" is defined in two ways: {first.source} and {card.source}',
                        file=file,
                    )
    return defined


def read_definitions(file: Path) -> list[Card]:
    """Return the cards that FILE defines; none where there is no such file."""
    if not file.exists():
        return []
    text = read_text(file, most=_MOST_BYTES, kind="card texts", error=CardError)
    return parse_cards(text, file)


def _printed_cards(file: str | Path) -> dict[str, PrintedCard]:
    cards = read_file(Path(file), lambda what, done, total: None)
    printed = {card.name: card for card in cards}
    fronts = {card.faces[0].name: card for card in printed.values() if card.layout != "split"}
    return fronts | printed
