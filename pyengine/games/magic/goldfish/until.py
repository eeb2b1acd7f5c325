"""What a goldfish run waits for: `CARD and CARD on the battlefield by turn N`."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from pyengine.errors import ManalogError
from pyengine.games.magic.cards.texts import fold

_FORM = re.compile(r"(.*?)(?: on the battlefield)?(?: by turn (\d+))?", re.IGNORECASE)
_COUNTED = re.compile(r"(\d+) (.*)")
_MOST = 20


class Until(NamedTuple):
    """Cards, by their names, each as often as it is wanted, and by which turn: None, the last."""

    cards: tuple[str, ...]
    turn: int | None


def read_until(text: str, deck: Collection[str]) -> Until:
    """Read TEXT; ManalogError: a card is none of DECK, whose names may hold an "and" themselves."""
    match = _FORM.fullmatch(text.strip())
    assert match is not None
    names = {fold(name): name for name in deck}
    cards: list[str] = []
    parts = re.split(r" and ", match[1], flags=re.IGNORECASE)
    while parts:
        for length in range(len(parts), 0, -1):
            if found := _named(" and ".join(parts[:length]), names):
                cards += found
                del parts[:length]
                break
        else:
            raise ManalogError(
                f'the deck has no card called "{parts[0][:60]}"',
                remedy='Say "CARD and CARD on the battlefield by turn N"',
            )
    return Until(tuple(cards), int(match[2]) if match[2] else None)


def _named(text: str, names: dict[str, str]) -> list[str]:
    if fold(text) in names:
        return [names[fold(text)]]
    match = _COUNTED.fullmatch(text.strip())
    if match and fold(match[2]) in names and 0 < int(match[1]) <= _MOST:
        return [names[fold(match[2])]] * int(match[1])
    return []
