"""What of a deck is not legal in a format, line by line."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from pyengine.errors import CardError, DeckError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.deck_lists import Entry, Piles
from pyengine.games.magic.decks import Deck
from pyengine.games.magic.formats.companions import THE_DECK, against, condition
from pyengine.games.magic.formats.construction import Format, find_format
from pyengine.games.magic.formats.faults import Candidate, Fault, Rule
from pyengine.games.magic.formats.known import KnownCard, KnownCards
from pyengine.games.magic.formats.leading import following, leading


@dataclass(frozen=True, slots=True)
class Legality:
    """Whether a deck is legal in a format, and what is not; `unchecked` is what is not known."""

    format: Format
    file: str
    faults: tuple[Fault, ...] = ()
    unchecked: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    def lines(self) -> Iterator[str]:
        """Yield it in words."""
        yield f"{'legal' if self.legal else 'not legal'} in {self.format.name}"
        yield from (f"  {fault.words(self.file)}" for fault in self.faults)
        yield from (f"  not checked: {words}" for words in self.unchecked)

    def record(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "format": self.format.name,
            "legal": self.legal,
            "faults": [asdict(fault) for fault in self.faults],
            "unchecked": list(self.unchecked),
        }


def judge(
    deck: Deck, name: str, database: CardDatabase, known: KnownCards | None = None
) -> Legality:
    """Return whether DECK is legal in the format NAME, by what the cards of DATABASE say.

    KNOWN are these cards, where many decks or formats ask for them. ManalogError: there is no such
    format, or no card file that has legalities.
    """
    cards = known or KnownCards(database)
    wanted = find_format(name, cards.formats())
    candidate = _candidate(wanted, deck, cards)
    rules = [*RULES, *(OF_COMMANDERS if wanted.commanders else ())]
    faults = [*candidate.faults, *(fault for rule in rules for fault in rule(candidate))]
    faults.sort(key=lambda fault: fault.line)
    source = deck.source or deck.name
    return Legality(wanted, source, tuple(dict.fromkeys(faults)), tuple(_unchecked(candidate)))


def demand_legal(decks: Iterable[Deck], name: str, database: CardDatabase) -> Format:
    """Return the format NAME, in which all DECKS are legal; DeckError, with all faults: not all.

    ManalogError as in `judge`.
    """
    found = [judge(deck, name, database) for deck in decks]
    wrong = {verdict.file: verdict for verdict in found if not verdict.legal}
    if wrong:
        who = "this deck is" if len(wrong) == 1 else f"{len(wrong)} decks are"
        raise DeckError(
            f"{who} not legal in {name}",
            file=next(iter(wrong)) if len(wrong) == 1 else None,
            details=[fault.words(file) for file, it in wrong.items() for fault in it.faults],
        )
    return find_format(name, KnownCards(database).formats())


def demand_of_user(decks: Sequence[Deck], name: str) -> None:
    """Refuse DECKS of which one is not legal in the format NAME, by the user's pool; DeckError."""
    with CardDatabase.open() as database:
        demand_legal(decks, name, database)


def _candidate(wanted: Format, deck: Deck, cards: KnownCards) -> Candidate:
    piles = deck.piles or _piles_of(deck)
    found: dict[str, KnownCard] = {}
    faults = []
    for entry in [*piles.main, *piles.sideboard, *piles.companion]:
        try:
            found[entry.name] = cards.find(entry.name)
        except CardError as error:
            reason = f"{error.message}. {error.remedy}" if error.remedy else error.message
            faults.append(Fault(reason, entry.line, entry.name))
    return Candidate(wanted, piles, found, tuple(faults))


def _piles_of(deck: Deck) -> Piles:
    """Return the lines of a DECK that was not read from a list."""
    piles = (deck.cards, deck.sideboard, (), deck.commanders)
    return Piles(*([Entry(0, count, name, "", 0) for count, name in pile] for pile in piles))


def _unchecked(candidate: Candidate) -> Iterator[str]:
    for entry, card in candidate.known(candidate.piles.companion):
        text = condition(card)
        if text and _against(candidate, card) is None:
            yield f"{card.name} (line {entry.line}): {text}"


# ------------------------------------------------------------------ the rules


def _size(candidate: Candidate) -> Iterator[Fault]:
    wanted, size = candidate.format, _total(candidate.piles.main)
    if size < wanted.least:
        how = "exactly" if wanted.most == wanted.least else "at least"
        yield Fault(f"the deck has {size} cards, and {wanted.name} asks for {how} {wanted.least}")
    if wanted.most is not None and size > wanted.most:
        yield Fault(f"the deck has {size} cards, and {wanted.name} allows {wanted.most}")


def _sideboard(candidate: Candidate) -> Iterator[Fault]:
    most = candidate.format.sideboard
    side = candidate.piles.sideboard
    listed = {candidate.cards[it.name].name for it in side if it.name in candidate.cards}
    apart = [e for e, card in candidate.known(candidate.piles.companion) if card.name not in listed]
    size = _total([*side, *apart]) if most else _total(side)
    if most is not None and size > most:
        allowed = f"allows {most}" if most else "has none"
        yield Fault(f"the sideboard has {size} cards, and {candidate.format.name} {allowed}")


def _copies(candidate: Candidate) -> Iterator[Fault]:
    """Yield the lines by which a deck and its sideboard have too many of one card (100.2a)."""
    counts: defaultdict[str, int] = defaultdict(int)
    entries = sorted([*candidate.piles.main, *candidate.piles.sideboard], key=lambda it: it.line)
    broken: dict[str, Fault] = {}
    for entry, card in candidate.known(entries):
        counts[card.name] += entry.count
        most, who = _most(candidate.format, card)
        if most is not None and counts[card.name] > most:
            reason = f"{counts[card.name]} copies of {card.name}, and {who} {most}"
            first = broken.get(card.name)
            broken[card.name] = Fault(reason, first.line if first else entry.line, card.name)
    yield from broken.values()


def _most(wanted: Format, card: KnownCard) -> tuple[int | None, str]:
    """Return how many of CARD a deck may have, and who says so."""
    if wanted.legality and card.legalities.get(wanted.legality) == "restricted":
        return 1, f"it is restricted in {wanted.name} to"
    if card.unlimited or wanted.copies is None:
        return None, ""
    if card.copies is not None:
        return card.copies, "the card itself allows"
    return wanted.copies, f"{wanted.name} allows"


def _cards(candidate: Candidate) -> Iterator[Fault]:
    """Yield the lines with cards that the card file does not call legal in the format."""
    wanted = candidate.format
    if not wanted.legality:
        return
    for entry, card in candidate.known(candidate.all):
        status = card.legalities.get(wanted.legality, "")
        if card.printed is None:
            reason = f"no imported card file has {card.name}, so nothing says that it is legal"
            yield Fault(reason, entry.line, card.name)
        elif status == "banned":
            yield Fault(f"{card.name} is banned in {wanted.name}", entry.line, card.name)
        elif status not in ("legal", "restricted"):
            yield Fault(f"{card.name} is not legal in {wanted.name}", entry.line, card.name)


def _companions(candidate: Candidate) -> Iterator[Fault]:
    """Yield the lines that are against a companion, and those with one that is none (702.139)."""
    wanted, known = candidate.format, list(candidate.known(candidate.piles.companion))
    for entry, card in known:
        if not condition(card):
            yield Fault(f"{card.name} is no companion", entry.line, card.name)
        elif wanted.sideboard == 0 and not wanted.commanders:
            reason = f"{wanted.name} has no sideboard, and so no companions"
            yield Fault(reason, entry.line, card.name)
        else:
            yield from _asked(candidate, entry, card)
    if _total([entry for entry, _ in known]) > 1:
        yield Fault("a deck has one companion at most", known[-1][0].line)


def _asked(candidate: Candidate, asking: Entry, companion: KnownCard) -> Iterator[Fault]:
    """Yield the lines that are against what COMPANION asks (702.139a)."""
    names, asked = _against(candidate, companion) or [], condition(companion)
    if THE_DECK in names:
        yield Fault(f"the deck is not as {companion.name} asks: {asked}", asking.line)
    for entry, card in candidate.known(candidate.piles.main):
        if card.name in names:
            reason = f"{card.name} is not as {companion.name} asks: {asked}"
            yield Fault(reason, entry.line, card.name)
        if candidate.format.commanders and card.name == companion.name:
            reason = f"{card.name} is in the deck, and can't be its companion as well"
            yield Fault(reason, entry.line, card.name)


def _against(candidate: Candidate, companion: KnownCard) -> list[str] | None:
    cards = [(entry.count, card) for entry, card in candidate.known(candidate.piles.main)]
    return against(companion, candidate.format.least, cards)


def _total(entries: Sequence[Entry]) -> int:
    return sum(entry.count for entry in entries)


RULES: tuple[Rule, ...] = (_size, _sideboard, _copies, _cards, _companions)
"""What every format asks."""

OF_COMMANDERS: tuple[Rule, ...] = (leading, following)
"""What formats with commanders ask besides (903.5)."""
