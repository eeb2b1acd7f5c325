"""Environments in threads; `test_vectors` runs it in a process in which no game was begun."""

from __future__ import annotations

import functools
import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

from pyengine import EngineError
from pyengine.engine.bridge import bridge
from pyengine.rl import ThreadVectorEnv

STEPS = int(os.environ.get("MANALOG_THREAD_STEPS", "40"))
SEEDS = int(os.environ.get("MANALOG_THREAD_SEEDS", "1"))
"""How long, and for how many seeds, games in threads are compared with those in one."""

NEXT, SAME, DISABLED = AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED

MAKE = functools.partial(gymnasium.make, "Manalog/Magic-v0", opponent="random", most_choices=45)
"""Games are cut soon, so that others begin."""


@pytest.fixture
def four() -> Iterator[ThreadVectorEnv]:
    envs = ThreadVectorEnv([functools.partial(MAKE, encoder="counts")] * 4, 2)
    yield envs
    envs.close()


def same(one: Any, other: Any) -> bool:
    """Whether two observations or infos are the same, with the types of their arrays."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(map(same, one, other)) and len(one) == len(other)
    if isinstance(one, np.ndarray):
        return bool(one.dtype == other.dtype and np.array_equal(one, other))
    return type(one) is type(other) and bool(one == other)


def chosen(masks: Any, chance: np.random.Generator) -> Any:
    return np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def series(envs: VectorEnv[Any, Any, Any], seed: int, steps: int = STEPS) -> Iterator[Any]:
    """Yield all that ENVS say in STEPS steps at random."""
    begun = envs.reset(seed=seed)
    yield begun
    chance, masks = np.random.default_rng(seed), begun[0]["action_mask"]
    for _ in range(steps):
        step = envs.step(chosen(masks, chance))
        masks = step[0]["action_mask"]
        yield step


@pytest.mark.parametrize("mode", [NEXT, SAME])
@pytest.mark.parametrize("encoder", ["counts", "objects"])
def test_seeds_are_the_same_games_as_in_one_thread(mode: AutoresetMode, encoder: str) -> None:
    make = [functools.partial(MAKE, encoder=encoder)] * 4
    sync = SyncVectorEnv(make, autoreset_mode=mode)
    for seed in range(SEEDS):
        threads = ThreadVectorEnv(make, 4, autoreset_mode=mode)
        ended = 0
        for step, other in zip(series(sync, seed), series(threads, seed), strict=True):
            assert all(map(same, step, other)) and len(step) == len(other)
            ended += int(step[3].sum()) if len(step) > 2 else 0
        assert ended >= 4 or STEPS < 40
        threads.close()
    sync.close()


@pytest.mark.parametrize("copy", [True, False])
def test_steps_have_arrays_of_their_own(copy: bool) -> None:
    make = functools.partial(MAKE, encoder="counts")
    envs = ThreadVectorEnv([make] * 2, 2, copy=copy)
    seen = [observation for observation, *_ in series(envs, 1, 4)]
    arrays = [observation["action_mask"] for observation in seen]
    assert np.shares_memory(arrays[0], arrays[1]) is not copy
    assert len({array.tobytes() for array in arrays}) > 1 or not copy
    envs.close()


def test_spaces_and_modes_are_those_of_one_thread(four: ThreadVectorEnv) -> None:
    sync = SyncVectorEnv([functools.partial(MAKE, encoder="counts")] * 4)
    for name in ("observation_space", "action_space", "metadata", "num_envs", "render_mode"):
        assert getattr(four, name) == getattr(sync, name)
    assert four.single_observation_space == sync.single_observation_space
    assert four.single_action_space == sync.single_action_space
    sync.close()


def test_some_are_reset_and_the_others_go_on(four: ThreadVectorEnv) -> None:
    sync = SyncVectorEnv([functools.partial(MAKE, encoder="counts")] * 4)
    mask = np.array([True, False, False, True])
    answers = []
    for envs in (sync, four):
        *_, last = series(envs, 3, 5)
        answers.append((envs.reset(seed=[7, None, None, 9], options={"reset_mask": mask}), last))
    assert all(map(same, answers[0][0], answers[1][0]))
    begun, last = answers[1][0][0]["observation"], answers[1][1][0]["observation"]
    assert [bool((begun[i] == last[i]).all()) for i in range(4)] == [False, True, True, False]
    with pytest.raises(ValueError, match="length"):
        four.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="at least one"):
        four.reset(options={"reset_mask": np.zeros(4, np.bool_)})
    sync.close()


def test_an_ended_game_is_not_played_on_where_nothing_is_reset() -> None:
    make = [functools.partial(MAKE, encoder="counts")] * 2
    envs = ThreadVectorEnv(make, 2, autoreset_mode=DISABLED)
    with pytest.raises(AssertionError):
        list(series(envs, 1, 200))
    envs.close()


class Failing(gymnasium.Wrapper[Any, Any, Any, Any]):
    """An environment that fails once, at its third step."""

    steps = 0

    def step(self, action: Any) -> Any:
        self.steps += 1
        if self.steps == 3:
            raise LookupError("third step", threading.current_thread().name)
        return self.env.step(action)


def test_errors_come_out_as_they_are_and_it_goes_on() -> None:
    make: list[Callable[[], Any]] = [MAKE, MAKE, lambda: Failing(MAKE()), MAKE]
    envs = ThreadVectorEnv(make, 2)
    with pytest.raises(LookupError) as caught:
        list(series(envs, 1))
    assert caught.value.args[0] == "third step"
    assert caught.value.args[1] != threading.current_thread().name
    assert len(list(series(envs, 1, 10))) == 11
    envs.close()


def test_environments_are_asked_in_their_threads(four: ThreadVectorEnv) -> None:
    four.reset(seed=1)
    assert len(set(four.get_attr("player"))) == 1
    digests = four.call("_seen")
    assert len(digests) == 4
    four.set_attr("mark", [1, 2, 3, 4])
    assert four.get_attr("mark") == (1, 2, 3, 4)
    assert four.render() == (None,) * 4
    assert len(four.np_random_seed) == 4
    with pytest.raises(EngineError, match="another thread"):
        four.envs[0].unwrapped.step(0)


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until it HOLDS; where nothing was closed, threads end a little later."""
    ends = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.01)


def test_close_ends_the_threads_and_gives_engines_back() -> None:
    before = threading.active_count()
    for close in (True, False):
        envs = ThreadVectorEnv([MAKE] * 4, 4)
        envs.reset(seed=1)
        assert threading.active_count() == before + 4
        assert len(bridge()._joined) == 4
        if close:
            envs.close()
            envs.close()
        del envs
        wait_until(lambda: threading.active_count() == before)
        assert not bridge()._joined


def test_what_can_not_be_made_is_said() -> None:
    before = threading.active_count()
    with pytest.raises(ValueError, match="there have to be a thread"):
        ThreadVectorEnv([MAKE], 0)
    with pytest.raises(ValueError, match="there have to be a thread"):
        ThreadVectorEnv([])
    with pytest.raises(LookupError):
        ThreadVectorEnv([MAKE, lambda: (_ for _ in ()).throw(LookupError())])
    assert threading.active_count() == before


@pytest.mark.parametrize("game", ["Magic", "Mbrane"])
def test_gymnasium_makes_them_where_no_other_mode_is_named(game: str) -> None:
    envs = gymnasium.make_vec(f"Manalog/{game}-v0", num_envs=3, opponent="random", threads=2)
    assert isinstance(envs, ThreadVectorEnv) and len(envs._threads) == 2
    assert len(list(series(envs, 1, 5))) == 6
    envs.close()
    for mode in ("sync", "async"):
        others = gymnasium.make_vec(
            f"Manalog/{game}-v0", num_envs=2, vectorization_mode=mode, opponent="random"
        )
        assert not isinstance(others, ThreadVectorEnv)
        assert len(list(series(others, 1, 5))) == 6
        others.close()
