"""A conversation with a program in JSON lines: it has so much time, and is ended at last."""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import Any

from pyengine.errors import BotError
from pyengine.system.closing import Closing
from pyengine.system.launching import launching

_MOST_BYTES = 1 << 16
"""How long an answer may be, with all that comes before its end."""

_GRACE_SECONDS = 0.5
"""How long a program may take to end by itself once its input has ended."""

_KEEPER_SECONDS = 8.0
"""How long the keeper of a program may take to end all that the program has started."""

_KEPT = re.compile(
    r"(DYLD_LIBRARY_PATH|HOME|LANG|LC_[A-Z]+|LD_LIBRARY_PATH|LOGNAME|PATH|SHELL|TMPDIR|TZ|USER|BOT_\w+)"
)
"""The variables of the environment that a program gets."""


class Conversation(Closing):
    """A program that runs as long as this is open, with all that it starts."""

    def __init__(self, command: str) -> None:
        """Start COMMAND, a file; BotError: it can't be."""
        self.name = command
        theirs, self._control = os.pipe()
        try:
            self._process = subprocess.Popen(
                [*_keeper(theirs), str(Path(command).absolute())],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                pass_fds=(theirs,),
                env={name: text for name, text in os.environ.items() if _KEPT.fullmatch(name)},
            )
        except OSError as error:
            os.close(self._control)
            raise BotError(f"{command} can't be started ({error.strerror})") from error
        finally:
            os.close(theirs)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        self._rest = b""
        self._closed = False
        self._said: deque[bytes] = deque(maxlen=16)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        """Keep the end of what the program says on standard error, so that it never waits."""
        assert self._process.stderr
        with contextlib.suppress(OSError, ValueError):
            while part := self._process.stderr.read(4096):
                self._said.append(part)

    def say(self, message: dict[str, Any], seconds: float) -> None:
        """Send MESSAGE; BotError: it is not read within SECONDS, or the program has ended."""
        data = json.dumps(message, ensure_ascii=False).encode(errors="replace") + b"\n"
        deadline = time.monotonic() + seconds
        while data:
            self._wait([], [self._in], deadline, seconds)
            try:
                data = data[os.write(self._in, data) :]
            except OSError as error:
                raise self._ended() from error

    def hear(self, seconds: float) -> Any:
        """Return the next line, read as JSON; BotError: none within SECONDS, or it is no JSON."""
        deadline = time.monotonic() + seconds
        while b"\n" not in self._rest:
            self._wait([self._out], [], deadline, seconds)
            part = os.read(self._out, 4096)
            self._rest += part
            if not part:
                raise self._ended()
            if len(self._rest) > _MOST_BYTES:
                raise BotError(f"{self.name} says more than an answer")
        line, _, self._rest = self._rest.partition(b"\n")
        try:
            return json.loads(line)
        except (ValueError, RecursionError) as error:
            text = line.decode(errors="replace")
            raise BotError(f'{self.name} said "{text:.60}", which is no JSON') from error

    def _wait(
        self, reading: list[int], writing: list[int], deadline: float, seconds: float
    ) -> None:
        left = max(0.0, deadline - time.monotonic())
        if not any(select.select(reading, writing, [], left)):
            raise BotError(f"{self.name} was silent for {seconds:g} s")

    def _ended(self) -> BotError:
        """Return the error that the program has ended, with the last that it had to say."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE_SECONDS)
        self._listener.join(_GRACE_SECONDS)
        lines = b"".join(self._said).decode(errors="replace").strip().splitlines()
        why = f": {lines[-1]:.160}" if lines else ""
        return BotError(f"{self.name} has ended (code {self._process.returncode}){why}")

    def close(self) -> None:
        """End the program and all that it has started."""
        process = self._process
        if self._closed:
            return
        self._closed = True
        for stream in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                if stream:
                    stream.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_GRACE_SECONDS)
        os.close(self._control)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_KEEPER_SECONDS if _keeps() else 0)
        with contextlib.suppress(OSError):  # its group outlives it where it has children
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        self._listener.join(_GRACE_SECONDS)
        with contextlib.suppress(OSError):
            if process.stderr and not self._listener.is_alive():
                process.stderr.close()


def _keeps() -> bool:
    """Whether the system lets a process keep what others leave behind."""
    return sys.platform == "linux"


def _keeper(control: int) -> list[str]:
    """Return what stands before a command whose end, and that of the pipe CONTROL, ends all."""
    if not _keeps():
        return []
    return [*launching("pyengine.system.keeper"), str(control)]
