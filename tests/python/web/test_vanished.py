"""Machines that vanish: their packets are lost, and nobody says that the line is over.

In a network namespace, which takes Linux, root and `ip`; MANALOG_FLOODS=1 runs it.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")

from served import TWO, Server, serving
from test_floods import BOTS, LONG, is_closed_there, looking

HERE, THERE, NAME = "10.231.7.1", "10.231.7.2", f"manalog{os.getpid()}"
MACHINES = 20
MOST_SECONDS = 45.0
"""After so long the server has let all go: see SECURITY.md."""

_CLONE_NEWNET = 0x40000000


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@pytest.fixture
def network() -> Iterator[None]:
    """A network of two machines: this one, and one that can vanish."""
    if shutil.which("ip") is None or os.geteuid() != 0:
        pytest.skip("it takes root and ip")
    try:
        ip("netns", "add", NAME)
        ip("link", "add", "mana0", "type", "veth", "peer", "name", "mana1", "netns", NAME)
        ip("addr", "add", f"{HERE}/24", "dev", "mana0")
        ip("link", "set", "mana0", "up")
        for words in (
            ("addr", "add", f"{THERE}/24", "dev", "mana1"),
            ("link", "set", "mana1", "up"),
        ):
            ip("-n", NAME, *words)
        # Its address is known for good: otherwise the system soon hears that nobody has it.
        link = subprocess.run(
            ["ip", "-n", NAME, "-br", "link", "show", "mana1"], capture_output=True
        )
        ip("neigh", "add", THERE, "lladdr", link.stdout.decode().split()[2], "dev", "mana0")
        yield
    except subprocess.CalledProcessError as error:
        pytest.skip(f"no network namespaces here: {error.stderr.decode().strip()}")
    finally:
        subprocess.run(["ip", "netns", "del", NAME], capture_output=True, check=False)
        subprocess.run(["ip", "link", "del", "mana0"], capture_output=True, check=False)


def connected(server: Server, link: str, cookie: str, stack: ExitStack) -> list[socket.socket]:
    """Pages on the other machine that look on, and answer no ping: nobody reads them."""
    libc = ctypes.CDLL(None, use_errno=True)
    with open(f"/run/netns/{NAME}") as space:
        assert libc.setns(space.fileno(), _CLONE_NEWNET) == 0, os.strerror(ctypes.get_errno())
    pages = []
    for _ in range(MACHINES):
        page = stack.enter_context(socket.create_connection((HERE, server.port), 20.0))
        page.sendall(
            f"GET {link.split('#')[0]}/socket HTTP/1.1\r\nHost: {HERE}:{server.port}\r\n"
            f"Origin: {server.address}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert page.recv(12, socket.MSG_WAITALL) == b"HTTP/1.1 101"
        pages.append(page)
    return pages


@LONG
@pytest.mark.timeout(200)
@pytest.mark.parametrize("game", [BOTS, TWO], ids=["goes on", "rests"])
def test_machines_that_vanish_are_let_go(
    home: None, network: None, tmp_path: Path, game: dict[str, Any]
) -> None:
    with serving(tmp_path / "games", "--host", HERE) as server, ExitStack() as stack:
        begun = server.begin(game)
        cookie = server.enter(link := begun["links"]["watch"])
        with ThreadPoolExecutor(1) as other:  # the namespace is its thread's
            pages = other.submit(connected, server, link, cookie, stack).result()
        assert looking(server, begun["name"]) == MACHINES
        ip("-n", NAME, "addr", "del", f"{THERE}/24", "dev", "mana1")
        gone = time.monotonic()
        seconds: dict[int, float] = {}
        while len(seconds) < MACHINES and time.monotonic() - gone < 2 * MOST_SECONDS:
            for number, page in enumerate(pages):
                if number not in seconds and is_closed_there(server, page):
                    seconds[number] = time.monotonic() - gone
            time.sleep(0.2)
        first, last = min(seconds.values()), max(seconds.values())
        print(f"{len(seconds)} let go, after {first:.0f} to {last:.0f} s")
        assert len(seconds) == MACHINES and last < MOST_SECONDS
        assert looking(server, begun["name"]) == 0
        assert server.said == []
