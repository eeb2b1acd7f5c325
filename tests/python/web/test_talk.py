"""What people at a table say to each other, and the stops that each of them keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browsing import board, close, opened, until
from served import TWO, Server

from pyengine.errors import ManalogError
from pyengine.web.worker.talk import FREE, OFF, SAID, Talk

MAIN = """turn 5 of A, precombat main
A: battlefield 2 Forest | hand Forest
B: battlefield Mountain | hand Shock
"""


def spoken(mode: str, *messages: Any) -> list[str]:
    """What stands there after MESSAGES, two seconds apart; what is refused is not said."""
    seconds = iter(range(0, 10_000, 2))
    talk = Talk(mode, clock=lambda: float(next(seconds)))
    for message in messages:
        try:
            talk.say("a", message)
        except ManalogError:
            continue
    told = talk.told()
    return [line["words"] for line in told["lines"]] if told else []


@pytest.mark.parametrize("phrase", [None, -1, len(SAID), True, "0", 0.0, [0]])
def test_phrases_are_those_that_are_set(phrase: Any) -> None:
    assert spoken("phrases", {"phrase": phrase}, {"text": "hello"}, {"phrase": 1}) == [SAID[1]]


def test_free_text_is_one_line_of_what_is_seen() -> None:
    texts = ["a\n\tb\u202ec", " ", "x" * 201, 7, None, "<b>é</b>", "x" * 200]
    assert spoken(FREE, *({"text": text} for text in texts)) == ["a b c", "<b>é</b>", "x" * 200]


def test_the_last_lines_are_kept_and_nothing_is_said_where_that_is_off() -> None:
    lines = spoken(FREE, *({"text": str(number)} for number in range(200)))
    assert lines == [str(number) for number in range(140, 200)]
    assert spoken(OFF, {"phrase": 0}, {"text": "hello"}) == []


def test_who_has_just_spoken_is_silent() -> None:
    now = [0.0]
    talk = Talk(clock=lambda: now[0])
    talk.say("a", {"phrase": 0})
    talk.say("b", {"phrase": 0})
    with pytest.raises(ManalogError, match="one line after another"):
        talk.say("a", {"phrase": 1})
    now[0] = 1.0
    talk.say("a", {"phrase": 1})
    assert [line["player"] for line in talk.lines] == ["a", "b", "a"]


def test_talk_changes_no_question(server: Server) -> None:
    """Who is asked while another talks answers the same question; who looks on hears it."""
    begun = server.begin(TWO | {"players": ["human", "human"]})
    with (
        server.seated(begun["links"]["0"]) as one,
        server.seated(begun["links"]["1"]) as other,
        server.seated(begun["links"]["watch"]) as watcher,
    ):
        views = [one.view(), other.view()]
        watcher.view()
        asked, silent = (one, other) if views[0]["question"] else (other, one)
        before = asked.frames[-1]
        silent.say("talk", phrase=0)
        heard = asked.view()
        assert heard["table"]["talk"]["lines"][0]["words"] == SAID[0]
        assert (heard["seq"], heard["epoch"]) == (before["seq"], before["epoch"])
        assert watcher.view()["table"]["talk"]["lines"][0]["words"] == SAID[0]
        assert "look on" in watcher.ask("talk", phrase=1)["message"]
        asked.choose(before, 0)
        assert asked.view()["question"] != before["question"]


def test_two_people_talk(chromium: Any, server: Server, tmp_path: Path) -> None:
    recipe = TWO | {"players": ["human", "human"], "talk": "free"}
    begun = server.begin(recipe)
    here, there = (opened(chromium, server, begun["links"][seat]) for seat in "01")
    for page in (here, there):
        page.wait_for_selector(".talk")
    here.get_by_label("Phrase").select_option("Good luck")
    there.wait_for_selector(".talk li >> text=Good luck")
    there.get_by_label("Your words").fill("<b>and</b> you")
    there.keyboard.press("Enter")
    here.wait_for_selector(".talk li >> text=<b>and</b> you")
    here.wait_for_selector(".news >> text=<b>and</b> you")
    assert [len(page.locator(".talk li").all()) for page in (here, there)] == [2, 2]
    for page in (here, there):
        close(page)
    alone = opened(chromium, server, server.begin(TWO)["links"]["0"])
    alone.wait_for_selector(".option")
    assert alone.locator(".talk").is_hidden()
    close(alone)


def test_stops_are_kept_for_the_next_game(chromium: Any, server: Server, tmp_path: Path) -> None:
    begun = [board(server, tmp_path, MAIN, players=["human", "random"]) for _ in range(2)]
    page = opened(chromium, server, begun[0]["links"]["0"])
    page.wait_for_selector(".option")
    page.get_by_role("button", name="Stops").click()
    page.locator("[data-stop='my end_turn']").check()
    page.keyboard.press("Escape")
    page.goto(server.address + begun[1]["links"]["0"])
    page.wait_for_selector(".option")
    page.wait_for_timeout(300)
    page.get_by_role("button", name="Stops").click()
    until(lambda: page.locator("[data-stop]:checked").count() == 1)
    assert page.locator("[data-stop='my end_turn']").is_checked()
    close(page)
