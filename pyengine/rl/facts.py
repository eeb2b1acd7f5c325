"""Facts as numbers of the rows that they are about, whatever they are called.

A fact about a row adds one to a column, and its numbers to others: which ones, the words of the
fact say, the place in it, and whose the others are that it names. A fact about two rows is a link,
too.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pyengine.games.observed import word_number
from pyengine.rl.tokens import MOST, Pointers

WIDTH = 48
"""How many columns facts have in a row of an object or a player, and for the whole."""

LINKS = 8
"""How many links a row can have; there are seldom three."""

_LARGEST = 2.0**24


@dataclass
class FactArrays:
    """The columns of facts: `whole` (WIDTH,), `rows` (things, WIDTH), `links` (things, LINKS, 3).

    Rows are players, then objects. A link is its relation, a `word_number`; the row at its other
    end, from 1; and the first number of the fact. `links` without relation are none.
    """

    whole: Any
    rows: Any
    links: Any

    @classmethod
    def of(
        cls, facts: Sequence[Sequence[Any]], pointers: Pointers, players: int, viewer: str
    ) -> FactArrays:
        """Return the arrays of FACTS; POINTERS are rows, from 1, of which the first are PLAYERS."""
        size = max(pointers.values(), default=0)
        whole: Any = np.zeros(WIDTH, np.float32)
        rows: Any = np.zeros((size, WIDTH), np.float32)
        links: Any = np.zeros((size, LINKS, 3), np.int32)
        used = [0] * size
        for name, *tokens in facts:
            fact = _Fact.of(name, tokens, pointers, players, viewer)
            if not fact.things:
                _add(whole, fact.name, -1, fact.numbers)
            for place, row in fact.things:
                _add(rows[row - 1], fact.name, place, fact.numbers)
                for other_place, other in fact.things:
                    if other_place != place and used[row - 1] < LINKS:
                        relation = word_number(f"{name} {place} {other_place}")
                        number = int(fact.numbers[0]) if fact.numbers else 0
                        links[row - 1, used[row - 1]] = (relation, other, min(number, MOST))
                        used[row - 1] += 1
        return cls(whole, rows, links)


@dataclass
class _Fact:
    """A fact without numbers and rows, which are beside it: the places of rows, and the numbers."""

    name: str
    things: list[tuple[int, int]]
    numbers: list[float]

    @classmethod
    def of(
        cls, name: str, tokens: Sequence[Any], pointers: Pointers, players: int, viewer: str
    ) -> _Fact:
        words, things, numbers = [name], [], list[float]()
        for place, token in enumerate(tokens):
            if isinstance(token, str):
                words.append(token)
            elif not isinstance(token, list):
                numbers.append(max(-_LARGEST, min(_LARGEST, float(token))))
            elif row := pointers.get(token[0], 0):
                things.append((place, row))
                words.append("*" if row > players else "own" if token[0] == viewer else "other")
        return cls(" ".join(words), things, numbers)


def _add(row: Any, name: str, place: int, numbers: Sequence[float]) -> None:
    row[_column(name, place, -1)] += 1
    for index, number in enumerate(numbers):
        row[_column(name, place, index)] += number


@functools.lru_cache(maxsize=1 << 16)
def _column(name: str, place: int, number: int) -> int:
    return word_number(f"{name}/{place}/{number}") % WIDTH
