"""What agents ask of their seats, and of states that they search: requests of nonsense."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from attack.answers import ABOUT_NONE, ABOUT_ONE, FORBIDDEN, REQUESTS, SEARCHED
from attack.case import Case, Fault, Outcome, drawn, failed
from attack.inputs.nasty import json_value, term, text
from attack.judging import judged
from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup

_TRIES = 8
"""How much an agent asks in a case."""

_NAMES = (
    *REQUESTS, *SEARCHED, "why", "why_not", "conflict", "meant", "describe", "happened", "log",
    "seat", "searched", "define", "load", "choose", "do", "undo", "facts", "askable", "state",
    "halt", "call", "shell", "",
)  # fmt: skip


def cases(rng: random.Random) -> Iterator[Case]:
    """Return games in which an agent asks for anything, without end."""
    return drawn(rng, _asked)


@cache
def _session() -> Session:
    decks = [read_deck("elves"), read_deck("goblins")]
    return Session.start(magic_setup(decks, seed=1))


def _asked(seed: int) -> Outcome:
    rng, session = random.Random(seed), _session()
    session.undo(len(session.taken))
    for _ in range(rng.randrange(60)):
        if session.choice is not None:
            session.choose(rng.randrange(len(session.choice.actions)))
    if session.over:
        session.undo()
    assert session.choice is not None
    before = session.digest(), session.choice
    seat = Seat(session.choice.player, session)
    work = rng.choice((_ask, _ask, _search, _choose))
    outcome = judged(lambda: work(seat, session, rng))
    if (session.digest(), session.choice) != before:
        return failed(Fault.LOSS, f"the game is another one after {work.__name__}/{seed}")
    return outcome


def _ask(seat: Seat, _: Session, rng: random.Random) -> None:
    _each(lambda: seat.ask(*_request(rng)))


def _search(seat: Seat, _: Session, rng: random.Random) -> None:
    with seat.determinized(_argument(rng)) as state:
        _each(lambda: state.ask(*_request(rng)))
        for _ in range(rng.randrange(5)):
            if state.is_terminal():
                break
            state.apply(rng.randrange(len(state.legal_actions())))
        state.undo(rng.choice((0, 1, 3, 10**6)))


def _choose(_: Seat, session: Session, rng: random.Random) -> None:
    """Choose what is not to be chosen."""
    assert session.choice is not None
    if rng.random() < 0.5:
        session.choose(rng.choice((-1, -(10**30), len(session.choice.actions), 10**9, 10**30)))
    else:
        action = rng.choice((term(rng), text(rng), json_value(rng)))
        if action not in session.choice.actions:
            session.do(action)


def _each(ask: Callable[[], object]) -> None:
    """Ask some times; what is refused in the end counts."""
    for _ in range(_TRIES - 1):
        outcome = judged(ask)
        if outcome.verdict.value == "failed":
            raise AssertionError(outcome.message)
    ask()


def _request(rng: random.Random) -> list[Any]:
    if rng.random() < 0.2:
        return list(rng.choice(FORBIDDEN))
    name = rng.choice(_NAMES) if rng.random() < 0.9 else _argument(rng)
    return [name, *(_argument(rng) for _ in range(rng.choice((0, 1, 1, 1, 2, 3))))]


def _argument(rng: random.Random) -> Any:
    number = rng.choice((0, 1, 30, 121, 130, -1, 10**9, 10**400))
    action = rng.choice((*ABOUT_ONE, *ABOUT_NONE)).format(number, rng.randrange(140), "elves")
    return rng.choice((
        term(rng), text(rng), action, action, number, rng.random(), None, True, [], {}, [[number]],
        {"a": number}, _value(json_value(rng)),
    ))  # fmt: skip


def _value(content: str) -> Any:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return content
