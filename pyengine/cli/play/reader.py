"""Reads what a person types: from a terminal, or from a pipe."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

Complete = Callable[[str], list[str]]
"""What a line that was begun may become."""


_LONGEST = 1_000_000
"""How many characters a line may have: a device such as /dev/zero has no end of a line."""


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

    def taken(self) -> bool:
        """Whether Ctrl-C was pressed, which then counts no more."""
        pending, self._pending = self._pending, False
        return pending

    def read_line(self, prompt: str, complete: Complete | None = None) -> str:
        """Show PROMPT and return the line that is typed; EndOfInput when there is none.

        COMPLETE tells a terminal what Tab makes of a line.
        """
        self.check()
        self._reading = True
        try:
            return _terminal_line(prompt, complete) if terminal() else _piped_line(prompt)
        finally:
            self._reading = False

    def read_silently(self, prompt: str) -> str:
        """Return the next line, "" where there is none; a pipe shows PROMPT only before a line."""
        try:
            if terminal():
                return self.read_line(prompt)
            line = _line_of_pipe().strip()
        except EndOfInput:
            return ""
        if line:
            print(f"{prompt}{line}")
        return line


def terminal() -> bool:
    """Whether a person types at a terminal."""
    return sys.stdin.isatty()


class Keys:
    """What is typed while nobody is asked: it is not shown, and answers no question."""

    def __init__(self) -> None:
        """Begin by heeding them."""
        self._before: list[Any] | None = None

    def ignore(self) -> None:
        """Show no more what is typed, where that is a terminal's."""
        if self._before is not None or not terminal():
            return
        with contextlib.suppress(ImportError, OSError):
            import termios

            before = termios.tcgetattr(sys.stdin)
            silent = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, silent)
            self._before = before

    def heed(self) -> None:
        """Forget what was typed since `ignore`, and show again what is."""
        if self._before is not None:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSAFLUSH, self._before)
            self._before = None


def _terminal_line(prompt: str, complete: Complete | None) -> str:
    with contextlib.suppress(ImportError):
        _set_completion(complete)
    try:
        return input(prompt)
    except EOFError:
        print()
        raise EndOfInput from None


def _set_completion(complete: Complete | None) -> None:
    """Let Tab complete whole lines, with GNU readline or with libedit in its place."""
    import readline

    found: list[str] = []

    def completer(text: str, number: int) -> str | None:
        if number == 0:
            found[:] = complete(text) if complete else []
        return found[number] if number < len(found) else None

    readline.set_completer(completer)
    readline.set_completer_delims("")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")


def _line_of_pipe() -> str:
    """Return the next line, "" at the end; what is no text, or no line, is not read on."""
    try:
        line = sys.stdin.readline(_LONGEST + 1)
    except (UnicodeDecodeError, ValueError):
        return ""
    return line if len(line) <= _LONGEST else ""


def _piped_line(prompt: str) -> str:
    """Read a line and write it after PROMPT, so that the output reads like a session."""
    print(prompt, end="", flush=True)
    line = _line_of_pipe()
    if not line:
        print()
        raise EndOfInput
    print(line.strip())
    return line
