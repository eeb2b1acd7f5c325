"""What players are called: names that people and decks have, as the rules write them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from pyengine.engine.seat import EVERYONE, NOBODY

RESERVED = frozenset({NOBODY, EVERYONE})
"""What the rules call those who are no player."""


def player_names(names: Iterable[str]) -> list[str]:
    """Return NAMES as different lower-case atoms: `anna`, `anna_2`."""
    found: list[str] = []
    for name in names:
        base = as_atom(name)
        number = 2 if base in RESERVED else 1
        while (candidate := base if number == 1 else f"{base}_{number}") in found:
            number += 1
        found.append(candidate)
    return found


def as_atom(name: str) -> str:
    """Return NAME as an atom that needs no quotes; `player` where nothing is left of NAME."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    atom = re.sub(r"[^a-z0-9]+", "_", plain.lower()).strip("_")
    return atom if atom[:1].isalpha() else f"player_{atom}".rstrip("_")
