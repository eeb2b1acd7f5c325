"""Standard input and output as a program can rely on them, whatever it was started with."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TextIO, cast


def prepare_streams() -> None:
    """See that all three streams are there and take any text.

    Where one is closed, the next file that is opened would take its number, and be written to by
    whoever writes to the stream.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)
    sys.stdin = sys.stdin or _stream(0, "r")
    sys.stdout = sys.stdout or _stream(1, "w")
    sys.stderr = sys.stderr or _stream(2, "w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _stream(number: int, mode: str) -> TextIO:
    return cast(TextIO, open(number, mode, encoding="utf-8", closefd=False))


def finish_output() -> None:
    """Write what standard output still holds back; OSError where that can't be done."""
    try:
        sys.stdout.flush()
    except OSError:
        give_up(sys.stdout)
        raise


def give_up(stream: TextIO) -> None:
    """Let what STREAM still holds back go nowhere: it can't be written, and nobody reads it."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
