"""Many environments at once, shared out over threads: SWI-Prolog computes in all of them.

Gymnasium's `SyncVectorEnv` decides what is done, and puts the answers together; here all
environments are asked before it waits for the first one. Each is made, used and closed by one
thread.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from threading import get_ident
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import create_empty_array, iterate

from pyengine.engine.bridge import bridge
from pyengine.errors import EngineError
from pyengine.games import DEFAULT_GAME

Make = Callable[[], gymnasium.Env[Any, Any]]

Job = Callable[[], list[Any]]
"""What an environment is asked; it gives all answers that are wanted now."""

Outcome = list[Any] | BaseException


def make_threads(
    num_envs: int = 1,
    *,
    threads: int | None = None,
    copy: bool = True,
    autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
    game: str = DEFAULT_GAME,
    **kwargs: Any,
) -> ThreadVectorEnv:
    """Return NUM_ENVS environments `Manalog/GAME-v0`: what `gymnasium.make_vec` calls.

    KWARGS are those of `SinglePlayerEnv` and of `gymnasium.make`, the others of `ThreadVectorEnv`.
    """
    make = functools.partial(gymnasium.make, f"Manalog/{game.title()}-v0", **kwargs)
    return ThreadVectorEnv([make] * num_envs, threads, copy=copy, autoreset_mode=autoreset_mode)


class ThreadVectorEnv(SyncVectorEnv):
    """Environments that are shared out over threads; all else is as in Gymnasium's `SyncVectorEnv`.

    The same seeds and actions give the same games, observations, rewards and infos. An environment
    is its thread's: ask it by `call`, `get_attr` and `set_attr`. Where one raises an error, the
    others have taken their actions.
    """

    def __init__(
        self,
        env_fns: Sequence[Make],
        threads: int | None = None,
        *,
        copy: bool = True,
        **kwargs: Any,
    ) -> None:
        """Make the environments in so many THREADS; None: as many as there are cores.

        With COPY each step has arrays of its own. KWARGS are those of `SyncVectorEnv`. ValueError:
        there are no threads, or no environments.
        EngineError: a game was begun in this process before, without an environment or a room.
        """
        self._threads: list[_Thread] = []
        if not env_fns or (threads is not None and threads < 1):
            raise ValueError("there have to be a thread and an environment")
        try:
            bridge().keep_apart()
        except EngineError as error:
            error.remedy = f'{error.remedy}, or make them with vectorization_mode="sync"'
            raise
        count = min(threads or _cores(), len(env_fns))
        self._threads = [_Thread() for _ in range(count)]
        made = [
            functools.partial(_Distant, self._threads[number % count], make)
            for number, make in enumerate(env_fns)
        ]
        try:
            super().__init__(made, copy=False, **kwargs)
        except BaseException:
            self.close()
            raise
        self._own_arrays = copy

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin games, in all environments or in those of a mask, as `SyncVectorEnv.reset` does."""
        others = dict(options or {})
        asked: Any = others.pop("reset_mask", np.ones(self.num_envs, np.bool_))
        seeds = seed
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        jobs: dict[_Distant, Job] = {}
        if len(seeds) == self.num_envs and np.shape(asked) == (self.num_envs,):
            for env, own, wanted in zip(self.envs, seeds, asked, strict=True):
                if wanted:
                    given = None if options is None else dict(others)
                    jobs[env] = functools.partial(_begun, env.env, seed=own, options=given)
        with self._at_once(jobs):
            begun: tuple[Any, dict[str, Any]] = super().reset(seed=seed, options=options)
        self._give_away()
        return begun

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take ACTIONS, one in each environment, as `SyncVectorEnv.step` does."""
        mode, ended = self.autoreset_mode, self._autoreset_envs
        again = mode == AutoresetMode.SAME_STEP
        jobs: dict[_Distant, Job] = {}
        taken = iterate(self.action_space, actions)
        for env, action, over in zip(self.envs, taken, ended, strict=False):
            if not over or again:
                jobs[env] = functools.partial(_stepped, env.env, action, again=again)
            elif mode == AutoresetMode.NEXT_STEP:
                jobs[env] = functools.partial(_begun, env.env)
        with self._at_once(jobs):
            step: tuple[Any, Any, Any, Any, dict[str, Any]] = super().step(actions)
        self._give_away()
        return step

    def _give_away(self) -> None:
        """Leave the observations to the caller; to copy them would take longer than new arrays."""
        if self._own_arrays:
            empty: Any = create_empty_array(self.single_observation_space, self.num_envs, np.empty)
            self._observations = empty

    @contextmanager
    def _at_once(self, jobs: Mapping[_Distant, Job]) -> Iterator[None]:
        """Begin JOBS, and forget those that nobody has waited for as an error came first."""
        for thread in self._threads:
            own = [env for env in jobs if env.thread is thread]
            if own:
                outcomes = thread.begin(_outcomes, [jobs[env] for env in own])
                for number, env in enumerate(own):
                    env.ask_ahead(outcomes, number)
        try:
            yield
        finally:
            for env in self.envs:
                env.forget()

    def close_extras(self, **kwargs: Any) -> None:
        """Close the environments, and end the threads."""
        try:
            super().close_extras(**kwargs)
        finally:
            for thread in self._threads:
                thread.end()


def _cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Thread:
    """A thread that does one job after the other; it gives its engines back as it ends."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "environments")
        self._number = self._pool.submit(get_ident).result()

    def begin(self, job: Callable[..., Any], *args: Any, **kwargs: Any) -> Future[Any]:
        return self._pool.submit(job, *args, **kwargs)

    def ask(self, job: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if get_ident() == self._number:
            return job(*args, **kwargs)
        return self.begin(job, *args, **kwargs).result()

    def end(self) -> None:
        self._pool.shutdown(wait=get_ident() != self._number, cancel_futures=True)


class _Distant(gymnasium.Wrapper[Any, Any, Any, Any]):
    """An environment that another thread makes and uses; answers can be asked for in advance."""

    def __init__(self, thread: _Thread, make: Make) -> None:
        self.thread = thread
        self._ahead: tuple[Future[list[Outcome]], int] | None = None
        self._answers: list[Any] = []
        super().__init__(thread.ask(make))

    def ask_ahead(self, outcomes: Future[list[Outcome]], number: int) -> None:
        """Answer what is asked next with the outcome NUMBER of OUTCOMES."""
        self._ahead = outcomes, number

    def forget(self) -> None:
        """Wait no longer for what was asked in advance."""
        self._ahead, self._answers = None, []

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        step: tuple[Any, Any, bool, bool, dict[str, Any]]
        step = self._answered(self.env.step, action)
        return step

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        begun: tuple[Any, dict[str, Any]]
        begun = self._answered(self.env.reset, seed=seed, options=options)
        return begun

    def _answered(self, job: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self._ahead is not None:
            (outcomes, number), self._ahead = self._ahead, None
            outcome = outcomes.result()[number]
            if isinstance(outcome, BaseException):
                raise outcome
            self._answers = outcome
        return self._answers.pop(0) if self._answers else self.thread.ask(job, *args, **kwargs)

    def render(self) -> Any:
        return self.thread.ask(self.env.render)

    def get_wrapper_attr(self, name: str) -> Any:
        found = self.thread.ask(self.env.get_wrapper_attr, name)
        return functools.partial(self.thread.ask, found) if callable(found) else found

    def set_wrapper_attr(self, name: str, value: Any, *, force: bool = True) -> bool:
        return bool(self.thread.ask(self.env.set_wrapper_attr, name, value, force=force))

    def close(self) -> None:
        closing: Future[Any] | None = None
        with suppress(RuntimeError):  # the process ends, and its threads have ended before
            closing = self.thread.begin(self.env.close)
        if closing is not None:
            closing.result()


def _outcomes(jobs: Sequence[Job]) -> list[Outcome]:
    """Do JOBS, whatever becomes of each."""
    outcomes: list[Outcome] = []
    for job in jobs:
        try:
            outcomes.append(job())
        except BaseException as error:
            outcomes.append(error)
    return outcomes


def _stepped(env: gymnasium.Env[Any, Any], action: Any, *, again: bool) -> list[Any]:
    step = env.step(action)
    return [step, env.reset()] if again and (step[2] or step[3]) else [step]


def _begun(env: gymnasium.Env[Any, Any], **kwargs: Any) -> list[Any]:
    return [env.reset(**kwargs)]
