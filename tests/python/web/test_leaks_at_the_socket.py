"""What comes through the sockets tells nobody the name or the number of a hidden card.

The same games are played beside the server, so that what is hidden is known.
MANALOG_LEAK_GAMES=200 plays as many.
"""

from __future__ import annotations

import os
import random
import time
from contextlib import ExitStack
from typing import Any

import pytest
from served import Page, Server
from test_leaks import WATCH, Truth, choice, questions, singletons

from pyengine.errors import ManalogError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.web.worker.recipe import checked
from pyengine.web.worker.table import Table

GAMES = int(os.environ.get("MANALOG_LEAK_GAMES", "1"))
MOST_CHOICES = 30 if GAMES == 1 else 140
PAUSE = 0.15
"""Seconds between choices: the server hears 30 messages a second of each page."""


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
    with ExitStack() as stack:
        seats = {**{name: str(n) for n, name in enumerate(names)}, WATCH: "watch"}
        pages = {
            viewer: stack.enter_context(server.seated(links[seat]))
            for viewer, seat in seats.items()
        }
        views = {viewer: page.view() for viewer, page in pages.items()}
        rng = random.Random(seed)
        for _ in range(MOST_CHOICES):
            truth.look()
            views = {viewer: look(pages[viewer], truth, viewer, rng) for viewer in pages}
            asking = beside._match.asking
            if asking is None:
                break
            assert beside.frame(asking)["question"] == views[asking]["question"]
            said = choice(rng, views[asking])
            pages[asking].ask("choose", **{k: v for k, v in said.items() if k != "type"})
            taken(beside, asking, said)
            time.sleep(PAUSE)
    heard = sum(len(page.frames) for page in pages.values())
    beside.close()
    assert heard > 100


def look(page: Page, truth: Truth, viewer: str, rng: random.Random) -> dict[str, Any]:
    """Ask what a curious page asks; check all that was heard, and return the present view."""
    page.say("look", note=8)
    view: dict[str, Any] = {}
    while True:
        frame = page.hear()
        truth.check(viewer, {**frame, "note": None})
        if frame["type"] == "view":
            view = frame
        elif frame.get("note") == 8:
            break
    curious = [*questions(rng, truth, view), {"type": "complete", "text": "hand("}]
    for said in curious:
        kind, fields = said["type"], {k: v for k, v in said.items() if k != "type"}
        truth.check(viewer, {**page.ask(kind, **fields), "note": None})
    return view


def taken(beside: Table, asking: str, said: dict[str, Any]) -> None:
    """Take the same choice beside the server; what can't be taken is refused there, too."""
    person = beside._match.people[asking]
    place = {"seq": person.asked, "epoch": beside._match.epoch}
    try:
        beside.say(asking, {**said, **place})
    except ManalogError:
        return
