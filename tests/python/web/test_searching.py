"""Cards are found in the lobby, by who has its link."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import close, in_lobby, until
from page_faults import grave_faults
from served import Server

from pyengine.errors import ManalogError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.search.finding import CardSearch
from pyengine.web.worker.searching import AT_ONCE, searched


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ([], "no search"),
        ({"game": "mbrane", "query": "elf"}, "no such game with cards"),
        ({"game": "../magic", "query": "elf"}, "no such game with cards"),
        ({"game": "magic", "query": 3}, "1000 characters at most"),
        ({"game": "magic", "query": "a" * 1001}, "1000 characters at most"),
        ({"game": "magic", "query": "elf", "start": -1}, "whole number"),
        ({"game": "magic", "query": "elf", "start": True}, "whole number"),
        ({"game": "magic", "query": "t:elf foo:3"}, 'no key "foo", at character 7'),
        ({"game": "magic", "query": "'); DROP TABLE cards; --\" or ("}, "at character"),
    ],
)
def test_what_is_no_search_is_said(asked: Any, words: str) -> None:
    with pytest.raises(ManalogError, match="at character" if "DROP" in str(asked) else words):
        searched(asked)


def test_a_search_that_takes_too_long_is_ended() -> None:
    with CardDatabase.open() as database, CardSearch(database) as search:
        hard = " ".join(["-o:nothing"] * 60)
        assert search.find(hard, seconds=60).count == search.find("").count
        with pytest.raises(ManalogError, match="takes too long"):
            search.find(hard, seconds=0)
        assert search.find("!forest", seconds=60).count == 1


def test_who_has_the_lobby_finds_cards(server: Server) -> None:
    with server.client() as stranger:
        refused = stranger.post("/cards", json={"game": "magic", "query": "t:elf"})
        assert refused.status_code == 401
    with server.lobby() as lobby:
        first = lobby.post("/cards", json={"game": "magic", "query": "t:creature"}).json()
        rest = lobby.post(
            "/cards", json={"game": "magic", "query": "t:creature", "start": AT_ONCE}
        ).json()
        assert len(first["cards"]) == AT_ONCE < first["count"] == rest["count"]
        names = [card["faces"][0]["name"] for card in [*first["cards"], *rest["cards"]]]
        assert names == sorted(names) and len(set(names)) == len(names)
        wrong = lobby.post("/cards", json={"game": "magic", "query": "(t:elf"})
        assert wrong.status_code == 400
        assert wrong.json()["error"] == (
            "this parenthesis is not closed, at character 1 of the query"
        )
        long = lobby.post("/cards", json={"game": "magic", "query": "x" * 9_000})
        assert long.status_code == 400 and "more than 8192 bytes" in long.json()["error"]


def test_cards_are_found_in_the_lobby(chromium: Any, server: Server) -> None:
    page = in_lobby(chromium, server)
    box = page.get_by_role("searchbox", name="Find cards")
    box.fill("t:elf mv=1")
    box.press("Enter")
    until(lambda: page.locator(".found article").count())
    count = int(page.locator("section", has=box).get_by_text("cards").last.inner_text().split()[0])
    assert page.locator(".found article").count() == count
    card = page.get_by_role("article", name="Llanowar Elves")
    assert "can be played" in card.inner_text()
    assert card.get_by_role("img", name="{G}").count() == 2
    assert grave_faults(page) == []
    box.fill("t:creature")
    box.press("Enter")
    until(lambda: page.locator(".found article").count() == AT_ONCE)
    page.get_by_role("button", name="More").click()
    until(lambda: page.locator(".found article").count() > AT_ONCE)
    box.fill("foo:3")
    box.press("Enter")
    page.wait_for_selector('text=there is no key "foo", at character 1')
    page.errors = [error for error in page.errors if "400" not in error]
    close(page)
