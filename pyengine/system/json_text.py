"""JSON that comes from outside: read without surprises, or refused with one kind of error."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

LONGEST_NUMBER = 200
"""How long a whole number may be; Prolog's texts have the same limit (`prolog/k/reading.pl`)."""

_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def read_json(text: str) -> Any:
    """Return the value of TEXT; ValueError, in words, where it is none.

    What JSON itself does not have is refused, too: NaN, numbers without end, halves of characters.
    """
    try:
        value = json.loads(text, parse_int=_whole, parse_float=_real, parse_constant=_no_number)
    except RecursionError:
        raise ValueError("too deep") from None
    except json.JSONDecodeError as error:
        raise ValueError(error.msg) from None
    if _SURROGATE.search(text):
        _check_characters(value)
    return value


def _whole(figures: str) -> int:
    if len(figures) > LONGEST_NUMBER:
        raise ValueError(f"a number of more than {LONGEST_NUMBER} figures")
    return int(figures)


def _real(text: str) -> float:
    number = float(text)
    return _no_number(text) if number in (float("inf"), float("-inf")) else number


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text[:20]} is no number here")


def _check_characters(value: Any) -> None:
    """Refuse halves of characters, which no file and no other program takes."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise ValueError("half of a character") from None
