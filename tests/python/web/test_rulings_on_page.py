"""Rulings on the page: asked for where they are opened, of what the seat sees, shown as text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import board, card, close, opened, until
from homes import with_rules
from served import Server, serving

from pyengine.games.magic.pool.importing import read_file, store
from pyengine.games.magic.pool.lookup import Pool

TEXT = """turn 5 of A, precombat main
A: battlefield 2 Forest, Elvish Warrior | hand Giant Growth
B: battlefield Mountain | hand Raging Goblin
"""
SAID = {"date": "2025-01-02", "text": "<b>Bold</b> & brave.\nAlways."}
SHOWN = [[SAID["date"], SAID["text"]]]


def record(name: str) -> dict[str, Any]:
    return {
        "name": name, "layout": "normal", "manaCost": "{1}", "manaValue": 1.0, "colors": [],
        "colorIdentity": [], "keywords": [], "printings": [], "legalities": {}, "supertypes": [],
        "types": ["Creature"], "subtypes": [], "type": "Creature", "text": "", "power": "1",
        "toughness": "1", "rulings": [SAID],
    }  # fmt: skip


@pytest.fixture(scope="module")
def ruled(home: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a pool that has rulings of cards of the board."""
    directory = with_rules(tmp_path_factory.mktemp("ruled"))
    names = ("Elvish Warrior", "Giant Growth", "Raging Goblin")
    file = directory / "cards.json"
    file.write_text(
        json.dumps({"meta": {"version": "5.2.2"}, "data": {name: [record(name)] for name in names}})
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANALOG_HOME", str(directory))
        with Pool.open(create=True) as pool:
            store(pool.connection, file, read_file(file, lambda *_: None))
            pool.prefer("own")
        with serving(directory / "games") as started:
            yield started


def test_a_seat_gets_those_of_what_it_sees(ruled: Server, tmp_path: Path) -> None:
    links = board(ruled, tmp_path, TEXT)["links"]
    with ruled.seated(links["0"]) as player, ruled.seated(links["watch"]) as watcher:
        view = player.view()["view"]
        seen = {thing["name"]: thing["id"] for thing in view["objects"]}
        hidden = set(range(1, 80)) - set(seen.values())
        for name in ("Elvish Warrior", "Giant Growth"):
            assert player.ask("rulings", object=seen[name])["rulings"] == SHOWN
        assert player.ask("rulings", object=seen["Forest"])["rulings"] == []
        for thing in [*sorted(hidden)[:20], None, "1", [seen["Elvish Warrior"]], True, -1]:
            assert player.ask("rulings", object=thing)["rulings"] == []
        assert watcher.ask("rulings", object=seen["Elvish Warrior"])["rulings"] == SHOWN
        assert watcher.ask("rulings", object=seen["Giant Growth"])["rulings"] == []


def test_the_page_asks_where_they_are_opened(ruled: Server, tmp_path: Path, chromium: Any) -> None:
    page = opened(chromium, ruled, board(ruled, tmp_path, TEXT)["links"]["0"])
    said: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda text: said.append(str(text)))

    page.on("websocket", listen)
    page.reload()
    card(page, "Elvish Warrior").click(button="right")
    rulings = page.locator(".details .rulings")
    rulings.wait_for()
    assert not [text for text in said if '"rulings"' in text]
    rulings.locator("summary").click()
    until(lambda: rulings.locator("li").count() == 1)
    assert rulings.locator("li").text_content() == "2025-01-02: <b>Bold</b> & brave.\nAlways."
    assert rulings.locator("li b").count() == 0
    assert len([text for text in said if '"rulings"' in text]) == 1
    card(page, "Forest").click(button="right")
    until(lambda: not page.locator(".details .rulings[open]").count())
    page.locator(".details .rulings summary").click()
    until(lambda: "None were imported" in str(page.locator(".details .rulings").text_content()))
    close(page)
