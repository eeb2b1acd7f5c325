"""The words in JavaScript: its literals, with what stands before each."""

from __future__ import annotations

import re
from collections.abc import Iterator

_SKIPPED = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_QUOTED = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'")
_PATTERN = re.compile(r"/(?:\\.|\[(?:\\.|[^]\\\n])*]|[^/\\\n[])+/[a-z]*")
_BEFORE_PATTERN = re.compile(r"(?:[(,=:\[!&|?{};]|\breturn|^)\s*$")
_BEFORE = 200


def literals(source: str) -> list[tuple[str, str]]:
    """Return the strings and templates of SOURCE, `{}` for values, each after what is before it."""
    found: list[tuple[str, str]] = []
    for _ in _code(source, 0, found):
        pass
    return found


def _code(source: str, at: int, found: list[tuple[str, str]]) -> Iterator[int]:
    """Go through the code from AT on; yields where the brace that closes it is, if one does."""
    open_braces = 0
    while at < len(source):
        before = source[max(0, at - _BEFORE) : at]
        if match := _SKIPPED.match(source, at):
            at = match.end()
        elif match := _QUOTED.match(source, at):
            found.append((before, match[1] if match[1] is not None else match[2]))
            at = match.end()
        elif source[at] == "/" and _BEFORE_PATTERN.search(before):
            match = _PATTERN.match(source, at)
            at = match.end() if match else at + 1
        elif source[at] == "`":
            at, text = _template(source, at + 1, found)
            found.append((before, text))
        else:
            open_braces += {"{": 1, "}": -1}.get(source[at], 0)
            if open_braces < 0:
                yield at
                return
            at += 1


def _template(source: str, at: int, found: list[tuple[str, str]]) -> tuple[int, str]:
    """Return where the template from AT on ends, and its text."""
    text = ""
    while source[at] != "`":
        if source.startswith("${", at):
            at = next(_code(source, at + 2, found)) + 1
            text += "{}"
        else:
            length = 2 if source[at] == "\\" else 1
            text += source[at : at + length]
            at += length
    return at + 1, text
