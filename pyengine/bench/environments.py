"""Environments for programs that learn: one, and several in the same process, in several ways."""

from __future__ import annotations

import functools
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

ENVIRONMENTS = 4
"""How many are made in one process."""

STEPS = 100
"""How many steps each of them takes in a round; one alone takes those of all."""

ONE, BY_TURNS, BATCHED, IN_THREADS = "one", "by_turns", "batched", "in_threads"
"""One game after the other; several, a step of each in turn; so, by Gymnasium's `SyncVectorEnv`,
which copies observations into batches; by `ThreadVectorEnv`."""

ENCODERS = ("counts", "objects")


@dataclass
class EnvironmentsMeasured:
    """Steps a second by encoder and way, one figure a round."""

    seconds: float = 0.0
    rounds: int = 0
    rates: dict[str, dict[str, list[float]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(list))
    )

    def record(self) -> dict[str, Any]:
        """Return the medians for JSON, and of each round's rates those to one environment's."""
        return {
            "environments": ENVIRONMENTS,
            "steps": ENVIRONMENTS * STEPS,
            "rounds": self.rounds,
            "seconds": round(self.seconds, 2),
            "steps_per_second": {
                encoder: {way: round(statistics.median(rates), 1) for way, rates in ways.items()}
                for encoder, ways in self.rates.items()
            },
            "times_one": {
                encoder: {
                    way: round(statistics.median(_ratios(rates, ways[ONE])), 3)
                    for way, rates in ways.items()
                    if way != ONE
                }
                for encoder, ways in self.rates.items()
            },
        }


def _ratios(rates: Sequence[float], ones: Sequence[float]) -> list[float]:
    return [rate / one for rate, one in zip(rates, ones, strict=True)]


def measure_environments(
    into: EnvironmentsMeasured, seconds: float, seed: int
) -> Iterator[EnvironmentsMeasured]:
    """Step through the same games each way, round after round, for SECONDS; yield after each.

    The games are those of SEED and of the seeds after it. That what they need is loaded does not
    count: neither the first round, nor an environment's first game. ManalogError: the packages for
    learning are not installed.
    """
    begin = None
    while begin is None or into.rounds == 0 or time.perf_counter() - begin < seconds:
        found = {encoder: _round(encoder, seed, into.rounds) for encoder in ENCODERS}
        if begin is None:
            begin = time.perf_counter()
            continue
        for encoder, ways in found.items():
            for way, rate in ways.items():
                into.rates[encoder][way].append(rate)
        into.rounds += 1
        into.seconds = time.perf_counter() - begin
        yield into


def _round(encoder: str, seed: int, number: int) -> dict[str, float]:
    """Return the rates of one round; which way comes first changes from one to the next."""
    seeds = [seed + place for place in range(ENVIRONMENTS)]
    ways = [ONE, BY_TURNS, BATCHED, IN_THREADS]
    measures = {ONE: _alone, BY_TURNS: _by_turns}
    rates = {}
    for way in ways[number % len(ways) :] + ways[: number % len(ways)]:
        measure = measures.get(way, functools.partial(_together, way))
        seconds = measure(encoder, seeds)
        rates[way] = ENVIRONMENTS * STEPS / seconds
    return rates


def _alone(encoder: str, seeds: Sequence[int]) -> float:
    """Return the seconds that one environment takes for the games of SEEDS, one after the other."""
    from pyengine.rl import SinglePlayerEnv

    env = SinglePlayerEnv(encoder=encoder)
    env.reset(seed=seeds[0])
    begin = time.perf_counter()
    for seed in seeds:
        chance = random.Random(seed)
        _, info = env.reset(seed=seed)
        for _ in range(STEPS):
            _, _, over, cut, info = env.step(_drawn(chance, info["action_mask"]))
            if over or cut:
                _, info = env.reset()
    seconds = time.perf_counter() - begin
    env.close()
    return seconds


def _by_turns(encoder: str, seeds: Sequence[int]) -> float:
    """Return the seconds that as many environments as SEEDS take, each a step in its turn."""
    from pyengine.rl import SinglePlayerEnv

    envs = [SinglePlayerEnv(encoder=encoder) for _ in seeds]
    chances = [random.Random(seed) for seed in seeds]
    for env, seed in zip(envs, seeds, strict=True):
        env.reset(seed=seed)
    begin = time.perf_counter()
    infos = [env.reset(seed=seed)[1] for env, seed in zip(envs, seeds, strict=True)]
    for _ in range(STEPS):
        for place, env in enumerate(envs):
            action = _drawn(chances[place], infos[place]["action_mask"])
            _, _, over, cut, infos[place] = env.step(action)
            if over or cut:
                infos[place] = env.reset()[1]
    seconds = time.perf_counter() - begin
    for env in envs:
        env.close()
    return seconds


def _together(way: str, encoder: str, seeds: Sequence[int]) -> float:
    """Return the seconds that as many environments as SEEDS take for the same games at once."""
    import numpy as np
    from gymnasium.vector import AutoresetMode, SyncVectorEnv

    from pyengine.rl import SinglePlayerEnv, ThreadVectorEnv

    kind = SyncVectorEnv if way == BATCHED else ThreadVectorEnv
    make = functools.partial(SinglePlayerEnv, encoder=encoder)
    envs: SyncVectorEnv = kind([make] * len(seeds), autoreset_mode=AutoresetMode.SAME_STEP)
    chances = [random.Random(seed) for seed in seeds]
    envs.reset(seed=list(seeds))
    begin = time.perf_counter()
    _, info = envs.reset(seed=list(seeds))
    for _ in range(STEPS):
        masks = info["action_mask"]
        actions = [_drawn(chance, mask) for chance, mask in zip(chances, masks, strict=True)]
        info = envs.step(np.array(actions))[4]
    seconds = time.perf_counter() - begin
    envs.close()
    return seconds


def _drawn(chance: random.Random, mask: Any) -> int:
    return int(chance.choice(mask.nonzero()[0]))
