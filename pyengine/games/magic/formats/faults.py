"""A deck that a format looks at, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pyengine.errors import DeckError
from pyengine.games.magic.deck_lists import Entry, Piles
from pyengine.games.magic.formats.construction import Format
from pyengine.games.magic.formats.known import KnownCard


@dataclass(frozen=True, slots=True)
class Fault:
    """What is not legal, and the line where it stands: 0 for what is about the whole deck."""

    reason: str
    line: int = 0
    name: str = ""

    def words(self, file: str) -> str:
        """Return it as one line of text that names FILE."""
        return str(DeckError(self.reason, file=file, line=self.line or None))


@dataclass(frozen=True, slots=True)
class Candidate:
    """A deck that a format looks at: its lines, and its cards by what their lines call them."""

    format: Format
    piles: Piles
    cards: Mapping[str, KnownCard]
    faults: tuple[Fault, ...]
    """The lines of which no card is known."""

    def known(self, entries: Sequence[Entry]) -> Iterator[tuple[Entry, KnownCard]]:
        """Yield those of ENTRIES of which the card is known, with it."""
        for entry in entries:
            if entry.name in self.cards:
                yield entry, self.cards[entry.name]

    @property
    def all(self) -> list[Entry]:
        """All lines with cards of the deck or beside it, in their order."""
        beside = [*self.piles.sideboard, *self.piles.companion]
        return sorted([*self.piles.main, *beside], key=lambda entry: entry.line)


Rule = Callable[[Candidate], Iterator[Fault]]
"""What a format asks of a deck."""
