"""Queries in Scryfall's syntax, read into a tree whose parts know their places.

It is read by recursive descent, which is shorter than a grammar for a generator with what a place
in the query and a good complaint need, and depends on nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NoReturn

from pyengine.errors import ManalogError
from pyengine.system.environment import is_text

LONGEST = 1000
"""How many characters a query may have."""

MOST_TERMS = 60
DEEPEST = 20

NAME, EXACTLY = "", "!"
"""The keys of a term without one, and of one whose name is exactly so."""


class QueryError(ManalogError):
    """A query that is not understood; the details show where in it."""

    def __init__(self, message: str, query: str, place: int, *, remedy: str | None = None) -> None:
        shown, mark = _cut(query, place)
        super().__init__(
            f"{message}, at character {place + 1} of the query",
            remedy=remedy,
            details=(shown, " " * mark + "^"),
        )


def _cut(query: str, place: int) -> tuple[str, int]:
    """Return what of QUERY is shown about PLACE, and where in it that is."""
    start = 0 if len(query) <= 120 else max(0, place - 60)
    return " ".join(query[start : start + 120].split("\n")), place - start


@dataclass(frozen=True, slots=True)
class Term:
    """A condition: key, operator, value; `place` and `value_at` are where in the query."""

    key: str
    operator: str
    value: str
    place: int
    value_at: int
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Every:
    """All of the parts; none is no condition."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """One of the parts at least."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Without:
    """Not the part."""

    part: Node


Node = Term | Every | Some | Without

_SPACE = re.compile(r"\s*")
_KEY = re.compile(r"(?P<key>[A-Za-z]+)\s*(?P<operator>>=|<=|!=|[:=<>])\s*")
_BARE = re.compile(r"[^\s()]+")
_BRACKETS = re.compile(r"(?:[^\s(){}]|\{[^{}\s]*\})+")
_WORD = re.compile(r"(and|or)(?=[\s(]|$)", re.IGNORECASE)
_QUOTES = "\"'“”"


def parse(query: str) -> Node:
    """Return what QUERY says; QueryError: it is not understood."""
    if len(query) > LONGEST:
        raise ManalogError(f"a query has {LONGEST} characters at most, not {len(query)}")
    if not is_text(query):
        raise ManalogError("the query is not UTF-8 text")
    return _Reader(query).whole()


@dataclass
class _Reader:
    text: str
    at: int = 0
    terms: int = 0
    depth: int = 0
    opened: list[int] = field(default_factory=list)

    def whole(self) -> Node:
        found = self._some()
        if self.at < len(self.text):
            self._complain("this parenthesis closes nothing")
        return found

    def _some(self) -> Node:
        parts = [self._every()]
        while self._word("or"):
            parts.append(self._every())
        for part in parts if len(parts) > 1 else ():
            if part == Every(()):
                self._complain('"or" stands between two conditions')
        return parts[0] if len(parts) == 1 else Some(tuple(parts))

    def _every(self) -> Node:
        parts: list[Node] = []
        while (self._word("and") and parts) or not self._ended():
            if self._ended():
                self._complain('"and" stands between two conditions')
            parts.append(self._one())
        return parts[0] if len(parts) == 1 else Every(tuple(parts))

    def _ended(self) -> bool:
        """Whether a closing parenthesis, `or` or the end comes next."""
        self._space()
        rest = self.text[self.at : self.at + 4]
        word = _WORD.match(self.text, self.at)
        return not rest or rest[0] == ")" or (word is not None and word[1].lower() == "or")

    def _one(self) -> Node:
        self._space()
        negated = False
        while self.text[self.at] in "-−" and self.text[self.at + 1 : self.at + 2].strip():
            self.at += 1
            negated = not negated
        found = self._group() if self.text[self.at] == "(" else self._term()
        return Without(found) if negated else found

    def _group(self) -> Node:
        opened = self.at
        self.at += 1
        self.depth += 1
        if self.depth > DEEPEST:
            self._complain(f"parentheses are nested more than {DEEPEST} deep", opened)
        found = self._some()
        if not self.text.startswith(")", self.at):
            self._complain("this parenthesis is not closed", opened)
        if found == Every(()):
            self._complain("there is nothing in these parentheses", opened)
        self.at += 1
        self.depth -= 1
        return found

    def _term(self) -> Term:
        start = self.at
        self.terms += 1
        if self.terms > MOST_TERMS:
            self._complain(f"a query has {MOST_TERMS} conditions at most")
        if self.text[start] == "!" and self.text[start + 1 : start + 2] != "=":
            self.at += 1
            key, operator = EXACTLY, "="
        elif match := _KEY.match(self.text, start):
            key, operator = match["key"].lower(), match["operator"]
            self.at = match.end()
        else:
            key, operator = NAME, ":"
        value_at = self.at
        value, quoted = self._value(key, start)
        return Term(key, operator, value, start, value_at, quoted)

    def _value(self, key: str, start: int) -> tuple[str, bool]:
        mark = self.text[self.at : self.at + 1]
        if mark and mark in _QUOTES:
            closing = '”"' if mark in "“”" else mark
            end = next(
                (n for n in range(self.at + 1, len(self.text)) if self.text[n] in closing), 0
            )
            if not end:
                self._complain("this quotation is not closed")
            value = self.text[self.at + 1 : end]
            self.at = end + 1
            if not value.strip():
                self._complain("there is nothing in this quotation", end - len(value) - 1)
            return value, True
        match = (_BRACKETS if key else _BARE).match(self.text, self.at)
        if match is None:
            self._complain(f'there is nothing after "{self.text[start : self.at].strip()}"')
        self.at = match.end()
        return match[0], False

    def _word(self, word: str) -> bool:
        """Whether WORD comes next, and was passed."""
        self._space()
        match = _WORD.match(self.text, self.at)
        if match is None or match[1].lower() != word:
            return False
        self.at = match.end()
        return True

    def _space(self) -> None:
        match = _SPACE.match(self.text, self.at)
        assert match is not None
        self.at = match.end()

    def _complain(self, message: str, place: int | None = None) -> NoReturn:
        raise QueryError(message, self.text, self.at if place is None else place)
