"""Which engine it was: the version, and a digest of all that decides how a game goes."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from pathlib import Path

from pyengine.system.resources import cards_dir, prolog_dir
from pyengine.version import VERSION

_PYTHON = (
    "agents/*.py", "engine/flags/*.py", "engine/chance.py", "engine/choice.py",
    "engine/determinization.py", "engine/playouts.py", "engine/seat.py", "engine/session.py",
    "engine/state.py", "games/*.py",
    "games/*/*.py", "games/*/agents/*.py", "games/*/cards/colors.py", "games/*/flags/*.py",
    "games/*/formats/*.py", "games/*/mdp/*.py", "games/*/missing/*.py", "games/*/models/*.py",
    "games/*/pool/printed.py", "mdp/*.py",
)  # fmt: skip
"""The Python that games depend on, below `pyengine/`."""


@functools.cache
def fingerprint() -> str:
    """Return `version+digest`: alike for engines that play a seed's game alike."""
    digest = hashlib.sha256()
    for file in files():
        digest.update(file.name.encode() + b"\n" + file.read_bytes())
    return f"{VERSION}+{digest.hexdigest()[:8]}"


def files() -> Iterator[Path]:
    """Yield the files that decide: the rules, the texts of cards, and the Python of agents."""
    yield from sorted(prolog_dir().rglob("*.pl"))
    yield from sorted(cards_dir().rglob("*.txt"))
    package = Path(__file__).parents[1]
    for pattern in _PYTHON:
        yield from sorted(package.glob(pattern))
