"""The server: who is let in, what is passed on, and what is kept."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from served import TWO, Server, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pyengine.system.journal import Journal
from pyengine.web.serving import reached_by

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "pyengine" / "web" / "page"


def test_the_lobby_opens_by_the_link_only(server: Server) -> None:
    with server.client() as client:
        assert client.get("/lobby").status_code == 401
        assert client.post("/enter", json={"token": "0" * 32}).status_code == 401
        assert client.post("/games", json=TWO).status_code == 401
    with server.lobby() as lobby:
        games = {game["game"]: game for game in lobby.get("/lobby").json()["offer"]}
        assert set(games) == {"magic", "mbrane"} and "elves" in games["magic"]["decks"]


@pytest.mark.parametrize("path", ["/", "/page/main.js", "/lobby", "/table/x/0"])
def test_every_answer_carries_the_policy(server: Server, path: str) -> None:
    with server.client() as client:
        policy = client.get(path).headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy


def test_foreign_hosts_and_origins_are_refused(server: Server) -> None:
    with server.lobby() as lobby:
        assert lobby.get("/lobby", headers={"host": "evil.example"}).status_code == 403
        foreign = {"origin": "http://evil.example"}
        assert lobby.post("/games", json=TWO, headers=foreign).status_code == 403
    with httpx.Client(base_url=server.address) as bare:
        assert bare.post("/enter", json={"token": server.token}).status_code == 403


def test_a_refusal_says_what_to_do(server: Server) -> None:
    with server.lobby() as lobby:
        named = lobby.get("/", headers={"host": "games.example:80"})
        assert named.status_code == 403 and "manalog serve --name games.example\n" in named.text
        odd = lobby.get("/", headers={"host": "<script>"})
        assert odd.status_code == 403 and "script" not in odd.text
        other = lobby.post("/games", json=TWO, headers={"origin": "http://evil.example"})
        assert other.status_code == 403 and "a page of others" in other.text


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is no address")
def test_a_server_for_the_network_knows_its_addresses(tmp_path: Path) -> None:
    """Its link opens elsewhere, and every address that leads to it is its own."""
    with serving(tmp_path / "games", "--host", "0.0.0.0") as server:
        own = reached_by(4)
        assert server.address.startswith(f"http://{own or 'localhost'}:")
        with server.lobby() as lobby:
            assert lobby.get("/lobby").status_code == 200
        for address in ("127.0.0.1", "127.0.0.2", "localhost"):
            with httpx.Client(base_url=f"http://{address}:{server.port}") as client:
                assert client.get("/").status_code == 200
                assert client.get("/", headers={"host": "127.0.0.3"}).status_code == 403


def test_a_seat_opens_by_its_own_link_only(server: Server) -> None:
    begun = server.begin(TWO)
    link = begun["links"]["0"]
    cookie = server.enter(link)
    with pytest.raises(InvalidStatus):
        server.socket(begun["links"]["watch"], cookie)
    with pytest.raises(InvalidStatus):
        server.socket(link, cookie, origin="http://evil.example")
    with server.client() as client:
        path = link.split("#")[0]
        answer = client.post(f"{path}/enter", json={"token": begun["links"]["watch"]})
        assert answer.status_code == 401
    with server.seated(link) as page:
        assert page.view()["viewer"] == "elves"


def test_cookies_are_for_the_server_alone(server: Server) -> None:
    begun = server.begin(TWO)
    path, token = begun["links"]["0"].split("#")
    with server.client() as client:
        cookie = client.post(f"{path}/enter", json={"token": token}).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and f"path={path}" in cookie


def test_a_double_click_counts_once(server: Server) -> None:
    with server.seated(server.begin(TWO)["links"]["0"]) as page:
        first = page.asked()
        page.choose(first, 0)
        page.choose(first, 0)
        answers = [page.hear() for _ in range(2)]
        while not any(answer["type"] == "error" for answer in answers):
            answers.append(page.hear())
        assert "not asked any more" in answers[-1]["message"]


OGRES = [{"name": "elves"}, {"name": "ogres"}]
SMALL = [{"name": "elves"}, {"name": "small", "text": "20 Forest\n19 Elvish Warrior\n"}]

LACKING = {"name": "x", "text": "20 Forest\n3 Nobody Knows\n1 Nothing At All\n"}


@pytest.mark.parametrize(
    ("recipe", "words"),
    [
        ({"players": ["human", "./bot"]}, "no such bot"),
        ({"players": ["human", "os:system"]}, "no such bot"),
        ({"players": ["human", "fsvi:model=/etc/passwd"]}, "no such bot"),
        ({"players": ["human"]}, "2 to 6 players"),
        ({"decks": [{"name": "/etc/passwd"}, {"name": "elves"}]}, "no deck of that name"),
        ({"decks": [{"name": "elves"}]}, "a deck for each player"),
        ({"decks": [{"name": "elves"}, {"name": "x", "text": "4 Shock\n" * 9000}]}, "at most"),
        ({"decks": [{"name": "elves"}, LACKING]}, "20 of 24 cards can be played; x:2: no card is"),
        ({"decks": [{"name": "elves"}, {**LACKING, "missing": "all"}]}, "no such way"),
        ({"decks": [{"name": "elves"}, {**LACKING, "missing": "ask"}]}, "no such way"),
        ({"settings": {"mulligan": "x), halt"}}, "no such setting"),
        ({"settings": {"format": "constructed"}, "decks": OGRES}, "and constructed allows 4"),
        ({"settings": {"format": "limited"}, "decks": SMALL}, "asks for at least 40"),
        ({"game": "../magic"}, "no such game"),
        ({"seed": "7"}, "whole number"),
    ],
)
def test_what_can_not_be_begun_is_said(server: Server, recipe: object, words: str) -> None:
    with server.lobby() as lobby:
        answer = lobby.post("/games", json=TWO | recipe)  # type: ignore[operator]
    assert answer.status_code == 400 and words in answer.json()["error"]


def test_a_deck_is_played_without_what_can_not_be_played_where_that_is_said(server: Server) -> None:
    decks = [{"name": "elves"}, {**LACKING, "missing": "leave-out"}]
    with server.seated(server.begin(TWO | {"decks": decks})["links"]["0"]) as page:
        told = [line["words"] for line in page.asked()["log"]["lines"]]
    assert "x plays without 3 Nobody Knows" in told


def test_long_and_many_messages_end_the_line(server: Server) -> None:
    link = server.begin(TWO)["links"]["0"]
    with server.seated(link) as page:
        page.view()
        page.socket.send("x" * 9_000)
        with pytest.raises(ConnectionClosed):
            while True:
                page.hear()
    with server.seated(link) as page:
        page.view()
        with pytest.raises(ConnectionClosed):
            for _ in range(500):
                page.socket.send('{"type": "nothing"}')
            while True:
                page.hear()


def test_nothing_is_lost_where_the_server_is_killed(tmp_path: Path) -> None:
    directory = tmp_path / "games"
    with serving(directory) as server:
        begun = server.begin(TWO)
        link = begun["links"]["0"]
        cookie = server.enter(link)
        with server.socket(link, cookie) as socket:
            from served import Page

            page = Page(socket)
            frame = page.asked()
            page.choose(frame, 0)
            frame = page.asked()
            land = next(o for o in frame["question"]["options"] if o["kind"] == "play_land")
            page.choose(frame, land["index"])
            before = page.asked()
        server.stop(kill=True)
        server.start()
        with server.socket(link, cookie) as socket:
            after = Page(socket).asked()
        for key in ("view", "question", "table"):
            assert after[key] == before[key]
        with server.lobby() as lobby:
            assert [game["name"] for game in lobby.get("/lobby").json()["games"]] == [begun["name"]]


def test_a_worker_that_dies_is_begun_again(server: Server) -> None:
    import os
    import signal

    begun = server.begin(TWO)
    with server.seated(begun["links"]["0"]) as page:
        before = page.asked()
        listed = subprocess.run(
            ["ps", "-o", "pid=,args=", "--ppid", str(server.pid)], capture_output=True, text=True
        ).stdout
        workers = [int(line.split()[0]) for line in listed.splitlines() if "web.worker" in line]
        assert workers
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        after = page.asked()
        assert after["view"] == before["view"] and after["question"] == before["question"]
        page.choose(after, 0)
        assert page.asked()["seq"] > after["seq"]


def test_files_of_games_are_the_users_own(server: Server) -> None:
    server.begin(TWO)
    for path in server.directory.glob("*.game"):
        assert path.stat().st_mode & 0o077 == 0
        assert "recipe" in json.loads(next(Journal(path).records()))


def test_the_page_is_small_and_loads_nothing_from_elsewhere() -> None:
    """All files together have less than 100 kB, as they are sent, and name no other host."""
    texts = [path.read_text("utf-8") for path in PAGE.rglob("*") if path.is_file()]
    assert len(texts) > 15 and sum(len(gzip.compress(text.encode())) for text in texts) < 100_000
    for text in texts:
        hosts = set(re.findall(r"//([a-z0-9.-]+\.[a-z]+)", text)) - {"www.w3.org"}
        assert hosts == set()


def test_the_protocol_has_every_message() -> None:
    protocol = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    table = (ROOT / "pyengine" / "web" / "worker" / "table.py").read_text("utf-8")
    kinds = re.findall(r'^            "(\w+)": self\._', table, re.M)
    assert len(kinds) > 8
    assert [kind for kind in kinds if f"`{kind}`" not in protocol] == []


def test_the_page_comes_packed_and_once(server: Server) -> None:
    """Files are sent packed, and not again to who has them; there are no others than the page's."""
    with server.client() as client:
        first = client.get("/page/main.js")
        assert first.headers["content-encoding"] == "gzip"
        assert first.headers["content-type"].startswith("text/javascript")
        assert first.content == (PAGE / "main.js").read_bytes()
        again = client.get("/page/main.js", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = client.get("/page/main.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.content == first.content
        for name in ("", "nothing.js", "../serving.py", "%2e%2e/serving.py", "magic", "/etc/hosts"):
            assert client.get(f"/page/{name}").status_code == 404


def test_two_servers_do_not_keep_games_in_one_directory(server: Server) -> None:
    command = [sys.executable, "-m", "pyengine", "serve", "--port", "0", "--directory"]
    second = subprocess.run(
        [*command, str(server.directory)], capture_output=True, text=True, timeout=30
    )
    assert second.returncode == 2 and "another server keeps its games here" in second.stderr
