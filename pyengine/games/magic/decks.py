"""Decks: reading deck files, and looking their cards up."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from pyengine.errors import CardError, DeckError, RefusedCard
from pyengine.games.magic.cards.database import Card, CardDatabase
from pyengine.games.magic.deck_lists import MOST_CARDS, Entry, Listing, Piles
from pyengine.games.magic.missing.ways import Change
from pyengine.system.resources import decks_dir
from pyengine.system.text_files import read_text

COPIES = 4
MOST_BYTES = 1_000_000

Pile = tuple[tuple[int, str], ...]
"""Counts and names of cards."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: names and counts of cards, as the card database spells them."""

    name: str
    cards: Pile
    sideboard: Pile = ()
    source: str = field(default="", compare=False)
    unlimited: frozenset[str] = field(default=frozenset(), repr=False, compare=False)
    """The cards of which a deck may have any number."""
    commanders: Pile = field(default=(), compare=False)
    """Those of the cards that the list calls commanders."""
    companion: str = field(default="", compare=False)
    """The card beside the deck that the list calls its companion, where it can be played."""
    notes: tuple[str, ...] = field(default=(), repr=False, compare=False)
    """What is wrong with cards that need not be understood: those of the sideboard."""
    piles: Piles | None = field(default=None, repr=False, compare=False)
    """The lines of the list that it was read from."""
    changes: tuple[Change, ...] = field(default=(), repr=False)
    """What became of cards that can't be played, where the player has said so."""
    own: tuple[Card, ...] = field(default=(), repr=False)
    """Those of its cards that are only in this deck as they are: blanks."""
    listed: int = field(default=0, compare=False)
    """How many cards the list has, where that is more than are played."""

    @property
    def size(self) -> int:
        """The number of cards in the deck without its sideboard."""
        return sum(count for count, _ in self.cards)

    def card_names(self) -> list[str]:
        """Return the name of every card of the deck, each as often as the deck has it."""
        return [name for count, name in self.cards for _ in range(count)]

    def card(self, name: str, database: CardDatabase) -> Card:
        """Return the card NAME as it is in this deck; CardError: there is none."""
        own = next((card for card in self.own if card.name == name), None)
        return own or database.lookup(name)

    def check(
        self, minimum: int = 60, *, strict: bool = False, copies: int | None = COPIES
    ) -> list[str]:
        """Return what breaks the rules for building decks (100.2); an error when STRICT.

        COPIES are allowed of a card, any number where it is None.
        """
        warnings = list(self._violations(minimum, copies))
        if strict and warnings:
            raise DeckError("; ".join(warnings), file=self.source or self.name)
        return warnings

    def _violations(self, minimum: int, most: int | None) -> Iterator[str]:
        if self.size < minimum:
            yield f"the deck has {self.size} cards, and the format asks for at least {minimum}"
        copies: Counter[str] = Counter()
        for count, name in self.cards + self.sideboard:
            copies[name] += count
        for name, count in copies.items():
            if most is not None and count > most and name not in self.unlimited:
                yield f"{count} copies of {name}, and the format allows {most}"


@dataclass(frozen=True, slots=True)
class Problem:
    """A card of a deck that can't be played: where it stands, why, and what would help."""

    line: int
    count: int
    name: str
    reason: str
    remedy: str | None = None
    known: bool = False
    """Whether there is such a card, which is not understood."""

    def words(self, file: str) -> str:
        """Return it as one line of text that names FILE."""
        return str(DeckError(self.reason, file=file, line=self.line, remedy=self.remedy))


@dataclass(frozen=True, slots=True)
class Survey:
    """A deck as far as its cards are known, and those that can't be played."""

    deck: Deck
    problems: tuple[Problem, ...] = ()
    beside: tuple[Problem, ...] = ()
    """Cards of the sideboard that nobody knows; those that are not understood are notes."""
    unread: tuple[Problem, ...] = ()
    """Cards of the sideboard that are not understood."""

    @property
    def missing(self) -> tuple[Problem, ...]:
        """All cards of the list that can't be played."""
        return self.problems + self.beside + self.unread

    @property
    def playable(self) -> int:
        """How many cards of the deck can be played."""
        return self.deck.size - sum(problem.count for problem in self.problems)

    @property
    def words(self) -> str:
        """In words how much of the deck can be played."""
        return f"{self.playable} of {self.deck.size} cards can be played"

    def checked(self) -> Deck:
        """Return the deck; DeckError, with all problems: some of its cards can't be played."""
        problems = self.problems + self.beside
        if not problems:
            return self.deck
        source = self.deck.source or self.deck.name
        lines = [problem.words(source) for problem in problems]
        if len(lines) > 1:
            raise DeckError(self.words, file=source, details=lines)
        (only,) = problems
        raise DeckError(
            only.reason, file=source, line=only.line, remedy=only.remedy, details=[self.words]
        )


def builtin_decks() -> list[str]:
    """Return the names of the decks that come with Manalog."""
    return sorted(file.stem for file in decks_dir().glob("*.txt"))


def read_deck(source: str | Path, database: CardDatabase | None = None) -> Deck:
    """Read the deck file SOURCE, or the built-in deck of that name; all its cards can be played."""
    if database is not None:
        return survey_deck(source, database).checked()
    with CardDatabase.open() as opened:
        return survey_deck(source, opened).checked()


def survey_deck(
    source: str | Path, database: CardDatabase, check: Callable[[Card], None] | None = None
) -> Survey:
    """Read the deck file SOURCE, or the built-in deck of that name, and say what can't be played.

    CHECK looks at each card that is found, and raises CardError. DeckError: it is no deck list.
    """
    listing = deck_listing(source)
    return _survey(listing, listing.file, _Cards(database, check))


def deck_listing(source: str | Path) -> Listing:
    """Return the lines of the deck file SOURCE, or of the built-in deck; DeckError: it is none."""
    path = _deck_path(source)
    text = read_text(path, most=MOST_BYTES, kind="a deck list", error=DeckError)
    return _listing(text, path)


def parse_deck(text: str, name: str, database: CardDatabase) -> Deck:
    """Read a deck from TEXT; NAME is what errors call it, and its name where TEXT gives none."""
    return survey_text(text, name, database).checked()


def survey_text(
    text: str, name: str, database: CardDatabase, faults: list[DeckError] | None = None
) -> Survey:
    """Read a deck from TEXT as `parse_deck` does, and say what can't be played.

    With FAULTS, lines that are not understood are left out, and told there.
    """
    path = Path(name)
    return _survey(_listing(text, path, faults), path, _Cards(database))


def _listing(text: str, path: Path, faults: list[DeckError] | None = None) -> Listing:
    if not is_xml(text):
        return Listing.parse(text, path, faults)
    from pyengine.games.magic.deck_xml import xml_listing  # most processes read no XML

    return xml_listing(text, path)


def is_xml(text: str) -> bool:
    """Tell whether TEXT is a list of those programs that write XML."""
    return text.lstrip().startswith("<")


def _deck_path(source: str | Path) -> Path:
    name = str(source)
    builtin = builtin_decks()
    if name.lower() in builtin:
        return decks_dir() / f"{name.lower()}.txt"
    path = os.path.expanduser(name)
    if os.path.exists(path):
        return Path(path)
    from difflib import get_close_matches  # for mistakes only

    close = get_close_matches(name.lower(), builtin, 1)
    known = f"The decks that come with Manalog are {', '.join(builtin)}"
    remedy = f'Did you mean "{close[0]}"?' if close else known
    raise DeckError("there is no such deck file", file=name or '""', remedy=remedy)


# ------------------------------------------------------------------ its cards


@dataclass(slots=True)
class _Cards:
    """Looks up the cards of a deck, and gathers those that can't be played.

    Beside the deck, a card need not be understood: it is brought into no game then.
    """

    database: CardDatabase
    check: Callable[[Card], None] | None = None
    beside: bool = False
    problems: list[Problem] = field(default_factory=list, init=False)
    notes: list[Problem] = field(default_factory=list, init=False)
    unlimited: set[str] = field(default_factory=set, init=False)

    def pile(self, entries: Iterable[Entry]) -> Counter[str]:
        """Return how often each card is among ENTRIES, unknown ones as they are written."""
        counts: Counter[str] = Counter()
        for entry in entries:
            counts[self.name(entry)] += entry.count
        return counts

    def name(self, entry: Entry) -> str:
        """Return the name of the card of ENTRY."""
        try:
            card = self.database.lookup(entry.name)
            if self.check is not None:
                self.check(card)
        except CardError as error:
            remedy = f"It is defined at {error.place}" if error.line else error.remedy
            known = isinstance(error, RefusedCard)
            problem = Problem(entry.line, entry.count, entry.name, error.message, remedy, known)
            (self.notes if known and self.beside else self.problems).append(problem)
            return entry.name
        if "basic" in card.supertypes:
            self.unlimited.add(card.name)
        return card.name


def _survey(listing: Listing, path: Path, cards: _Cards) -> Survey:
    """Look up the cards of LISTING and make a deck of them."""
    piles = listing.split()
    _check_most(piles, path)
    beside, commanders = replace(cards, beside=True), replace(cards)
    main = cards.pile(piles.main)
    # A companion starts in the sideboard; most lists name it there as well.
    side = beside.pile(piles.sideboard) | beside.pile(piles.companion)
    if not main:
        raise DeckError("the deck is empty", file=path)
    deck = Deck(
        listing.title or path.stem,
        _as_pile(main),
        _as_pile(side),
        str(path),
        frozenset(cards.unlimited | beside.unlimited | _allowing_more(main + side, cards.database)),
        _as_pile(commanders.pile(piles.commanders)),
        _companion(piles.companion, replace(cards, beside=True)),
        tuple(dict.fromkeys(problem.words(str(path)) for problem in beside.notes)),
        piles,
    )
    return Survey(deck, tuple(cards.problems), tuple(beside.problems), tuple(beside.notes))


def _companion(entries: list[Entry], cards: _Cards) -> str:
    """Return the card of ENTRIES, or "" where there is none that can be played."""
    (name, *_) = [*cards.pile(entries), ""]
    return name if not cards.problems and not cards.notes else ""


def _allowing_more(counts: Counter[str], database: CardDatabase) -> set[str]:
    """Return the cards with more than the usual COUNTS that say that a deck may have more."""
    many = [name for name, count in counts.items() if count > COPIES]
    if not many or database.pool is None:
        return set()
    from pyengine.games.magic.formats.known import allows_more  # few decks have such cards

    return {name for name in many if allows_more(database.pool, name, counts[name])}


def _check_most(piles: Piles, path: Path) -> None:
    """Refuse a list of too many cards, before any of them is looked up."""
    if sum(entry.count for entry in [*piles.main, *piles.sideboard]) > MOST_CARDS:
        raise DeckError(f"the deck has more than {MOST_CARDS} cards", file=path)


def _as_pile(counts: Counter[str]) -> Pile:
    return tuple((count, name) for name, count in counts.items())
