"""What the server says of its own troubles: a line each, the same again only after a minute."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
import traceback

from pyengine.system.environment import TRACE_VARIABLE

_SECONDS = 60.0
_MOST_KINDS = 200


class Complaints(logging.Handler):
    """Writes what goes wrong to standard error, so that nobody can fill a disk with it."""

    def __init__(self, seconds: float = _SECONDS) -> None:
        """Say the same again after SECONDS only."""
        super().__init__(logging.ERROR)
        self._seconds = seconds
        self._said: dict[str, tuple[float, int]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Say what RECORD is about, unless that was said just now."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, asyncio.CancelledError):
            return  # the server ends, and so does this
        words = str(record.msg).strip().partition("\n")[0]
        kind = words if error is None else f"{words}: {type(error).__name__}"
        if (before := self._left_out(kind)) is None:
            return
        told = record.getMessage().strip().partition("\n")[0]
        told += "" if error is None else f": {type(error).__name__}: {error}".partition("\n")[0]
        told += f" (and {before} times more, in the minute before)" if before else ""
        print(f"manalog: {told}", file=sys.stderr, flush=True)
        if error is not None and os.environ.get(TRACE_VARIABLE):
            traceback.print_exception(error)

    def _left_out(self, kind: str) -> int | None:
        """Return how often KIND was not said since it was; None: it is not said now either."""
        now = time.monotonic()
        if kind not in self._said and len(self._said) >= _MOST_KINDS:
            return None
        at, count = self._said.get(kind, (now - self._seconds, 0))
        if now - at < self._seconds:
            self._said[kind] = at, count + 1
            return None
        self._said[kind] = now, 0
        return count


def complain_briefly() -> None:
    """Let the server's loggers, and those of what it is made of, say what goes wrong this way."""
    complaints = Complaints()
    for name in ("asyncio", "uvicorn", "uvicorn.error", "pyengine.web"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [complaints], False
