"""Actions, choices and facts as numbers: a token is a word, a number or a pointer at a row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pyengine.games.observed import word_number

NONE, WORD, NUMBER, THING = range(4)
"""The kinds of tokens; a word is its `word_number`, a thing the number of its row, from 1."""

Pointers = Mapping[Any, int]
"""The rows of players, by their names, and of objects, by their numbers; 0 is none."""

LEAST, MOST = -(2**31), 2**31 - 1


def token_pairs(tokens: Sequence[Any], pointers: Pointers, width: int) -> list[tuple[int, int]]:
    """Return the kind and the value of each of TOKENS, WIDTH of them at most.

    What there is beyond that is one word together, the last of WIDTH.
    """
    pairs = [_pair(token, pointers) for token in tokens]
    if len(pairs) > width:
        pairs[width - 1 :] = [(WORD, word_number(repr(pairs[width - 1 :])))]
    return pairs


def _pair(token: Any, pointers: Pointers) -> tuple[int, int]:
    if isinstance(token, list):
        return THING, pointers.get(token[0], 0)
    if isinstance(token, str):
        return WORD, word_number(token)
    return NUMBER, max(LEAST, min(MOST, int(token)))


def put_tokens(into: Any, tokens: Sequence[Any], pointers: Pointers) -> None:
    """Write TOKENS into INTO, of shape (width, 2), which is zero."""
    pairs = token_pairs(tokens, pointers, len(into))
    if pairs:
        into[: len(pairs)] = pairs
