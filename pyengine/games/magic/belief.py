"""What an opponent holds, as far as a player can tell: exact probabilities.

Zandvliet's appendix A: decks are known, so each card that is not seen is in the opponent's hand or
library, and every hand of that size is as likely. Its size is seen; the counts of each kind of card
in it are hypergeometric. A card of the hand that was seen there, or as it went there, is known.
Nothing is rounded: probabilities are fractions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb, prod
from typing import TypeVar

from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.errors import EngineError

K = TypeVar("K")

NO_CREATURE = "no creature"
"""The category of the cards that are no creatures; others are power/toughness (section 4.1.3)."""


@dataclass(frozen=True)
class Belief:
    """What is believed of OWNER's cards: HAND of them are in the hand, UNSEEN ones by name.

    `sizes` has the category of each name: `1/1`, `*/*`, or `no creature`; `known` the cards of the
    hand that are known, by name, which are not among the unseen.
    """

    owner: str
    hand: int
    unseen: Mapping[str, int]
    sizes: Mapping[str, str]
    known: Mapping[str, int] = field(default_factory=dict)

    @property
    def hidden(self) -> int:
        """Return how many cards of the hand are not known."""
        return self.hand - sum(self.known.values())

    def categories(self) -> dict[str, int]:
        """Return how many unseen cards there are of each category."""
        counts: Counter[str] = Counter()
        for name, count in self.unseen.items():
            counts[self.sizes[name]] += count
        return dict(counts)

    def some(self, count: int) -> Fraction:
        """Return the probability that at least one of COUNT of the unseen cards is in the hand."""
        total = sum(self.unseen.values())
        return 1 - exactly(total, count, self.hidden, 0)

    def expected(self, count: int) -> Fraction:
        """Return how many of COUNT of the unseen cards are in the hand, in the mean."""
        total = sum(self.unseen.values())
        return Fraction(count * self.hidden, total) if total else Fraction(0)


def exactly(total: int, count: int, hand: int, held: int) -> Fraction:
    """Return the probability that HELD of COUNT among TOTAL cards are in a hand of HAND cards."""
    return hand_probability({True: count, False: total - count}, {True: held, False: hand - held})


def hand_probability(unseen: Mapping[K, int], held: Mapping[K, int]) -> Fraction:
    """Return the probability of the hand HELD, counts by kind, among the UNSEEN cards (A.1.2)."""
    if any(not 0 <= count <= unseen.get(kind, 0) for kind, count in held.items()):
        return Fraction(0)
    hands = comb(sum(unseen.values()), sum(held.values()))
    return Fraction(prod(comb(unseen[kind], count) for kind, count in held.items()), hands)


def beliefs(session: Session, player: str) -> list[Belief]:
    """Return what PLAYER may believe of each opponent's hand, in the order of the seats.

    EngineError: there is no such player, or the game has no hands.
    """
    game, seats = session.setup.game, session.setup.names
    if game != "magic":
        raise EngineError(f"nobody holds cards in {game}")
    if player not in seats:
        raise EngineError(f'nobody is called "{player}"', remedy=f"There are {', '.join(seats)}")
    seat = Seat(player, session)
    cards, hands = seat.ask("known_cards"), dict(seat.ask("hand_sizes"))
    return [
        _belief(owner, hands[owner], cards) for owner in seats if owner != player and owner in hands
    ]


def _belief(owner: str, hand: int, cards: list[list[object]]) -> Belief:
    counts: dict[object, Counter[str]] = {"unseen": Counter(), "hand": Counter()}
    sizes: dict[str, str] = {}
    for whose, place, name, size in cards:
        if whose == owner and place in counts:
            counts[place][str(name)] += 1
            sizes[str(name)] = category(size)
    unseen, known = (dict(sorted(counts[place].items())) for place in ("unseen", "hand"))
    return Belief(owner, hand, unseen, {name: sizes[name] for name in unseen}, known)


def category(size: object) -> str:
    """Return the category of a card with SIZE, [power, toughness] or [] (section 4.1.3)."""
    return "/".join(map(str, size)) if isinstance(size, list) and size else NO_CREATURE
