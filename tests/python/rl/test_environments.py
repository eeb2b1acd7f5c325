"""The learning environments: PettingZoo's and Gymnasium's own tests, and what is ours."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from pyengine.errors import ManalogError
from pyengine.rl import MatchEnv, SinglePlayerEnv
from pyengine.rl.observing import Page

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def moves(env: MatchEnv, seed: int, most: int = 10_000) -> "list[tuple[str, int]]":
    """Play a game at random to its end, or MOST steps; return who did what."""
    env.reset(seed=seed)
    chance, taken = np.random.default_rng(seed), []
    for agent in env.agent_iter(max_iter=most):
        observation, _, over, cut, _ = env.last()
        action = None if over or cut else chosen(observation, chance)
        taken.append((agent, -1 if action is None else action))
        env.step(action)
    return taken


def chosen(observation: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.parametrize("game", ["magic", "mbrane"])
def test_pettingzoo_is_content(game: str) -> None:
    api_test(MatchEnv(game=game), num_cycles=80)


def test_a_seed_is_a_game() -> None:
    seed_test(MatchEnv, num_cycles=15)
    assert moves(MatchEnv(), 3, 60) == moves(MatchEnv(), 3, 60) != moves(MatchEnv(), 4, 60)


def test_copies_play_beside_one_another() -> None:
    """Two environments take turns in one process, and each plays as it would alone."""
    alone = [moves(MatchEnv(), seed, 25) for seed in (1, 2)]
    pair = [MatchEnv(), MatchEnv()]
    chances = [np.random.default_rng(seed) for seed in (1, 2)]
    taken: list[list[tuple[str, int]]] = [[], []]
    for number, env in enumerate(pair):
        env.reset(seed=number + 1)
    for _ in range(25):
        for number, env in enumerate(pair):
            observation, _, over, cut, _ = env.last()
            assert not (over or cut)
            action = chosen(observation, chances[number])
            taken[number].append((env.agent_selection, action))
            env.step(action)
    assert taken == alone


def test_rewards_come_at_the_end() -> None:
    env = MatchEnv()
    env.reset(seed=5)
    chance, rewards = np.random.default_rng(5), {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            rewards[agent] = reward
            assert not observation["action_mask"].any()
        else:
            assert reward == 0
        env.step(None if over else chosen(observation, chance))
    assert sorted(rewards.values()) == [-1, 1]


def test_an_observation_is_of_one_player() -> None:
    """The cards in the opponent's hand are counted, and none of them is named."""
    env = MatchEnv()
    moves(env, 8, 30)
    session = env.session
    player = env.agent_selection
    before = env.observe(player)
    assert env.observation_space(player).contains(before)
    (other,) = set(env.possible_agents) - {player}
    numbers = env._observer.numbers
    held = [card for owner, card in session.query("hand", 2) if owner == other]
    assert held and not set(numbers.of(_seat(env, player))[1]) & set(held)
    assert not env.observe(other)["action_mask"].any()


def _seat(env: MatchEnv, player: str) -> Any:
    from pyengine.engine.seat import Seat

    return Seat(player, env.session)


def test_pages_show_every_option() -> None:
    for options in (1, 5, 6, 17, 40):
        page, shown = Page.of(options, 6), list[int]()
        while True:
            shown += range(page.first, page.first + page.count)
            page = page.after(options, 6)
            if page.first == 0:
                break
        assert shown == list(range(options))


def test_a_game_in_small_pages_ends() -> None:
    taken = moves(MatchEnv(most_options=4), 6)
    assert max(action for _, action in taken) == 3


def test_what_is_not_offered_gives_the_game_up() -> None:
    env = MatchEnv()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(150)
    assert env.infos[agent] == {"illegal": True}
    assert env.rewards[agent] == -1 and all(env.terminations.values())


def test_a_long_game_is_truncated() -> None:
    env = MatchEnv(most_choices=10)
    moves(env, 1)
    assert env.agents == [] and not env.session.over


def test_gymnasium_is_content() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SinglePlayerEnv("aggressive"), skip_render_check=True)


def test_one_player_plays_to_the_end() -> None:
    def game(seed: int) -> tuple[int, float]:
        env = SinglePlayerEnv("aggressive")
        observation, info = env.reset(seed=seed)
        chance, steps = np.random.default_rng(seed), 0
        while True:
            assert (info["action_mask"] == observation["action_mask"]).all()
            observation, reward, over, cut, info = env.step(chosen(observation, chance))
            steps += 1
            if over or cut:
                return steps, reward

    assert game(2) == game(2)
    assert game(2)[1] in (-1, 1)


def test_an_unknown_opponent_is_refused() -> None:
    with pytest.raises(ManalogError, match='no agent is called "nobody"'):
        SinglePlayerEnv("nobody")
