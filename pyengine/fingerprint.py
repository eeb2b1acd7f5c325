"""Which engine it was: the version, and a digest of all that decides how a game goes."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from pathlib import Path

from pyengine import __version__
from pyengine.resources import cards_dir, prolog_dir

_PYTHON = (
    "agents", "belief.py", "flags", "games", "imagining.py", "mdp", "playouts.py", "seat.py",
    "session.py", "state.py",
)  # fmt: skip
"""The Python that games depend on, below `pyengine/`."""


@functools.cache
def fingerprint() -> str:
    """Return `version+digest`: alike for engines that play a seed's game alike."""
    digest = hashlib.sha256()
    for file in files():
        digest.update(file.name.encode() + b"\n" + file.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:8]}"


def files() -> Iterator[Path]:
    """Yield the files that decide: the rules, the texts of cards, and the Python of agents."""
    yield from sorted(prolog_dir().rglob("*.pl"))
    yield from sorted(cards_dir().rglob("*.txt"))
    for name in _PYTHON:
        path = Path(__file__).parent / name
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]
