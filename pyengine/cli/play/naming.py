"""The card that a person means, by a part of its name."""

from __future__ import annotations

from collections.abc import Iterable

from pyengine.errors import ManalogError


def named(text: str, names: Iterable[str]) -> str:
    """Return the card among NAMES that TEXT means; ManalogError: none, or several."""
    wanted = text.strip().lower()
    there = list(dict.fromkeys(names))
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [name for name in there if wanted and fits(name.lower(), wanted)]
        if len(found) == 1:
            return found[0]
    many = [name for name in there if wanted and wanted in name.lower()]
    words = f"is one of {', '.join(many[:5])}" if many else "is no card there"
    raise ManalogError(f'"{text.strip()[:60]}" {words}')
