"""Games played by the workers of a Dask scheduler, on this machine or on others.

Dask (`distributed`) is optional: nothing else imports it.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from multiprocessing import resource_tracker
from typing import Any

from pyengine.errors import TournamentError
from pyengine.system.interrupts import held_interrupts
from pyengine.tournament.match import Failure, Result, play
from pyengine.tournament.plan import Fixture

CONNECT_SECONDS = 10
WORKERS_SECONDS = 60
_AHEAD = 4
"""How many games wait at each worker, so that it is never idle while results travel."""

_DEATHS = 3
"""How many workers may die over a game before it is given up."""


def play_on_worker(fixture: Fixture) -> Result:
    """Play the game FIXTURE in a worker's process.

    SWI-Prolog answers only the thread that started it, and Dask promises no thread: so a process
    has one of its own for all games.
    """
    return _prolog_thread().submit(play, fixture).result()


@functools.cache
def _prolog_thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "prolog")


@contextlib.contextmanager
def local_cluster(jobs: int) -> Iterator[Any]:
    """Give a client of JOBS processes on this machine; TournamentError: Dask is missing."""
    distributed = _distributed()
    with contextlib.ExitStack() as opened:
        with held_interrupts(), _interrupts_blocked():
            cluster = distributed.LocalCluster(
                n_workers=jobs,
                threads_per_worker=1,
                processes=True,
                memory_limit=0,
                dashboard_address="127.0.0.1:0",  # a free port: another tournament may run
                scheduler_kwargs={"dashboard": False},
                silence_logs=logging.CRITICAL,
            )
            opened.enter_context(cluster)
        yield opened.enter_context(distributed.Client(cluster))


@contextlib.contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Let processes that begin meanwhile leave a terminal's Ctrl-C to this one, which ends them.

    They are children of this thread's threads, and have its mask of signals.
    """
    resource_tracker.ensure_running()  # else the first child starts it, and unblocks the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def scheduler_at(address: str) -> Iterator[Any]:
    """Give a client of the Dask scheduler at ADDRESS, `host:port`, once it has a worker.

    TournamentError: Dask is missing, no scheduler answers there, or no worker comes.
    """
    distributed = _distributed()
    try:
        kind = asyncio.run(asyncio.wait_for(_kind_at(address), CONNECT_SECONDS))
        if kind != "Scheduler":
            raise ValueError(f"a Dask {kind.lower()} does")
        client = distributed.Client(address, timeout=CONNECT_SECONDS)
    except Exception as error:  # a client of Dask fails in many ways where something else answers
        reason = f" ({error})" if str(error) else ""
        raise TournamentError(
            f"no Dask scheduler answers at {address}{reason}",
            remedy="Start one with `dask scheduler`; it says its address",
        ) from error
    with client:
        _wait_for_workers(client, address)
        yield client


async def _kind_at(address: str) -> str:
    """Return what Dask has at ADDRESS, "Scheduler" or "Worker"; whoever waits has to bound it."""
    from distributed.core import rpc
    from distributed.security import Security

    arguments = Security().get_connection_args("client")
    async with rpc(address, connection_args=arguments) as remote:
        identity = await remote.identity()
    return str(identity["type"])


def _wait_for_workers(client: Any, address: str) -> None:
    try:
        with _scheduler_there(client):
            client.wait_for_workers(1, timeout=WORKERS_SECONDS)
    except TimeoutError as error:
        raise TournamentError(
            f"the scheduler at {address} has no workers",
            remedy=f"Start some: `dask worker {address} --nworkers 2 --nthreads 1`",
        ) from error


def _distributed() -> Any:
    try:
        import dask
        import distributed
    except ImportError as error:
        raise TournamentError(
            "Dask, which plays several games at once, is not installed",
            remedy="pip install 'manalog[tournament]', or play with --jobs 1",
        ) from error
    # What its processes have to say at their end is of no use to someone who waits for a table.
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    dask.config.set({"distributed.scheduler.allowed-failures": _DEATHS})
    return distributed


def play_all(client: Any, fixtures: Iterator[Fixture]) -> Iterator[Result | Failure]:
    """Play FIXTURES on the workers of CLIENT; yield what comes of them as it comes.

    A worker that dies costs the game that it was playing: another one plays that again.
    TournamentError: the scheduler is gone.
    """
    with _scheduler_there(client):
        yield from _played_by(client, fixtures)


@contextlib.contextmanager
def _scheduler_there(client: Any) -> Iterator[None]:
    """Say in one line that the scheduler of CLIENT went away: Dask says it in many ways."""
    from distributed.comm import CommClosedError

    try:
        yield
    except TournamentError:
        raise
    except Exception as error:
        if client.status == "running" and not isinstance(error, CommClosedError):
            raise
        raise TournamentError(
            "the Dask scheduler is gone",
            remedy="What was played is kept: start it again, and the same command goes on",
        ) from error


def _played_by(client: Any, fixtures: Iterator[Fixture]) -> Iterator[Result | Failure]:
    distributed = _distributed()
    games: dict[Any, Fixture] = {}
    finished = distributed.as_completed()
    workers = _Workers(client)

    def submit() -> None:
        for fixture in islice(fixtures, max(0, _AHEAD * workers.count() - len(games))):
            future = client.submit(play_on_worker, fixture, pure=False)
            games[future] = fixture
            finished.add(future)

    submit()
    while games:
        future = next(finished)
        if _played_again(future):
            finished.add(future)
            continue
        yield _outcome(future, games.pop(future))
        submit()


def _played_again(future: Any) -> bool:
    """Tell if the worker that held the result died: Dask plays such a game once more."""
    return future.status in ("lost", "pending")


class _Workers:
    """The workers of CLIENT: they come and go, and are counted anew every few seconds."""

    def __init__(self, client: Any, seconds: float = 2.0) -> None:
        self._client, self._seconds = client, seconds
        self._until = 0.0
        self._count = 1

    def count(self) -> int:
        """Return how many there are, at least 1."""
        if time.monotonic() >= self._until:
            self._until = time.monotonic() + self._seconds
            self._count = max(1, len(self._client.nthreads()))
        return self._count


def _outcome(future: Any, fixture: Fixture) -> Result | Failure:
    if future.status == "finished":
        result: Result = future.result()
        return result
    if future.status == "cancelled":
        raise RuntimeError("Dask has forgotten a game")
    error = future.exception()
    if type(error).__name__ == "KilledWorker":
        return Failure(fixture, f"{_DEATHS + 1} workers died over it")
    return Failure(fixture, f"{type(error).__name__}: {error}")
