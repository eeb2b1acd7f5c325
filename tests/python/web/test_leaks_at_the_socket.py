"""What comes through the sockets tells nobody the name or the number of a hidden card.

The same games are played beside the server, so that what is hidden is known.
MANALOG_LEAK_GAMES=200 plays as many, each to its end.
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest
from served import Page, Server
from test_leaks import WATCH, Truth, choice, questions, singletons

from pyengine.errors import ManalogError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.web.worker.recipe import checked
from pyengine.web.worker.table import Table

GAMES = int(os.environ.get("MANALOG_LEAK_GAMES", "1"))
MOST_CHOICES = 30 if GAMES == 1 else 1_000

CURIOUS, ASKING = (0.4, 0.02) if GAMES == 1 else (0.05, 0.005)
"""How often a page asks of what it must not see, and how often it types a question."""

ASKED = (
    "hand(P, C)", "library(P, Cs)", "object(O, N, P)", "zone(O, Z)", "name(O, N)",
    "findall(C, hand(_, C), Cs)", "fluent(F)", "legal(A)", "revealed(P, C)", "history(E)",
)  # fmt: skip

A_SECOND = 25
"""So many messages a page sends in a second at most: the server hears 30."""


@dataclass
class Seat:
    """A page that looks as VIEWER; all that it hears is checked."""

    viewer: str
    page: Page
    truth: Truth
    heard: Counter[str] = field(default_factory=Counter)
    said: list[float] = field(default_factory=list)

    def hear(self) -> dict[str, Any]:
        frame = self.page.hear()
        self.page.frames.clear()
        self.truth.check(self.viewer, {**frame, "note": None})
        self.heard[frame["type"]] += 1
        return frame

    def view(self) -> dict[str, Any]:
        while (frame := self.hear())["type"] != "view":
            pass
        return frame

    def say(self, kind: str, **content: Any) -> None:
        """Say it, and not too much in a second."""
        self.said = [at for at in self.said if at > time.monotonic() - 1]
        while len(self.said) >= A_SECOND and self.said[0] > time.monotonic() - 1:
            time.sleep(0.02)
        self.said.append(time.monotonic())
        self.page.say(kind, **content)

    def ask(self, kind: str, **content: Any) -> dict[str, Any]:
        """Say it, and return the answer or the error; views that come first are checked, too."""
        self.say(kind, note=7, **content)
        while (frame := self.hear()).get("note") != 7:
            pass
        return frame

    def choose(self, said: dict[str, Any]) -> dict[str, Any]:
        """Take what is SAID; return the view that follows, or the error."""
        self.say("choose", **{k: v for k, v in said.items() if k != "type"})
        while (frame := self.hear())["type"] not in ("view", "error"):
            pass
        return frame

    def pry(self, rng: random.Random, view: dict[str, Any]) -> None:
        """Ask what a curious page asks, and now and then type a question."""
        if rng.random() < CURIOUS:
            asked = [*questions(rng, self.truth, view), {"type": "complete", "text": "hand("}]
            for said in [*asked, {"type": "board"}]:
                self.ask(said["type"], **{k: v for k, v in said.items() if k != "type"})
            self.say("look")
            self.view()
        if rng.random() < ASKING:
            self.ask("ask", text=rng.choice(ASKED))


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_frame_tells_what_is_hidden(server: Server, database: CardDatabase, seed: int) -> None:
    recipe = {
        "game": "magic",
        "players": ["human", "human"],
        "decks": singletons(database, seed),
        "seed": seed,
    }
    links = server.begin(recipe)["links"]
    beside = Table(checked(recipe), {}, 1)
    names = beside._match.session.setup.names
    truth = Truth(beside._match.session, [*names, WATCH])
    truth.look()
    with ExitStack() as stack:
        places = {**{name: str(n) for n, name in enumerate(names)}, WATCH: "watch"}
        seats = {
            viewer: Seat(viewer, stack.enter_context(server.seated(links[place])), truth)
            for viewer, place in places.items()
        }
        heard = played(beside, seats, random.Random(seed))
    beside.close()
    print(f"game {seed}: {dict(heard)}")
    assert sum(heard.values()) > 100


def played(beside: Table, seats: dict[str, Seat], rng: random.Random) -> Counter[str]:
    """Play by chance, at the server and beside it; return how many frames of which kind came."""
    views = {viewer: seat.view() for viewer, seat in seats.items()}
    for _ in range(MOST_CHOICES):
        for viewer, seat in seats.items():
            seat.pry(rng, views[viewer])
        asking = beside._match.asking
        if asking is None:
            break
        assert beside.frame(asking)["question"] == views[asking]["question"]
        said = choice(rng, views[asking])
        moved = taken(beside, asking, said)
        if moved:
            seats[asking].truth.look()
        answer = seats[asking].choose(said)
        assert moved == (answer["type"] == "view")
        if moved:
            views = {v: answer if v == asking else seat.view() for v, seat in seats.items()}
    return sum((seat.heard for seat in seats.values()), Counter())


def taken(beside: Table, asking: str, said: dict[str, Any]) -> bool:
    """Take the same choice beside the server; what can't be taken is refused there, too."""
    person = beside._match.people[asking]
    place = {"seq": person.asked, "epoch": beside._match.epoch}
    try:
        beside.say(asking, {**said, **place})
    except ManalogError:
        return False
    return True
