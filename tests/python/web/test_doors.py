"""Who has to make room for others at the doors, and what is said of it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

pytest.importorskip("uvicorn")

from pyengine.web.relay import doors
from pyengine.web.relay.complaints import Complaints
from pyengine.web.relay.doors import Doors, Patience


class Line:
    """A connection from a client."""

    def __init__(self, client: str, port: int) -> None:
        self.peer = (client, port)
        self.cut = False

    def get_extra_info(self, name: str) -> Any:
        return self.peer

    def is_closing(self) -> bool:
        return self.cut

    def abort(self) -> None:
        self.cut = True


def came(at: Doors, client: str, count: int) -> list[Line]:
    lines = [Line(client, port) for port in range(count)]
    for line in lines:
        at.came(line)  # type: ignore[arg-type]
    return lines


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "_GRACE_SECONDS", 0.0)


def test_a_client_of_many_lines_makes_room_for_itself() -> None:
    async def many() -> None:
        at = Doors(1_000)
        other = came(at, "10.0.0.2", 3)
        lines = came(at, "10.0.0.1", doors.STRANGERS_OF_ONE + 10)
        assert [line.cut for line in lines[:11]] == [True] * 10 + [False]
        assert not any(line.cut for line in [*other, *lines[11:]])
        for line in [*other, *lines]:
            at.left(line)  # type: ignore[arg-type]
        assert len(at) == 0

    asyncio.run(many())


def test_whoever_has_most_lines_makes_room_for_others() -> None:
    async def many() -> None:
        at = Doors(100)
        few, most = came(at, "10.0.0.2", 20), came(at, "10.0.0.1", 80)
        new = came(at, "2001:db8::1", 5)
        assert [line.cut for line in most[:6]] == [True] * 5 + [False]
        assert not any(line.cut for line in [*few, *new])

    asyncio.run(many())


def test_guests_and_those_who_are_answered_stay() -> None:
    async def many() -> None:
        at = Doors(10)
        guests = came(at, "10.0.0.1", 5)
        for guest in guests:
            at.know(guest.peer)
        answered, silent = came(at, "10.0.0.2", 1), came(at, "10.0.0.3", 9)
        at.asked(answered[0])  # type: ignore[arg-type]
        assert [line.cut for line in silent] == [True] * 5 + [False] * 4
        assert not any(line.cut for line in [*guests, *answered])

    asyncio.run(many())


def test_the_nets_of_one_client_count_as_one() -> None:
    assert doors._client("2001:db8::1") == doors._client("2001:db8::2:3")
    assert doors._client("::ffff:10.0.0.1") == "10.0.0.1"


def test_the_same_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    logger, complaints = logging.getLogger("manalog-test"), Complaints(seconds=600.0)
    logger.handlers, logger.propagate = [complaints], False
    for _ in range(1_000):
        try:
            raise OSError(24, "Too many open files")
        except OSError:
            logger.exception("socket.accept() out of system resource\nsocket: 7")
    logger.error("cancelled", exc_info=asyncio.CancelledError())
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1 and said[0].endswith("OSError: [Errno 24] Too many open files")
    complaints._seconds = 0.0
    logger.error("socket.accept() out of system resource", exc_info=OSError(24, "Too many"))
    assert "999 times more" in capsys.readouterr().err


def test_whoever_does_not_go_on_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is silent, who does not read an answer, and who asks nothing more; a guest has longer."""
    monkeypatch.setattr(doors, "STRANGER", Patience(asking=0.05, answering=0.05))

    async def waited() -> None:
        at = Doors(10)
        _, deaf, idle, guest, busy = lines = came(at, "10.0.0.1", 5)
        at.know(guest.peer)
        at.asked(deaf)  # type: ignore[arg-type]
        at.asked(idle)  # type: ignore[arg-type]
        at.answered(idle)  # type: ignore[arg-type]
        at.let_stay(busy.peer)
        await asyncio.sleep(0.3)
        assert [line.cut for line in lines] == [True, True, True, False, False]
        monkeypatch.setattr(doors, "_LEAVING_SECONDS", 0.05)
        at.see_off(busy.peer)
        await asyncio.sleep(0.3)
        assert busy.cut and not guest.cut

    asyncio.run(waited())
