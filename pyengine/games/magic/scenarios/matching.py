"""Loose matching of texts: ability texts by their beginning, names and aliases exactly."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Any

LABEL = " — "
"""What stands between an ability word and the ability."""

_REMINDER = re.compile(r"\([^)]*\)")
_THING = "creature|permanent|artifact|land|enchantment|card|spell|token"
_SELF = re.compile(rf"\{{this\}}|\bthis (?:{_THING})\b|\bit\b")
_SYMBOL = re.compile(r"\s*(\{[^}]*\})\s*")
_LOYALTY = re.compile(r"^\[([+-]?\w+)\](?::|$)")
_WHEN = r"(?:When|Whenever|At the beginning of) "
_TRIGGER = re.compile(rf"(?:<i>[^<]*</i> (?:&mdash;|—) )?{_WHEN}.*[,.] ?")
_TRIGGERED_KEYWORD = re.compile(rf"[\w' ]+ (?:<i>)?\((?:.*\b)?{_WHEN}")
_MARKUP = re.compile(r"<[^>]*>|&\w+;")
_SPACE = re.compile(r"\s+")


def normal(text: str, name: str = "") -> str:
    """Return TEXT, an ability of NAME, as texts are compared."""
    text = _REMINDER.sub("", _MARKUP.sub("", text)).replace("−", "-").replace("’", "'")
    if name:
        text = text.replace(name, "~")
        short = name.split(",")[0]
        text = text.replace(short, "~") if short != name else text
    text = _SELF.sub("~", text).casefold()
    text = text.replace(", then ", " ").replace("enters the battlefield", "enters")
    text = _LOYALTY.sub(r"\1:", _SYMBOL.sub(r"\1", text))
    return _SPACE.sub(" ", text.replace(".", "")).strip()


def begins(text: str, prefix: str, name: str = "") -> bool:
    """Whether TEXT, an ability of NAME, begins with PREFIX, loosely."""
    return normal(text, name).startswith(normal(prefix, name))


def contains(text: str, part: str, name: str = "") -> bool:
    """Whether TEXT, an ability of NAME, holds PART, loosely."""
    return normal(part, name) in normal(text, name)


def is_trigger(value: Any) -> bool:
    """Whether VALUE is the text of a triggered ability, or its keyword with the reminder."""
    return isinstance(value, str) and bool(_TRIGGER.match(value) or _TRIGGERED_KEYWORD.match(value))


def likeness(text: str, other: str) -> float:
    """Return how much two texts are alike, from 0 to 1."""
    return SequenceMatcher(None, normal(text), normal(other)).ratio()


def indexed(name: str) -> tuple[str, int | None]:
    """Return the name and the index of `Name:i`; None where no index is given."""
    head, colon, tail = name.rpartition(":")
    return (head, int(tail)) if colon and tail.isdigit() else (name, None)


def functor(term: str) -> str:
    """Return the name of the Prolog term TERM."""
    return term.partition("(")[0]


def arguments(term: str) -> list[str]:
    """Return the arguments of the Prolog term TERM, as text."""
    inner, depth, parts = term.partition("(")[2][:-1], 0, [""]
    quoted = False
    for letter in inner:
        quoted ^= letter == "'"
        depth += 0 if quoted else (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth and not quoted:
            parts.append("")
        else:
            parts[-1] += letter
    return parts if inner else []
