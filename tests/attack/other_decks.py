"""Non-interference with other decks: no seat and no page is told which cards a hidden deck has.

In a random game, the cards of others that are hidden from a seat become cards of another deck, and
whatever the seat is told, its page shows or it may choose is the same. What programs are told of
decks, which each of them may know (`Seat.decks`), and searches with them, are not compared here.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from attack.case import Case, Outcome, answered
from attack.interference import IMPOSSIBLE, compared
from attack.pool_interference import _setups, _told, hidden_in, with_a_pool
from pyengine.engine.session import Session, Setup
from pyengine.errors import EngineError, ManalogError
from pyengine.games.magic.cards.database import CardDatabase

LONGEST = 200
"""Choices of a game, at most."""

OF_DECKS = ("known_cards",)
"""What only programs ask, to whom decks are known."""

ASKED = (
    "object(O), zone(O, Z)", "legal(A)", "card(X)", "hand(P, C)", "why_not(A, R)",
    "creature(O)", "type(O, T)", "state(F)",
)  # fmt: skip
"""What the seat asks as people do."""


def cases(rng: random.Random) -> Iterator[Case]:
    """Yield games without end, with the seeds of their decks."""
    while True:
        seed = rng.randrange(2**31)
        yield Case(f"other_decks/{seed}", partial(_possible, seed))


def _possible(seed: int) -> Outcome:
    with_a_pool()
    try:
        return _game(seed, random.Random(seed))
    except EngineError as error:
        if not any(words in str(error) for words in IMPOSSIBLE):
            raise
        return answered()


def _game(seed: int, rng: random.Random) -> Outcome:
    setups = _setups(2)
    session = Session.start(setups(seed))
    for _ in range(rng.randrange(LONGEST)):
        if session.choice is None:
            return answered()
        session.choose(rng.randrange(len(session.choice.actions)))
    if session.choice is None:
        return answered()
    if session.query("token", 1):  # tokens of one name are numbered by the cards that create them
        return answered()
    viewer = rng.choice(session.setup.names)
    others = [name for _, name in setups.deck(seed + 1, 1).cards]
    names = renamed(session, viewer, others, rng)
    return two_decks(session, viewer, names, setups.cards)


# ------------------------------------------------------------------ two games


def renamed(
    session: Session, viewer: str, names: Sequence[str], rng: random.Random
) -> dict[int, str]:
    """Return for the cards of others that are hidden from VIEWER one of NAMES each."""
    hidden = hidden_in(session, viewer).objects
    cards = [card for owner, cards in hidden.items() if owner != viewer for card in cards]
    return {card: rng.choice(names) for card in cards}


def two_decks(
    session: Session, viewer: str, names: Mapping[int, str], cards: CardDatabase
) -> Outcome:
    """Compare what VIEWER is told with that in the game in which hidden objects have other NAMES.

    The definitions, of CARDS, are those that this game needs, and no others.
    """
    here = tuple(session.fluents())
    there = tuple(_with_names(fluent, names) for fluent in here)
    numbers = sorted(names)[:4]
    hidden = [*list(names.values())[:3], *_names_in(session, sorted(names)[:3])]
    words = list(dict.fromkeys(hidden))
    session.load(here)
    first = dict(told(session, viewer, numbers, words))
    other = Session(_setup_of(session.setup, there, set(names.values()), cards), session.mode)
    other.load(there)
    outcome = compared(first, told(other, viewer, numbers, words), viewer)
    session.load(here)
    return outcome


def told(
    session: Session, viewer: str, numbers: Sequence[int], words: Sequence[str]
) -> Iterator[tuple[str, Any]]:
    """Yield what VIEWER is told of the game, of the objects NUMBERS, and of cards called WORDS."""
    yield from (row for row in _told(session, viewer, numbers) if row[0] not in OF_DECKS)
    choice = session.choice
    if choice is not None:
        yield "process", session.call("define", "shown_process", viewer, choice.process)
        if choice.player == viewer:
            yield "count", choice.count
    requests: list[tuple[Any, ...]] = [("ask", question, 300, 10) for question in ASKED]
    for word in words:
        atom = "'" + word.replace("'", "\\'") + "'"
        requests += [("ask", f"card({atom})", 10, 10), ("complete", f"card('{word}")]
        for action in (f"word({atom})", f"look_up({viewer},{atom},[artifact])"):
            requests += [("explain", "why_not", action), ("explain", "why", action)]
        for request in ("describe", "meant"):
            yield f"{request} {word}", _answer(session, viewer, "seat", request, word)
    for request in requests:
        yield f"told {request}", _answer(session, viewer, "told", *request)
    yield "further", _answer(session, viewer, "seat", "further")


def _answer(session: Session, viewer: str, door: str, *request: Any) -> Any:
    try:
        return session.call("define", door, session.setup.game, viewer, *request)
    except ManalogError as error:
        return f"refused: {error}"


def _names_in(session: Session, numbers: Sequence[int]) -> list[str]:
    named = {number: name for number, name, _ in session.query("object", 3)}
    return [named[number] for number in numbers]


def _with_names(fluent: str, names: Mapping[int, str]) -> str:
    match = re.fullmatch(r"object\((\d+),(.*),(\w+)\)", fluent)
    if match is None or int(match[1]) not in names:
        return fluent
    atom = names[int(match[1])].replace("\\", "\\\\").replace("'", "\\'")
    return f"object({match[1]},'{atom}',{match[3]})"


def _setup_of(setup: Setup, fluents: Sequence[str], names: set[str], cards: CardDatabase) -> Setup:
    """Return SETUP with the cards that FLUENTS name, of whom NAMES may be new."""
    state = "\n".join(fluents).replace("\\'", "'")
    rows = {row[0]: row for row in setup.cards if row[0] in state}
    rows |= {row[0]: row for row in cards.rows(sorted(names - set(rows)))}
    return replace(setup, cards=tuple(rows[name] for name in sorted(rows)))
