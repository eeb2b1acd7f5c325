"""The contracted graph is the full one with its forced choices taken."""

from __future__ import annotations

import random

import pytest

from pyengine.engine.session import Session, Setup
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup


def new_setup(seed: int) -> Setup:
    """A game of the two built-in decks."""
    with CardDatabase.open() as database:
        decks = [read_deck(name, database) for name in ("elves", "goblins")]
        return magic_setup(decks, seed=seed, database=database)


@pytest.mark.parametrize("seed", range(40, 44))
def test_choices_with_one_option_are_all_that_is_passed_over(seed: int) -> None:
    """The same picks lead through the same states, with and without contraction."""
    draw = random.Random(seed)
    contracted = Session.start(new_setup(seed))
    path: list[tuple[str, str]] = []
    while not contracted.over and contracted.choice is not None:
        action = draw.choice(contracted.choice.actions)
        path.append((contracted.digest(), action))
        contracted.do(action)
    end, forced = contracted.digest(), contracted.forced
    full = Session.start(new_setup(seed), "choices")
    single = 0
    for digest, action in path:
        single += take_forced(full)
        assert full.digest() == digest
        full.do(action)
    single += take_forced(full)
    assert full.over and full.digest() == end
    assert single == forced


def take_forced(session: Session) -> int:
    """Take choices with a single option until there is another; return how many."""
    taken = 0
    while session.choice is not None and len(session.choice.actions) == 1:
        session.choose(0)
        taken += 1
    return taken
