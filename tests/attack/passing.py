"""What the course of a game tells of a hand, at once: `make passing ARGS="--games 200 --seed 1"`.

Random games with decks of the pool are played to choices at which somebody may pass. The cards of
another's hand are exchanged for others of that library, both pass, and the frames that the page of
who passed gets at once are compared: where they differ, it shows whether the other had something to
do. Each pair is tried with each of a table's ways to pass.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from attack.exchanging import exchanged
from attack.interference import IMPOSSIBLE
from attack.pool_interference import hidden_in, recipe_of, with_a_pool
from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.games.magic.offer import OFFER
from pyengine.web.worker.pausing import Pause
from pyengine.web.worker.person import Person
from pyengine.web.worker.recipe import checked
from pyengine.web.worker.table import Table

LONGEST = 200
"""Choices of a game, at most."""

STATES = 5
"""Choices of a game that are looked at."""


@dataclass
class Told:
    """In how many pairs the frames differed, for each way to pass."""

    pairs: int = 0
    differ: Counter[str] = field(default_factory=Counter)

    def rows(self) -> list[str]:
        """Return the table of docs/web.md."""
        shares = [
            f"| `{way}` | {self.pairs:,} | {self.differ[way]:,} "
            f"| {100 * self.differ[way] / max(1, self.pairs):.1f} % |"
            for way in OFFER.passing
        ]
        return ["| passing | pairs | the page differs | share |", "|---|---:|---:|---:|", *shares]


def looked_at(table: Table, rng: random.Random, told: Told) -> None:
    """Compare a pair at the present choice of TABLE, where its player may pass."""
    session = table._match.session
    if session.choice is None:
        return
    viewer = session.choice.player
    table._match.moved()
    hidden = hidden_in(session, viewer)
    other = next(name for name in session.setup.names if name != viewer)
    theirs = set(hidden.objects.get(other, ()))
    if table._match.question().waiting is None or len(theirs) < 2:
        return
    here = tuple(session.fluents())
    there = exchanged(session, hidden.among(theirs), rng, numbers=False)
    try:
        shown = {
            way: [passed(table, way, viewer, s) for s in (here, there)] for way in OFFER.passing
        }
    except EngineError as error:
        if not any(words in str(error) for words in IMPOSSIBLE):
            raise
        session.load(here)
        return
    told.pairs += 1
    told.differ.update(way for way, (one, two) in shown.items() if one != two)
    session.load(here)


def passed(table: Table, way: str, viewer: str, state: tuple[str, ...]) -> str:
    """Return the frame of VIEWER's page right after they passed in STATE, as JSON."""
    match = table._match
    match.session.load(state)
    match.moved()
    match.passing, match.pause, match.chosen = way, Pause(), []
    match.people = {name: Person(name, asked=1) for name in match.players}
    match.asking = viewer
    waiting = match.question().waiting
    assert waiting is not None
    said = {"type": "choose", "seq": 1, "epoch": match.epoch, "options": [waiting.index]}
    table.say(viewer, said)
    return json.dumps(table.frame(viewer))


def play(seed: int, told: Told) -> None:
    """Play the game of SEED at random, and compare pairs at some of its choices."""
    rng = random.Random(seed)
    table = Table(checked(recipe_of(seed)), {}, 1)
    session: Session = table._match.session
    try:
        for stop in sorted(rng.randrange(LONGEST) for _ in range(STATES)):
            while len(session.taken) < stop and session.choice is not None:
                session.choose(rng.randrange(len(session.choice.actions)))
            looked_at(table, rng, told)
    finally:
        table.close()


def main() -> int:
    """Play as many games as is said, and print what the page tells."""
    options: Any = argparse.ArgumentParser(prog="make passing", description=__doc__)
    options.add_argument("--games", type=int, default=200, metavar="N")
    options.add_argument("--seed", default="1", help="the same seed plays the same games")
    chosen = options.parse_args()
    with_a_pool()
    told, rng = Told(), random.Random(chosen.seed)
    for _ in range(chosen.games):
        play(rng.randrange(2**31), told)
    print("\n".join(told.rows()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
