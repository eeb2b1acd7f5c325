"""The ways on with a card that can't be played, and what became of each one."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from pyengine.errors import DeckError

__all__ = ["Change", "LeftOut", "Way", "way_of"]


class Way(enum.StrEnum):
    """What is done about the cards of a deck that can't be played: at first, they are refused."""

    REFUSE = "refuse"
    ASK = "ask"
    LEAVE_OUT = "leave-out"
    NEAREST = "nearest"
    BLANK = "blank"


CHOICES = tuple(way.value for way in Way if way is not Way.REFUSE)
"""What may be said to --missing."""


def way_of(text: str | None) -> Way:
    """Return the way that TEXT names, to refuse where it is None; DeckError: there is none."""
    if text is None:
        return Way.REFUSE
    try:
        return Way(text)
    except ValueError:
        known = f"{', '.join(CHOICES[:-1])} or {CHOICES[-1]}"
        raise DeckError(f'--missing is {known}, not "{text[:40]}"') from None


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A part of a card that is not understood: how a player calls it, its text, and why."""

    what: str
    text: str
    reason: str

    @property
    def words(self) -> str:
        """In a player's words what is not understood."""
        return f"its {self.what} is not understood: {self.reason}"


@dataclass(frozen=True, slots=True)
class Change:
    """What became of `count` cards called `wanted`, at a line of the deck's list.

    So many more are `beside` the deck. `played` is the card that is played for it, "" where it was
    left out. Of a blank, whose name stays, `left_out` are the texts that it is without. `reason`
    says why there was no other way.
    """

    line: int
    count: int
    beside: int
    wanted: str
    way: Way
    played: str = ""
    left_out: tuple[str, ...] = ()
    reason: str = ""

    @property
    def words(self) -> str:
        """In words what became of it."""
        cards = f"{self.count or self.beside} {self.wanted}"
        cards += "" if self.count else " (sideboard)"
        why = f" ({self.reason})" if self.reason else ""
        if self.way is Way.NEAREST:
            return f"{cards}: {self.played} is played for it{why}"
        if self.way is Way.BLANK:
            without = "; ".join(f'"{text}"' for text in self.left_out)
            return f"{cards}: played without {without}{why}"
        return f"{cards}: left out{why}"
