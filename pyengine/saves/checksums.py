"""The checksum that a save ends with."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable


def checksum(lines: Iterable[str]) -> str:
    """Return the checksum of LINES."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def is_whole(content: bytes) -> bool:
    """Whether CONTENT is that of a save, to its checksum."""
    lines = content.decode(errors="replace").split("\n")
    if len(lines) < 3 or not any(line.startswith("manalog_save(") for line in lines[:5]):
        return False
    return lines[-2:] == [f'checksum("sha256", "{checksum(lines[:-2])}").', ""]
