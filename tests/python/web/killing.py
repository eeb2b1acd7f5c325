"""A game of a server that is played while processes are killed and its disk is full."""

from __future__ import annotations

import contextlib
import os
import random
import resource
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from served import QUICK, Page, Server
from websockets.exceptions import WebSocketException

ENDS = (WebSocketException, httpx.HTTPError, OSError)
"""What a page hears of a server that is killed."""

SECONDS = 60.0
"""How long a table may take to come back."""


def children(pid: int) -> list[int]:
    """The processes that PID has started, and that run."""
    found: list[int] = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in file.read_text().split()]
    return found


@dataclass
class Victim:
    """A server with one game, which a person plays: `shown` is all that their log has told.

    `settled` is what they saw as they were asked, None where they have answered since.
    """

    server: Server
    rng: random.Random
    link: str = ""
    name: str = ""
    shown: list[Any] = field(default_factory=list)
    settled: tuple[Any, Any] | None = None
    lost: list[str] = field(default_factory=list)
    came_back: int = 0
    games: int = 0
    unkept: int = 0
    """How many records the server said last that it could not keep."""

    def begin(self) -> None:
        """Begin another game; one of ENDS: the server has been killed."""
        begun = self.server.begin(QUICK | {"seed": self.rng.randrange(1000)})
        self.link, self.name = begun["links"]["0"], begun["name"]
        self.shown, self.settled, self.unkept = [], None, 0
        self.games += 1

    @property
    def path(self) -> Path:
        return self.server.directory / f"{self.name}.game"

    @contextlib.contextmanager
    def looking(self) -> Iterator[Playing]:
        """Look at the game: what it told is there."""
        with self.server.seated(self.link) as page:
            yield Playing(self, page)


@dataclass
class Playing:
    """One page of a `Victim`."""

    victim: Victim
    page: Page
    over: bool = False
    answered: tuple[Any, Any] | None = None
    """Which question was answered last: a view of it that was asked for before comes late."""

    def asked(self) -> dict[str, Any]:
        """The next view in which something is asked, or that is the last one."""
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            try:
                frame = self.page.hear()
            except TimeoutError:
                self.page.say("look")
                continue
            if self._is_late(frame):
                continue
            self._hear(frame)
            if frame["type"] == "view" and (frame["question"] or "over" in frame["table"]):
                self.over = "over" in frame["table"]
                return frame
        raise AssertionError("the table does not come back")

    def _is_late(self, frame: dict[str, Any]) -> bool:
        """Whether FRAME shows the question that was answered, as one that was looked for may."""
        question = frame["type"] == "view" and frame["question"]
        return bool(question) and (frame["epoch"], frame["seq"]) == self.answered

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "keeping":
            self.victim.unkept = frame["unkept"]
        elif frame["type"] == "error":
            time.sleep(0.2)
            self.answered = None
            self.page.say("look")
        elif frame["type"] == "view":
            self._compare(frame["log"])
            self._compare_question(frame)

    def _compare(self, log: dict[str, Any]) -> None:
        """What was shown before is there: the log goes on after it."""
        shown, first = self.victim.shown, log["from"]
        now = [*shown[:first], *log["lines"]]
        if now[: len(shown)] != shown:
            self.victim.lost.append(f"{len(shown)} lines were shown, and {len(now)} are there")
        self.victim.shown = now

    def _compare_question(self, frame: dict[str, Any]) -> None:
        """Whoever was asked, and has not answered, sees what they saw."""
        seen = frame["view"], frame["question"]
        if self.victim.settled is not None and self.victim.settled != seen:
            self.victim.lost.append("a question is another one than it was")
        self.victim.settled = seen if frame["question"] else None

    def act(self, frame: dict[str, Any]) -> dict[str, Any]:
        """Choose something; return the view in which something else is asked."""
        question = frame["question"]
        wanted = question["obvious"]
        if wanted is None or self.victim.rng.random() < 0.5:
            wanted = self.victim.rng.choice(question["options"])["index"]
        self.victim.settled = None
        self.answered = frame["epoch"], frame["seq"]
        self.page.choose(frame, wanted)
        return self.asked()


def play(victim: Victim, moment: float | None = None, most: int = 30) -> None:
    """Play until the connection ends, MOST choices are made, or MOMENT seconds are over."""
    begun = time.monotonic()
    with contextlib.suppress(*ENDS), victim.looking() as playing:
        frame = playing.asked()
        for _ in range(most):
            if playing.over and moment is not None:
                victim.begin()
            if playing.over:
                return
            if moment is not None and time.monotonic() - begun > moment:
                return
            frame = playing.act(frame)


def killed_while_played(victim: Victim, kind: str) -> bool:
    """Kill the relay, or a worker of it, at a random moment of the game; see it come back."""
    server, moment = victim.server, victim.rng.uniform(0.0, 0.8)
    killed = threading.Event()

    def kill() -> None:
        pids = [server.pid] if kind == "relay" else children(server.pid)
        if pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(victim.rng.choice(pids), signal.SIGKILL)
                killed.set()

    timer = threading.Timer(moment, kill)
    timer.start()
    games = victim.games
    try:
        play(victim, moment + 0.3)
    finally:
        timer.join()
    if kind == "relay":
        server.wait()
        server.start()
    if victim.games == games:
        come_back(victim)
    return killed.is_set()


def come_back(victim: Victim) -> None:
    """The game is there, and can be gone on with."""
    with victim.looking() as playing:
        frame = playing.asked()
        if not playing.over:
            playing.act(frame)
        victim.came_back += 1
        if playing.over:
            victim.begin()


def let_files_grow(pid: int, most: int | None) -> None:
    """Let no file that PID writes have more than MOST bytes, None for any number."""
    soft = resource.RLIM_INFINITY if most is None else most
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))
