"""Many games, one after the other or in several processes."""

from __future__ import annotations

import itertools
import multiprocessing
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from pyengine.door.game import Game
from pyengine.door.players import Player, Players
from pyengine.errors import EngineError
from pyengine.games import DEFAULT_GAME, Deck, find_game

_AHEAD = 4
"""How many games each process has waiting."""


@dataclass(frozen=True)
class Outcome:
    """What came of a game: `choices` are those with an alternative, `seconds` is wall time."""

    seed: int
    winners: tuple[str, ...]
    returns: dict[str, float]
    choices: int
    seconds: float
    forfeits: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Games:
    """What all games of a batch have in common."""

    decks: tuple[Deck, ...]
    players: tuple[Player, ...]
    game: str

    def play(self, seed: int) -> Outcome:
        begin = time.perf_counter()
        game = Game.new(self.decks, self.players, seed, game=self.game).play()
        return Outcome(
            seed, game.winners, game.returns, game.choices, time.perf_counter() - begin,
            tuple(map(str, game.forfeits)),
        )  # fmt: skip


def play_games(
    decks: Sequence[str | Deck] | None = None,
    players: Sequence[Player] = ("random", "random"),
    games: int = 100,
    seed: int = 1,
    *,
    jobs: int = 1,
    game: str = DEFAULT_GAME,
) -> Iterator[Outcome]:
    """Play GAMES games with the seeds SEED, SEED + 1 …; yield what comes of each, in that order.

    With JOBS above 1 as many processes play: a script that asks for them needs the line
    `if __name__ == "__main__":`, and classes of agents have to be found by import. ManalogError: an
    unknown deck or agent, counts that differ, or a seat that nobody plays.
    """
    if None in players:
        raise EngineError("nobody plays one of the seats", remedy="Name an agent for each")
    found = find_game(game)
    read = tuple(found.deck(deck) for deck in (found.decks if decks is None else decks))
    batch = _Games(read, tuple(players), game)
    Players(players, found.table_setup(read, seed))
    seeds = range(seed, seed + games)
    return map(batch.play, seeds) if jobs == 1 else _by_processes(batch, seeds, jobs)


def _by_processes(batch: _Games, seeds: range, jobs: int) -> Iterator[Outcome]:
    """Yield the outcomes of BATCH in order; the processes end with the iterator."""
    context = multiprocessing.get_context("spawn")  # a copy of a SWI-Prolog that runs would break
    pool = ProcessPoolExecutor(jobs, context)
    try:
        left = iter(seeds)
        waiting: deque[Future[Outcome]] = deque(
            pool.submit(batch.play, one) for one in itertools.islice(left, jobs * _AHEAD)
        )
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(batch.play, one) for one in itertools.islice(left, 1))
    except BrokenProcessPool as error:
        raise EngineError(
            "a process that played has ended",
            remedy='A script with jobs above 1 needs the line `if __name__ == "__main__":`',
        ) from error
    finally:
        pool.shutdown(cancel_futures=True)
