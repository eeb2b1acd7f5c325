"""Text files that people hand in: read whole, of a size that is looked at first."""

from __future__ import annotations

from pathlib import Path

from pyengine.errors import ManalogError


def read_text(file: Path, *, most: int, kind: str, error: type[ManalogError]) -> str:
    """Return the text of FILE, which should be KIND ("a deck list").

    ERROR: it can't be read, has more than MOST bytes, or is no UTF-8 (with the line).
    """
    try:
        with file.open("rb") as stream:
            content = stream.read(most + 1)
    except OSError as failure:
        raise error(f"cannot be read ({failure.strerror})", file=file) from failure
    if len(content) > most:
        raise error(f"this is too large for {kind}", file=file)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        line = content.count(b"\n", 0, failure.start) + 1
        raise error(
            "this is not UTF-8 text", file=file, line=line, remedy="Save the file as UTF-8"
        ) from failure
