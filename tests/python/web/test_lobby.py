"""The lobby: tables that are laid, names of people, and games that are gone on with and deleted."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import close, in_lobby, shoot, until
from page_faults import all_faults
from served import TWO, Server
from websockets.exceptions import ConnectionClosed

from pyengine.errors import ManalogError
from pyengine.web.worker.recipe import checked, lobby, set_up

FOUR = {
    "game": "magic",
    "players": ["human", "random", "random", "random"],
    "decks": [{"name": name} for name in ("elves", "goblins", "elves", "goblins")],
    "seed": 3,
}


def test_people_have_names() -> None:
    recipe = checked({**TWO, "names": ["  Änna  ", ""]})
    assert set_up(recipe)[0].names == ("anna", "goblins")
    alike = checked({**TWO, "names": ["Anna", "anna"]})
    assert set_up(alike)[0].names == ("anna", "anna_2")
    grid = checked({"game": "mbrane", "players": ["human", "greedy"], "names": ["Anna", ""]})
    assert set_up(grid)[0].names == ("anna", "second")


@pytest.mark.parametrize("names", ["ab", ["a"], ["a", 7], ["a", "x" * 21]])
def test_what_are_no_names_is_said(names: Any) -> None:
    with pytest.raises(ManalogError, match="names of at most 20"):
        checked({**TWO, "names": names})


def test_attacks_go_one_way_where_that_is_chosen() -> None:
    """803: a setting for more than two; who chooses nothing plays as it was."""
    left = set_up(checked({**FOUR, "settings": {"attack": "left"}}))[0]
    assert "attack=left" in left.settings
    usual = set_up(checked({**FOUR, "settings": {"attack": "any"}}))[0]
    assert usual.settings == set_up(checked(FOUR))[0].settings


def test_tables_have_settings_that_there_are() -> None:
    for offer in lobby():
        for table in offer["tables"]:
            assert offer["seats"][0] <= table["seats"] <= offer["seats"][1]
            assert all(value in offer["settings"][key] for key, value in table["settings"].items())


def test_a_game_is_listed_replayed_and_deleted(server: Server) -> None:
    begun = server.begin({**TWO, "names": ["Anna", ""]})
    name = begun["name"]
    with server.seated(begun["links"]["0"]) as page:
        page.asked()
        page.say("concede")
        while "over" not in page.view()["table"]:
            pass
    with server.lobby() as rooms:
        listed = {game["name"]: game for game in rooms.get("/lobby").json()["games"]}
        assert listed[name]["players"] == ["anna", "goblins"] and listed[name]["time"] > 0
        assert listed[name]["over"] and listed[name]["winners"] == ["goblins"]
        first = rooms.post("/games", json={"of": name, "replay": True}).json()
        again = rooms.post("/games", json={"of": name, "replay": True}).json()
        assert first["links"] == again["links"] and first["name"] != name
        assert rooms.post(f"/games/{name}/forget", json={}).status_code == 200
        gone = rooms.post("/games", json={"of": name, "replay": True})
        assert (gone.status_code, gone.json()["error"]) == (400, "there is no such game")
        assert name not in {game["name"] for game in rooms.get("/lobby").json()["games"]}
    assert not list(server.directory.glob(f"{name}*"))


def test_who_looks_at_a_game_that_is_deleted_has_to_go(server: Server) -> None:
    begun = server.begin(TWO)
    with server.seated(begun["links"]["0"]) as page, server.lobby() as rooms:
        page.asked()
        rooms.post(f"/games/{begun['name']}/forget", json={})
        with pytest.raises(ConnectionClosed, match="1008"):
            while True:
                page.hear()
    with server.client() as stranger:
        assert stranger.post(f"/games/{begun['name']}/forget", json={}).status_code == 401


def test_games_are_gone_on_with_in_the_lobby(chromium: Any, server: Server) -> None:
    who = "one_side – goblins (bot random)"
    server.begin({**TWO, "names": ["one side", ""]})
    page = in_lobby(chromium, server)
    page.get_by_role("button", name=f"Continue {who}").wait_for()
    shoot(page, "lobby")
    page.click("text=Players, decks and rules")
    assert all_faults(page) == []
    page.get_by_role("button", name=f"Continue {who}").click()
    page.wait_for_selector("magic-card")
    page.go_back()
    page.get_by_role("button", name=f"Replay {who}").click()
    page.wait_for_selector(".place")
    page.go_back()
    page.get_by_role("button", name=f"Look at {who}").wait_for()
    assert all_faults(page) == []
    page.get_by_role("button", name=f"Delete {who}").last.click()
    page.get_by_role("button", name="really?").press("Enter")
    until(lambda: page.get_by_role("button", name=f"Continue {who}").count() == 0)
    close(page)


def test_four_seats_are_laid_and_remembered(chromium: Any, server: Server) -> None:
    page = in_lobby(chromium, server)
    page.click("text=Players, decks and rules")
    assert not page.get_by_role("combobox", name="attack").is_visible()
    page.get_by_role("combobox", name="Table").select_option(label="two teams of two")
    seats = page.get_by_role("group", name="Player")
    until(lambda: seats.count() == 4)
    assert [seats.nth(n).get_by_label("team").input_value() for n in range(4)] == [*"aabb"]
    for number in (2, 3, 4):
        page.get_by_label(f"Player {number} is").select_option("random")
    page.get_by_role("combobox", name="attack").select_option("left")
    page.get_by_role("textbox", name="called").first.fill("Anna")
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    page.wait_for_selector("magic-card")
    page.goto(server.address)
    page.wait_for_selector("text=Anna with elves against bot random with goblins against")
    page.click("text=Players, decks and rules")
    assert seats.count() == 4
    assert page.get_by_role("combobox", name="Players", exact=True).input_value() == "4"
    close(page)
