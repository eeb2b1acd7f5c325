"""Pools of card files that are used without being imported: made once, and kept."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from pyengine.errors import CardError
from pyengine.games.magic.pool.importing import read_file, store
from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.pool.understanding import Tell, understand
from pyengine.system.resources import cache_dir
from pyengine.system.text_files import regular_stream

_DATABASE = b"SQLite format 3\0"


def pool_of(file: Path, tell: Tell = lambda what, done, total: None) -> Path:
    """Return the pool FILE, or that of the card file FILE, read by the grammar of now.

    CardError: it is neither. TELL is told of the progress.
    """
    try:
        with regular_stream(file) as stream:
            start = stream.read(len(_DATABASE))
            digest = hashlib.file_digest(stream, "sha256").hexdigest()[:16]
    except OSError as error:
        raise CardError(f"cannot be read ({error.strerror})", file=file) from error
    path = file if start == _DATABASE else cache_dir() / f"pool-{digest}.sqlite"
    if path is not file and not path.exists():
        cards = read_file(file, tell)
        with Pool.open(path, create=True) as pool:
            store(pool.connection, file, cards)
    with Pool.open(path) as pool:
        if pool.unread():
            understand(pool.connection, None, tell, os.cpu_count() or 1)
    return path
