"""Connections as uvicorn has them, which tell the doors how far they are."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from functools import partial
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pyengine.web.relay.doors import Doors, address_of

_SENT_BYTES = 128 * 1024
_RECEIVED_BYTES = 64 * 1024
"""What the system may keep for a connection, either way."""

_UNREAD_MILLISECONDS = 30_000
"""After so long without a sign that what was sent has come, a connection is over."""


class HttpConnection(H11Protocol):
    """A connection that asks by HTTP, and may become a socket."""

    def __init__(self, doors: Doors, **given: Any) -> None:
        """Be one of those at DOORS."""
        super().__init__(**given)
        self._doors = doors

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Stand at the doors."""
        super().connection_made(transport)
        self._doors.came(transport)

    def data_received(self, data: bytes) -> None:
        """Take DATA; with a whole request there is more time."""
        super().data_received(data)
        self._tell()

    def on_response_complete(self) -> None:
        """Wait for the next request, which may be here already."""
        self._doors.answered(self.transport)
        super().on_response_complete()
        self._tell()

    def _tell(self) -> None:
        cycle = self.cycle
        if cycle is not None and not (cycle.more_body or cycle.response_complete):
            self._doors.asked(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Be gone."""
        super().connection_lost(exc)
        self._doors.left(self.transport)


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, doors: Doors, **given: Any) -> None:
        """Be one of those at DOORS."""
        super().__init__(**given)
        self._doors = doors

    def keepalive_timeout(self) -> None:
        """End a line that is silent, whether or not what was sent last is read."""
        super().keepalive_timeout()
        self._doors.see_off(address_of(self.transport))

    def connection_lost(self, exc: Exception | None) -> None:
        """Be gone."""
        super().connection_lost(exc)
        self._doors.left(self.transport)


def protocols(doors: Doors) -> dict[str, Any]:
    """Return the settings of uvicorn by which all connections stand at DOORS."""
    return {"http": partial(HttpConnection, doors), "ws": partial(SocketConnection, doors)}


def limit_buffers(listening: socket.socket) -> None:
    """Let connections that come to LISTENING cost the system little, and end when they vanish."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SENT_BYTES)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _RECEIVED_BYTES)
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        with contextlib.suppress(OSError):
            listening.setsockopt(socket.IPPROTO_TCP, option, _UNREAD_MILLISECONDS)
