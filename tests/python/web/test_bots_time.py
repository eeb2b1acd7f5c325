"""Bots of a table think for so long, and no longer than somebody waits."""

from __future__ import annotations

import select
import time

import pytest

pytest.importorskip("starlette")

from served import TWO, Server

from pyengine.web.worker import bots
from pyengine.web.worker.bots import Bots

SLOW = TWO | {"players": ["human", "ismcts:seconds=30"]}


@pytest.mark.parametrize("bot", ["ismcts:seconds=9999", "ismcts:seconds=31"])
def test_no_bot_may_think_for_longer(server: Server, bot: str) -> None:
    with server.lobby() as lobby:
        refused = lobby.post("/games", json=TWO | {"players": ["human", bot]})
    assert refused.status_code == 400 and "30 seconds at most" in refused.json()["error"]


@pytest.mark.parametrize("bot", ["ismcts:seconds=30", "ismcts:iterations=9999"])
def test_a_player_lets_a_bot_move(server: Server, bot: str) -> None:
    with server.seated(server.begin(TWO | {"players": ["human", bot]})["links"]["0"]) as page:
        frame = page.view()
        while not frame["table"]["thinking"]:
            frame = page.asked(frame)
            options = frame["question"]["options"]
            waiting = frame["question"]["waiting"]
            page.choose(frame, options[0]["index"] if waiting is None else waiting)
            frame = page.view()
        begun = time.monotonic()
        time.sleep(0.5)
        page.say("hurry")
        while page.view()["table"]["thinking"]:
            page.say("hurry")
        assert time.monotonic() - begun < 15


def test_who_looks_on_hurries_nobody(server: Server) -> None:
    with server.seated(server.begin(SLOW)["links"]["watch"]) as page:
        page.view()
        assert "look on" in page.ask("hurry")["message"]


def test_a_bot_that_goes_on_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is hurried, then ended: the table hears that there is no answer."""
    monkeypatch.setattr(bots, "_MOST_SECONDS", 0.05)
    monkeypatch.setattr(bots, "_LATE_SECONDS", 0.05)
    with Bots({"recipe": {"game": "magic"}}, ["/bin/sleep", "60"]) as here:
        here.ask("a", [])
        ready: list[object] = []
        until = time.monotonic() + 20
        while time.monotonic() < until:
            ready, _, _ = select.select([here.lines], [], [], here.patience)
            if ready:
                break
            here.impatient()
        assert ready and here.hear() == (True, None, [])


def test_the_rules_answer_in_a_puzzle_however_long_it_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "_MOST_SECONDS", 0.0)
    with Bots({"recipe": {"game": "magic", "puzzle": "one"}}, ["/bin/sleep", "60"]) as here:
        here.ask("a", [])
        assert here.patience is None
