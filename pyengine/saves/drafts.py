"""Whole drafts of saves, which a killed program has left and not put in their place.

Such a draft is the newer save. It gets a name of its own, so that the next one does not write over
it, and whoever opens the save is told.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from pyengine.saves.checksums import is_whole
from pyengine.system.replacing import draft_of, left_draft, sync_directory

_MOST = 100
"""How many drafts of one save may have names of their own."""


def recovered(path: str | Path, name: Path | None = None) -> Path | None:
    """Give the whole draft of the save PATH a name of its own, and return that; None: none is.

    It is beside the save, or the one that there would be, and is not what that holds. NAME is where
    it is put, instead of a name like the save's.
    """
    target = Path(os.path.realpath(path))
    with contextlib.suppress(OSError, ValueError), left_draft(target) as content:
        if content is None or not is_whole(content) or _holds(target, content):
            return None
        return _named(draft_of(target), [name] if name else _names(target))
    return None


def _holds(target: Path, content: bytes) -> bool:
    with contextlib.suppress(FileNotFoundError):
        return target.read_bytes() == content
    return False


def _names(target: Path) -> Iterator[Path]:
    for number in range(1, _MOST):
        yield target.with_name(f"{target.stem}-draft-{number}{target.suffix}")


def _named(draft: Path, names: Iterable[Path]) -> Path | None:
    """Let DRAFT have the first one of NAMES that nothing has."""
    for name in names:
        try:
            os.link(draft, name)
        except FileExistsError:
            continue
        os.unlink(draft)
        sync_directory(name.parent)
        return name
    return None
