"""Random games of Magic up to some choice, and what tells whether a search left a trace in one."""

import random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from pyengine.engine.session import Session
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup

few = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
SEEDS = st.integers(0, 2**31)


def reached(database: CardDatabase, seed: int, choices: int) -> Session:
    """Return a random game after CHOICES choices, or shortly before its end."""
    decks = [read_deck(name, database) for name in ("elves", "goblins")]
    session = Session.start(magic_setup(decks, seed=seed, database=database))
    chance = random.Random(seed)
    for _ in range(choices):
        assert session.choice is not None
        session.choose(chance.randrange(len(session.choice.actions)))
        if session.over:
            session.undo()
            break
    return session


def snapshot(session: Session) -> tuple[object, ...]:
    return (
        session.digest(), session.choice, session.result, session.progress,
        list(session.taken), session.mark, session.call("statistics"),
    )  # fmt: skip
