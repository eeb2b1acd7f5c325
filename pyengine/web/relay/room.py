"""A room: one game with its worker, and the pages that look at it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Protocol

from pyengine.errors import ManalogError
from pyengine.web.relay.keeping import Kept
from pyengine.web.relay.process import WorkerGoneError, WorkerProcess
from pyengine.web.stale import StaleError

_LOGGER = logging.getLogger(__name__)

WATCH, TOGETHER = "watch", "together"
"""The seats of those who look on, and of people who share a page."""

_MOST_LISTENERS = 200
"""How many pages may look at a game."""

_MOST_DEATHS = 3
_MOST_BEGINNINGS = 5
_DEATH_SECONDS = 60.0


class Listener(Protocol):
    """A page that looks at a game."""

    viewer: str

    seat: str

    def send(self, text: str) -> None:
        """Send TEXT, one message."""

    def drop(self) -> None:
        """Send nothing more, and be gone."""


class Room:
    """A game that is kept, and its worker as long as somebody looks."""

    def __init__(self, kept: Kept, hire: Callable[[], Awaitable[WorkerProcess]]) -> None:
        """Have the game KEPT; HIRE gives workers."""
        self.kept = kept
        self.asks: Callable[[], None] = lambda: None
        """Is called when somebody asks a question, for which the game needs one more process."""
        self._hire = hire
        self._worker: WorkerProcess | None = None
        self._lock = asyncio.Lock()
        self._deaths: list[float] = []
        self._told: list[str] = []
        self._troubled = False
        self._forgotten = False
        self._notice: str | None = None
        self._asked = 0
        self._asking: dict[int, tuple[Listener, Any]] = {}
        """Which page waits for the answer to which question, and its own number for it."""
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()

    @property
    def running(self) -> bool:
        """Whether it has a worker."""
        return self._worker is not None and self._worker.alive

    @property
    def idle_seconds(self) -> float:
        """How long nobody has looked."""
        return 0.0 if self.listeners else time.monotonic() - self.used

    @property
    def pid(self) -> int:
        """The number of its worker's process, 0 without one."""
        return self._worker.pid if self._worker is not None else 0

    def viewer_of(self, seat: str) -> str | None:
        """Return what the worker calls who sits on SEAT; None: there is no such seat."""
        if seat not in self.kept.tokens:
            return None
        if seat in (WATCH, TOGETHER):
            return f"+{seat}"
        return str(self.kept.about["players"][int(seat)])

    # ------------------------------------------------------------------ the worker

    async def worker(self) -> WorkerProcess:
        """Return its worker, begun anew where it has none."""
        async with self._lock:
            if self._forgotten:
                raise ManalogError("there is no such game")
            if not self.running:
                if self._worker is not None:
                    await self._worker.hear_out()
                self._worker = await self._begun()
            assert self._worker is not None
            return self._worker

    async def _begun(self) -> WorkerProcess:
        """Return a worker with the game; one that ends before it can play is not the last one."""
        for _ in range(_MOST_BEGINNINGS):
            worker = await self._hire()
            try:
                await self._begin(worker)
                return worker
            except WorkerGoneError:
                await worker.close()
            except ManalogError:
                await worker.close()
                raise
        raise ManalogError(
            f"the game's process ended {_MOST_BEGINNINGS} times as it began: look again later"
        )

    async def _begin(self, worker: WorkerProcess) -> None:
        worker.heard, worker.framed = partial(self._heard, worker), self._send
        worker.ended = lambda: self._ended(worker)
        await asyncio.to_thread(self.kept.open)
        again = self.kept.known() if self.kept.about else None
        self.kept.about = await worker.call("begin", self.kept.recipe, again)
        await self._ask_past(worker)
        self._told = []
        self._asking.clear()
        await self._tell(worker)

    async def _ask_past(self, worker: WorkerProcess) -> None:
        """Keep what the game of WORKER began from, and hear what is not as it was."""
        past = await worker.call("past")
        self._notice = past["notice"]
        if past["origin"] is not None and self.kept.origin != past["origin"]:
            await asyncio.to_thread(self.kept.add, {"origin": past["origin"]})

    def _ended(self, worker: WorkerProcess) -> None:
        """WORKER has died: begin the game again, unless that happens too often."""
        if worker is not self._worker:
            return  # it had not begun: whoever waits for it begins the game again
        now = time.monotonic()
        self._deaths = [at for at in self._deaths if now - at < _DEATH_SECONDS] + [now]
        if len(self._deaths) > _MOST_DEATHS:
            self._complain(f"the game's process ended {len(self._deaths)} times: look again later")
        elif self.listeners:
            self._task = asyncio.create_task(self._again())

    async def _again(self) -> None:
        try:
            await self.worker()
            for listener in list(self.listeners):
                await self.show(listener)
        except WorkerGoneError:
            return  # its end is heard, too
        except ManalogError as error:
            self._complain(error.public)

    def _complain(self, words: str) -> None:
        for listener in list(self.listeners):
            listener.send(json.dumps({"type": "error", "message": words}))

    async def _tell(self, worker: WorkerProcess) -> None:
        """Tell WORKER who looks, where that is other than it knows."""
        viewers = sorted({listener.viewer for listener in self.listeners})
        if viewers != self._told:
            self._told = viewers
            await worker.call("viewers", viewers)

    async def retry(self) -> None:
        """Have on the disk what it did not take."""
        await asyncio.to_thread(self.kept.retry)
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        """Tell all pages how much the disk did not take, and when it takes all again."""
        trouble, count = self.kept.trouble, self.kept.unkept
        if trouble is None and not self._troubled:
            return
        self._troubled = trouble is not None
        words = (
            f"the game goes on in memory: {count} records of it are not kept ({trouble})"
            if self._troubled
            else "the game is kept again, all of it"
        )
        for listener in list(self.listeners):
            listener.send(_keeping(words, count))

    async def _heard(self, worker: WorkerProcess, message: dict[str, Any]) -> None:
        """Hear MESSAGE of WORKER; what it takes is on the disk before anything else is heard."""
        if "kept" in message:
            try:
                await asyncio.to_thread(self.kept.add, message["kept"])
            except ValueError:
                _LOGGER.exception("a game is begun again from what is kept")
                worker.end()
                return
            self._tell_trouble()
        for _, number, reply in message.get("answers", ()):
            listener, note = self._asking.pop(number, (None, None))
            if listener in self.listeners:
                answer = {"type": "answer", "to": "ask", "note": note, **reply}
                listener.send(json.dumps(answer, ensure_ascii=False))

    def _send(self, viewer: str, text: str) -> None:
        for listener in list(self.listeners):
            if listener.viewer == viewer:
                listener.send(text)

    # ------------------------------------------------------------------ pages

    async def enter(self, listener: Listener) -> None:
        """Let LISTENER look, from now on; ManalogError: too many do."""
        if len(self.listeners) >= _MOST_LISTENERS:
            raise ManalogError("too many look at this game now")
        self.listeners.add(listener)
        worker = await self.worker()
        await self._tell(worker)
        await self.show(listener)
        self._tell_trouble()
        if self._notice is not None:
            listener.send(_keeping(self._notice, self.kept.unkept))

    async def show(self, listener: Listener) -> None:
        """Send LISTENER all that it is shown now, and not after what is newer."""
        worker = await self.worker()

        def send(frame: Any) -> None:
            listener.send(json.dumps(frame, ensure_ascii=False))

        await worker.call("frame", listener.viewer, then=send)

    async def renew(self, seats: Iterable[str]) -> None:
        """Give SEATS new links; who came by the old ones has to go."""
        chosen = list(seats)
        if not set(chosen) <= set(self.kept.tokens):
            raise ManalogError("there is no such seat")
        await asyncio.to_thread(self.kept.renew, chosen)
        for listener in list(self.listeners):
            if listener.seat in chosen:
                listener.drop()

    async def leave(self, listener: Listener) -> None:
        """Let LISTENER go."""
        self.listeners.discard(listener)
        self.used = time.monotonic()
        if self.running and self._worker is not None:
            await self._tell(self._worker)

    async def say(self, listener: Listener, message: dict[str, Any]) -> None:
        """Pass MESSAGE of LISTENER on, and send back what is answered."""
        kind, note = message.get("type"), message.get("note")
        try:
            answer = await self._said(listener, message)
        except ManalogError as error:
            told = {"type": "error", "to": kind, "note": note, "message": error.public}
            if isinstance(error, StaleError):
                told["stale"] = True
            listener.send(json.dumps(told, ensure_ascii=False))
            return
        # Whoever counts what they say hears that it was taken; a question is answered later.
        if answer or (answer is None and note is not None):
            told = {"type": "answer", "to": kind, "note": note, **(answer or {})}
            listener.send(json.dumps(told, ensure_ascii=False))

    async def _said(self, listener: Listener, message: dict[str, Any]) -> Any:
        """Return what the worker says to MESSAGE: None where it was carried out, {} for later."""
        if message.get("type") == "look":
            await self.show(listener)
            return None
        worker = await self.worker()
        if message.get("type") != "ask":
            return await worker.call("say", listener.viewer, message)
        self.asks()
        self._asked += 1
        number = self._asked
        self._asking[number] = listener, message.get("note")
        try:
            return await worker.call("say", listener.viewer, {**message, "note": number})
        except ManalogError:
            del self._asking[number]
            raise

    async def rest(self) -> None:
        """Have no process for questions, until the next one."""
        if self.running and self._worker is not None:
            with contextlib.suppress(ManalogError):
                await self._worker.call("rest")

    async def save(self, path: str, viewer: str | None) -> None:
        """Let the worker write the game to PATH for VIEWER."""
        worker = await self.worker()
        await worker.call("save", path, viewer)

    async def close(self) -> None:
        """End the worker; the game stays kept."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.close()
        await asyncio.to_thread(self.kept.retry)
        self.kept.shelve()

    async def forget(self) -> None:
        """End the game for good: who looks at it has to go, and its file with them."""
        self._forgotten = True
        for listener in list(self.listeners):
            listener.drop()
        async with self._lock:  # a worker that begins it now has to end, too
            await self.close()
        self.kept.forget()


def _keeping(words: str, unkept: int) -> str:
    """Return the message that says WORDS about how the game is kept."""
    return json.dumps({"type": "keeping", "message": words, "unkept": unkept})
