"""Seeded games, one after the other in this process, and what they cost."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from pyengine.agents import Agent, make_agent
from pyengine.agents.play_out import play_out
from pyengine.bench.watched import Watched
from pyengine.engine.session import Session, Setup
from pyengine.errors import AgentError, EngineError
from pyengine.games import DEFAULT_GAME, Deck, find_game
from pyengine.system.importing import imported
from pyengine.system.memory import memory_now, peak_memory

_MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Plan:
    """Which games are played: number N (from 0) has the seed `seed` + N.

    With `draw`, each has the set-up that it makes of the seed, and is watched (watched.py).
    """

    setup: Setup
    agents: tuple[str, ...]
    seed: int
    draw: Callable[[int], Setup] | None = None

    @classmethod
    def of(
        cls,
        decks: Sequence[Deck | str],
        agents: Sequence[str],
        seed: int,
        teams: Sequence[str] | None = None,
        game: str = DEFAULT_GAME,
    ) -> Plan:
        """Return a plan; one agent plays all seats. ManalogError: an unknown name, bad counts."""
        found = find_game(game)
        setup = found.table_setup(list(map(found.deck, decks)), seed, teams)
        return cls(setup, _agents(agents, len(setup.players), seed, game), seed)

    @classmethod
    def drawn(
        cls, pool: Path | None, agents: Sequence[str], seed: int, game: str = DEFAULT_GAME
    ) -> Plan:
        """Return a plan with decks drawn from the file POOL; ManalogError as for `of`."""
        found = find_game(game)
        if not found.drawn:
            raise EngineError(f"no decks can be drawn for {game}")
        names = _agents(agents, max(2, len(agents)), seed, game)
        draw = imported(found.drawn)(pool, len(names))
        return cls(draw(seed), names, seed, draw)

    def session(self, number: int) -> tuple[Session, dict[str, Agent]]:
        """Begin game NUMBER; return it and the agents by their players."""
        seed = self.seed + number
        setup = self.draw(seed) if self.draw else replace(self.setup, seed=seed)
        agents = {
            player: make_agent(name, player, seed, setup.game)
            for name, (player, _, _) in zip(self.agents, setup.players, strict=True)
        }
        return Session.start(setup), agents


def _agents(names: Sequence[str], seats: int, seed: int, game: str) -> tuple[str, ...]:
    """Return an agent for each of SEATS; ManalogError: one is unknown, or they are too few."""
    agents = tuple(names) * seats if len(names) == 1 else tuple(names)
    if len(agents) != seats:
        raise AgentError(f"{len(agents)} agents can't play {seats} decks")
    for name in agents:
        make_agent(name, "nobody", seed, game)
    return agents


@dataclass
class Measured:
    """What the games cost; memory is in bytes, one sample after each game."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    steps: int = 0
    seconds: float = 0.0
    results: Counter[str] = field(default_factory=Counter)
    memory: list[int] = field(default_factory=list)
    watched: Watched | None = None
    forfeits: list[str] = field(default_factory=list)

    def add(self, session: Session | None, seconds: float) -> None:
        """Add a game that is over, at SECONDS from the start; None is one that failed."""
        self.games += 1
        self.seconds = seconds
        self.memory.append(memory_now())
        if session is None:
            return
        self.decisions += session.forced + len(session.taken)
        self.choices += session.decisions
        self.steps += session.steps
        self.results["+".join(session.winners) or ("draw" if session.over else "stopped")] += 1

    @property
    def memory_growth(self) -> float:
        """The mean memory of the last third of the games less that of the first third."""
        third = len(self.memory) // 3
        if third == 0:
            return 0.0
        return (sum(self.memory[-third:]) - sum(self.memory[:third])) / third

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON; memory is in megabytes."""
        per_second = 1 / self.seconds if self.seconds else 0.0
        return {
            "games": self.games,
            "games_per_second": round(self.games * per_second, 2),
            "decisions": self.decisions,
            "choices": self.choices,
            "decisions_per_second": round(self.decisions * per_second),
            "steps": self.steps,
            "steps_per_second": round(self.steps * per_second),
            "seconds": round(self.seconds, 2),
            "peak_memory_mb": round(peak_memory() / _MEGABYTE, 1),
            "memory_growth_mb": round(self.memory_growth / _MEGABYTE, 2),
            "results": dict(sorted(self.results.items())),
            **(self.watched.record() if self.watched else {}),
        }


def measure(
    plan: Plan, into: Measured, *, seconds: float = 20.0, games: int | None = None
) -> Iterator[Measured]:
    """Play GAMES games, or begin games for SECONDS (at least one); yield INTO after each.

    They are watched, and played on when one fails, where INTO has what watches. The time begins
    when the rules are loaded: `bench --startup` measures that.
    """
    plan.session(into.games)
    start = time.perf_counter()
    while True:
        if into.watched is None:
            session, agents = plan.session(into.games)
            seed = session.setup.seed
            into.forfeits += [f"seed {seed}: {one}" for one in play_out(session, agents)]
            into.add(session, time.perf_counter() - start)
        else:
            played = into.watched.play(plan.seed + into.games, partial(plan.session, into.games))
            into.add(played, time.perf_counter() - start)
        yield into
        if (into.games >= games) if games is not None else (into.seconds >= seconds):
            return
