"""Deck lists: reading the formats that people have, and checking a deck.

One reader understands plain lists and MTGO's text (`4 Name`, `SB: 1 Name`, a blank line before
the sideboard), Arena's (`Deck`, `Sideboard`, `4 Name (SET) 123`), XMage's `.dck`
(`4 [SET:123] Name`), Forge's `.dck` (`[main]`, `4 Name|SET`) and `.dec`; `//` and `#` start
comments.
"""

from __future__ import annotations

import difflib
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from pyengine.errors import CardError, DeckError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.system.resources import decks_dir
from pyengine.system.text_files import read_text

COPIES = 4
MOST_CARDS = 1_000
MOST_BYTES = 1_000_000
LARGEST_SIDEBOARD = 15

Pile = tuple[tuple[int, str], ...]
"""Counts and names of cards."""

_SECTIONS = {
    "deck": "main", "main": "main", "mainboard": "main", "maindeck": "main", "commander": "main",
    "sideboard": "side", "side": "side", "companion": "companion", "maybeboard": "ignored",
    "about": "about", "metadata": "about", "general": "about",
}  # fmt: skip

_HEADER = re.compile(r"(\[)?([A-Za-z ]+?)\]?:?(?:\s*\([0-9]+\))?")
_COMMENT = re.compile(r"(?://|#)\s*(.*)")
_TITLE = re.compile(r"(?:NAME\s*[:=]|NAME\s+)\s*(.+)", re.IGNORECASE)
_LAYOUT = re.compile(r"(?:NAME|AUTHOR|LAYOUT (?:MAIN|SIDEBOARD))\s*:.*", re.IGNORECASE)
_SIDE = re.compile(r"SB:\s*(.*)", re.IGNORECASE)
_ENTRY = re.compile(r"([+-]?[0-9]+)[xX]?\s+(\S.*)")
_PRINTING = re.compile(
    r"""^\[[^\]]*\]\s*             # [SET:123] Name
      | \|.*$                      # Name|SET|1
      | \s+\#.*$                   # Name #comment
      | (?:\s+\([A-Za-z0-9]{2,6}\)(?:\s+[^\s*]+)?)?(?:\s+\*\w+\*)?$    # Name (SET) 123 *F*
      | \s+\[[A-Za-z0-9]{2,6}\]$   # Name [SET]
    """,
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: names and counts of cards, as the card database spells them."""

    name: str
    cards: Pile
    sideboard: Pile = ()
    source: str = field(default="", compare=False)
    unlimited: frozenset[str] = field(default=frozenset(), repr=False, compare=False)
    """The cards of which a deck may have any number."""

    @property
    def size(self) -> int:
        """The number of cards in the deck without its sideboard."""
        return sum(count for count, _ in self.cards)

    def card_names(self) -> list[str]:
        """Return the name of every card of the deck, each as often as the deck has it."""
        return [name for count, name in self.cards for _ in range(count)]

    def check(self, minimum: int = 60, *, strict: bool = False) -> list[str]:
        """Return what breaks the rules for building decks (100.2a); an error when STRICT."""
        warnings = list(self._violations(minimum))
        if strict and warnings:
            raise DeckError("; ".join(warnings), file=self.source or self.name)
        return warnings

    def _violations(self, minimum: int) -> Iterator[str]:
        if self.size < minimum:
            yield f"the deck has {self.size} cards, and the format asks for at least {minimum}"
        copies: Counter[str] = Counter()
        for count, name in self.cards + self.sideboard:
            copies[name] += count
        for name, count in copies.items():
            if count > COPIES and name not in self.unlimited:
                yield f"{count} copies of {name}, and the format allows {COPIES}"


def builtin_decks() -> list[str]:
    """Return the names of the decks that come with Manalog."""
    return sorted(file.stem for file in decks_dir().glob("*.txt"))


def read_deck(source: str | Path, database: CardDatabase | None = None) -> Deck:
    """Read the deck file SOURCE, or the built-in deck of that name."""
    path = _deck_path(source)
    text = read_text(path, most=MOST_BYTES, kind="a deck list", error=DeckError)
    listing = _Listing.parse(text, path)
    if database is not None:
        return _build_deck(listing, path, database)
    with CardDatabase.open() as opened:
        return _build_deck(listing, path, opened)


def parse_deck(text: str, name: str, database: CardDatabase) -> Deck:
    """Read a deck from TEXT; NAME is what errors call it, and its name where TEXT gives none."""
    path = Path(name)
    return _build_deck(_Listing.parse(text, path), path, database)


# ------------------------------------------------------------------ the file


def _deck_path(source: str | Path) -> Path:
    name = str(source)
    builtin = builtin_decks()
    if name.lower() in builtin:
        return decks_dir() / f"{name.lower()}.txt"
    path = os.path.expanduser(name)
    if os.path.exists(path):
        return Path(path)
    close = difflib.get_close_matches(name.lower(), builtin, 1)
    known = f"The decks that come with Manalog are {', '.join(builtin)}"
    remedy = f'Did you mean "{close[0]}"?' if close else known
    raise DeckError("there is no such deck file", file=name or '""', remedy=remedy)


# ------------------------------------------------------------------ its lines


@dataclass(frozen=True, slots=True)
class _Entry:
    """One line with cards; its section is empty where the list has not named one."""

    line: int
    count: int
    name: str
    section: str
    block: int


@dataclass(slots=True)
class _Listing:
    """The lines of a deck list, read but not yet looked up."""

    file: Path
    title: str = ""
    entries: list[_Entry] = field(default_factory=list)
    section: str = ""
    block: int = 0

    @classmethod
    def parse(cls, text: str, file: Path) -> _Listing:
        listing = cls(file)
        for number, line in enumerate(re.split(r"\r\n|\r|\n", text), start=1):
            listing.add(number, line.strip())
        return listing

    def add(self, number: int, line: str) -> None:
        """Take in one line: a blank, a comment, a header, a title or cards."""
        if not line:
            self.block = len(self.entries)
        elif comment := _COMMENT.fullmatch(line):
            self._enter_commented(comment[1])
        elif not (self._enter(line) or self._describe(line)):
            self._add_cards(number, line)

    def _enter(self, line: str) -> bool:
        """Enter a section where LINE is its header."""
        header = _HEADER.fullmatch(line)
        section = _SECTIONS.get(header[2].strip().lower()) if header else None
        if header and section is None and header[1]:
            section = f"[{header[2]}]"
        self.section = section or self.section
        return section is not None

    def _enter_commented(self, comment: str) -> None:
        """Enter the sideboard at a comment that says no more than that, as some programs write."""
        if comment.rstrip(":").strip().lower() == "sideboard":
            self.section = "side"

    def _describe(self, line: str) -> bool:
        """Take the deck's title, and skip what else is said about the deck."""
        about = self.section == "about" or _LAYOUT.fullmatch(line) is not None
        title = _TITLE.fullmatch(line) if about else None
        if title:
            self.title = title[1].strip()
        return about

    def _add_cards(self, number: int, line: str) -> None:
        side = _SIDE.fullmatch(line)
        entry = _ENTRY.fullmatch(side[1] if side else line)
        name = _card_name(entry[2]) if entry else ""
        section = "side" if side else self.section
        if not entry or not name:
            self.fail(number, f'"{line[:80]}" is not understood', "Write it as `4 Name`")
        if section.startswith("["):
            self.fail(number, f"cards of a section {section} are not supported")
        if section != "ignored":
            count = self._count(number, entry[1])
            self.entries.append(_Entry(number, count, name, section, self.block))

    def _count(self, number: int, text: str) -> int:
        """Return the count that TEXT writes; a line is never taken for no cards at all."""
        if text.startswith("-") or not text.strip("+0"):
            self.fail(number, f"the count is {text[:20]}", "It must be at least 1")
        if len(text) > 9 or int(text) > MOST_CARDS:
            self.fail(number, f"the count is {text[:20]}", f"It can be at most {MOST_CARDS}")
        return int(text)

    def fail(self, number: int, message: str, remedy: str | None = None) -> NoReturn:
        """Raise the error of the line NUMBER."""
        raise DeckError(message, file=self.file, line=number, remedy=remedy)

    def split(self) -> tuple[list[_Entry], list[_Entry], list[_Entry]]:
        """Return the entries of the deck, of its sideboard, and of its companion.

        Where the list names no section, its second block is the sideboard; more blocks, or a
        block too large for a sideboard, are the groups that people divide a deck into.
        """
        main = [entry for entry in self.entries if entry.section in ("", "main")]
        side = [entry for entry in self.entries if entry.section == "side"]
        companion = [entry for entry in self.entries if entry.section == "companion"]
        blocks = sorted({entry.block for entry in main})
        if len(blocks) == 2 and not any(entry.section for entry in self.entries):
            last = [entry for entry in main if entry.block == blocks[1]]
            if sum(entry.count for entry in last) <= LARGEST_SIDEBOARD:
                return main[: -len(last)], last, []
        return main, side, companion


def _card_name(text: str) -> str:
    """Return the card's name without what says which printing of the card it is."""
    return _PRINTING.sub("", text).strip()


# ------------------------------------------------------------------ the deck


def _build_deck(listing: _Listing, path: Path, database: CardDatabase) -> Deck:
    """Look up the cards of LISTING and make a deck of them."""
    unlimited: set[str] = set()

    def pile(entries: Iterable[_Entry]) -> Counter[str]:
        counts: Counter[str] = Counter()
        for entry in entries:
            name, basic = _look_up(entry, listing, database)
            counts[name] += entry.count
            if basic:
                unlimited.add(name)
        return counts

    main, side, companion = (pile(entries) for entries in listing.split())
    _check_total(main.total(), side.total(), path)
    # A companion starts in the sideboard; most lists name it there as well.
    sideboard = side | companion
    name = listing.title or path.stem
    return Deck(name, _as_pile(main), _as_pile(sideboard), str(path), frozenset(unlimited))


def _look_up(entry: _Entry, listing: _Listing, database: CardDatabase) -> tuple[str, bool]:
    """Return the name of the entry's card, and whether the card is basic."""
    try:
        card = database.lookup(entry.name)
    except CardError as error:
        listing.fail(entry.line, error.message, error.remedy)
    return card.name, "basic" in card.supertypes


def _check_total(main: int, side: int, path: Path) -> None:
    if not main:
        raise DeckError("the deck is empty", file=path)
    if main + side > MOST_CARDS:
        raise DeckError(f"the deck has more than {MOST_CARDS} cards", file=path)


def _as_pile(counts: Counter[str]) -> Pile:
    return tuple((count, name) for name, count in counts.items())
