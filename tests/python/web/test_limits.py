"""How many games there are at once, who reads too slowly, and pictures of one folder."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("starlette")

from served import TWO, serving

from pyengine.door import asking as door
from pyengine.errors import ManalogError
from pyengine.web.relay import hall, room
from pyengine.web.relay.shelf import Shelf
from pyengine.web.relay.sockets import Socket
from pyengine.web.worker import asking
from pyengine.web.worker.asking import Inquirer


def test_pictures_and_as_many_games_as_may_be(home: None, tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    picture = b"\xff\xd8\xff\xe0 a picture"
    (pictures / "Llanowar Elves.jpg").write_bytes(picture)
    (pictures / "Forest.png").write_bytes(b"<svg onload='alert(1)'/>")
    (pictures / "Island.gif").write_bytes(b"GIF89a")
    (pictures / "Shock.svg").write_bytes(b"<svg/>")
    (tmp_path / "secret.jpg").write_bytes(b"a secret")
    options = ("--images", str(pictures), "--max-games", "1")
    with serving(tmp_path / "games", *options) as server:
        with server.client() as client:
            found = client.get("/picture", params={"name": "Llanowar Elves"})
            assert found.status_code == 200 and found.content == picture
            assert found.headers["content-type"] == "image/jpeg"
            assert found.headers["content-security-policy"] == "default-src 'none'; sandbox"
            island = client.get("/picture", params={"name": "Island"})
            assert island.headers["content-type"] == "image/gif"
            for name in ("", "../secret", "secret", "/etc/passwd", "Forest", "Shock"):
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


def test_an_error_at_the_start_of_a_cage_frees_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system without processes or memory to spare is no reason to ask nothing any more."""

    def none_to_spare(session: Any, state: Any) -> Any:
        def begun() -> Any:
            raise BlockingIOError(11, "Resource temporarily unavailable")

        return begun

    monkeypatch.setattr(door, "oracle_of", none_to_spare)
    session: Any = SimpleNamespace(fluents=lambda: ["one"])
    with Inquirer() as inquirer:
        for note in (1, 2):
            inquirer.ask(session, "0", note, "zone(X, Y)", None)
            (who, answered, reply), *others = inquirer.answered()
            assert (who, answered, others) == ("0", note, []) and "BlockingIOError" in reply[
                "error"
            ]


def test_the_cage_of_questions_that_nobody_asks_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[int] = []
    found = SimpleNamespace(names=(), rows=(), more=False, output="")
    oracle = SimpleNamespace(ask=lambda *_, **__: found, close=lambda: closed.append(1))
    monkeypatch.setattr(door, "oracle_of", lambda *_: lambda: oracle)
    monkeypatch.setattr(asking, "IDLE_SECONDS", 0.05)
    session: Any = SimpleNamespace(fluents=lambda: ["one"])
    with Inquirer() as inquirer:
        for _ in range(2):
            inquirer.ask(session, "0", 1, "zone(X, Y)", None)
            inquirer.answered()
            until = time.monotonic() + 10
            while inquirer._oracle is not None and time.monotonic() < until:
                time.sleep(0.01)
    assert closed == [1, 1]


def test_so_many_may_look_at_a_game(tmp_path: Path) -> None:
    async def crowded() -> None:
        async def nobody() -> Any:
            raise AssertionError("no worker is needed")

        here = room.Room(Shelf(tmp_path).new({}), nobody)
        for _ in range(room._MOST_LISTENERS):
            here.listeners.add(Socket(Deaf(), "+watch", "watch"))  # type: ignore[arg-type]
        with pytest.raises(ManalogError, match="too many look"):
            await here.enter(Socket(Deaf(), "+watch", "watch"))  # type: ignore[arg-type]
        assert len(here.listeners) == room._MOST_LISTENERS

    apart(crowded())


def test_only_some_tables_have_a_process_for_questions(tmp_path: Path) -> None:
    rested: list[int] = []

    class Table(room.Room):
        async def rest(self) -> None:
            rested.append(int(self.kept.recipe["number"]))

    async def asked() -> None:
        here = hall.Hall(Shelf(tmp_path), 9)
        tables = []
        for number in range(6):
            tables.append(here._room_of(Shelf(tmp_path).new({"number": number})))
            tables[-1].__class__ = Table
        for number in (0, 1, 2, 3, 0, 4, 5):
            tables[number].asks()
        await asyncio.sleep(0.01)

    apart(asked())
    assert rested == [1, 2]


def test_what_is_being_answered_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tables have questions meanwhile: then nothing is ended, and afterwards it is."""
    closed, going = [], threading.Event()
    found = SimpleNamespace(names=("X",), rows=(), more=False, output="")

    def ask(*_: Any, **__: Any) -> Any:
        going.wait(10)
        return found

    oracle = SimpleNamespace(ask=ask, close=lambda: closed.append(1))
    monkeypatch.setattr(door, "oracle_of", lambda *_: lambda: oracle)
    session: Any = SimpleNamespace(fluents=lambda: ["one"])
    with Inquirer() as inquirer:
        inquirer.ask(session, "0", 1, "zone(X, Y)", None)
        while not inquirer._lock.locked():
            time.sleep(0.001)
        inquirer.rest()
        assert closed == []
        going.set()
        assert inquirer.answered()[0][2]["names"] == ["X"]
        while inquirer._lock.locked():
            time.sleep(0.001)
        inquirer.rest()
        assert closed == [1]
