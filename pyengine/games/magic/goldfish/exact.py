"""Exact chances of lands by a turn, where no hand is given back: hypergeometric."""

from __future__ import annotations

from fractions import Fraction
from math import comb

OPENING = 7
"""Cards in an opening hand (103.5)."""


def cards_seen(turn: int, on_the_play: bool) -> int:
    """Return how many cards the opening hand and the draw steps up to TURN bring (103.8a)."""
    return OPENING + turn - (1 if on_the_play else 0)


def expected(cards: int, kind: int, seen: int) -> Fraction:
    """Return how many of the KIND there are in the mean among SEEN of a deck of CARDS."""
    return Fraction(kind * min(seen, cards), cards)


def at_least(cards: int, kind: int, seen: int, wanted: int) -> Fraction:
    """Return the chance of WANTED or more of the KIND among SEEN of a deck of CARDS."""
    seen = min(seen, cards)
    most = min(kind, seen)
    ways = sum(comb(kind, n) * comb(cards - kind, seen - n) for n in range(wanted, most + 1))
    return Fraction(ways, comb(cards, seen))
