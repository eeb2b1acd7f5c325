"""The lines of deck lists, before cards are looked up.

One reader understands plain lists and MTGO's text (`4 Name`, `SB: 1 Name`, a blank line before
the sideboard), Arena's and Moxfield's (`Deck`, `Commander`, `Sideboard`, `4 Name (SET) 123`),
XMage's `.dck` (`4 [SET:123] Name`), Forge's `.dck` (`[main]`, `4 Name|SET`) and `.dec`; `//` and
`#` start comments. MTGO's `.dek` and Cockatrice's `.cod` are XML (deck_xml.py).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, NoReturn

from pyengine.errors import DeckError

MOST_CARDS = 1_000
LARGEST_SIDEBOARD = 15
COMMANDER_SIZE = 100

_SECTIONS = {
    "deck": "main", "main": "main", "mainboard": "main", "maindeck": "main",
    "commander": "commander", "commanders": "commander", "oathbreaker": "commander",
    "signature spell": "commander",
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
class Entry:
    """One line with cards; its section is empty where the list has not named one."""

    line: int
    count: int
    name: str
    section: str
    block: int


class Piles(NamedTuple):
    """The entries of a deck, told apart."""

    main: list[Entry]
    sideboard: list[Entry]
    companion: list[Entry]
    commanders: list[Entry]


@dataclass(slots=True)
class Listing:
    """The lines of a deck list, read but not yet looked up."""

    file: Path
    title: str = ""
    entries: list[Entry] = field(default_factory=list)
    section: str = ""
    block: int = 0

    @classmethod
    def parse(cls, text: str, file: Path, faults: list[DeckError] | None = None) -> Listing:
        """Return the lines of TEXT, of FILE; DeckError: one of them is not understood.

        With FAULTS, such lines are left out, and told there.
        """
        listing = cls(file)
        for number, line in enumerate(re.split(r"\r\n|\r|\n", text), start=1):
            try:
                listing.add(number, line.strip())
            except DeckError as error:
                if faults is None:
                    raise
                faults.append(error)
        return listing

    def add(self, number: int, line: str) -> None:
        """Take in one line: a blank, a comment, a header, a title or cards."""
        if not line:
            self.block = len(self.entries)
        elif comment := _COMMENT.fullmatch(line):
            self._enter_commented(comment[1])
        elif not (self._enter(line) or self._describe(line)):
            self._read_cards(number, line)

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
        """Take the deck's title, and skip everything else that is said about the deck."""
        about = self.section == "about" or _LAYOUT.fullmatch(line) is not None
        title = _TITLE.fullmatch(line) if about else None
        if title:
            self.title = title[1].strip()
        return about

    def _read_cards(self, number: int, line: str) -> None:
        side = _SIDE.fullmatch(line)
        entry = _ENTRY.fullmatch(side[1] if side else line)
        name = _card_name(entry[2]) if entry else ""
        section = "side" if side else self.section
        if not entry or not name:
            self.fail(number, f'"{line[:80]}" is not understood', "Write it as `4 Name`")
        if section.startswith("["):
            self.fail(number, f"cards of a section {section} are not supported")
        if section != "ignored":
            self.add_cards(number, entry[1], name, section)

    def add_cards(self, number: int, count: str, name: str, section: str) -> None:
        """Add the cards of the line NUMBER; DeckError: COUNT is none."""
        entry = Entry(number, self._count(number, count), name, section, self.block)
        self.entries.append(entry)

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

    def split(self) -> Piles:
        """Return the entries of the deck, of its sideboard, of its companion and its commanders.

        Commanders are in the deck, too. Where none are named, one or two cards beside a deck that
        make it 100 are: so MTGO and XMage write them.

        Where the list names no section, its second block is the sideboard; more blocks, or a
        block too large for a sideboard, are the groups that people divide a deck into.
        """
        main = [entry for entry in self.entries if entry.section in ("", "main", "commander")]
        side = [entry for entry in self.entries if entry.section == "side"]
        companion = [entry for entry in self.entries if entry.section == "companion"]
        commanders = [entry for entry in self.entries if entry.section == "commander"]
        blocks = sorted({entry.block for entry in main})
        if len(blocks) == 2 and not any(entry.section for entry in self.entries):
            last = [entry for entry in main if entry.block == blocks[1]]
            if sum(entry.count for entry in last) <= LARGEST_SIDEBOARD:
                return _led(Piles(main[: -len(last)], last, [], []))
        return _led(Piles(main, side, companion, commanders))


def _led(piles: Piles) -> Piles:
    """Return PILES, whose sideboard are its commanders where that is all that it can be."""
    beside = _total(piles.sideboard)
    if piles.commanders or beside not in (1, 2) or _total(piles.main) + beside != COMMANDER_SIZE:
        return piles
    return Piles([*piles.main, *piles.sideboard], [], piles.companion, piles.sideboard)


def _total(entries: list[Entry]) -> int:
    return sum(entry.count for entry in entries)


def _card_name(text: str) -> str:
    """Return the card's name without what says which printing of the card it is."""
    return _PRINTING.sub("", text).strip()


def list_text(title: str, piles: Piles) -> str:
    """Return PILES as a list that reads back as them, called TITLE."""
    leading = {(entry.line, entry.name) for entry in piles.commanders}
    main = [entry for entry in piles.main if (entry.line, entry.name) not in leading]
    parts = {
        "Commander": piles.commanders,
        "Companion": piles.companion,
        "Deck": main,
        "Sideboard": piles.sideboard,
    }
    blocks = [f"About\nName {title}"] if title else []
    blocks += [
        "\n".join([name, *(f"{entry.count} {entry.name}" for entry in entries)])
        for name, entries in parts.items()
        if entries
    ]
    return "\n\n".join([*blocks, ""])
