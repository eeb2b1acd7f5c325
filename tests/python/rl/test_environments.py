"""The learning environments: PettingZoo's and Gymnasium's own tests, and what is ours."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import gymnasium
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from pyengine.agents.sight import view_of
from pyengine.engine.seat import Onlooker, Seat
from pyengine.engine.session import Setup
from pyengine.errors import ManalogError
from pyengine.games.magic.position import Position
from pyengine.rl import CountEncoder, MatchEnv, ObjectEncoder, SinglePlayerEnv
from pyengine.rl.encoder import Page
from pyengine.rl.tokens import THING

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
    numbers = CountEncoder(env.session.setup).numbers
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


def test_a_seat_sees_the_same_whatever_is_hidden_from_it() -> None:
    """Cards in the opponent's hand are exchanged for some of the library: no number changes."""
    env = MatchEnv()
    moves(env, 8, 30)
    session, player = env.session, env.agent_selection
    before = env.observe(player)
    encoder = env.encoder
    with _seat(env, player).determinized(1) as state:
        held = [name for owner, name in _hand(state.session) if owner != player]
        after = encoder.of(Seat(player, state.session), env._page)
    assert held != [name for owner, name in _hand(session) if owner != player]
    for key in before:
        assert (before[key] == after[key]).all(), key


def _hand(session: Any) -> "list[tuple[str, str]]":
    names = {number: name for number, name, _ in session.query("object", 3)}
    return sorted((owner, names[number]) for owner, number in session.query("hand", 2))


def test_the_state_is_one_array_with_both_hands() -> None:
    env = MatchEnv()
    moves(env, 8, 20)
    assert env.state_space.contains(env.state())
    hands = env.encoder.object_columns.index("hand")
    encoder = env.encoder
    size = encoder.objects.most_in_all * len(encoder.object_columns)
    rows = env.state()[-size:].reshape(-1, len(encoder.object_columns))
    assert rows[:, hands].sum() == len(env.session.query("hand", 2))
    state_test_env = MatchEnv(game="mbrane")
    state_test_env.reset(seed=1)
    assert state_test_env.state_space.contains(state_test_env.state())


def test_gymnasium_makes_environments_by_their_names() -> None:
    env = gymnasium.make("Manalog/Magic-v0", opponent="random", disable_env_checker=True)
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation) and info["action_mask"].any()
    many = gymnasium.make_vec(
        "Manalog/Mbrane-v0", num_envs=3, vectorization_mode="sync", opponent="random"
    )
    assert many.reset(seed=1)[0]["action_mask"].shape[0] == 3


class Hands:
    """An encoder of one's own: how many cards are in each hand."""

    def __init__(self, setup: Setup, most_options: "int | None") -> None:
        self.most = most_options or 50
        mask = spaces.Box(0, 1, (self.most,), np.int8)
        self.space = spaces.Dict({"hands": spaces.Box(0, 99, (2,)), "action_mask": mask})
        self.state_space = spaces.Box(0, 99, (2,))

    def of(self, seat: Seat, page: "Page | None") -> "dict[str, Any]":
        mask = np.zeros(self.most, np.int8)
        if page is not None:
            mask[: page.count], mask[-1] = 1, page.more
        return {"hands": self._hands(seat), "action_mask": mask}

    def state(self, table: Onlooker) -> Any:
        return self._hands(table)

    def _hands(self, seat: "Seat | Onlooker") -> Any:
        return np.array([player["hand"] for player in view_of(seat)["players"]], np.float32)


def test_an_encoder_of_ones_own_is_plugged_in() -> None:
    env = MatchEnv(encoder=Hands)
    moves(env, 3, 20)
    observation = env.observe(env.agent_selection)
    assert env.observation_space(env.agent_selection).contains(observation)
    assert (observation["hands"] == env.state()).all()
    with pytest.raises(ManalogError, match='no encoder of magic is called "nothing"'):
        MatchEnv(encoder="nothing")


def test_an_option_points_at_what_it_is_about() -> None:
    """A land that can be played is in the own hand, and is a land."""
    env = MatchEnv()
    env.reset(seed=1)
    encoder, chance = env.encoder, np.random.default_rng(1)
    columns = {name: number for number, name in enumerate(encoder.object_columns)}
    looked = 0
    for _ in env.agent_iter(max_iter=60):
        observation, _, over, _, _ = env.last()
        assert not over
        for index in np.flatnonzero(observation["action_mask"]):
            text = env.session.choice.actions[index]
            if text.startswith("play_land("):
                kind, row = observation["options"][index][1]
                thing = observation["objects"][row - len(env.possible_agents) - 1]
                assert kind == THING
                assert thing[columns["land"]] == thing[columns["hand"]] == 1
                looked += 1
        env.step(chosen(observation, chance))
    assert looked


def test_abilities_that_wait_to_be_ordered_have_rows() -> None:
    """603.3: each has its source's name, and a link to its source; everyone sees them."""
    position = Position()
    position.battlefield("a", "Lys Alana Huntmaster", "Lys Alana Huntmaster", "Forest")
    (spell,) = position.hand("a", "Llanowar Elves")
    position.fluent("setting(alike_triggers,ordered)")
    session = position.begin()
    session.do(f"cast({spell})")
    assert session.choice.process.startswith("order_triggers")
    encoder = ObjectEncoder(session.setup)
    columns = {name: number for number, name in enumerate(encoder.object_columns)}
    seen = encoder.of(Seat("a", session), Page(0, 2, False))
    hunters = [*np.flatnonzero(seen["objects"][:, columns["battlefield"]])][:2]
    ends = []
    for kind, row in seen["options"][:2, 1]:
        place = row - 3
        assert kind == THING and seen["objects"][place, columns["waiting"]] == 1
        assert seen["objects"][place, columns["controlled"]] == 1
        assert seen["names"][place] == seen["names"][hunters[0]]
        ends.append({int(end) - 3 for relation, end, _ in seen["links"][row - 1] if relation})
    assert [end & {*hunters} for end in ends] == [{hunter} for hunter in hunters]
    theirs = encoder.of(Seat("b", session), None)
    assert theirs["objects"][:, columns["waiting"]].sum() == 2
    assert not theirs["objects"][:, columns["hand"]].any()


def test_commanders_companions_and_sideboards_have_rows() -> None:
    """Others know who leads and who waits outside, and of a sideboard nothing."""
    position = Position()
    position.command("a", "Llanowar Elves")
    position.companion("a", "Elvish Warrior")
    position.sideboard("a", "Wellwisher", "Forest")
    session = position.begin()
    encoder = ObjectEncoder(session.setup)
    for seat, beside in (("a", 2), ("b", 0)):
        seen = encoder.of(Seat(seat, session), None)
        rows = dict(zip(encoder.object_columns, seen["objects"].sum(0), strict=True))
        found = [rows[zone] for zone in ("command", "outside", "sideboard")]
        assert found == [1, 1, beside]
