"""A page's socket: what it sends is measured, and what it does not read is not kept for long."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from pyengine.errors import ManalogError
from pyengine.web.relay.changes import change
from pyengine.web.relay.room import Room

MOST_CHARACTERS = 8_192
"""How long a message may be."""

MOST_A_SECOND = 30
"""How many messages a page may send, on the average of a second."""

_MOST_UNREAD = 64
"""So many messages may wait for a page to read them; then it is dropped."""

_SEND_SECONDS = 20.0
_CLOSE_SECONDS = 2.0
_VIEWS = ("view", "replay")
_TOO_MUCH = 1008


class Socket:
    """The page's end of a conversation, as the room has it."""

    def __init__(self, socket: WebSocket, viewer: str, seat: str, *, changes: bool = False) -> None:
        """Speak with the page at SOCKET, which looks as VIEWER from SEAT.

        With CHANGES, it is sent of each view only what has changed since the last one.
        """
        self._socket = socket
        self.seat = seat
        self.viewer = viewer
        self._unread: asyncio.Queue[str] = asyncio.Queue(_MOST_UNREAD)
        self._allowed, self._at = float(MOST_A_SECOND), time.monotonic()
        self._dropped = asyncio.Event()
        self._changes = changes
        self._shown: dict[str, Any] | None = None

    def send(self, text: str) -> None:
        """Send TEXT soon; a page that does not read is dropped."""
        try:
            self._unread.put_nowait(self._shortened(text) if self._changes else text)
        except asyncio.QueueFull:
            self._dropped.set()

    def _shortened(self, text: str) -> str:
        """Return what tells the page as much as TEXT: a view's changes, where that is shorter."""
        message = json.loads(text)
        if message.get("type") not in _VIEWS:
            if message.get("type") == "curtain":
                self._shown = None
            return text
        shown, self._shown = self._shown, message
        if shown is None or shown["type"] != message["type"]:
            return text
        told = json.dumps(
            {"type": "change", "change": change(shown, message)},
            ensure_ascii=False, separators=(",", ":"),
        )  # fmt: skip
        return told if len(told) < len(text) else text

    def drop(self) -> None:
        """Let the page go."""
        self._dropped.set()

    async def converse(self, room: Room) -> None:
        """Pass on what the page and ROOM say, until one of them is gone."""
        tasks = [
            asyncio.create_task(work)
            for work in (self._write(), self._read(room), self._dropped.wait())
        ]
        try:
            await room.enter(self)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        except ManalogError as error:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                message = {"type": "error", "message": error.public}
                await self._socket.send_text(json.dumps(message))
        finally:
            await room.leave(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._close()

    async def _close(self) -> None:
        """End the line; what the page has sent meanwhile is read, or its end would not be heard."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(_CLOSE_SECONDS):
                await self._socket.close(_TOO_MUCH)
                while (await self._socket.receive())["type"] == "websocket.receive":
                    pass

    async def _write(self) -> None:
        while True:
            text = await self._unread.get()
            # `wait_for` of Python 3.11 may miss that it is cancelled.
            async with asyncio.timeout(_SEND_SECONDS):
                await self._socket.send_text(text)

    async def _read(self, room: Room) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] != "websocket.receive":
                return
            message = self._understood(received.get("text"))
            if message is None:
                return
            if message:
                await room.say(self, message)

    def _understood(self, text: str | None) -> dict[str, Any] | None:
        """Return the message TEXT, {} where it is none; None: the page is to be dropped."""
        now = time.monotonic()
        self._allowed = min(MOST_A_SECOND, self._allowed + (now - self._at) * MOST_A_SECOND)
        self._at = now
        self._allowed -= 1
        if text is None or len(text) > MOST_CHARACTERS or self._allowed < -MOST_A_SECOND:
            return None
        if self._allowed < 0:
            return self._refused("too many messages: wait a moment")
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            return self._refused("that is not understood")
        if not isinstance(message, dict) or not _plain(message.get("note")):
            return self._refused("that is not understood")
        return message

    def _refused(self, words: str) -> dict[str, Any]:
        self.send(json.dumps({"type": "error", "message": words}))
        return {}


def _plain(note: Any) -> bool:
    """Whether NOTE, which comes back with an answer, is nothing or a small number."""
    return note is None or (type(note) is int and abs(note) < 10**9)
