"""Strangers, and pages that don't read, cost the others nothing that they notice.

The whole floods, with the figures that docs/reliability.md promises, run with MANALOG_FLOODS=1.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")

from served import TWO, Server, serving

from pyengine.system.open_files import most_open_files
from pyengine.web.relay.connections import limit_buffers

FULL = bool(os.environ.get("MANALOG_FLOODS"))
HALVES, BODIES = (1_100, 200) if FULL else (800, 60)
FILES = 1_024 if FULL else 700
"""How many files the server may have open."""
MOST_SECONDS = 0.2 if FULL else 2.0
"""How long others may wait; the machine of a short run may be busy."""


@dataclass
class Others:
    """Somebody who only wants to look at the lobby, all the time."""

    server: Server
    seconds: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    _done: threading.Event = field(default_factory=threading.Event)

    def look(self) -> None:
        while not self._done.is_set():
            begun = time.monotonic()
            try:
                line = HTTPConnection("127.0.0.1", self.server.port, timeout=20.0)
                line.request("GET", "/")
                assert line.getresponse().read()
                line.close()
            except (OSError, HTTPException, AssertionError) as error:
                self.failures.append(repr(error))
            self.seconds.append(time.monotonic() - begun)
            time.sleep(0.02)

    def stop(self) -> None:
        self._done.set()

    @property
    def slowest(self) -> float:
        """The slowest of all but one in twenty, which a busy machine may have held up."""
        return sorted(self.seconds)[-1 - len(self.seconds) // 20]


@contextmanager
def others(server: Server, memory: int = 100) -> Iterator[Others]:
    """Somebody is served while the block runs, and the server needs at most MEMORY MB for it."""
    someone = Others(server)
    thread = threading.Thread(target=someone.look)
    before = resident(server.pid)
    thread.start()
    try:
        yield someone
        grown = resident(server.pid) - before
    finally:
        someone.stop()
        thread.join(30)
    print(
        f"{len(someone.seconds)} looked, the slowest {someone.slowest * 1000:.0f} ms, "
        f"of all {max(someone.seconds) * 1000:.0f} ms; "
        f"memory {grown:+.1f} MB; {len(server.said)} lines of log"
    )
    assert someone.failures == [] and len(someone.seconds) >= 10
    assert someone.slowest < MOST_SECONDS
    assert grown < memory
    assert len(server.said) < 100, server.said[:5]


def resident(pid: int) -> float:
    """How many megabytes of memory the process PID has."""
    status = Path(f"/proc/{pid}/statm")
    if not status.exists():
        pytest.skip("there is no /proc here")
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def line(server: Server, stack: ExitStack, *, least: bool = False) -> socket.socket:
    """A connection to SERVER; with LEAST, one that takes as little as it can at a time."""
    connection = stack.enter_context(socket.socket())
    if least:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    connection.settimeout(20.0)
    connection.connect(("127.0.0.1", server.port))
    return connection


def is_cut(connection: socket.socket, seconds: float) -> bool:
    """Whether the server has ended CONNECTION, or ends it in SECONDS."""
    connection.settimeout(seconds)
    try:
        while connection.recv(1 << 16):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.fixture
def lone(home: None, tmp_path: Path) -> Iterator[Server]:
    most_open_files()
    with serving(tmp_path / "games", files=FILES) as server:
        server.begin(TWO)
        yield server


def test_half_requests_keep_nobody_out(lone: Server) -> None:
    with ExitStack() as stack, others(lone):
        for number in range(HALVES):
            half = line(lone, stack)
            half.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Number: %d" % number)
        time.sleep(2.0)


@pytest.mark.skipif(not FULL, reason="it takes long: MANALOG_FLOODS=1 runs it")
def test_who_does_not_ask_in_time_is_cut(lone: Server) -> None:
    """Neither silence nor a byte now and then holds a line for longer than ten seconds."""
    with ExitStack() as stack:
        silent, slow = line(lone, stack), line(lone, stack)
        slow.sendall(b"POST /enter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n")
        begun = time.monotonic()
        while time.monotonic() - begun < 14.0:
            time.sleep(0.5)
            try:
                slow.sendall(b"x")
            except OSError:
                break
        assert 5.0 < time.monotonic() - begun < 14.0
        assert is_cut(silent, 2.0)


def test_large_bodies_are_not_read(lone: Server) -> None:
    head = (
        f"POST /enter HTTP/1.1\r\nHost: 127.0.0.1:{lone.port}\r\nOrigin: {lone.address}\r\n"
        "Content-Type: application/json\r\n"
    )
    whole = b"x" * 400_000
    with ExitStack() as stack, others(lone):
        lines = [line(lone, stack) for _ in range(BODIES)]
        for number, body in enumerate(lines):
            length = "Transfer-Encoding: chunked\r\n\r\n61a80\r\n"
            if number % 2:
                length = "Content-Length: 400000\r\n\r\n"
            body.setblocking(False)
            body.sendall(f"{head}{length}".encode())
        for body in lines:
            try:
                body.send(whole)
            except OSError:
                continue
        time.sleep(2.0)
        assert sum(is_cut(body, 0.1) for body in lines) == BODIES


WATCHERS = 50
BOTS = TWO | {"players": ["random", "random"], "spectators": "everyone"}


def watcher(server: Server, link: str, cookie: str, stack: ExitStack) -> socket.socket:
    """A page that looks on by LINK, and reads nothing by itself."""
    page = line(server, stack, least=True)
    path = link.split("#")[0]
    page.sendall(
        f"GET {path}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Origin: {server.address}\r\n"
        f"Cookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return page


def looking(server: Server, name: str) -> int:
    with server.lobby() as lobby:
        games = lobby.get("/lobby").json()["games"]
    return next(int(game["looking"]) for game in games if game["name"] == name)


LONG = pytest.mark.skipif(not FULL, reason="it takes long: MANALOG_FLOODS=1 runs it")


@LONG
@pytest.mark.parametrize(("reads", "game"), [(False, BOTS), (True, BOTS), (False, TWO)])
def test_watchers_who_hardly_read_are_let_go(
    lone: Server, reads: bool, game: dict[str, Any]
) -> None:
    """Fifty who read nothing, or a byte now and then, of a game that goes on or rests."""
    begun = lone.begin(game)
    link = begun["links"]["watch"]
    cookie = lone.enter(link)
    with ExitStack() as stack, others(lone):
        pages = [watcher(lone, link, cookie, stack) for _ in range(WATCHERS)]
        assert all(page.recv(12, socket.MSG_WAITALL) == b"HTTP/1.1 101" for page in pages)
        until = time.monotonic() + 60.0
        while time.monotonic() < until and not all(is_closed_there(lone, page) for page in pages):
            for page in pages if reads else ():
                read_one(page)
            time.sleep(0.3)
        assert sum(is_closed_there(lone, page) for page in pages) == WATCHERS
        assert looking(lone, begun["name"]) == 0


def read_one(page: socket.socket) -> None:
    """Read a byte of PAGE, where there is one."""
    page.setblocking(False)
    with suppress(OSError):
        page.recv(1)


def is_closed_there(server: Server, page: socket.socket) -> bool:
    """Whether the server has no socket any more for PAGE."""
    port = f":{page.getsockname()[1]:04X}"
    with open("/proc/net/tcp") as table:
        rows = [row.split() for row in table]
    mine = f":{server.port:04X}"
    return not any(
        row[1].endswith(mine) and row[2].endswith(port) and row[3] == "01" for row in rows[1:]
    )


def test_what_the_system_keeps_for_a_connection_is_limited() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        limit_buffers(listening)
        with socket.create_connection(listening.getsockname()), listening.accept()[0] as accepted:
            kept = accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
            assert kept <= 256 * 1024
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 30_000


def test_a_server_ends_without_a_word(lone: Server) -> None:
    """Whoever is there, in the middle of whatever."""
    begun = lone.begin(BOTS)
    cookie = lone.enter(begun["links"]["watch"])
    with ExitStack() as stack:
        for _ in range(WATCHERS):
            watcher(lone, begun["links"]["watch"], cookie, stack)
            line(lone, stack).sendall(b"POST /enter HTTP/1.1\r\nHost: localhost\r\n")
        time.sleep(0.5)
        lone.stop()
    assert [said for said in lone.said if "running task" not in said] == []
