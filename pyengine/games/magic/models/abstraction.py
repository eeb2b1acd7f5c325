"""The abstract states of Zandvliet's model (section 4.1.3); the actions: `abstraction.pl`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pyengine.engine.seat import Seat
from pyengine.games.magic.belief import NO_CREATURE, category

DIGITS = {"library": "1", "hand": "2", "battlefield": "3", "stack": "3", "graveyard": "4"}
"""The digit of each place; a spell on the stack is cast. What is exiled has none."""

Card = tuple[str, str, str]
"""A creature card: its owner, its place, its category (power/toughness)."""

Row = Sequence[str]
"""Creature cards of an owner and a category, and the digits of their places."""


def creature_cards(rows: Iterable[Sequence[Any]]) -> list[Card]:
    """Return the creature cards among ROWS, answers of the rules to `cards` or `known_cards`."""
    sized = ((owner, place, category(size)) for owner, place, _, size in rows)
    return [card for card in sized if card[2] != NO_CREATURE]


def card_rows(cards: Iterable[Card]) -> list[Row]:
    """Return CARDS as rows of one card each."""
    return [(owner, size, DIGITS.get(place, "")) for owner, place, size in cards]


def state_key(rows: Iterable[Row], player: str) -> str:
    """Return the state as text, PLAYER's part first: `1/1:1123 2/2:1134|1/1:11 3/3:1`.

    The digits of a category are sorted: cards of one size are not told apart.
    """
    parts: tuple[dict[str, str], dict[str, str]] = ({}, {})
    for owner, size, digits in rows:
        part = parts[owner != player]
        part[size] = part.get(size, "") + digits
    return "|".join(
        " ".join(f"{size}:{''.join(sorted(part[size]))}" for size in sorted(part)) for part in parts
    )


@dataclass(frozen=True)
class Known:
    """What a player knows of the creature cards: rows, and the sizes of each owner's unseen cards.

    HELD of the unseen cards are in the owner's hand, the others in the library.
    """

    rows: list[Row]
    unseen: list[tuple[str, list[str], int]]

    @classmethod
    def of(cls, rows: Sequence[Sequence[Any]], hands: Mapping[str, int], player: str) -> Known:
        """Return what PLAYER knows by ROWS, the answer to `known_cards`, and the sizes of HANDS.

        PLAYER's own unseen cards are the library.
        """
        seen = card_rows(creature_cards(row for row in rows if row[1] != "unseen"))
        known = Counter(owner for owner, place, _, _ in rows if place == "hand")
        unseen: dict[str, list[str]] = {}
        for owner, place, _, size in rows:
            if place == "unseen":
                unseen.setdefault(owner, []).append(category(size))
        return cls(seen, [
            (owner, sorted(sizes), min(hands.get(owner, 0) - known[owner], len(sizes)))
            for owner, sizes in sorted(unseen.items())
        ])  # fmt: skip

    @classmethod
    def asked(cls, seat: Seat, player: str) -> Known:
        """Return what PLAYER knows at SEAT, by what the rules answer there."""
        return cls.of(seat.ask("known_cards"), dict(seat.ask("hand_sizes")), player)

    def sample(self, chance: random.Random) -> list[Row]:
        """Return the creature cards with a place for each that is not seen (appendix A.2)."""
        rows = list(self.rows)
        for owner, sizes, held in self.unseen:
            hand, all_of_them = Counter(chance.sample(sizes, held)), Counter(sizes)
            for size, count in all_of_them.items():
                if size != NO_CREATURE:
                    rows.append((owner, size, "1" * (count - hand[size]) + "2" * hand[size]))
        return rows


def counted(rows: Iterable[Row]) -> Counter[tuple[str, str]]:
    """Return how many creature cards each owner has in each place; the stack is the battlefield."""
    found: Counter[tuple[str, str]] = Counter()
    for owner, _, digits in rows:
        for place in ("battlefield", "graveyard"):
            found[owner, place] += digits.count(DIGITS[place])
    return found
