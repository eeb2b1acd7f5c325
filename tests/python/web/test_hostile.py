"""Hostile clients: whatever they send, no game changes, nothing is traced, and memory stays flat.

MANALOG_HOSTILE=5000 sends as many messages.
"""

from __future__ import annotations

import json
import os
import random
import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from served import TWO, Page, Server
from websockets.exceptions import WebSocketException

MESSAGES = int(os.environ.get("MANALOG_HOSTILE", "120"))

WORDS = (
    "", "x" * 8_000, "x" * 20_000, "null", "[]", "{}", "[" * 4_000, '{"type": null}',
    '{"type": []}', "\0", "\ud7ff", "'", '"', "}{", "1e999", "NaN", "true", '{"type": "choose"}',
)  # fmt: skip
KINDS = (
    "choose", "pass", "undo", "agree", "set", "concede", "ready", "inspect", "after", "ask",
    "rulings", "words", "order", "go", "look", "save", "_restore", "close", "frame", "__class__",
    "begin",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 10**9, 10**40, 1.5, "", "0", "elves", "goblins", "everyone",
    "+together", [], [0], [0, 0], [-1], ["0"], [[0]], [10**9], [None], list(range(300)), {},
    {"a": 1}, "event", "turn", "halt", "shell('id')", "read_term(X, [])", "state(F)",
    "repeat, fail", "../../etc/passwd",
)  # fmt: skip
FIELDS = ("seq", "epoch", "options", "finish", "until", "object", "text", "to", "viewer", "stops",
          "full", "agrees", "order", "option", "player", "note")  # fmt: skip
CHANGING = {"choose", "pass", "undo", "concede", "set", "agree"}


def messages(rng: random.Random, epoch: int) -> Iterator[str]:
    """What strangers may send: nonsense, and messages of the right form that are out of place."""
    while True:
        if rng.random() < 0.3:
            yield rng.choice(WORDS)
            continue
        kind = rng.choice(KINDS)
        fields = {field: rng.choice(VALUES) for field in rng.sample(FIELDS, 5)}
        if kind in CHANGING:  # of another time: what is of this one would be a choice
            fields |= {"seq": rng.choice((0, 10**6)), "epoch": rng.choice((0, epoch - 1))}
        yield json.dumps({"type": kind, **fields})


def memory(server: Server) -> float:
    """The megabytes that the server's process has."""
    text = Path(f"/proc/{server.pid}/status").read_text()
    match = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(match[1]) / 1024 if match else 0.0


def test_messages_of_strangers_change_nothing(server: Server) -> None:
    rng = random.Random(1)
    begun = server.begin(TWO | {"players": ["human", "human"]})
    links = [begun["links"][seat] for seat in ("0", "1")]
    cookies = [server.enter(link) for link in links]
    with server.socket(links[0], cookies[0]) as line:
        before = Page(line).asked()
    sent = 0
    heavy = memory(server)
    while sent < MESSAGES:
        # The other player sends: whatever it is, it is not their turn. Nor do they give up.
        with (
            suppress(WebSocketException, TimeoutError, OSError),
            server.socket(links[1], cookies[1]) as line,
        ):
            for text in messages(rng, before["epoch"]):
                if '"concede"' not in text:
                    line.send(text)
                    sent += 1
                time.sleep(0.034 if rng.random() < 0.9 else 0)
                if sent % 40 == 0:
                    break
    with server.socket(links[0], cookies[0]) as line:
        after = Page(line).asked()
    for part in ("view", "question", "epoch", "log"):
        assert after[part] == before[part]
    assert "Traceback" not in "".join(server.said)
    assert memory(server) - heavy < 20


def test_requests_of_strangers_change_nothing(server: Server) -> None:
    """Requests that are cut short, too long, of nowhere; the server goes on answering."""
    rng = random.Random(2)
    paths = (
        "/", "/lobby", "/games", "/saves", "/saves/../secret", "/page/../../pyproject.toml",
        "/page/%2e%2e/%2e%2e/serving.py", "/table/x/0/socket", "/picture?name=../../etc/passwd",
        "/games/x/links", "/decks/../secret", "/drafts", "/enter", "/table/a/b/enter",
        "/%00", "/" + "x" * 9_000,
    )  # fmt: skip
    for number in range(MESSAGES):
        with suppress(OSError), socket.create_connection(("127.0.0.1", server.port), 5) as line:
            method = rng.choice(("GET", "POST", "PUT", "DELETE", "X", ""))
            host = rng.choice((f"127.0.0.1:{server.port}", "evil.example", "", "[", "a" * 300))
            origin = rng.choice((server.address, "null", "http://evil.example", "\xff"))
            length = rng.choice((0, 5, 10**12, -1))
            head = f"{method} {rng.choice(paths)} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n"
            cookie = f"Cookie: manalog={rng.choice(('', 'x' * 64, chr(255)))}\r\n"
            line.sendall(f"{head}{cookie}Content-Length: {length}\r\n\r\n".encode("latin-1"))
            line.settimeout(0.2 if length > 5 else 2)
            with suppress(TimeoutError):
                answer = line.recv(65536)
                assert b"Traceback" not in answer and b"[project]" not in answer
        if number % 100 == 0:
            with server.lobby() as lobby:
                assert lobby.get("/lobby").status_code == 200
    assert "Traceback" not in "".join(server.said)
