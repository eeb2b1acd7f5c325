"""Lines of JSON between processes, waited for together."""

from __future__ import annotations

import json
import os
from collections import deque
from typing import Any

MOST_BYTES = 1 << 24
"""How long a line may be."""


class Lines:
    """Reads JSON lines from a file descriptor, as they come."""

    def __init__(self, descriptor: int) -> None:
        """Read from DESCRIPTOR."""
        self.descriptor = descriptor
        self.ended = False
        self._rest = bytearray()
        self._lines: deque[bytes] = deque()

    def fileno(self) -> int:
        """Return the descriptor, for `select`."""
        return self.descriptor

    def read(self) -> None:
        """Read what is there; where there is nothing more to come, it has `ended`."""
        part = os.read(self.descriptor, 1 << 16)
        if not part or len(self._rest) > MOST_BYTES:
            self.ended = True
            return
        self._rest += part
        *whole, rest = self._rest.split(b"\n")
        self._lines.extend(bytes(line) for line in whole)
        self._rest = bytearray(rest)

    def take(self) -> Any:
        """Return the next message, or None where none is whole."""
        while self._lines:
            line = self._lines.popleft()
            if line.strip():
                return json.loads(line)
        return None


def write_line(descriptor: int, message: Any) -> None:
    """Write MESSAGE as one line to DESCRIPTOR."""
    _write(descriptor, _encoded(message) + b"\n")


def write_frame(descriptor: int, viewer: str, frame: Any) -> None:
    """Write FRAME for VIEWER as a line that is passed on as it is: it is encoded only here."""
    _write(descriptor, b"!" + _encoded(viewer) + b" " + _encoded(frame) + b"\n")


def _encoded(message: Any) -> bytes:
    text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
    return text.encode(errors="replace")


def _write(descriptor: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]
