"""A game in a SWI-Prolog process of its own: for questions, and for the toplevel.

What a stranger asks runs there, in a cage (`cage.py`), and can do nothing to this process; and the
toplevel, which reads from the terminal, has its flags handled by this process. What comes out of
a cage is read as what a stranger sent, too.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pyengine.engine.bridge import PrologError
from pyengine.engine.cage import CagedProcess, Limits
from pyengine.engine.compiled_rules import rules_file
from pyengine.engine.flags import FlagHandler
from pyengine.engine.held import Held
from pyengine.errors import EngineError, ManalogError
from pyengine.system.closing import Closing
from pyengine.system.interrupts import unheard_interrupts
from pyengine.system.resources import prolog_dir
from pyengine.system.swi_prolog import swi_prolog

SECONDS = 60.0
"""How long an answer may take where nothing else is said."""

MOST_BYTES = 1 << 26
"""How long an answer may be."""


FindCard = Callable[[str], list[Any]]
"""Gives the definition of the card that is called so; ManalogError: there is none."""


_ENDING_SECONDS = 2.0
"""How long a process that has closed its pipe may take to end by itself."""


class EndedError(EngineError):
    """The process has ended, as it does where the toplevel is left by halt/0.

    `code` is what it ended with, where that is known; less than nothing is a signal.
    """

    def __init__(self, code: int | None = None) -> None:
        """Keep CODE."""
        super().__init__("SWI-Prolog has ended")
        self.code = code


class LateError(EngineError):
    """There was no answer in time; the process has been ended."""


class _NonsenseError(EngineError):
    """What came is no answer: somebody forged it."""

    def __init__(self) -> None:
        super().__init__("SWI-Prolog gave an answer that can't be read")


class Remote(Closing):
    """SWI-Prolog in another process; it answers the requests that `bridge.Bridge` answers."""

    def __init__(
        self,
        *,
        terminal: bool = False,
        cage: Limits | None = None,
        first: str = "",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Start it, in a cage with the limits CAGE where they are given.

        Without a cage: with TERMINAL, it may read from the terminal and write to it; FIRST is a
        file in `prolog/` that is loaded before the rules; ENVIRONMENT has variables for it.
        """
        self._how: dict[str, Any] = {
            "terminal": terminal, "cage": cage, "first": first, "environment": environment,
        }  # fmt: skip
        self._flags = FlagHandler()
        self._find_card: FindCard | None = None
        self.watch: Callable[[int, int], bool] | None = None
        """Is told of a search's states and depth, and says whether it goes on."""
        self.answering: Mapping[str, Callable[..., list[Any]]] = {}
        """What answers the other questions that the process may ask, by their names."""
        self._rest = b""
        self.held = Held()
        self.closed = False
        theirs_in, self._requests = os.pipe()
        self._answers, theirs_out = os.pipe()
        os.set_blocking(self._requests, False)
        theirs = (theirs_in, theirs_out)
        try:
            command = _command(theirs, first, terminal, cage)
            self._caged = CagedProcess(command, cage, theirs) if cage else None
            self._process = (
                self._caged.process
                if self._caged
                else _start(command, theirs, terminal, environment or {})
            )
        except BaseException:
            os.close(self._requests)
            os.close(self._answers)
            raise
        finally:
            for descriptor in theirs:
                os.close(descriptor)
        self._sealed = False

    def call(self, *request: Any, seconds: float | None = SECONDS) -> list[Any]:
        """Send REQUEST, return the answer; raise PrologError when the answer is an error.

        LateError: there is none after SECONDS (None: wait as long as it takes). EndedError: the
        process is gone. EngineError: what came is no answer. After each the process is ended.
        """
        if self.closed:
            raise EndedError
        deadline = None if seconds is None else time.monotonic() + seconds
        try:
            answer = self._exchange(request, deadline)
            while reply := self._reply(answer):
                answer = self._exchange(reply, deadline)
            error = _error(answer)
        except EngineError:
            self.close()
            raise
        self._seal()
        if error:
            raise error
        return answer

    def _reply(self, answer: list[Any]) -> tuple[Any, ...] | None:
        """Return what the process is told where ANSWER is a question of its own."""
        match answer:
            case ["flags", rows]:
                return "updates", self._updates(rows)
            case ["progress", int(states), int(depth)]:
                going = self.watch is None or self.watch(states, depth)
                return ("go",) if going else ("stop",)
            case [str(name), *arguments] if name in self.answering:
                return name, *_sensible(self.answering[name], arguments)
            case ["card", str(name)] if self._find_card:
                try:
                    return "card", self._find_card(name)
                except ManalogError as error:
                    return "error", str(error)
        return None

    def _seal(self) -> None:
        """Let a caged process, which has loaded what it needs, open nothing any more."""
        if self._caged and not self._sealed:
            self._caged.seal()
            self._sealed = True

    def _updates(self, rows: Any) -> list[list[Any]]:
        """Return the updates for the facts ROWS, which only rules have made where all is well."""
        if not isinstance(rows, list):
            raise _NonsenseError
        return _sensible(self._flags.updates, [rows])

    def _exchange(self, request: Any, deadline: float | None) -> list[Any]:
        try:
            text = json.dumps(request, ensure_ascii=False)
            self._send(text.encode(errors="replace") + b"\n", deadline)
            return _list(self._line(deadline))
        except OSError as error:
            raise EndedError(self._code()) from error

    def _send(self, data: bytes, deadline: float | None) -> None:
        while data:
            self._wait([], [self._requests], deadline)
            data = data[os.write(self._requests, data) :]

    def _line(self, deadline: float | None) -> bytes:
        parts = [self._rest]
        length = len(self._rest)
        while b"\n" not in parts[-1]:
            self._wait([self._answers], [], deadline)
            part = os.read(self._answers, 1 << 16)
            length += len(part)
            if not part or length > MOST_BYTES:
                raise EndedError(self._code())
            parts.append(part)
        line, _, self._rest = b"".join(parts).partition(b"\n")
        return line

    def _wait(self, reading: list[int], writing: list[int], deadline: float | None) -> None:
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        if not any(select.select(reading, writing, [], left)):
            raise LateError("the answer takes too long")

    def _code(self) -> int | None:
        """Return what the process, whose pipe is closed, ended with."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_ENDING_SECONDS)
        self.close()
        return self._process.returncode

    def renewed(self) -> Remote:
        """Return another process that is started as this one was."""
        return Remote(**self._how)

    def toplevel(self, undo: str = "free", find_card: FindCard | None = None) -> int:
        """Open the toplevel on the terminal; when it is left, return the code that it ends with.

        UNDO is what can be taken back there: free, fair or never. FIND_CARD gives the definition of
        a card that is put into the game there. Ctrl-C is for the toplevel. EndedError when the
        process was ended by a signal.
        """
        self._find_card = find_card
        try:
            with unheard_interrupts():
                self.call("define", "toplevel", undo, seconds=None)
        except EndedError as end:
            if end.code is not None and end.code < 0:
                raise
            return end.code or 0
        return 0

    def close(self) -> None:
        """End the process."""
        if self.closed:
            return
        self.closed = True
        os.close(self._requests)
        os.close(self._answers)
        if self._caged:
            self._caged.close()
        else:
            self._process.kill()
            self._process.wait()


def _command(pipes: tuple[int, int], first: str, terminal: bool, cage: Limits | None) -> list[str]:
    """Return the command that answers what comes from the first of PIPES by the second."""
    swipl = swi_prolog()
    if swipl is None:
        raise EngineError("the command swipl is missing", remedy="Install SWI-Prolog 9")
    files = [prolog_dir() / first, prolog_dir() / "load.pl"] if first else [rules_file()]
    own = ["-f", "none", "--no-packs"] if cage else []
    goal = "serve:serve_caged" if cage else "serve:serve"
    end = () if terminal else ("-t", "halt")
    return [
        *swipl.command(), "-q", *own, f"--stack-limit={cage.prolog if cage else 512}m", "-g", goal,
        *end, *map(str, files), "--", *map(str, pipes),
    ]  # fmt: skip


def _start(
    command: Sequence[str], pipes: tuple[int, int], terminal: bool, environment: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    """Start COMMAND without a cage."""
    stream = None if terminal else subprocess.DEVNULL
    return subprocess.Popen(
        command,
        stdin=stream,
        stdout=stream,
        stderr=stream,
        pass_fds=pipes,
        env=os.environ | environment,
    )


def _sensible(function: Callable[..., list[Any]], arguments: list[Any]) -> list[Any]:
    """Return FUNCTION of ARGUMENTS, which only rules have made where all is well."""
    try:
        return function(*arguments)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise _NonsenseError from error


def _list(line: bytes) -> list[Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise _NonsenseError from error
    if not isinstance(answer, list):
        raise _NonsenseError
    return answer


def _error(answer: list[Any]) -> PrologError | None:
    """Return the error that ANSWER is."""
    match answer:
        case ["error", str(kind), str(message)]:
            return PrologError(kind, message)
        case ["error", *_]:
            raise _NonsenseError
    return None


__all__ = ["SECONDS", "EndedError", "LateError", "Remote"]
