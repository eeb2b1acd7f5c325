"""The doors: who stands there is counted, and who shows no cookie has little time and room.

A connection asks, is answered, and may ask again. Each of these has an end in time; who is past it
is cut off, whether a browser or somebody who sends half of a request, or reads a byte a second.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

STRANGERS = 512
"""How many connections without a cookie there may be in all, and of one client."""
STRANGERS_OF_ONE = 128

_GRACE_SECONDS = 1.0
"""So long nobody has to make room for others, unless there is none at all."""

_LEAVING_SECONDS = 3.0
"""How long somebody may take to read what is left, when there is no more for them."""

Address = tuple[str, int]
_LOGGER = logging.getLogger(__name__)


@dataclass(frozen=True)
class Patience:
    """For how many seconds a request may come, and its answer go."""

    asking: float
    answering: float


STRANGER = Patience(asking=10.0, answering=30.0)
GUEST = Patience(asking=60.0, answering=300.0)


@dataclass
class Visitor:
    """A connection: `guest` has shown a cookie, `answering` has said what it wants."""

    transport: asyncio.Transport
    client: str
    since: float = field(default_factory=time.monotonic)
    guest: bool = False
    answering: bool = False
    timer: asyncio.TimerHandle | None = None

    def must_end_in(self, seconds: float | None) -> None:
        """Cut the line after SECONDS; None: not any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(seconds, self.transport.abort)

    def must_go_on(self) -> None:
        """Give the time that it has for what it does now."""
        patience = GUEST if self.guest else STRANGER
        self.must_end_in(patience.answering if self.answering else patience.asking)


class Doors:
    """All connections of a server, at most `most`."""

    def __init__(self, most: int) -> None:
        """Let MOST connections in."""
        self._most = most
        self._visitors: dict[Address, Visitor] = {}
        self._strangers: dict[str, dict[Address, Visitor]] = {}
        """Those without a cookie, by their client, the oldest first."""

    def __len__(self) -> int:
        """Return how many are here."""
        return len(self._visitors)

    # ------------------------------------------------------------------ as a connection goes on

    def came(self, transport: asyncio.Transport) -> None:
        """Let TRANSPORT in; who has been there for longest without a request may have to go."""
        address = address_of(transport)
        if address is None:
            transport.abort()
            return
        visitor = Visitor(transport, _client(address[0]))
        self._visitors[address] = visitor
        self._strangers.setdefault(visitor.client, {})[address] = visitor
        visitor.must_go_on()
        self._make_room(visitor.client)

    def asked(self, transport: asyncio.Transport) -> None:
        """A whole request of TRANSPORT is here."""
        self._turns(transport, answering=True)

    def answered(self, transport: asyncio.Transport) -> None:
        """It is answered: the next one may come."""
        self._turns(transport, answering=False)

    def _turns(self, transport: asyncio.Transport, *, answering: bool) -> None:
        visitor = self._visitors.get(address_of(transport) or ("", 0))
        if visitor is not None and not transport.is_closing():
            visitor.answering = answering
            visitor.must_go_on()

    def left(self, transport: asyncio.Transport) -> None:
        """TRANSPORT is closed."""
        address = address_of(transport)
        visitor = self._visitors.pop(address, None) if address is not None else None
        if visitor is not None and address is not None:
            visitor.must_end_in(None)
            self._is_no_stranger(address, visitor)

    # ------------------------------------------------------------------ what is known of who came

    def know(self, address: Address | None) -> None:
        """Whoever has ADDRESS has shown a cookie of ours."""
        visitor = self._of(address)
        if visitor is not None and address is not None:
            visitor.guest = True
            self._is_no_stranger(address, visitor)
            visitor.must_go_on()

    def let_stay(self, address: Address | None) -> None:
        """Whoever has ADDRESS has a socket, which has limits of its own."""
        if (visitor := self._of(address)) is not None:
            visitor.must_end_in(None)

    def see_off(self, address: Address | None) -> None:
        """Let ADDRESS read what is left, for a moment."""
        if (visitor := self._of(address)) is not None:
            visitor.must_end_in(_LEAVING_SECONDS)

    def _of(self, address: Address | None) -> Visitor | None:
        return None if address is None else self._visitors.get((address[0], address[1]))

    # ------------------------------------------------------------------ room

    def _is_no_stranger(self, address: Address, visitor: Visitor) -> None:
        same = self._strangers.get(visitor.client, {})
        same.pop(address, None)
        if not same:
            self._strangers.pop(visitor.client, None)

    def _make_room(self, client: str) -> None:
        """Let the oldest stranger go where there are too many: of CLIENT, or of who has most."""
        if len(self._strangers[client]) > STRANGERS_OF_ONE:
            self._let_go(client, _GRACE_SECONDS)
        elif sum(map(len, self._strangers.values())) > STRANGERS:
            self._let_go(self._client_of_most(), _GRACE_SECONDS)
        if len(self._visitors) > self._most:
            _LOGGER.error("too many connections: the oldest ones are cut")
            self._let_go(self._client_of_most(), 0.0)

    def _client_of_most(self) -> str:
        return max(self._strangers, key=lambda client: len(self._strangers[client]))

    def _let_go(self, client: str, seconds: float) -> None:
        """Cut the line of a stranger of CLIENT who came more than SECONDS ago, if there is one."""
        now = time.monotonic()
        asking = self._asking(client)
        oldest = next(asking, next(iter(self._strangers[client].values())))
        if now - oldest.since >= seconds:
            oldest.transport.abort()
            self.left(oldest.transport)

    def _asking(self, client: str) -> Iterator[Visitor]:
        return (one for one in self._strangers[client].values() if not one.answering)


def address_of(transport: asyncio.Transport) -> Address | None:
    """Return from where TRANSPORT comes, None where that is not known any more."""
    peer = transport.get_extra_info("peername")
    return (str(peer[0]), int(peer[1])) if peer else None


def _client(host: str) -> str:
    """Return what counts as one client: a host, or the net that somebody with IPv6 has."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return host
    mapped = address.ipv4_mapped
    return str(mapped or ipaddress.ip_network((address, 64), strict=False))
