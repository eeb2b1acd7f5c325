"""Makes a deck that can be played of one that can't, the way its player says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from pyengine.errors import CardError, DeckError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.decks import COPIES, Deck, Pile, Problem, Survey, survey_deck
from pyengine.games.magic.missing.blanks import Blank, blank_of, not_understood, parts_of
from pyengine.games.magic.missing.nearest import Nearest
from pyengine.games.magic.missing.ways import Change, LeftOut, Way
from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.pool.printed import PrintedCard

UNKNOWN = "no imported file has it, so nothing is known of it but its name"
_ALIKE = 3
"""So many cards are offered for one."""


@dataclass(slots=True)
class Known:
    """What is known of cards that can't be played, in a pool or in none."""

    pool: Pool | None
    nearest: Nearest | None = None

    def of(self, problem: Problem) -> Missing:
        """Return the card of PROBLEM."""
        number = self.pool.number(problem.name) if self.pool is not None else None
        return Missing(problem, self, number)

    def names_near(
        self, number: int, without: Iterable[str], most: int, *, leads: bool
    ) -> list[str]:
        """Return what is nearest to the card with NUMBER."""
        assert self.pool is not None
        self.nearest = self.nearest or Nearest(self.pool)
        return self.nearest.to(number, most, without, leads=leads)


@dataclass
class Missing:
    """A card of a deck that can't be played: what is not understood, and what there is for it."""

    problem: Problem
    known: Known
    number: int | None
    without: frozenset[str] = frozenset()
    """Cards of which the deck can have no more."""
    leads: bool = False
    """Whether it is a commander of the deck."""

    @cached_property
    def card(self) -> PrintedCard | None:
        """The card as it is printed; None: nothing is known of it."""
        if self.number is None or self.known.pool is None:
            return None
        return self.known.pool.printed(self.number)

    @property
    def name(self) -> str:
        """How it is spelled."""
        return self.card.name if self.card else self.problem.name

    @cached_property
    def not_understood(self) -> tuple[LeftOut, ...]:
        """Those of its parts that are not understood; none where it is its frame."""
        if self.card is None or self.number is None or self.known.pool is None:
            return ()
        return tuple(not_understood(parts_of(self.known.pool, self.number, self.card)))

    @cached_property
    def alike(self) -> tuple[str, ...]:
        """The cards that are nearest to it."""
        if self.number is None:
            return ()
        near = self.known.names_near(self.number, self.without, _ALIKE, leads=self.leads)
        return tuple(near)

    @cached_property
    def blank(self) -> Blank | CardError:
        """The card without what is not understood, or why there is none."""
        if self.number is None or self.known.pool is None:
            return CardError(UNKNOWN)
        try:
            return blank_of(self.known.pool, self.number)
        except CardError as error:
            return error

    def reasons(self) -> tuple[str, ...]:
        """Return in a player's words why it can't be played."""
        if self.card is None:
            return (UNKNOWN,)
        parts = tuple(part.words for part in self.not_understood)
        return parts or (self.problem.reason.partition("can't be played: ")[2],)


@dataclass(frozen=True, slots=True)
class Choice:
    """What is done about a card: WAY, and the card that is played for it, named."""

    way: Way
    card: str = ""


Chooser = Callable[[Missing], Choice]


def deck_with(source: str, database: CardDatabase, way: Way, choose: Chooser | None = None) -> Deck:
    """Read the deck SOURCE; what can't be played of it is settled in the WAY that is said.

    CHOOSE is asked for each card where that is to ask. DeckError as for `read_deck`.
    """
    return settled(survey_deck(source, database), database, way, choose)


def settled(
    survey: Survey,
    database: CardDatabase,
    way: Way,
    choose: Chooser | None = None,
    known: Known | None = None,
) -> Deck:
    """Return the deck of SURVEY as it can be played; DeckError: it can't, or nothing is left.

    KNOWN is what is known of the cards of the database's pool, where many decks ask for it.
    """
    if way is Way.REFUSE or not survey.missing:
        return survey.checked()
    if way is Way.ASK and choose is None:
        raise DeckError("nobody can be asked here", file=survey.deck.source, remedy="Name a way")
    table = _Table(survey, known or Known(database.pool), way, choose)
    for problem in survey.problems:
        table.settle(problem, problem.count, 0)
    for problem in survey.beside + survey.unread:
        table.settle(problem, 0, problem.count)
    return table.deck()


@dataclass
class _Table:
    """A deck whose cards are settled one after the other."""

    survey: Survey
    known: Known
    way: Way
    choose: Chooser | None
    changes: dict[str, Change] = field(default_factory=dict)
    own: dict[str, Card] = field(default_factory=dict)

    def __post_init__(self) -> None:
        deck = self.survey.deck
        self.most = 1 if deck.commanders else COPIES
        self.counts = Counter[str]()
        for count, name in deck.cards + deck.sideboard:
            self.counts[name] += count

    def settle(self, problem: Problem, count: int, beside: int) -> None:
        """Decide what becomes of the card of PROBLEM, once for all of its lines."""
        if problem.name in self.changes:
            one = self.changes[problem.name]
            more = replace(one, count=one.count + count, beside=one.beside + beside)
            self.changes[problem.name] = more
            return
        missing = self.known.of(problem)
        missing.without = self._full(problem)
        missing.leads = problem.name in {name for _, name in self.survey.deck.commanders}
        if self.way is Way.ASK and self.choose is not None:
            choice = self.choose(missing)
        else:
            choice = Choice(self.way)
        change = Change(problem.line, count, beside, missing.name, Way.LEAVE_OUT)
        self.changes[problem.name] = self._changed(missing, choice, change)

    def _full(self, problem: Problem) -> frozenset[str]:
        """Return the cards of which the deck can't have as many more as PROBLEM needs."""
        return frozenset(
            name
            for name, count in self.counts.items()
            if count + problem.count > self.most and name not in self.survey.deck.unlimited
        )

    def _changed(self, missing: Missing, choice: Choice, change: Change) -> Change:
        """Return CHANGE, that MISSING is left out, as it was chosen; or the reason why not."""
        if choice.way is Way.NEAREST:
            return self._nearest(missing, choice.card, change)
        if choice.way is Way.BLANK:
            return self._blank(missing, change)
        return change

    def _nearest(self, missing: Missing, named: str, change: Change) -> Change:
        names = [named] if named else missing.alike
        if not names:
            reason = "no playable card is like it" if missing.card else UNKNOWN
            return replace(change, reason=reason)
        self.counts[names[0]] += change.count + change.beside
        return replace(change, way=Way.NEAREST, played=names[0])

    def _blank(self, missing: Missing, change: Change) -> Change:
        blank = missing.blank
        if isinstance(blank, CardError):
            return replace(change, reason=blank.message)
        self.own[blank.card.name] = blank.card
        texts = tuple(part.text for part in blank.left_out)
        return replace(change, way=Way.BLANK, played=blank.card.name, left_out=texts)

    def _blank_companion(self) -> str:
        """Return what is played of a companion that is not understood, or "": what it asks is."""
        listed = self.survey.deck.piles.companion if self.survey.deck.piles else []
        changes = (self.changes.get(entry.name) for entry in listed)
        return next((it.played for it in changes if it and it.way is Way.BLANK), "")

    def deck(self) -> Deck:
        """Return the deck with all changes."""
        deck = self.survey.deck
        cards = _changed(deck.cards, self.changes)
        if not cards:
            raise DeckError("no card of the deck can be played", file=deck.source or deck.name)
        return replace(
            deck,
            cards=cards,
            sideboard=_changed(deck.sideboard, self.changes),
            commanders=_changed(deck.commanders, self.changes),
            companion=deck.companion or self._blank_companion(),
            notes=(),
            changes=tuple(self.changes.values()),
            own=tuple(self.own.values()),
            listed=deck.size,
        )


def _changed(pile: Pile, changes: dict[str, Change]) -> Pile:
    """Return PILE with what CHANGES make of its cards, each card once."""
    counts = Counter[str]()
    for count, name in pile:
        played = changes[name].played if name in changes else name
        if played:
            counts[played] += count
    return tuple((count, name) for name, count in counts.items())


def told(deck: Deck) -> Iterator[str]:
    """Yield in words what became of the cards of DECK that can't be played as they are."""
    for change in deck.changes:
        yield change.words
    if deck.size != deck.listed and deck.changes:
        yield f"{deck.size} of {deck.listed} cards are played"
