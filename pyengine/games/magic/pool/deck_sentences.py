"""Sentences by which a card says how many of it a deck may have: they mean nothing in a game."""

from __future__ import annotations

import re
from dataclasses import dataclass

_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
            "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen")  # fmt: skip

_SENTENCE = re.compile(
    r"A deck can have (?:any number of|up to (?P<most>\w+)|only (?P<only>\w+)) "
    r"cards? named (?P<name>[^.\n]+)\."
)


@dataclass(frozen=True, slots=True)
class DeckSentence:
    """How many cards called NAME a deck may have: None is any number."""

    name: str
    copies: int | None


def deck_sentence(line: str) -> DeckSentence | None:
    """Return what LINE, a paragraph of a text, says of decks; None: it says nothing of them."""
    match = _SENTENCE.fullmatch(line.strip())
    if match is None:
        return None
    word = match["most"] or match["only"]
    if word is None:
        return DeckSentence(match["name"], None)
    number = _NUMBERS.index(word) if word in _NUMBERS else int(word) if word.isdigit() else None
    return None if number is None else DeckSentence(match["name"], number)
