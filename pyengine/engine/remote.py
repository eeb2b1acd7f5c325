"""A game in a SWI-Prolog process of its own: for questions, and for the toplevel.

What a stranger asks runs there, under limits, and can do nothing to this process; and the
toplevel, which reads from the terminal, has its flags handled by this process.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import subprocess
from collections.abc import Mapping
from typing import IO, Any

from pyengine.engine.bridge import Held, PrologError
from pyengine.engine.flags import FlagHandler
from pyengine.errors import EngineError
from pyengine.system.closing import Closing
from pyengine.system.interrupts import unheard_interrupts
from pyengine.system.resources import prolog_dir

SECONDS = 60.0
"""How long an answer may take where nothing else is said."""


class _Ended(EngineError):
    """The process has ended, as it does where the toplevel is left by halt/0."""


class Remote(Closing):
    """SWI-Prolog in another process; it answers the requests that `bridge.Bridge` answers."""

    def __init__(
        self,
        *,
        terminal: bool = False,
        megabytes: int = 512,
        first: str = "",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Start it; with TERMINAL, it may read from the terminal and write to it.

        FIRST is a file in `prolog/` that is loaded before the rules; ENVIRONMENT has variables for
        the process.
        """
        self._flags = FlagHandler()
        self._process, self._requests, self._answers = _start(
            terminal, megabytes, first, environment or {}
        )
        self._rest = b""
        self.held = Held()

    def call(self, *request: Any, seconds: float | None = SECONDS) -> list[Any]:
        """Send REQUEST, return the answer; raise PrologError when the answer is an error.

        EngineError: there is none after SECONDS (None: wait as long as it takes).
        """
        self._send(request)
        answer = self._receive(seconds)
        while answer[:1] == ["flags"] and len(answer) == 2:
            self._send(("updates", self._flags.updates(answer[1])))
            answer = self._receive(seconds)
        if answer and answer[0] == "error":
            raise PrologError(answer[1], answer[2])
        return answer

    def _send(self, request: Any) -> None:
        try:
            self._requests.write(
                json.dumps(request, ensure_ascii=False).encode(errors="replace") + b"\n"
            )
            self._requests.flush()
        except OSError as error:
            raise EngineError("SWI-Prolog has ended") from error

    def _receive(self, seconds: float | None) -> list[Any]:
        while b"\n" not in self._rest:
            if not select.select([self._answers], [], [], seconds)[0]:
                self.close()
                raise EngineError("the answer takes too long")
            part = os.read(self._answers.fileno(), 1 << 16)
            if not part:
                raise _Ended("SWI-Prolog ended without an answer")
            self._rest += part
        line, _, self._rest = self._rest.partition(b"\n")
        answer: list[Any] = json.loads(line)
        return answer

    def toplevel(self, undo: str = "free") -> None:
        """Open the toplevel on the terminal, and return when it is left.

        UNDO is what can be taken back there: free, fair or never. Ctrl-C is for the toplevel.
        """
        with contextlib.suppress(_Ended), unheard_interrupts():
            self.call("define", "toplevel", undo, seconds=None)

    def close(self) -> None:
        """End the process."""
        for stream in (self._requests, self._answers):
            with contextlib.suppress(OSError):
                stream.close()
        self._process.kill()
        self._process.wait()


def _start(
    terminal: bool, megabytes: int, first: str, environment: Mapping[str, str]
) -> tuple[subprocess.Popen[bytes], IO[bytes], IO[bytes]]:
    swipl = shutil.which("swipl")
    if swipl is None:
        raise EngineError("the command swipl is missing", remedy="Install SWI-Prolog 9")
    theirs_in, ours_out = os.pipe()
    ours_in, theirs_out = os.pipe()
    files = [str(prolog_dir() / name) for name in (first, "load.pl") if name]
    end = () if terminal else ("-t", "halt")
    command = [
        swipl, "-q", f"--stack-limit={megabytes}m", "-g", "serve:serve", *end,
        *files, "--", str(theirs_in), str(theirs_out),
    ]  # fmt: skip
    stream = None if terminal else subprocess.DEVNULL
    process = subprocess.Popen(
        command,
        stdin=stream,
        stdout=stream,
        stderr=stream,
        pass_fds=(theirs_in, theirs_out),
        env=os.environ | environment,
    )
    os.close(theirs_in)
    os.close(theirs_out)
    return process, os.fdopen(ours_out, "wb"), os.fdopen(ours_in, "rb", buffering=0)


__all__ = ["SECONDS", "Remote"]
