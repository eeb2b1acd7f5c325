"""Reads what a person types: from a terminal, or from a pipe."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from types import FrameType
from typing import Any


class EndOfInput(Exception):
    """There is nothing more to read."""


class Interrupts:
    """Holds back Ctrl-C while the engine works, so that a step is never left half done.

    A second Ctrl-C is not held back.
    """

    def __init__(self) -> None:
        """Begin with none pending."""
        self._pending = False
        self._reading = False
        self._before: Any = None

    def __enter__(self) -> Interrupts:
        """Take over Ctrl-C."""
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._on_signal)
        return self

    def __exit__(self, *_: object) -> None:
        """Give Ctrl-C back."""
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        if self._reading or self._pending:
            raise KeyboardInterrupt
        self._pending = True

    def check(self) -> None:
        """Raise KeyboardInterrupt when Ctrl-C was pressed."""
        if self._pending:
            raise KeyboardInterrupt

    def read_line(self, prompt: str) -> str:
        """Show PROMPT and return the line that is typed; EndOfInput when there is none."""
        self.check()
        self._reading = True
        try:
            return _terminal_line(prompt) if sys.stdin.isatty() else _piped_line(prompt)
        finally:
            self._reading = False


def _terminal_line(prompt: str) -> str:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (lets the line be edited)
    try:
        return input(prompt)
    except EOFError:
        print()
        raise EndOfInput from None


def _piped_line(prompt: str) -> str:
    """Read a line and write it after PROMPT, so that the output reads like a session."""
    print(prompt, end="", flush=True)
    try:
        line = sys.stdin.readline()
    except (UnicodeDecodeError, ValueError):
        line = ""
    if not line:
        print()
        raise EndOfInput
    print(line.strip())
    return line
