"""Reading card texts.

A card is a block of lines in `carddb/cards/*.txt`. Blank lines separate blocks, `#` starts a
comment line, and a block reads

    Name of the Card {2}{G}
    Creature — Elf Warrior
    2/2
    static([other, creature, subtype(elf), controlled(you)], [pt(1, 1)])

that is: the name and the mana cost, the type line, the size, and one ability term a line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.errors import CardError
from pyengine.system.text_files import read_text

_MOST_BYTES = 50_000_000

SUPERTYPES = frozenset({"basic", "legendary", "ongoing", "snow", "world"})
TYPES = frozenset(
    {
        "artifact", "battle", "creature", "enchantment", "instant",
        "kindred", "land", "planeswalker", "sorcery",
    }
)  # fmt: skip

_SYMBOL = r"\{(?:[0-9]+|[WUBRGCSXYZ]|[2CWUBRG]/[WUBRG]|[WUBRG]/P|[WUBRG]/[WUBRG]/P)\}"
_COST = re.compile(rf"(?:{_SYMBOL})+")
_NUMBER = r"(?:\*|-?[0-9]+(?:\+\*)?)"
_SIZE = re.compile(rf"({_NUMBER})/({_NUMBER})")
_ABILITY = re.compile(r"[a-z][A-Za-z0-9_]*(?:\(.*\))?")
_DASH = re.compile(r"\s+[—–-]\s+")
_LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"})

Line = tuple[int, str]
"""A line of a text file with its number."""


@dataclass(frozen=True, slots=True)
class Card:
    """The printed characteristics of a card; words of the type line are in lower case."""

    name: str
    mana_cost: str
    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    power: str | None
    toughness: str | None
    abilities: tuple[str, ...]
    source: str
    words: Mapping[str, str] = field(default_factory=dict, compare=False)
    """Of abilities that we have no words for, what they were read from; `~` is the card."""

    def row(self) -> list[Any]:
        """Return the card as it crosses to Prolog: strings and lists of strings.

        An ability that has words, or of which a part has them, is a list: its term, and each such
        term with its words.
        """
        kinds = [list(kind) for kind in (self.supertypes, self.types, self.subtypes)]
        size = [self.power or "", self.toughness or ""]
        return [self.name, self.mana_cost, *kinds, *size, [*map(self._said, self.abilities)]]

    def _said(self, ability: str) -> str | list[Any]:
        words = [[term, words] for term, words in self.words.items() if term in ability]
        return [ability, words] if words else ability

    def block(self) -> str:
        """Return the card as `parse_cards` reads it."""
        heading = f"{self.name} {self.mana_cost}".rstrip()
        size = [f"{self.power}/{self.toughness}"] if self.power is not None else []
        return "\n".join([heading, self.type_line, *size, *self.abilities])

    @property
    def type_line(self) -> str:
        """The type line as it is printed, such as `Legendary Creature — Elf`."""
        left = " ".join(word.capitalize() for word in self.supertypes + self.types)
        right = " ".join(_title(word) for word in self.subtypes)
        return f"{left} — {right}" if right else left


def _title(words: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in words.split(" "))


def fold(name: str) -> str:
    """Return NAME without case, accents, spaces and punctuation, as names are compared."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(_LIGATURES))
    folded = "".join(letter for letter in letters if letter.isalnum())
    return folded or name.strip()


def read_cards(directory: Path) -> list[Card]:
    """Read all card texts of DIRECTORY; two cards of one name are an error."""
    seen: dict[str, Card] = {}
    for file in card_files(directory):
        for card in parse_cards(_read(file), file):
            first = seen.setdefault(fold(card.name), card)
            if first is not card:
                line = int(card.source.rpartition(":")[2])
                raise CardError(
                    f'"{card.name}" is defined twice',
                    file=file,
                    line=line,
                    remedy=f"The first definition is at {first.source}",
                )
    return list(seen.values())


def parse_cards(text: str, file: Path) -> list[Card]:
    """Parse the card blocks of TEXT, which stands in FILE."""
    return [_parse_block(block, file) for block in blocks(text)]


def card_files(directory: Path) -> list[Path]:
    """Return the files with card texts in DIRECTORY; that there are none is an error."""
    files = sorted(directory.glob("*.txt"))
    if not files:
        raise CardError("there are no card texts here", file=directory)
    return files


def _read(file: Path) -> str:
    return read_text(file, most=_MOST_BYTES, kind="card texts", error=CardError)


def blocks(text: str) -> Iterator[list[Line]]:
    """Yield the blocks of TEXT: lines with their numbers, without comments."""
    block: list[Line] = []
    for number, line in enumerate([*text.split("\n"), ""], start=1):
        line = line.strip()
        if line and not line.startswith("#"):
            block.append((number, line))
        elif not line and block:
            yield block
            block = []


def _parse_block(block: list[Line], file: Path) -> Card:
    first = block[0][0]
    name, cost = parse_heading(block[0], file)
    if len(block) == 1:
        raise CardError(f'"{name}" has no type line', file=file, line=first)
    supertypes, types, subtypes = parse_types(block[1], file)
    size = _SIZE.fullmatch(block[2][1]) if len(block) > 2 else None
    if "creature" in types and size is None:
        number = block[min(2, len(block) - 1)][0]
        raise CardError(
            f'the creature "{name}" has no size', file=file, line=number, remedy="Write it as 2/3"
        )
    power, toughness = size.groups() if size else (None, None)
    abilities = tuple(_parse_ability(line, file) for line in block[3 if size else 2 :])
    source = f"{'/'.join(file.parts[-3:])}:{first}"
    return Card(name, cost, supertypes, types, subtypes, power, toughness, abilities, source)


def parse_heading(line: Line, file: Path) -> tuple[str, str]:
    """Return the name and the mana cost on LINE; CardError: the cost is none."""
    number, text = line
    name, _, cost = text.partition(" {")
    cost = "{" + cost if cost else ""
    if cost and not _COST.fullmatch(cost):
        raise CardError(
            f'the mana cost "{cost}" is not understood',
            file=file,
            line=number,
            remedy="Write it as {2}{G}",
        )
    return name.strip(), cost


def parse_types(line: Line, file: Path) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return supertypes, types and subtypes on LINE; CardError: a word is no type."""
    number, text = line
    left, *right = _DASH.split(text.lower(), maxsplit=1)
    words = left.split()
    types = tuple(word for word in words if word in TYPES)
    for word in words:
        if word not in TYPES | SUPERTYPES:
            raise CardError(f'"{word}" is not a card type', file=file, line=number)
    if not types:
        raise CardError("the type line names no card type", file=file, line=number)
    return tuple(word for word in words if word in SUPERTYPES), types, _subtypes(right)


def _subtypes(right: list[str]) -> tuple[str, ...]:
    """Split the words after the dash; `Time Lord` is the one subtype of two words (205.3b)."""
    text = right[0].replace("time lord", "time\0lord") if right else ""
    return tuple(word.replace("\0", " ") for word in text.split())


def _parse_ability(line: Line, file: Path) -> str:
    number, text = line
    if not _ABILITY.fullmatch(text):
        raise CardError(
            f'"{text}" is not an ability term',
            file=file,
            line=number,
            remedy="Write one term a line, such as keyword(haste), and no full stop",
        )
    return text
