"""No two options of a choice have the same row, whatever the decks are.

MANALOG_ALIASES is how many choices are looked at (docs/learning.md: 10,000), MANALOG_ALIAS_POOL
a pool or card file whose cards the decks are drawn from, in place of invented ones.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

from aliases import Count, count_aliases
from invented import invented

from pyengine.engine.session import Session, Setup
from pyengine.games.magic.random_decks import RandomSetups
from pyengine.rl import CountEncoder, MatchEnv, ObjectEncoder

CHOICES = int(os.environ.get("MANALOG_ALIASES", "150"))
POOL = os.environ.get("MANALOG_ALIAS_POOL")
OF_A_GAME = 60


@pytest.fixture(scope="module")
def setups(tmp_path_factory: pytest.TempPathFactory) -> RandomSetups:
    if POOL:
        return RandomSetups(Path(POOL))
    path = tmp_path_factory.mktemp("invented") / "cards.json"
    path.write_text(json.dumps(invented()), encoding="utf-8")
    return RandomSetups(path)


def games(setups: RandomSetups, found: Count, most: int) -> Iterator[tuple[int, Setup, Session]]:
    seed = 1000
    while found.choices < most:
        setup = setups(seed)
        yield seed, setup, Session.start(setup)
        seed += 1


def test_no_two_options_have_the_same_row(setups: RandomSetups) -> None:
    """As they are written: 0. By the content of what they point at: in a hundredth of choices.

    What is left of these are like objects: finding one or the other changes what a shuffle does, or
    the rules take the first one themselves, such as the land that is tapped for mana.
    """
    found = Count()
    for seed, setup, session in games(setups, found, CHOICES):
        most = min(CHOICES, found.choices + OF_A_GAME)
        count_aliases(session, ObjectEncoder(setup), seed, most, found)
    print(found)
    assert found.written == 0
    assert found.aliased <= CHOICES / 100
    assert found.options > 2 * found.choices


def test_aliases_are_found_where_there_are_some(setups: RandomSetups) -> None:
    found = Count()
    for seed, setup, session in games(setups, found, 150):
        count_aliases(session, CountEncoder(setup), seed, found.choices + OF_A_GAME, found)
    assert found.written and found.aliased


def test_decks_change_from_game_to_game(setups: RandomSetups) -> None:
    """The same spaces hold games of all decks, and what is beyond the largest size is left out."""
    env = MatchEnv(setups)
    for seed in (1, 2):
        env.reset(seed=seed)
        for agent in env.agent_iter(max_iter=40):
            observation, _, over, cut, _ = env.last()
            assert env.observation_space(agent).contains(observation)
            env.step(None if over or cut else int(observation["action_mask"].nonzero()[0][-1]))
