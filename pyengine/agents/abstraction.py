"""The abstract states and actions of Zandvliet's model (sections 4.1.3 and 4.2)."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pyengine.belief import NO_CREATURE, category

DIGITS = {"library": "1", "hand": "2", "battlefield": "3", "stack": "3", "graveyard": "4"}
"""The digit of each place; a spell on the stack is cast. What is exiled has none."""

Card = tuple[str, str, str]
"""A creature card: its owner, its place, its category (power/toughness)."""


def creature_cards(rows: Iterable[Sequence[Any]]) -> list[Card]:
    """Return the creature cards among ROWS, answers of the rules to `cards` or `known_cards`."""
    sized = ((owner, place, category(size)) for owner, place, _, size in rows)
    return [card for card in sized if card[2] != NO_CREATURE]


def state_key(cards: Iterable[Card], player: str) -> str:
    """Return the state as text, PLAYER's part first: `1/1:1123 2/2:1134|1/1:11 3/3:1`.

    The digits of a category are sorted: cards of one size are not told apart.
    """
    parts: tuple[dict[str, list[str]], dict[str, list[str]]] = ({}, {})
    for owner, place, size in cards:
        digits = parts[owner != player].setdefault(size, [])
        if place in DIGITS:
            digits.append(DIGITS[place])
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


def action_key(action: str, names: Mapping[int, str]) -> str:
    """Return ACTION with cards' NAMES in the place of their numbers: `cast(<name>)`."""
    return re.sub(r"\b\d+\b", lambda found: names.get(int(found[0]), found[0]), action)


def counted(cards: Iterable[Card]) -> Counter[tuple[str, str]]:
    """Return how many creature cards each owner has in each place; the stack is the battlefield."""
    return Counter(
        (owner, "battlefield" if place == "stack" else place) for owner, place, _ in cards
    )
