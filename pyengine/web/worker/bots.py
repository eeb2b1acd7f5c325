"""The bots of a game, asked in a process of their own."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

from pyengine.system.closing import Closing
from pyengine.web.worker.pipes import Lines, write_line

THINKER = (sys.executable, "-m", "pyengine.web.worker.thinker")

_GRACE_SECONDS = 0.5

_SOON = 0.01
"""Waiting may end that much too early."""

_MOST_SECONDS = 30.0
"""So long a bot may think; then it has to say what it has found."""

_LATE_SECONDS = 30.0
"""So long it may take for that; then it has failed."""


class Bots(Closing):
    """The process in which bots think."""

    def __init__(self, began: dict[str, Any], command: Sequence[str] = THINKER) -> None:
        """Keep BEGAN, by which the process of COMMAND begins the game (`past.began`)."""
        self._began = began
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Lines | None = None
        self.asked: str | None = None
        """The player whose bot thinks now."""
        self._number = 0
        self._hurried = False
        self._until = 0.0
        self.stale = False
        """Whether what it thinks about is not so any more: its answer is dropped."""

    @property
    def lines(self) -> Lines | None:
        """Where its answers come from, to wait for; None where it does not run."""
        return self._lines

    def prepare(self) -> None:
        """Start the process where it does not run: it loads the rules before it has to choose."""
        if self._process is None:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            assert self._process.stdout
            self._lines = Lines(self._process.stdout.fileno())
            self._say(self._began)

    def ask(self, player: str, taken: list[str]) -> None:
        """Let PLAYER's bot choose after the actions TAKEN."""
        self.prepare()
        self.asked, self.stale = player, False
        self._number += 1
        self._hurried, self._until = False, time.monotonic() + _MOST_SECONDS
        self._say({"number": self._number, "taken": taken})

    def hurry(self) -> None:
        """Let the bot that thinks say what it has found."""
        if self.asked is not None and not self._hurried:
            self._hurried, self._until = True, time.monotonic() + _LATE_SECONDS
            self._say({"hurry": self._number})

    @property
    def patience(self) -> float | None:
        """For how many seconds it may go on; None where nobody thinks, or the rules do."""
        if self.asked is None or "puzzle" in self._began.get("recipe", {}):
            return None
        return max(0.0, self._until - time.monotonic())

    def impatient(self) -> None:
        """Hurry a bot that has had its time, and end one that was hurried."""
        if self.patience is None or self.patience > _SOON:
            return
        if self._hurried and self._process is not None:
            self._process.kill()  # that it has ended is heard
        else:
            self.hurry()

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process and self._process.stdin
        try:
            write_line(self._process.stdin.fileno(), message)
        except OSError:
            assert self._lines
            self._lines.ended = True

    def hear(self) -> tuple[bool, int | None, list[str]]:
        """Read what came: whether there is an answer, and the option, None for a bot that failed.

        The last is what it looked up before.

        An answer to what is not so any more, or was not asked, is none.
        """
        assert self._lines
        awaited = self.asked is not None and not self.stale
        if not self._lines.ended:
            self._lines.read()
        message = self._lines.take()
        if message is None:
            if self._lines.ended:
                self.close()
                self.asked = None
                return awaited, None, []
            return False, None, []
        self.asked = None
        index, first = message.get("index"), message.get("first", [])
        names = [text for text in first if isinstance(text, str)] if isinstance(first, list) else []
        return awaited, index if type(index) is int else None, names

    def close(self) -> None:
        """End the process."""
        process, self._process, self._lines = self._process, None, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            if stream:
                stream.close()
        process.kill()
        process.wait(_GRACE_SECONDS * 10)
