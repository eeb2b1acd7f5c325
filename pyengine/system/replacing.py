"""Files that are written whole, or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """Give a new file to write beside TARGET; at the end of the `with` block it takes its place.

    TARGET is as it was until then, and where the block is left by an error. OSError.
    """
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".tmp", dir=target.parent)
    os.close(handle)
    temporary = Path(name)
    try:
        yield temporary
        _flush(temporary)
        os.chmod(temporary, target.stat().st_mode & 0o777 if target.exists() else 0o644)
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _flush(file: Path) -> None:
    """Let all that was written to FILE be on the disk."""
    with file.open("rb+") as stream:
        os.fsync(stream.fileno())


def replace_file(target: Path, content: bytes) -> None:
    """Write CONTENT to the file TARGET, which is as it was until all is written; OSError."""
    with replacing(target) as temporary:
        temporary.write_bytes(content)
