"""The abstract states of Zandvliet's model (section 4.1.3); the actions: `abstraction.pl`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pyengine.belief import NO_CREATURE, category

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


def sampled_cards(
    rows: Sequence[Sequence[Any]], hands: Mapping[str, int], player: str, chance: random.Random
) -> list[Card]:
    """Return the creature cards with a place for each that PLAYER can't see (appendix A.2).

    HANDS has the size of each hand. PLAYER's own unseen cards are the library.
    """
    placed = [row for row in rows if row[1] != "unseen"]
    for owner in sorted({row[0] for row in rows}):
        unseen = sorted((row for row in rows if row[0] == owner and row[1] == "unseen"), key=repr)
        chance.shuffle(unseen)
        held = 0 if owner == player else hands.get(owner, 0)
        for number, row in enumerate(unseen):
            placed.append([owner, "hand" if number < held else "library", *row[2:]])
    return creature_cards(placed)


def counted(rows: Iterable[Row]) -> Counter[tuple[str, str]]:
    """Return how many creature cards each owner has in each place; the stack is the battlefield."""
    found: Counter[tuple[str, str]] = Counter()
    for owner, _, digits in rows:
        for place in ("battlefield", "graveyard"):
            found[owner, place] += digits.count(DIGITS[place])
    return found
