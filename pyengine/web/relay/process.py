"""A worker process, as the relay speaks with it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from pyengine.errors import ManalogError
from pyengine.web.stale import StaleError

SECONDS = 60.0
"""How long a worker may take for an answer."""

_MOST_BYTES = 1 << 24
_ENDING_SECONDS = 3.0

Heard = Callable[[dict[str, Any]], Awaitable[None]]
_LOGGER = logging.getLogger(__name__)
_DECODER = json.JSONDecoder()


class WorkerGoneError(ManalogError):
    """The worker has ended, or was ended as it gave no answer."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__(
            "the game's process has ended, perhaps for want of memory: it is begun again"
        )


async def _nobody_hears(message: dict[str, Any]) -> None:
    """Hear MESSAGE of a worker without a game."""


class WorkerProcess:
    """A process that can have one game.

    `heard` gets what it says by itself, and is waited for before anything else of it is heard;
    `framed` gets what it shows to a viewer, and `ended` its end.
    """

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Speak with PROCESS; use `started`."""
        self._process = process
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._then: dict[int, Callable[[Any], None]] = {}
        self._number = 0
        self.heard: Heard = _nobody_hears
        self.framed: Callable[[str, str], None] = lambda viewer, text: None
        self.ended: Callable[[], None] = lambda: None
        self._reader = asyncio.create_task(self._read())
        self._closing = False

    @classmethod
    async def started(cls) -> WorkerProcess:
        """Start one; it loads the rules by itself."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "pyengine.web.worker",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=_MOST_BYTES,
            start_new_session=True,
        )  # fmt: skip
        return cls(process)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it runs, and was not ended."""
        return self._process.returncode is None and not self._closing

    async def call(
        self, name: str, *arguments: Any, then: Callable[[Any], None] | None = None
    ) -> Any:
        """Let the worker do NAME; return what it answers. ManalogError: it says why not.

        THEN is called with the answer before anything is heard that the worker says after it.
        """
        if not self.alive:
            raise WorkerGoneError
        self._number += 1
        number = self._number
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        if then is not None:
            self._then[number] = then
        line = json.dumps([number, name, *arguments], ensure_ascii=False)
        assert self._process.stdin
        try:
            self._process.stdin.write(line.encode(errors="replace") + b"\n")
            await self._process.stdin.drain()
            return await asyncio.wait_for(future, SECONDS)
        except (OSError, TimeoutError) as error:
            self._kill()
            raise WorkerGoneError from error
        finally:
            self._waiting.pop(number, None)
            self._then.pop(number, None)

    async def _read(self) -> None:
        assert self._process.stdout
        try:
            while line := await self._process.stdout.readline():
                if line.startswith(b"!"):
                    viewer, end = _DECODER.raw_decode(text := line[1:].decode())
                    self._show(viewer, text[end + 1 : -1])
                else:
                    await self._take(json.loads(line))
                await asyncio.sleep(0)  # of a hundred messages that are here, others wait for one
        except (ValueError, OSError):
            pass  # no worker of ours any more
        finally:
            await self._gone()
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(WorkerGoneError())
            if not self._closing:
                self.ended()

    async def _take(self, message: dict[str, Any]) -> None:
        future = self._waiting.get(message.get("reply", 0))
        if future is None:
            try:
                await self.heard(message)
            except Exception:  # an error of the room is not the worker's end
                _LOGGER.exception("a room has failed")
        elif future.done():
            return
        elif "error" in message:
            kind = StaleError if message.get("stale") else ManalogError
            future.set_exception(kind(message["error"]))
        else:
            if then := self._then.get(message["reply"]):
                then(message["ok"])
            future.set_result(message["ok"])

    def _show(self, viewer: str, text: str) -> None:
        try:
            self.framed(viewer, text)
        except Exception:
            _LOGGER.exception("a room has failed")

    def end(self) -> None:
        """End it by force, and show nothing of it any more."""
        self.framed = lambda viewer, text: None
        self._kill()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            if self._process.returncode is None:
                self._process.kill()

    async def _gone(self) -> None:
        """Wait for its end; where it does not come, force it."""
        try:
            await asyncio.wait_for(self._process.wait(), _ENDING_SECONDS)
        except TimeoutError:
            self._kill()
            await self._process.wait()

    async def hear_out(self) -> None:
        """Hear to its end what it has said, though it is gone: what was shown has to be kept."""
        _, late = await asyncio.wait({self._reader}, timeout=SECONDS)
        if late:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader

    async def close(self) -> None:
        """End it: with its input's end, or by force."""
        self._closing = True
        if self._process.stdin:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        await self._gone()
        await self.hear_out()
