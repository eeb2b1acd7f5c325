"""Analyses at the server: a process of their own that may be killed, one file, who may have one."""

from __future__ import annotations

import json
import os
import select
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games_missed import missed_game
from served import QUICK, Server

from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.review.findings import Review
from pyengine.review.keeping import keep, kept, place_of
from pyengine.saves.save import read_save, write_save
from pyengine.web.worker.analysis import Analysis
from pyengine.web.worker.replaying import Replaying


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("analyses") / "missed.save"
    missed_game(path)
    return path.read_bytes()


@pytest.fixture
def save(game: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "abcdefghijkm.save"
    path.write_bytes(game)
    return path


def heard(replaying: Replaying, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Hear the analysis until what is told of it is TRUE."""
    deadline = time.monotonic() + 90
    while not true(told := replaying.frame("+watch")["analysis"]):
        assert time.monotonic() < deadline
        lines = replaying._analysis.lines
        if lines is not None and select.select([lines], [], [], 1.0)[0]:
            replaying.bots_said()
    return dict(told)


def test_it_is_told_as_it_goes_and_kept_though_it_is_killed(save: Path) -> None:
    first = Replaying({"save": str(save), "name": "a"})
    assert first.frame("+watch")["analysis"]["state"] == "none"
    with pytest.raises(ManalogError, match="not analysed yet"):
        first.say("+watch", {"type": "analysis"})
    assert first.say("+watch", {"type": "analyse"}) is None
    heard(first, lambda told: told["done"] > 1)
    found = first.say("+watch", {"type": "analysis"})
    assert found is not None and len(found["curve"]) == found["decisions"] + 1
    assert json.dumps(found)
    process = first._analysis._process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    told = heard(first, lambda told: told["state"] != "works")
    assert told["state"] == "part" and "has ended" in told["error"]
    first.say("+watch", {"type": "analyse"})
    assert heard(first, lambda told: told["done"] > 0)["error"] == ""
    first.close()


def test_who_comes_later_has_what_was_found(save: Path) -> None:
    review = Review("magic", ("elves", "goblins"), ("elves",), 77, 17, finished=True)
    second = Replaying({"save": str(save), "name": "a"})
    keep(save, review)
    second.say("+watch", {"type": "analyse"})
    assert second.frame("+watch")["analysis"]["state"] == "whole"
    third = Replaying({"save": str(save), "name": "a"})
    assert third.say("+watch", {"type": "analysis"}) == second.say("+watch", {"type": "analysis"})
    for one in (second, third):
        one.close()


def test_a_review_of_another_game_or_a_broken_one_is_none(save: Path) -> None:
    keep(save, Review("magic", ("a", "b"), (), 1, 1))
    assert kept(save) is not None
    for content in (b"", b"{", b"[]", place_of(save).read_bytes().replace(b'"of": "', b'"of": "0')):
        place_of(save).write_bytes(content)
        assert kept(save) is None and Analysis(save).review is None


def test_a_game_that_goes_on_between_people_is_not_analysed(save: Path) -> None:
    """Whoever looks at its save might sit at the table. With bots alone nobody's hand is told."""
    read = read_save(save)
    for agents, may in ((["human", "human"], False), (["human", "random"], True)):
        session = Session.replayed(read.setup, read.mode, read.actions[:-1])
        write_save(save, session, {"agents": agents})
        replaying = Replaying({"save": str(save), "name": "a"})
        assert (replaying.frame("+watch")["analysis"] is not None) == may
        if not may:
            for said in (
                {"type": "analyse"},
                {"type": "analysis"},
                {"type": "line", "of": "missed"},
            ):
                with pytest.raises(ManalogError, match="when it is over"):
                    replaying.say("+watch", said)
        replaying.close()


def test_lines_are_those_that_were_found(save: Path) -> None:
    keep(save, Review("magic", ("elves", "goblins"), ("elves",), 77, 17))
    replaying = Replaying({"save": str(save), "name": "a"})
    for said in (
        {"of": "missed", "at": 73, "step": 0}, {"of": ["missed"], "at": 1}, {"of": "better"}, {},
    ):  # fmt: skip
        with pytest.raises(ManalogError, match="no such line"):
            replaying.say("+watch", {"type": "line", **said})
    replaying.close()


def test_only_a_game_that_is_over_comes_to_a_replay(server: Server) -> None:
    begun = server.begin({**QUICK, "players": ["human", "human"]})
    with server.lobby() as stranger:
        stranger.cookies.clear()
        path = f"/table/{begun['name']}/0/analysis"
        assert stranger.post(path, json={}).status_code == 401
        token = begun["links"]["0"].partition("#")[2]
        assert stranger.post(f"/table/{begun['name']}/0/enter", json={"token": token}).is_success
        answer = stranger.post(path, json={})
    assert (answer.status_code, answer.json()["error"]) == (
        400,
        "a game is analysed when it is over",
    )
