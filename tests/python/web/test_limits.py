"""How many games there are at once, who reads too slowly, and pictures of one folder."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("starlette")

from served import TWO, serving

from pyengine.web.relay import hall
from pyengine.web.relay.keeping import Shelf
from pyengine.web.relay.sockets import Socket


def test_pictures_and_as_many_games_as_may_be(home: None, tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    (pictures / "Llanowar Elves.jpg").write_bytes(b"a picture")
    (tmp_path / "secret.jpg").write_bytes(b"a secret")
    options = ("--images", str(pictures), "--max-games", "1")
    with serving(tmp_path / "games", *options) as server:
        with server.client() as client:
            found = client.get("/picture", params={"name": "Llanowar Elves"})
            assert found.status_code == 200 and found.content == b"a picture"
            for name in ("", "../secret", "secret", "/etc/passwd"):
                assert client.get("/picture", params={"name": name}).status_code == 204
        with server.seated(server.begin(TWO)["links"]["0"]) as page, server.lobby() as lobby:
            page.view()
            refused = lobby.post("/games", json=TWO)
            assert refused.status_code == 400 and "too many games" in refused.json()["error"]
        server.begin(TWO)  # nobody looks at the first one: it rests


def test_games_that_nobody_looks_at_are_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "_ROUND_SECONDS", 0.01)
    ended: list[str] = []

    def room(name: str, seconds: float, *, over: bool = False) -> Any:
        async def close() -> None:
            ended.append(name)

        kept = SimpleNamespace(over=over, unkept=0)
        return SimpleNamespace(running=True, idle_seconds=seconds, kept=kept, close=close)

    async def rounds() -> None:
        here = hall.Hall(Shelf(tmp_path), 3, idle=100.0)
        rooms = {
            "idle": room("idle", 101.0), "played": room("played", 0.0),
            "over": room("over", hall.OVER_SECONDS + 1, over=True),
        }  # fmt: skip
        here.rooms = rooms
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await here._rounds()

    apart(rounds())
    assert set(ended) == {"idle", "over"}


class Deaf:
    """The socket of a page that reads nothing."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.closed.wait()

    async def receive(self) -> dict[str, str]:
        await self.closed.wait()
        return {"type": "websocket.disconnect"}

    async def close(self, code: int) -> None:
        self.closed.set()


def test_who_does_not_read_is_dropped() -> None:
    left: list[Any] = []

    async def enter(listener: Any) -> None:
        pass

    async def leave(listener: Any) -> None:
        left.append(listener)

    async def deaf() -> None:
        socket = Socket(Deaf(), "a", "0")  # type: ignore[arg-type]
        room: Any = SimpleNamespace(enter=enter, leave=leave)
        conversing = asyncio.create_task(socket.converse(room))
        await asyncio.sleep(0)
        for _ in range(50):
            socket.send("a view")
        assert not left
        for _ in range(50):
            socket.send("a view")
        async with asyncio.timeout(5):
            await conversing
        assert left == [socket]

    apart(deaf())


def apart(work: Coroutine[Any, Any, None]) -> None:
    """Do WORK in a thread of its own: a browser's tests leave a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
