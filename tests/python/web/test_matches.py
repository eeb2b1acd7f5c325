"""A match of several games at a table: sideboards, who begins, and what is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from browsing import close, opened, option, repeated, until
from served import Page, Server, serving

WOODS = "24 Forest\n4 Llanowar Elves\n32 Forest\n\nSideboard\n3 Giant Growth\n2 Wildsize\n"

MATCH = {
    "game": "magic",
    "players": ["human", "random"],
    "decks": [{"name": "woods", "text": WOODS}, {"name": "goblins"}],
    "seed": 4,
    "best_of": 3,
}
CHANGED = [[2, "Giant Growth"], [4, "Llanowar Elves"], [54, "Forest"]]


def lost(page: Page, frame: dict[str, Any] | None = None) -> dict[str, Any]:
    """Concede the game that goes on, where FRAME is one of it; return the first view after it."""
    page.asked(frame)
    page.say("concede")
    frame = page.view()
    while frame["match"]["stage"] == "playing":
        frame = page.view()
    return frame


def test_a_match_with_sideboards(server: Server) -> None:
    begun = server.begin(MATCH)
    with server.seated(begun["links"]["0"]) as page:
        frame = lost(page)
        match = frame["match"]
        assert (match["stage"], match["score"]) == ("sideboarding", [["woods", 0], ["goblins", 1]])
        assert match["waiting_for"] == ["woods"]
        assert ["Giant Growth", 0, 3] in match["you"]["cards"] and match["you"]["least"] == 60
        small = page.ask("match", do="board", game=1, main=[[59, "Forest"]])
        assert "there are 56 of Forest" in small["message"]
        few = page.ask("match", do="board", game=1, main=CHANGED[:2])
        assert "at least 60" in few["message"]
        assert page.ask("match", do="first", game=1, player="woods")["stale"]
        assert "counts in the match" in page.ask("undo", epoch=frame["epoch"])["message"]
        page.say("match", do="board", game=1, main=CHANGED)
        frame = page.view()
        assert frame["match"]["stage"] == "choosing" and frame["match"]["you"]["acts"]
        page.say("match", do="first", game=1, player="goblins")
        frame = page.asked()
        assert (frame["match"]["stage"], frame["match"]["game"]) == ("playing", 2)
        assert frame["view"]["active"] == "goblins"
        frame = lost(page, frame)
        assert (frame["match"]["stage"], frame["match"]["winner"]) == ("over", "goblins")
        page.say("match", do="rematch", game=2)
        frame = page.asked()
        assert frame["match"]["score"] == [["woods", 0], ["goblins", 0]]


def test_a_match_is_for_two(server: Server) -> None:
    for change, words in (
        ({"best_of": 2}, "no match of so many games"),
        ({"players": ["human"] * 3, "decks": [{"name": "elves"}] * 3}, "for two players"),
    ):
        with server.lobby() as lobby:
            answer = lobby.post("/games", json=MATCH | change)
        assert answer.status_code == 400 and words in answer.json()["error"]


def test_a_server_that_is_killed_keeps_the_match(home: None, tmp_path: Path) -> None:
    with serving(tmp_path / "games") as server:
        link = server.begin(MATCH)["links"]["0"]
        with server.seated(link) as page:
            lost(page)
            page.say("match", do="board", game=1, main=CHANGED)
            assert page.view()["match"]["stage"] == "choosing"
        server.stop(kill=True)
        server.start()
        with server.seated(link) as page:
            frame = page.view()
            assert frame["match"]["stage"] == "choosing" and frame["match"]["score"][1][1] == 1
            page.say("match", do="first", game=1, player="woods")
            while frame["match"]["stage"] != "playing":
                frame = page.view()
            frame = page.asked(frame)
            page.choose(frame, frame["question"]["obvious"])
            page.asked()
        server.stop(kill=True)
        server.start()
        with server.seated(link) as page:
            frame = page.asked()
            assert (frame["match"]["stage"], frame["match"]["game"]) == ("playing", 2)
            assert frame["view"]["players"][0]["library"] < 60
            assert lost(page, frame)["match"]["stage"] == "over"


def test_a_match_of_three_in_a_browser(chromium: Any, server: Server) -> None:
    """Two people at two pages: both change their decks, and the loser says who begins."""
    people = MATCH | {"players": ["human", "human"], "seed": 5}
    links = server.begin(people)["links"]
    woods, goblins = (opened(chromium, server, links[seat]) for seat in ("0", "1"))
    panel = ".match .between"
    for page in (woods, goblins):
        page.wait_for_selector("magic-card")
        assert page.inner_text(".match .score") == "Best of 3: woods 0, goblins 0"

    concede(woods)
    woods.wait_for_selector("text=change cards before the next game")
    for _ in range(2):
        woods.get_by_label("In: Giant Growth").click()
        woods.get_by_label("Out: Forest").click()
    woods.get_by_label("In: Wildsize").click()
    assert "61 in the deck, 4 beside it" in woods.inner_text(panel)
    woods.get_by_text("Ready", exact=True).click()
    woods.wait_for_selector("text=woods: who begins?")
    goblins.wait_for_selector("text=waits for woods")
    woods.get_by_text("Draw first").click()
    for page in (woods, goblins):
        until(lambda page=page: page.inner_text(panel) == "")
    until(lambda: option(goblins, "Keep").count())

    concede(goblins)
    for page in (woods, goblins):
        until(lambda page=page: "woods 1, goblins 1" in page.inner_text(".match .score"))
    woods.wait_for_selector("text=woods: change cards")
    woods.get_by_text("Ready", exact=True).click()
    goblins.get_by_text("Play first").click()
    until(lambda: option(goblins, "Keep").count())
    concede(goblins)
    for page in (woods, goblins):
        page.wait_for_selector("text=woods won the match.")
    goblins.wait_for_timeout(600)  # a click right after another would count as a part of it
    goblins.get_by_text("Rematch").click()
    until(lambda: "woods 0, goblins 0" in woods.inner_text(".match .score"))
    for page in (woods, goblins):
        close(page)


def concede(page: Any) -> None:
    def click() -> None:
        page.get_by_text("Menu", exact=True).click()
        page.get_by_text("Concede", exact=True).click()
        page.get_by_text("Yes, I lose the game").click()

    repeated(click, lambda: "Best of 3" in page.inner_text(".match .score")
             and page.inner_text(".match .between") != "")  # fmt: skip
