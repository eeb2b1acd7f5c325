"""What would make cards and decks whole: counted by what their texts lack."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from pyengine.games.magic.pool.deck_needs import NeededCards
from pyengine.games.magic.pool.lacking import Lack

UNSAID = Lack("unsaid", "not asked yet")

_REFUSED = "SELECT id, problem FROM cards WHERE state = 'refused'"


@dataclass(slots=True)
class Need:
    """What is missing: in how many texts, and how many cards and decks lack nothing else."""

    kind: str
    what: str
    texts: int
    cards: int
    decks: int
    example: str
    """The shortest of the texts; "" where the frame of a card is not supported."""


@dataclass(slots=True)
class LackedCard:
    """A card that is not understood: so many `decks` need it, and `alone` lack nothing else."""

    name: str
    decks: int
    alone: int


@dataclass(frozen=True, slots=True)
class Needs:
    """What each text and each card of a pool lacks."""

    texts: dict[str, Lack]
    cards: dict[int, frozenset[Lack]]

    @classmethod
    def of(
        cls,
        connection: sqlite3.Connection,
        unread: Sequence[sqlite3.Row],
        lacks: Mapping[int, Lack],
    ) -> Self:
        """Return it for the UNREAD texts of cards, of each of which LACKS says what it lacks."""
        cards: defaultdict[int, set[Lack]] = defaultdict(set)
        texts: dict[str, Lack] = {}
        for row in unread:
            lack = lacks.get(row["id"], UNSAID)
            texts[row["text"]] = lack
            cards[row["card"]].add(lack)
        for row in connection.execute(_REFUSED):
            if row["id"] not in cards:
                cards[row["id"]].add(Lack("card", str(row["problem"])))
        return cls(texts, {card: frozenset(found) for card, found in cards.items()})

    def kinds(self) -> dict[str, int]:
        """Return how many texts lack what kind of thing."""
        return dict(Counter(lack.kind for lack in self.texts.values()).most_common())

    def counted(self, decks: Sequence[NeededCards]) -> list[Need]:
        """Return all that is missing, that which makes most cards whole first."""
        texts = Counter(self.texts.values())
        cards = Counter(_only(lacks) for lacks in self.cards.values())
        whole = Counter(_only(self._lacks_of(deck)) for deck in decks)
        examples: dict[Lack, str] = {}
        for text, lack in self.texts.items():
            if lack not in examples or len(text) < len(examples[lack]):
                examples[lack] = text
        every = {lack for lacks in self.cards.values() for lack in lacks}
        found = [
            Need(
                lack.kind, lack.what, texts[lack], cards[lack], whole[lack], examples.get(lack, "")
            )
            for lack in every
        ]
        return sorted(found, key=lambda one: (-one.cards, -one.texts, -one.decks, one.what))

    def whole(self, decks: Sequence[NeededCards]) -> int:
        """Return how many of DECKS lack nothing."""
        return sum(not self._lacks_of(deck) for deck in decks)

    def lacked(
        self, connection: sqlite3.Connection, decks: Sequence[NeededCards]
    ) -> list[LackedCard]:
        """Return the cards that DECKS lack, those that most of them need first."""
        needed, alone = Counter[int | str](), Counter[int | str]()
        for deck in decks:
            lacked: list[int | str] = [card for card in deck.cards if card in self.cards]
            lacked += deck.unknown
            needed.update(lacked)
            if len(lacked) == 1:
                alone.update(lacked)
        names = dict(connection.execute("SELECT id, name FROM cards").fetchall()) if needed else {}
        found = [
            LackedCard(card if isinstance(card, str) else names[card], count, alone[card])
            for card, count in needed.items()
        ]
        return sorted(found, key=lambda one: (-one.decks, -one.alone, one.name))

    def _lacks_of(self, deck: NeededCards) -> frozenset[Lack]:
        unknown = (Lack("card", f"{name} is in no pool") for name in deck.unknown)
        lacks = (self.cards[card] for card in deck.cards if card in self.cards)
        return frozenset(unknown).union(*lacks)


def _only(lacks: frozenset[Lack]) -> Lack | None:
    """Return the one of LACKS, None where they are several or none."""
    return next(iter(lacks)) if len(lacks) == 1 else None
