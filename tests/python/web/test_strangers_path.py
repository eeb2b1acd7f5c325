"""What somebody does who comes for the first time: a list, its cards, a match."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from browsing import close, in_lobby, opened, shoot, step, until
from homes import with_rules
from page_faults import all_faults
from served import Server, serving
from unread_cards import pool_of_unread

MOST_SECONDS = 150

LIST = """28 Mountian
26 Raging Goblin
4 Ragin Goblin
2 Moon Ox

Sideboard
2 Goblin Matron
"""


@pytest.fixture
def supplied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose user has imported cards; some of them are not understood."""
    home = with_rules(tmp_path / "home")
    shutil.move(pool_of_unread(tmp_path), home / "pool.sqlite")
    monkeypatch.setenv("MANALOG_HOME", str(home))
    with serving(tmp_path / "games") as server:
        yield server


def play_on(page: Any, over: str) -> None:
    """Attack with everything, until the panel of the match says that the game is OVER."""
    deadline = time.monotonic() + MOST_SECONDS
    while over not in page.inner_text(".match .between"):
        assert time.monotonic() < deadline
        with suppress(AssertionError):  # the game may end, or the bot think, in the middle of it
            step(page)


def test_a_strangers_path(chromium: Any, supplied: Server) -> None:
    """Three unknown cards, the nearest taken, a match with sideboarding, its analysis, a link."""
    page = in_lobby(chromium, supplied)
    page.get_by_role("link", name="Decks").click()
    page.get_by_label("Deck: list of cards").fill(LIST)
    wrong = page.get_by_role("list", name="Deck: what is wrong").get_by_role("listitem")
    until(lambda: wrong.count() == 3)
    page.wait_for_selector("text=Whisper to the moon")
    page.get_by_role("button", name="Take Grey Ox for Moon Ox").wait_for()
    assert all_faults(page) == []
    page.get_by_role("button", name="Take the nearest for all").click()
    until(lambda: page.inner_text(".sum") == "60 of 60 cards can be played, 2 beside them")
    page.get_by_label("Name", exact=True).fill("first deck")
    page.get_by_role("button", name="Play with it").click()

    page.wait_for_selector("text=you with first deck")
    page.get_by_role("textbox", name="called").first.fill("Anna")
    other = page.get_by_role("group", name="Player 2")
    other.get_by_label("Player 2 is").select_option("random")
    other.get_by_role("combobox", name="deck", exact=True).select_option("")
    page.get_by_label("Player 2: list of cards").fill("60 Forest\n")
    page.get_by_role("combobox", name="match").select_option("3")
    assert "Anna with first deck against bot random" in page.inner_text(".summary")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("magic-card")
    assert "anna 0" in page.inner_text(".match .score")

    play_on(page, "change cards before the next game")
    page.get_by_label("In: Goblin Matron").click()
    page.get_by_label("Out: Grey Ox").click()
    assert all_faults(page) == []
    shoot(page, "sideboarding")
    page.get_by_text("Ready", exact=True).click()
    until(lambda: "anna 1" in page.inner_text(".match .score"))
    until(lambda: page.inner_text(".match .between") == "")
    play_on(page, "anna won the match")

    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_role("button", name="Analyse this game").click()
    page.wait_for_selector(".curve polyline", timeout=90_000)
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_selector(".news >> text=Link:")
    link = page.inner_text(".news").removeprefix("Link: ").removeprefix(supplied.address)
    friend = opened(chromium, supplied, link)
    friend.wait_for_selector(".curve polyline", timeout=60_000)
    close(friend)

    page.goto(f"{supplied.address}/")
    page.wait_for_selector("text=anna won")
    close(page)
