"""A program on a terminal of its own: what is typed, and what the screen shows."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from types import TracebackType

import pyte

SECONDS = float(os.environ.get("MANALOG_TEST_SECONDS", "90"))
"""How long a program may take to show what is waited for: machines can be busy."""

ENTER, TAB, UP, LEFT, INTERRUPT, END = "\r", "\t", "\x1b[A", "\x1b[D", "\x03", "\x04"

_TAKE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "os.execvp(sys.argv[1], sys.argv[1:])"
)


class Terminal:
    """COMMAND on a terminal with COLUMNS and LINES, as a person sits before it."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        columns: int = 80,
        lines: int = 24,
        environment: Mapping[str, str] | None = None,
        directory: str | None = None,
    ) -> None:
        self._screen = pyte.HistoryScreen(columns, lines, history=5000)
        self._stream = pyte.ByteStream(self._screen)
        self._ours, theirs = pty.openpty()
        self._size(columns, lines)
        self._process = subprocess.Popen(
            [sys.executable, "-c", _TAKE_TERMINAL, *command],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            cwd=directory,
            env={**os.environ, "TERM": "xterm", **(environment or {})},
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        os.close(self._ours)

    def _size(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self._ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def resize(self, columns: int, lines: int) -> None:
        """Give the window another size; the programs in it are told."""
        self._screen.resize(lines, columns)
        self._size(columns, lines)

    def type(self, keys: str) -> None:
        """Press KEYS."""
        os.write(self._ours, keys.encode())

    @property
    def shown(self) -> str:
        """All lines, those that have left the screen at the top too, without spaces at the end."""
        above = ["".join(line[n].data for n in sorted(line)) for line in self._screen.history.top]
        return "\n".join(line.rstrip() for line in [*above, *self._screen.display]).rstrip()

    @property
    def last(self) -> str:
        """The last line that is not blank."""
        return self.shown.rpartition("\n")[2]

    def until(self, seen: Callable[[Terminal], bool]) -> str:
        """Wait until SEEN holds; return what is shown."""
        end = time.monotonic() + SECONDS
        while not seen(self):
            left = end - time.monotonic()
            assert left > 0, f"waited in vain; the terminal shows:\n{self.shown}"
            assert self._read(left), f"the program has ended; the terminal shows:\n{self.shown}"
        return self.shown

    def wait(self, text: str) -> str:
        """Wait until TEXT is shown; return what is shown."""
        return self.until(lambda terminal: text in terminal.shown)

    def settle(self) -> None:
        """Wait until nothing has been written for a moment, as a line editor draws in pieces."""
        while select.select([self._ours], [], [], 0.2)[0] and self._read(0):
            pass

    def interrupt(self) -> None:
        """Press Ctrl-C once the line editor waits: Python loses one that comes just before."""
        self.settle()
        self.type(INTERRUPT)

    def listens(self) -> None:
        """Wait until a line editor reads; half a second at most, as a program may have none.

        What is typed before that is drawn twice: by the terminal, and by the editor.
        """
        end = time.monotonic() + 0.5
        while termios.tcgetattr(self._ours)[3] & termios.ECHO and time.monotonic() < end:
            time.sleep(0.01)

    def ask(self, keys: str, prompt: str) -> str:
        """Press KEYS and Enter at PROMPT; return the answer, once PROMPT is there again."""
        count = self.until(lambda terminal: terminal.last == prompt).count("\n")
        self.listens()
        self.type(keys + ENTER)
        shown = self.until(
            lambda terminal: terminal.last == prompt and terminal.shown.count("\n") > count
        )
        return "\n".join(shown.split("\n")[count + 1 : -1]).strip()

    def end(self) -> int:
        """Wait for the end of the program; return its exit code."""
        with suppress(AssertionError):
            self.until(lambda terminal: terminal._process.poll() is not None)
        return self._process.wait(SECONDS)

    def _read(self, seconds: float) -> bool:
        """Take in what the program writes; False at its end."""
        if not select.select([self._ours], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self._ours, 1 << 16)
        except OSError:
            return False
        self._stream.feed(data)
        return bool(data)
