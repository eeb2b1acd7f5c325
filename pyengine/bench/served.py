"""How quickly the server answers clicks with many games at once; the clients are here."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.games import DEFAULT_GAME, find_game

GAMES = 20
"""How many games are played at once where nothing is said."""

_TICK = 0.2
_MOST_WAIT = 30.0


@dataclass
class ServeMeasured:
    """Seconds from each click to the new view, and what the server's processes take."""

    at_once: int
    pace: float = 1.0
    """How long the two people of a game take for a choice, in seconds and on the average."""
    seconds: float = 0.0
    clicks: list[float] = field(default_factory=list)
    finished: int = 0
    worker_mb: list[float] = field(default_factory=list)
    relay_mb: list[float] = field(default_factory=list)

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON: milliseconds and megabytes."""
        times = sorted(self.clicks) or [0.0]
        return {
            "games_at_once": self.at_once,
            "pace_seconds": self.pace,
            "games_finished": self.finished,
            "clicks": len(self.clicks),
            "seconds": round(self.seconds, 1),
            "median_ms": round(statistics.median(times) * 1000, 1),
            "percentile_95_ms": round(times[int(len(times) * 0.95)] * 1000, 1),
            "worker_mb": round(statistics.median(self.worker_mb or [0.0]), 1),
            "relay_mb_first": round((self.relay_mb or [0.0])[0], 1),
            "relay_mb_last": round((self.relay_mb or [0.0])[-1], 1),
        }


def measure_serve(into: ServeMeasured, seconds: float, seed: int) -> Iterator[ServeMeasured]:
    """Let people who click by chance play INTO.at_once games for SECONDS; yield now and then."""
    with tempfile.TemporaryDirectory() as directory:
        command = [
            sys.executable, "-m", "pyengine", "serve", "--port", "0", "--directory", directory,
            "--max-games", str(min(1000, into.at_once + 2)),
        ]  # fmt: skip
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            link = re.search(r"(http://\S+?)/#(\w+)", server.stdout.readline())
            if link is None:
                raise ManalogError("the server does not start")
            yield from _played(into, Clients(link[1], link[2]), server.pid, seconds, seed)
        finally:
            server.terminate()
            server.wait(_MOST_WAIT)


def _played(
    into: ServeMeasured, clients: Clients, pid: int, seconds: float, seed: int
) -> Iterator[ServeMeasured]:
    loop = asyncio.new_event_loop()
    try:
        start = loop.run_until_complete(_seated(clients, into.at_once, seed))
        begun = time.monotonic()
        tasks = [loop.create_task(_people(clients, seats, into, seed)) for seats in start]
        while into.seconds < seconds:
            into.seconds = time.monotonic() - begun
            loop.run_until_complete(asyncio.sleep(_TICK))
            for task in tasks:
                if task.done():
                    task.result()
            if int(into.seconds / _TICK) % 10 == 0:
                _weigh(into, pid)
            yield into
        for task in tasks:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
    finally:
        loop.close()


async def _seated(clients: Clients, games: int, seed: int) -> list[list[str]]:
    """Begin GAMES games, one after the other; return the links of each one's seats."""
    return [await asyncio.to_thread(clients.begin, seed + number) for number in range(games)]


async def _people(clients: Clients, seats: list[str], into: ServeMeasured, seed: int) -> None:
    """Play games at one table, one after the other, until this is cancelled."""
    rng = random.Random(f"{seed}{seats}")
    await asyncio.sleep(rng.random() * into.pace)
    while True:
        await _game(clients, seats, into, rng)
        into.finished += 1
        seats = await asyncio.to_thread(clients.begin, rng.randrange(10**6))


async def _game(
    clients: Clients, seats: list[str], into: ServeMeasured, rng: random.Random
) -> None:
    """Play one game by chance; both people hear of each choice."""
    cookies = [await asyncio.to_thread(clients.enter, link) for link in seats]
    lines = [clients.line(link, cookie) for link, cookie in zip(seats, cookies, strict=True)]
    async with lines[0] as first, lines[1] as second:
        sockets = (first, second)
        views = [await _view(socket) for socket in sockets]
        while not any("over" in view["table"] for view in views):
            mover = next((n for n in (0, 1) if views[n]["question"]), None)
            if mover is None:
                raise ManalogError("nobody is asked, and the game goes on")
            await asyncio.sleep(into.pace * (0.5 + rng.random()))
            asked = views[mover]
            index = rng.randrange(len(asked["question"]["options"]))
            message = {"type": "choose", "options": [index], "seq": asked["seq"]}
            clicked = time.perf_counter()
            await sockets[mover].send(json.dumps(message | {"epoch": asked["epoch"]}))
            views[mover] = await _view(sockets[mover])
            into.clicks.append(time.perf_counter() - clicked)
            views[1 - mover] = await _view(sockets[1 - mover])


async def _view(socket: Any) -> dict[str, Any]:
    while True:
        # asyncio.wait_for of Python 3.11 may lose that the task was cancelled.
        async with asyncio.timeout(_MOST_WAIT):
            frame: dict[str, Any] = json.loads(await socket.recv())
        if frame["type"] == "view":
            return frame
        if frame["type"] == "error":
            raise ManalogError(f"the server says: {frame['message']}")


class Clients:
    """What pages do at first: enter, begin a game, open a line."""

    def __init__(self, address: str, token: str) -> None:
        """Enter the lobby at ADDRESS by TOKEN."""
        self._address = address
        self._lobby = ""
        self._lobby = self._cookie("/enter", token)

    def begin(self, seed: int) -> list[str]:
        """Begin a game of two people with SEED; return the links of their seats."""
        game = find_game(DEFAULT_GAME)
        recipe = {
            "game": game.name,
            "players": ["human", "human"],
            "decks": [{"name": name} for name in game.decks],
            "seed": seed,
            "spectators": "closed",
        }
        links = json.load(self._post("/games", recipe))["links"]
        return [links["0"], links["1"]]

    def enter(self, link: str) -> str:
        """Return the cookie of the seat at LINK."""
        path, _, token = link.partition("#")
        return self._cookie(f"{path}/enter", token)

    def line(self, link: str, cookie: str) -> Any:
        """Return the socket of the seat at LINK, to be opened."""
        from websockets.asyncio.client import connect

        path = link.partition("#")[0]
        return connect(
            f"{self._address.replace('http', 'ws', 1)}{path}/socket",
            additional_headers={"cookie": cookie},
            origin=self._address,  # type: ignore[arg-type]
            max_size=None,
        )

    def _cookie(self, path: str, token: str) -> str:
        answer = self._post(path, {"token": token})
        return str(answer.headers["set-cookie"]).partition(";")[0]

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"origin": self._address, "cookie": self._lobby}
        data = json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data, headers)
        return urllib.request.urlopen(request, timeout=_MOST_WAIT)


def _weigh(into: ServeMeasured, pid: int) -> None:
    """Note how much memory the server's process and its workers have for themselves."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        return
    workers = [_own_mb(int(child)) for child in children.read_text().split()]
    into.worker_mb.append(sum(workers) / max(len(workers), 1))
    into.relay_mb.append(_own_mb(pid))


def _own_mb(pid: int) -> float:
    """Return the megabytes of the process PID, shared ones in parts."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0.0
    match = re.search(r"^Pss: +(\d+) kB", text, re.M)
    return int(match[1]) / 1024 if match else 0.0


def nothing_is_missing() -> None:
    """Refuse where the server's packages are not installed: ManalogError."""
    try:
        import websockets  # noqa: F401
    except ImportError as error:
        raise ManalogError(
            "the server's packages are not installed", remedy="Install Manalog again"
        ) from error
    if os.name != "posix":
        raise ManalogError("this is measured on POSIX only")
