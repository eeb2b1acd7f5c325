"""What a game tells a program that learns of objects: rows of numbers, and facts as tokens."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol
from zlib import crc32

Ask = Callable[..., list[Any]]
"""Sends a request of a viewer and returns the answer."""

Token = list[Any] | int | float | str
"""[object], where 0 is one that is not known, [player], a number or a word."""


@functools.lru_cache(maxsize=1 << 16)
def word_number(text: str) -> int:
    """Return the number that stands for the word TEXT, from 1 to 2^31-1, the same everywhere."""
    return crc32(text.encode()) % (2**31 - 1) + 1


@dataclass(frozen=True)
class Observed:
    """What a viewer sees: numbers of the whole, a row a player and a row an object.

    `players` are in the order in which they sit from the viewer on; `objects` are their numbers,
    and `names` the `word_number` of what each is called; `facts` are a name and tokens each.
    """

    whole: Sequence[float]
    players: Sequence[str]
    player_rows: Sequence[Sequence[float]]
    objects: Sequence[int]
    object_rows: Any
    names: Sequence[int]
    facts: Sequence[Sequence[Any]]


class Objects(Protocol):
    """How a game tells of its objects: the columns' names, and what is in them."""

    whole: Sequence[str]
    player_columns: Sequence[str]
    object_columns: Sequence[str]
    action_columns: Sequence[str]
    most_objects: int
    most_in_all: int
    most_options: int

    def look(self, ask: Ask, player: str) -> Observed:
        """Return what the viewer sees whom ASK asks for; rows are told as from PLAYER's seat."""

    def of_action(self, action: Sequence[Any]) -> Any:
        """Return the numbers of what ACTION, as tokens, would do, after a look; None for zeros."""
