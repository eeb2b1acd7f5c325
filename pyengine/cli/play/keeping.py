"""Where a game is kept: at its place, and where that can't be written, at another."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from pyengine.errors import ManalogError, SaveError
from pyengine.system.resources import cache_dir

Write = Callable[[Path], None]
"""Writes the game to a path; SaveError when that fails."""


def unused(directory: Path, seed: int, suffix: str = ".save") -> Path:
    """Return a path in DIRECTORY for a save of the game of SEED, where there is nothing yet."""
    path, number = directory / f"manalog-{seed}{suffix}", 1
    while os.path.lexists(path):
        number += 1
        path = directory / f"manalog-{seed}-{number}{suffix}"
    return path


def keep(write: Write, path: Path, seed: int) -> Path:
    """Write the game of SEED to PATH, or to wherever something can be written; return where.

    SaveError: there is no such place.
    """
    try:
        write(path)
    except SaveError as error:
        for directory in (cache_dir, tempfile.gettempdir):
            with contextlib.suppress(ManalogError, OSError):
                return _kept_in(Path(directory()), write, seed)
        raise error
    return path


def _kept_in(directory: Path, write: Write, seed: int) -> Path:
    directory.mkdir(parents=True, exist_ok=True)
    path = unused(directory, seed)
    write(path)
    return path
