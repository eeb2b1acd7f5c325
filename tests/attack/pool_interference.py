"""Non-interference with decks that are drawn from the pool of cards: the user's, or invented cards.

In a random game, what is hidden from a seat is exchanged, and the seat is shown the same: its view,
the board, the log, what may be done, what objects are, and the frames of a page, all of a server's.
A card that another fact of the state names is left as it is: the fact could not be true of another.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from attack import ROOT
from attack.answers import ALL, ZONES
from attack.case import Case, Outcome, answered
from attack.exchanging import Hidden, exchanged
from attack.interference import IMPOSSIBLE, compared
from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.errors import EngineError, ManalogError
from pyengine.games.magic.random_decks import RandomSetups
from pyengine.system.resources import pool_path
from pyengine.web.worker.recipe import checked
from pyengine.web.worker.table import Table

LONGEST = 200
"""Choices of a game, at most."""

STATES = 2
"""States of a game that are looked at."""

FRAMES = 4
"""In one of so many games, what is compared are the frames of pages."""

Told = Iterator[tuple[str, Any]]


def cases(rng: random.Random) -> Iterator[Case]:
    """Yield games without end, with the seeds of their decks."""
    while True:
        seed = rng.randrange(2**31)
        game = _pages if rng.randrange(FRAMES) == 0 else _seats
        yield Case(f"{game.__name__.strip('_')}/{seed}", partial(_possible, game, seed))


def with_a_pool() -> None:
    """Have a pool of invented cards where the user has none."""
    if pool_path().exists():
        return
    home = Path(tempfile.mkdtemp(prefix="invented-"))
    make_pool(home)
    os.environ["MANALOG_HOME"] = str(home)


def make_pool(home: Path) -> None:
    """Make a pool of invented cards in the directory HOME."""
    make = ROOT / "tests" / "python" / "magic" / "pool" / "invented.py"
    subprocess.run([sys.executable, make, home / "cards.json"], check=True)
    subprocess.run(
        [sys.executable, "-m", "pyengine", "cards", "import", home / "cards.json"],
        check=True, capture_output=True, env=os.environ | {"MANALOG_HOME": str(home)}, cwd=ROOT,
    )  # fmt: skip


@cache
def _setups(seats: int) -> RandomSetups:
    return RandomSetups(None, seats)


def _possible(game: Callable[[int, random.Random], Outcome], seed: int) -> Outcome:
    with_a_pool()
    try:
        return game(seed, random.Random(seed))
    except EngineError as error:
        if not any(words in str(error) for words in IMPOSSIBLE):
            raise
        return answered()


# ------------------------------------------------------------------ games


def _seats(seed: int, rng: random.Random) -> Outcome:
    """Compare what a seat is told."""
    session = Session.start(_setups(rng.choice((2, 2, 2, 3)))(seed))
    return _played(session, rng, partial(_told, session))


def _pages(seed: int, rng: random.Random) -> Outcome:
    """Compare the frames of a seat's page."""
    table = Table(checked(recipe_of(seed)), {}, 1)
    try:
        return _played(table._match.session, rng, partial(_frames, table))
    finally:
        table.close()


def recipe_of(seed: int) -> dict[str, Any]:
    """Return the recipe of a game of two people with decks that SEED draws."""
    setups = _setups(2)
    decks = [setups.deck(seed, seat) for seat in (1, 2)]
    return {
        "game": "magic",
        "players": ["human", "human"],
        "decks": [
            {"name": deck.name, "text": "".join(f"{n} {card}\n" for n, card in deck.cards)}
            for deck in decks
        ],
        "seed": seed,
    }


def _played(
    session: Session, rng: random.Random, told: Callable[[str, Sequence[int]], Told]
) -> Outcome:
    """Play a random game, and compare at some of its choices what TOLD gives."""
    count = 0
    for stop in sorted(rng.randrange(LONGEST) for _ in range(STATES)):
        while len(session.taken) < stop and session.choice is not None:
            session.choose(rng.randrange(len(session.choice.actions)))
        if session.choice is None:
            break
        viewer = rng.choice(session.setup.names)
        outcome = _looked_at(session, viewer, rng, told)
        if outcome.fault:
            return outcome
        count += outcome.comparisons
    return answered(count)


def _looked_at(
    session: Session, viewer: str, rng: random.Random, told: Callable[[str, Sequence[int]], Told]
) -> Outcome:
    here, hidden = tuple(session.fluents()), hidden_in(session, viewer)
    others = [exchanged(session, hidden, rng) for _ in range(2)]
    numbers = rng.sample(sorted(hidden.all()), min(5, len(hidden.all())))
    session.load(here)
    first, count = dict(told(viewer, numbers)), 0
    for there in others:
        session.load(there)
        outcome = compared(first, told(viewer, numbers), viewer)
        if outcome.fault:
            return outcome
        count += outcome.comparisons
    session.load(here)
    return answered(count)


_PLACES = ("object(", "hand(", "library(", "seed(")


def hidden_in(session: Session, viewer: str) -> Hidden:
    """Return what lies in other hands and in libraries, less what VIEWER is shown there."""
    facts = [fluent for fluent in session.fluents() if not fluent.startswith(_PLACES)]
    named = {int(number) for fact in facts for number in re.findall(r"\d+", fact)}
    seen = {
        int(found[1])
        for fluent in session.information_state(viewer)
        if (found := re.match(r"object\((\d+),", fluent))
    }
    held = [(who, card) for who, card in session.query("hand", 2) if who != viewer]
    objects: dict[str, list[int]] = {}
    for owner, library in session.query("library", 2):
        lying = [*library, *(card for who, card in held if who == owner)]
        objects[owner] = [card for card in lying if card not in named | seen]
    return Hidden({owner: tuple(cards) for owner, cards in objects.items()}, None)


# ------------------------------------------------------------------ what is compared


def _told(session: Session, viewer: str, numbers: Sequence[int]) -> Told:
    """Yield what VIEWER, a player, is told of the game and of the objects NUMBERS."""
    seat, game = Seat(viewer, session), session.setup.game
    yield "view", seat.information_state()
    for name, work in _asked(seat).items():
        yield name, _answer(work)
    yield "told", session.call("define", game, "happened", viewer, ALL)
    yield "written", session.call("define", game, "log", viewer, ALL)
    for number in numbers:
        for action in ("cast({})", "play_land({})", "activate({},1)", "pick({})", "discard({})"):
            yield (
                f"{action} {number}",
                _answer(partial(seat.ask, "why_not", action.format(number))),
            )
        for request in ("describe", "size", "attempts"):
            about = number if request != "describe" else str(number)
            yield f"{request} {number}", _answer(partial(seat.ask, request, about))
    yield "faces", _answer(partial(seat.ask, "faces", list(numbers)))


def _asked(seat: Seat) -> Mapping[str, Callable[[], Any]]:
    requests: list[tuple[Any, ...]] = [
        *(("look", zone, list(seat.players)) for zone in ZONES),
        *((name,) for name in ("board", "choices", "standing", "known_cards", "hand_sizes",
                               "phase", "scry", "threats", "scene", "tally", "observed", "names")),
    ]  # fmt: skip
    asked: dict[str, Callable[[], Any]] = {
        " ".join(map(str, request[:2])): partial(seat.ask, *request) for request in requests
    }
    return asked | {"actions": lambda: seat.actions}


def _frames(table: Table, viewer: str, numbers: Sequence[int]) -> Told:
    """Yield the frames that a page of VIEWER's, and one that looks on, would get."""
    match = table._match
    match.moved()
    choice = match.session.choice
    match.asking = choice.player if choice else None
    for page in (viewer, "+watch"):
        yield f"frame of {page}", json.dumps(table.frame(page, 0))
        for number in numbers:
            said = {"type": "inspect", "object": number}
            yield f"{page} inspects {number}", _answer(partial(table.say, page, said))


def _answer(work: Callable[[], Any]) -> Any:
    try:
        return work()
    except ManalogError as error:
        return f"refused: {error}"
