"""A server in a process of its own, and clients that speak its protocol."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

SECONDS = 30.0

TWO = {
    "game": "magic",
    "players": ["human", "random"],
    "decks": [{"name": "elves"}, {"name": "goblins"}],
    "seed": 7,
}


QUICK = {
    "game": "magic",
    "players": ["human", "random"],
    "decks": [
        {"name": "goblins", "text": "30 Mountain\n30 Raging Goblin\n"},
        {"name": "woods", "text": "60 Forest\n"},
    ],
    "seed": 3,
}
"""A game that whoever attacks wins within some turns."""


@dataclass
class Server:
    """`manalog serve`, in a directory of its own."""

    directory: Path
    options: tuple[str, ...] = ()
    port: int = 0
    address: str = ""
    token: str = ""
    files: int | None = None
    """How many files it may have open; None: as many as this process."""
    _process: Any = None
    said: list[str] = field(default_factory=list)

    def start(self) -> None:
        command = [
            sys.executable, "-m", "pyengine", "serve", "--port", str(self.port),
            "--directory", str(self.directory), *self.options,
        ]  # fmt: skip
        if self.files is not None:
            command = ["/bin/sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        line = self._process.stdout.readline()
        match = re.search(r"(http://\S+?:(\d+))/#(\w+)", line)
        assert match, (line, self._process.stderr.read() if not line else "")
        self.address, self.port, self.token = match[1], int(match[2]), match[3]
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        self.said.extend(self._process.stderr)

    @property
    def pid(self) -> int:
        return int(self._process.pid)

    def wait(self) -> None:
        """Wait for its end, which somebody else has brought about."""
        self._process.wait(15)

    def stop(self, *, kill: bool = False) -> None:
        if kill:
            self._process.kill()
        else:
            self._process.terminate()
        self._process.wait(15)

    @contextmanager
    def lobby(self) -> Iterator[httpx.Client]:
        """A client that has entered the lobby."""
        with self.client() as client:
            client.post("/enter", json={"token": self.token}).raise_for_status()
            yield client

    def client(self) -> httpx.Client:
        return httpx.Client(
            base_url=self.address, headers={"origin": self.address}, timeout=2 * SECONDS
        )

    def begin(self, recipe: dict[str, Any]) -> dict[str, Any]:
        with self.lobby() as lobby:
            answer = lobby.post("/games", json=recipe)
            assert answer.status_code == 200, answer.text
            begun: dict[str, Any] = answer.json()
            return begun

    @contextmanager
    def seated(self, link: str, query: str = "") -> Iterator[Page]:
        """A page that entered by LINK and looks at the game."""
        cookie = self.enter(link)
        with self.socket(link, cookie, query=query) as socket:
            yield Page(socket)

    def enter(self, link: str) -> str:
        path, token = link.split("#")
        with self.client() as client:
            answer = client.post(f"{path}/enter", json={"token": token})
            assert answer.status_code == 200, answer.text
            return answer.headers["set-cookie"].partition(";")[0]

    def socket(
        self, link: str, cookie: str, origin: str | None = None, query: str = ""
    ) -> ClientConnection:
        path = link.split("#")[0]
        return connect(
            f"ws://127.0.0.1:{self.port}{path}/socket{query}",
            additional_headers={"cookie": cookie},
            origin=origin or self.address,  # type: ignore[arg-type]
            max_size=None,
            close_timeout=1,
        )


@dataclass
class Page:
    """What a page hears and says."""

    socket: ClientConnection
    frames: list[dict[str, Any]] = field(default_factory=list)

    def hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.socket.recv(SECONDS))
        self.frames.append(frame)
        return frame

    def view(self) -> dict[str, Any]:
        """The next view."""
        while (frame := self.hear())["type"] not in ("view", "replay", "curtain"):
            pass
        return frame

    def asked(self, frame: dict[str, Any] | None = None) -> dict[str, Any]:
        """The next view in which something is asked, or that is the last one; FRAME may be it."""
        frame = frame or self.view()
        while not frame["question"] and "over" not in frame["table"]:
            frame = self.view()
        return frame

    def say(self, kind: str, **content: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **content}))

    def ask(self, kind: str, **content: Any) -> dict[str, Any]:
        """The answer to a question, or the error."""
        self.say(kind, note=7, **content)
        while True:
            frame = self.hear()
            if frame.get("note") == 7 and frame["type"] in ("answer", "error"):
                return frame

    def choose(self, frame: dict[str, Any], *options: int, finish: bool = False) -> None:
        seq, epoch = frame["seq"], frame["epoch"]
        self.say("choose", seq=seq, epoch=epoch, options=list(options), finish=finish)


@contextmanager
def serving(directory: Path, *options: str, files: int | None = None) -> Iterator[Server]:
    server = Server(directory, options, files=files)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(directory, ignore_errors=True)
