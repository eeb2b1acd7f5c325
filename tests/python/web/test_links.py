"""Links end: by who has the table, by who has the server, and in time; cookies end with them."""

from __future__ import annotations

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")

from served import TWO, Server, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pyengine.errors import ManalogError
from pyengine.system.memory import available_memory
from pyengine.web.relay import hall
from pyengine.web.relay.shelf import Shelf


def opens(server: Server, link: str) -> int:
    path, token = link.split("#")
    with server.client() as client:
        return client.post(f"{path}/enter", json={"token": token}).status_code


def test_a_seats_link_ends_with_what_was_got_for_it(server: Server) -> None:
    begun = server.begin(TWO)
    old, watch = begun["links"]["0"], begun["links"]["watch"]
    cookie = server.enter(old)
    with server.seated(old) as page, server.lobby() as lobby:
        page.view()
        answer = lobby.post(f"/games/{begun['name']}/links", json={"renew": ["0"]}).json()
        new = answer["links"]["0"]
        assert new != old and answer["links"]["watch"] == watch and answer["expired"] == []
        with pytest.raises(ConnectionClosed):
            while True:
                page.hear()
    assert opens(server, old) == 401
    with pytest.raises(InvalidStatus):
        server.socket(old, cookie)
    with server.seated(new) as page:
        assert page.view()["viewer"] == "elves"
    with server.lobby() as lobby:
        refused = lobby.post(f"/games/{begun['name']}/links", json={"renew": ["7"]})
        assert refused.status_code == 400 and "no such seat" in refused.json()["error"]


def test_new_links_are_kept(tmp_path: Path) -> None:
    with serving(tmp_path / "games") as server:
        begun = server.begin(TWO)
        with server.lobby() as lobby:
            found = lobby.post(f"/games/{begun['name']}/links", json={"renew": True}).json()[
                "links"
            ]
        server.stop(kill=True)
        server.start()
        assert opens(server, begun["links"]["0"]) == 401
        assert opens(server, found["0"]) == 200


def test_a_link_opens_for_so_many_days_and_its_cookie_as_long_as_the_table(tmp_path: Path) -> None:
    with serving(tmp_path / "games", "--links-days", "0.01") as server:
        begun = server.begin(TWO)
        link = begun["links"]["0"]
        cookie = server.enter(link)
        server.stop()
        game = Shelf(tmp_path / "games").games()[begun["name"]]
        game.open()
        game.since = dict.fromkeys(game.tokens, time.time() - 900)
        game._rewrite()
        server.start()
        assert opens(server, link) == 410
        with server.socket(link, cookie) as socket:
            assert json.loads(socket.recv(30))["type"] == "view"
        with server.client() as client:
            page = client.get(link.split("#")[0], headers={"cookie": cookie})
            assert page.headers["set-cookie"].startswith(cookie)
        with server.client() as client:
            assert "set-cookie" not in client.get(link.split("#")[0]).headers
        with server.lobby() as lobby:
            path = f"/games/{begun['name']}/links"
            assert lobby.post(path, json={}).json()["expired"] == ["0", "watch"]
            new = lobby.post(path, json={"renew": ["0"]}).json()
        assert new["expired"] == ["watch"] and opens(server, new["links"]["0"]) == 200


def test_whoever_has_the_server_ends_all_links(tmp_path: Path) -> None:
    with serving(tmp_path / "games") as server:
        begun, token = server.begin(TWO), server.token
        server.stop()
        server.options = ("--new-links",)
        server.start()
        assert server.token != token and opens(server, begun["links"]["0"]) == 401
        with server.client() as client:
            assert client.post("/enter", json={"token": token}).status_code == 401
        with server.lobby() as lobby:
            links = lobby.post(f"/games/{begun['name']}/links", json={}).json()["links"]
        assert opens(server, links["0"]) == 200


def test_only_saves_are_taken_and_no_path_is_told(server: Server) -> None:
    with server.lobby() as lobby:
        before = len(lobby.get("/lobby").json()["saves"])
        for content in (b"", b"PK\x03\x04", b"manalog_save(1).\n", b"\xff" * 100_000, b"x" * 9_000):
            refused = lobby.post("/saves", content=content)
            assert refused.status_code == 400
            assert str(server.directory) not in refused.text and "/tmp/" not in refused.text
        assert len(lobby.get("/lobby").json()["saves"]) == before
        assert [path for path in server.directory.iterdir() if path.suffix == ".save"] == []
        begun = server.begin(TWO)
        kept = lobby.post(f"/games/{begun['name']}/save").json()["save"]
        content = lobby.get(f"/saves/{kept}").content
        again = lobby.post("/saves", content=content).json()["save"]
        for path in server.directory.glob("*.save"):
            assert path.stat().st_mode & 0o077 == 0
        for name in (kept, again):
            assert lobby.post(f"/saves/{name}/forget", json={}).status_code == 200
        assert lobby.get(f"/saves/{kept}").status_code == 400


def test_saves_that_are_sent_do_not_count(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(hall, "_MOST_SAVES", 0)

    async def here() -> None:
        at = hall.Hall(Shelf(tmp_path), 3)
        assert at.passing_save().suffix == ".sent"
        with pytest.raises(ManalogError, match="delete one of them"):
            at.new_save()

    apart(here())
    begun = server.begin(TWO)
    cookie = server.enter(begun["links"]["0"])
    with server.client() as client:
        answer = client.get(begun["links"]["0"].split("#")[0] + "/save", headers={"cookie": cookie})
    assert answer.status_code == 200 and b"manalog_save(" in answer.content
    assert list(server.directory.glob("*.sent")) == []


def test_no_game_begins_where_there_is_no_memory(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(hall, "available_memory", lambda: hall.LEAST_MEMORY - 1)

    async def here() -> None:
        with pytest.raises(ManalogError, match="too little memory"):
            await hall.Hall(Shelf(tmp_path), 3).hire()

    apart(here())
    assert (available_memory() or 1 << 30) > 1 << 20


@pytest.mark.parametrize(
    ("message", "public"),
    [
        ("/home/a/b.save:3: that is none", "b.save:3: that is none"),
        ("it can't be read (/var/lib/x/y)", "it can't be read (y)"),
        ("a +1/+1 counter, foo/2 and Fire/Ice", "a +1/+1 counter, foo/2 and Fire/Ice"),
    ],
)
def test_errors_for_others_have_no_directories(message: str, public: str) -> None:
    assert ManalogError(message).public == public


def apart(work: Any) -> None:
    """Do WORK in a thread of its own: a browser's tests leave a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
