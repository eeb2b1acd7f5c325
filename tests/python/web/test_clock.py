"""A clock: the time of people runs while they are asked, and who has none left loses."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import close, opened, until
from served import TWO, Server

from pyengine.web.worker.clock import Clock
from pyengine.web.worker.match import Match
from pyengine.web.worker.recipe import begin

PEOPLE = {
    **TWO, "players": ["human", "human"], "settings": {}, "teams": None, "undo": "free",
    "minutes": 5,
}  # fmt: skip


def test_time_runs_for_who_is_asked() -> None:
    now = [0.0]
    clock = Clock(5, lambda: now[0])
    assert clock.left is None and clock.late() is None
    for player, seconds in (("a", 100.0), ("b", 50.0), (None, 500.0), ("a", 150.0)):
        clock.run(player)
        now[0] += seconds
    assert clock.told(["a", "b"]) == {"running": "a", "left": {"a": 50, "b": 250}}
    clock.run("a")
    assert clock.left == 50.0 and clock.late() is None
    now[0] += 60.0
    assert clock.left == 0.0 and clock.late() == "a"


def test_without_minutes_nothing_runs_out() -> None:
    now = [0.0]
    clock = Clock(0, lambda: now[0])
    clock.run("a")
    now[0] = 1e9
    assert clock.left is None and clock.late() is None and clock.told(["a"]) is None


def test_whose_time_has_run_out_loses() -> None:
    match = Match.of(begin(PEOPLE), 0)
    now = [0.0]
    match.clock = Clock(5, lambda: now[0])
    match.advance()
    slow = match.asking
    assert slow is not None and match.left == 300.0
    now[0] = 299.0
    match.advance()
    assert not match.session.over and match.asking == slow
    now[0] = 301.0
    assert match.left == 0.0
    match.advance()
    assert match.session.over and slow not in match.session.winners
    assert match.left is None


@pytest.mark.parametrize("minutes", [7, True, "5", -5, None, [5]])
def test_a_clock_is_one_that_there_is(server: Server, minutes: Any) -> None:
    with server.lobby() as lobby:
        assert lobby.post("/games", json=TWO | {"minutes": minutes}).status_code == 400


def test_the_clock_is_on_the_page(chromium: Any, server: Server) -> None:
    page = opened(chromium, server, server.begin(TWO | {"minutes": 5})["links"]["0"])
    page.wait_for_selector(".option")
    timer = page.get_by_role("timer")
    until(lambda: timer.inner_text() not in ("", "elves 5:00"))
    assert timer.inner_text().startswith("elves 4:5")
    close(page)
