"""Games of scenarios, for tests that need many boards; facts of them, asked for their reasons."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import all_scenarios
from all_scenarios import cards

from pyengine.ask.questions import Reason
from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.games.magic.scenarios.problems import IllegalAction, Unfulfilled, Unsupported
from pyengine.games.magic.scenarios.reader import Scenario
from pyengine.games.magic.scenarios.runner import _Run
from pyengine.saves.recording import Tracing


@lru_cache
def scenarios() -> dict[str, Scenario]:
    return {scenario.id: scenario for scenario in all_scenarios.scenarios()}


def played(name: str, entries: int | None = None) -> Session:
    """Play the scenario called NAME under tracing, or so many ENTRIES of it; return the game."""
    run = _Run(scenarios()[name], cards())
    with Tracing():
        return run.begin(entries).game.session


def drawn(count: int, seed: int) -> Iterator[Session]:
    """Yield COUNT games of scenarios at a choice, drawn at random, some entries into their scripts.

    One is over when the next is asked for.
    """
    rng = random.Random(seed)
    names = list(scenarios())
    rng.shuffle(names)
    for name in names:
        run = _Run(scenarios()[name], cards())
        try:
            session = run.begin(rng.choice([0, 1, 2])).game.session
        except (ManalogError, IllegalAction, Unfulfilled, Unsupported):
            continue
        # Where the script stops, it may be in the middle of a step.
        if session.choice is None or session.call("choice")[1:] != list(session.choice.actions):
            continue
        yield session
        count -= 1
        if count == 0:
            return


def reasons(session: Session, which: str, asked: str) -> tuple[Reason, ...]:
    """Return the answer to WHICH, why or why_not, about ASKED as trees."""
    session.call("define", "past", "whole")
    reply = session.call("define", "explain_tree", which, asked)
    return tuple(map(Reason.of_row, reply[1:]))


def told(session: Session, which: str, asked: str) -> str:
    """Return the same as text."""
    answer: str = session.call("define", "explain", which, asked)[1]
    return answer


def all_of(trees: tuple[Reason, ...]) -> Iterator[Reason]:
    """Yield every reason that stands in TREES."""
    for tree in trees:
        yield tree
        yield from all_of(tree.because)
