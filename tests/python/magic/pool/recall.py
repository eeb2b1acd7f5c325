"""What a seat must still know, told from the facts of all states and not by the rules of knowledge.

It is a lower bound: what can be followed without doubt. A card that was shown where it lies, or was
seen as it went there alone, is known until its library is in another order, or until a card has
left the hand of another player.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pyengine.engine.session import Session

LEAST = 8
"""Cards of a library in which a shuffle is seen by the order of what stays."""


@dataclass(frozen=True)
class Facts:
    """Where objects are: libraries from the top, hands, and cards that lie open to all."""

    libraries: Mapping[str, tuple[int, ...]]
    hands: Mapping[str, frozenset[int]]
    open: frozenset[int]
    shown: frozenset[int]
    looked_at: frozenset[tuple[str, int]]
    cards: Mapping[int, tuple[str, str]]
    """Name and owner of each object."""

    @classmethod
    def of(cls, session: Session) -> Facts:
        """Return the facts of the state that SESSION is in."""
        hands: dict[str, set[int]] = {name: set() for name in session.setup.names}
        for owner, card in session.query("hand", 2):
            hands[owner].add(card)
        tokens = {token for (token,) in session.query("token", 1)}
        there = {row[1] for place in ("controls", "graveyard") for row in session.query(place, 2)}
        there |= {item for (items,) in session.query("stack", 1) for item in items}
        return cls(
            {owner: tuple(cards) for owner, cards in session.query("library", 2)},
            {owner: frozenset(cards) for owner, cards in hands.items()},
            frozenset(there - tokens),
            frozenset(card for _, card in session.query("revealed", 2)),
            frozenset((who, card) for who, card in session.query("looked_at", 2)),
            {number: (str(name), owner) for number, name, owner in session.query("object", 3)},
        )

    def hidden(self) -> set[int]:
        """Return the cards of hands and libraries."""
        zones = (*self.libraries.values(), *self.hands.values())
        return {card for cards in zones for card in cards}


@dataclass
class Recall:
    """What `player` must know of hidden zones, after all that `step` was told of."""

    player: str
    known: set[int] = field(default_factory=set)

    def step(self, before: Facts, now: Facts) -> None:
        """Go on from the facts BEFORE to those of NOW."""
        kept = set()
        for owner, cards in now.libraries.items():
            kept |= _followed(before.libraries.get(owner, ()), cards)
        for owner, held in now.hands.items():
            if owner != self.player and before.hands[owner] <= held:
                kept |= before.hands[owner]
        looked_over = {card for who, card in now.looked_at if who != self.player}
        self.known &= kept - looked_over
        self.known |= self._seen(now) | self._seen_to_go(before, now)

    def _seen(self, now: Facts) -> set[int]:
        looked_at = {card for who, card in now.looked_at if who == self.player}
        return (now.shown | looked_at) & now.hidden() - now.hands[self.player]

    def _seen_to_go(self, before: Facts, now: Facts) -> set[int]:
        """Return the cards, one of an owner, that were open and came to a hidden zone of theirs."""
        seen = set()
        for owner in now.hands.keys() & now.libraries.keys() & before.libraries.keys():
            gone = {card for card in before.open if _is(before, card, owner)} - now.cards.keys()
            zones = (now.hands[owner], frozenset(now.libraries[owner]))
            new = {card for zone in zones for card in zone} - before.cards.keys()
            left = {*before.hands[owner], *before.libraries[owner]} - now.hidden()
            if len(gone) == len(new) == 1 and not left and self._in_place(owner, new, before, now):
                seen |= new
        return seen

    def _in_place(self, owner: str, new: set[int], before: Facts, now: Facts) -> bool:
        if new & now.hands[owner]:
            return owner != self.player
        old, cards = before.libraries[owner], now.libraries[owner]
        return len(old) >= LEAST and _followed(old, cards) == set(old)


def _is(facts: Facts, card: int, owner: str) -> bool:
    return card in facts.cards and facts.cards[card][1] == owner


def _followed(before: tuple[int, ...], now: tuple[int, ...]) -> set[int]:
    """Return what has kept its place: cards went from the top, or came on top or beneath."""
    for gone in range(len(before)):
        rest = before[gone:]
        if len(rest) < LEAST:
            return set()
        if rest[0] in now:
            first = now.index(rest[0])
            return set(rest) if now[first : first + len(rest)] == rest else set()
    return set()
