"""What an ability does, as numbers: its term's words, each with the word it stands in.

Every card is a term of the same few hundred words, so that one which has never been seen has a
meaning.
"""

from __future__ import annotations

import functools
import re
from math import log1p
from typing import Any

import numpy as np

from pyengine.games.observed import word_number

WIDTH = 64
"""How many numbers there are."""

Row = Any
"""An array of shape (WIDTH,) of np.float32."""

_PART = re.compile(r"('(?:[^'\\]|\\.|'')*'|[A-Za-z_0-9+/-]+)(\()?|[\[\])]")


@functools.lru_cache(maxsize=1 << 14)
def ability_row(term: str) -> Row:
    """Return the numbers of the ability TERM, as text; they are not to be changed.

    Each word, in the word that it is an argument of, adds one to a column; a number adds its size.
    """
    row: Any = np.zeros(WIDTH, np.float32)
    within, closes = ["ability"], list[bool]()
    for part in _PART.finditer(term):
        text, opens = part.group(0), part.group(2)
        if opens or text == "[":
            closes.append(bool(opens))
            if opens:
                _add(row, within[-1], part.group(1))
                within.append(part.group(1))
        elif text in (")", "]"):
            if closes and closes.pop():
                within.pop()
        else:
            _add(row, within[-1], text)
    return row


def _add(row: Row, within: str, text: str) -> None:
    if text.lstrip("-").isdigit():
        row[word_number(f"{within}(number)") % WIDTH] += log1p(abs(int(text)))
    else:
        row[word_number(f"{within}({text})") % WIDTH] += 1
