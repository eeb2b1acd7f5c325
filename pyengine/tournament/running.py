"""A tournament being played: in this process or by Dask's workers, each result kept at once."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from pyengine.errors import TournamentError
from pyengine.system.replacing import replace_file
from pyengine.tournament.contestants import Pairing
from pyengine.tournament.match import Failure, Result, play
from pyengine.tournament.plan import Fixture, Tournament
from pyengine.tournament.results import Results

MOST_FAILURES = 10
"""A tournament stops after this many failures: something is wrong with all of its games."""

_LONGEST = 160
"""How many letters of a file's name say who played."""


class GivenUpError(TournamentError):
    """So many games could not be played that the others are not tried."""


@dataclass(frozen=True)
class Where:
    """Where games are played: by JOBS processes here, 1 for this one, or by a Dask scheduler."""

    jobs: int = 1
    scheduler: str | None = None


def play_tournament(
    plan: Tournament, results: Results, where: Where, keep: Path | None = None
) -> Iterator[Result | Failure]:
    """Play the games of PLAN that RESULTS does not have; yield each, once it is stored there.

    With the directory KEEP every game's save is written there, before its row.
    TournamentError: the games can't be played at WHERE. GivenUpError: MOST_FAILURES failed.
    """
    played = {(result.pairing, result.number) for result in results.of(plan)}
    results.begin(plan)
    if keep is not None:
        make_directory(keep)
    failures = 0
    with contextlib.closing(_played(plan, played, where, keep is not None)) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, Failure):
                failures += 1
            else:
                stored(plan, results, outcome, keep)
            yield outcome
            if failures >= MOST_FAILURES:
                raise GivenUpError(f"{failures} games could not be played; no other is tried")


def _played(
    plan: Tournament, played: set[tuple[Pairing, int]], where: Where, keep: bool
) -> Generator[Result | Failure, None, None]:
    if len(played) == plan.total:
        return
    with players(where) as play:
        yield from play(plan.fixtures(played, keep=keep))


Play = Callable[[Iterator[Fixture]], Iterator[Result | Failure]]
"""Plays games, and yields what comes of them as it comes."""


@contextlib.contextmanager
def players(where: Where) -> Iterator[Play]:
    """Give what plays games at WHERE, several times; TournamentError: nothing does."""
    if where.scheduler is None and where.jobs == 1:
        yield lambda fixtures: map(_play_here, fixtures)
        return
    from pyengine.tournament.cluster import play_all

    with _client(where) as client:
        yield lambda fixtures: play_all(client, fixtures)


def _client(where: Where) -> AbstractContextManager[Any]:
    from pyengine.tournament.cluster import local_cluster, scheduler_at

    if where.scheduler is None:
        return local_cluster(where.jobs)
    return scheduler_at(where.scheduler)


def _play_here(fixture: Fixture) -> Result | Failure:
    try:
        return play(fixture)
    except Exception as error:  # whatever it is, the other games can be played
        return Failure(fixture, f"{type(error).__name__}: {error}")


def stored(plan: Tournament, results: Results, result: Result, keep: Path | None) -> None:
    """Write RESULT to RESULTS, and its save to the directory KEEP before; TournamentError."""
    if keep is not None and result.save is not None:
        path = keep / save_name(plan, result)
        try:
            replace_file(path, result.save.encode())
        except OSError as error:
            raise TournamentError(f"can't be written ({error.strerror})", file=path) from error
    results.add(plan, result)


def save_name(plan: Tournament, result: Result) -> str:
    """Return the file name of a game's save: the contestants, the game's number and its seed.

    Long names of contestants end with a digest instead, so that every file system has room for it.
    """
    full = f"{result.pairing.first}_{result.pairing.second}"
    pairing = re.sub(r"[^A-Za-z0-9=.]+", "-", full)
    if len(pairing) > _LONGEST:
        pairing = f"{pairing[:_LONGEST]}-{blake2b(full.encode(), digest_size=8).hexdigest()}"
    return f"{plan.game}-{pairing}-{result.number:05}-{result.seed}.save"


def make_directory(path: Path) -> None:
    """Make the directory PATH where it is missing; TournamentError: it can't be written to."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TournamentError(f"can't be made ({error.strerror})", file=path) from error
    if not os.access(path, os.W_OK | os.X_OK):
        raise TournamentError("nothing can be written there", file=path)
