"""A card as it is printed: what card files say, before any text is read into terms."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

COLORS = ("W", "U", "B", "R", "G")
"""The colors as card files write them, in their usual order."""


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a card; words of the type line are in lower case, colors are letters.

    `power`, `toughness`, `loyalty` and `defense` are as printed (`*`, `1+*`, `X`), or None.
    """

    name: str
    mana_cost: str = ""
    colors: tuple[str, ...] = ()
    color_indicator: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None

    @property
    def type_line(self) -> str:
        """The type line as it is printed, such as `Legendary Creature — Elf`."""
        left = " ".join(_title(word) for word in self.supertypes + self.types)
        right = " ".join(_title(word) for word in self.subtypes)
        return f"{left} — {right}" if right else left

    def numbers(self) -> list[str]:
        """Return what stands in its corner, in lines: a size, loyalty, defense."""
        size = [f"{self.power}/{self.toughness}"] if self.power is not None else []
        loyalty = [f"Loyalty {self.loyalty}"] if self.loyalty is not None else []
        defense = [f"Defense {self.defense}"] if self.defense is not None else []
        return [*size, *loyalty, *defense]

    @property
    def is_spell(self) -> bool:
        """Whether the face is an instant or a sorcery."""
        return "instant" in self.types or "sorcery" in self.types


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card with all its faces; `legalities` maps formats to `legal`, `banned`, `restricted`."""

    name: str
    layout: str
    faces: tuple[Face, ...]
    mana_value: float = 0.0
    identity: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    legalities: dict[str, str] = field(default_factory=dict)
    sets: tuple[str, ...] = ()
    rarities: tuple[tuple[str, str], ...] = field(default=(), repr=False, compare=False)
    """Sets with rarities, where the file says so; they are of printings, and no change of it."""
    rulings: tuple[tuple[str, str], ...] = field(default=(), repr=False, compare=False)
    """What the publisher has said of it: dates and texts."""

    def digest(self) -> str:
        """Return what differs between two cards, or states of one, that differ in anything."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:16]


def as_colors(letters: Iterable[Any]) -> tuple[str, ...]:
    """Return the colors among LETTERS in their usual order."""
    found = {str(letter) for letter in letters}
    return tuple(color for color in COLORS if color in found)


def split_type_line(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return supertypes, types and subtypes of the type LINE, in lower case."""
    left, _, right = line.lower().replace("–", "—").partition("—")
    words = left.split()
    supertypes = tuple(word for word in words if word in SUPERTYPES)
    types = tuple(word for word in words if word not in SUPERTYPES)
    return supertypes, types, split_subtypes(right)


def split_subtypes(words: str) -> tuple[str, ...]:
    """Split the words after the dash; `Time Lord` is the one subtype of two words (205.3b)."""
    text = words.lower().replace("time lord", "time\0lord")
    return tuple(word.replace("\0", " ") for word in text.split())


SUPERTYPES = frozenset({"basic", "elite", "host", "legendary", "ongoing", "snow", "world"})


def _title(words: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in words.split(" "))
