"""A review on the disk, beside the save that it is of: whole, or as it was before."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from pyengine.engine.fingerprint import fingerprint
from pyengine.review.findings import Review, ReviewError
from pyengine.system.replacing import replace_file

_MOST_BYTES = 50_000_000


def place_of(save: Path) -> Path:
    """Return where the review of the file SAVE is kept."""
    return save.with_suffix(".review")


def keep(save: Path, review: Review) -> None:
    """Keep REVIEW beside SAVE, for whoever may read the save; OSError: it can't be."""
    text = json.dumps({"of": _of(save), "rules": fingerprint(), "review": review.record()})
    replace_file(place_of(save), text.encode(), mode=0o600)


def kept(save: Path) -> Review | None:
    """Return the review of SAVE that is kept; None: there is none of this game by these rules."""
    try:
        path = place_of(save)
        if path.stat().st_size > _MOST_BYTES:
            return None
        found = json.loads(path.read_bytes())
        if found["of"] != _of(save) or found["rules"] != fingerprint():
            return None
        return Review.of_record(found["review"])
    except (OSError, ValueError, KeyError, TypeError, ReviewError):
        return None


def _of(save: Path) -> str:
    return hashlib.sha256(save.read_bytes()).hexdigest()
