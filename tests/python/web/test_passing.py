"""What the time tells in which a person passes who can do nothing else."""

from __future__ import annotations

import time
from typing import Any

import pytest

pytest.importorskip("starlette")

from served import QUICK, Page, Server

from pyengine.games.magic.offer import OFFER
from pyengine.games.magic.position import Position
from pyengine.table.display import Display
from pyengine.web.worker.pausing import LEAST_SECONDS, Pause

GAME = {**QUICK, "players": ["human", "human"]}
"""One plays creatures; the other has Forests in hand and in play, and nothing to cast."""

_CHOICES = 60


def played(server: Server, passing: str) -> tuple[int, float]:
    """Play some turns; return how often who has Forests could only pass, and the longest wait."""
    links = server.begin(GAME | {"passing": passing})["links"]
    only_passed, longest = 0, 0.0
    with server.seated(links["0"]) as first, server.seated(links["1"]) as second:
        frames: dict[int, Any] = {n: page.view() for n, page in enumerate((first, second))}
        for _ in range(_CHOICES):
            asked = next(n for n in frames if frames[n]["question"])
            frame, page = frames[asked], (first, second)[asked]
            only_passed += asked == 1 and len(frame["question"]["options"]) == 1
            choose(page, frame)
            begun = time.monotonic()
            frames = {n: one.view() for n, one in enumerate((first, second))}
            while not any(frame["question"] for frame in frames.values()):
                frames = {n: one.view() for n, one in enumerate((first, second))}
            longest = max(longest, time.monotonic() - begun)
            if passing == "delay" and longest >= LEAST_SECONDS:
                break
    return only_passed, longest


def choose(page: Page, frame: dict[str, Any]) -> None:
    """Play a land, else a creature, attack with nothing, else pass."""
    options = frame["question"]["options"]
    for kind in ("play_land", "cast"):
        found = [option["index"] for option in options if option["kind"] == kind]
        if found:
            page.choose(frame, found[0])
            return
    waiting, finishing = frame["question"]["waiting"], frame["question"]["finishing"]
    if finishing is not None:
        page.choose(frame, finish=True)
    else:
        page.choose(frame, options[0]["index"] if waiting is None else waiting)


@pytest.mark.parametrize(("passing", "asked"), [("at_once", False), ("stop", True)])
def test_who_can_only_pass_is_asked_where_the_table_says_so(
    server: Server, passing: str, asked: bool
) -> None:
    only_passed, _ = played(server, passing)
    assert (only_passed > 0) == asked


def test_who_can_only_pass_passes_after_a_while(server: Server) -> None:
    """They are not asked, and the others can't tell whether they thought."""
    only_passed, longest = played(server, "delay")
    assert only_passed == 0 and longest >= LEAST_SECONDS


@pytest.mark.parametrize("hand", ["Forest", "Goblin Matron"])
def test_whoever_may_still_play_a_land_might_have_one(home: None, hand: str) -> None:
    """Without mana, and whether or not there is a land among the cards."""
    position = Position()
    position.hand("a", hand)
    position.battlefield("b", "Mountain")
    position.begin()
    assert Display("magic").might_act("a") == (True, True)


def test_only_what_a_game_offers_can_be_chosen(server: Server) -> None:
    assert OFFER.passing == ("at_once", "stop", "delay")
    mbrane = {"game": "mbrane", "players": ["human", "human"], "passing": "stop"}
    with server.lobby() as lobby:
        for recipe in (GAME | {"passing": "never"}, mbrane):
            refused = lobby.post("/games", json=recipe)
            assert refused.status_code == 400 and "no such way to pass" in refused.json()["error"]


def test_a_pause_is_of_one_moment() -> None:
    pause = Pause()
    assert pause.left is None and not pause.over(3, 1) and pause.left is not None
    pause.until = time.monotonic() - 1
    assert pause.left == 0.0 and pause.over(3, 1) and pause.left is None
    assert not pause.over(4, 1)
