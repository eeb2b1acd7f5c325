"""Seeded games, one after the other in this process, and what they cost."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pyengine.agents import Agent, make_agent
from pyengine.agents.play_out import play_out
from pyengine.engine.session import Session, Setup
from pyengine.errors import AgentError
from pyengine.games import DEFAULT_GAME, Deck, find_game
from pyengine.system.memory import memory_now, peak_memory

_MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Plan:
    """Which games are played: number N (from 0) has the seed `seed` + N."""

    setup: Setup
    agents: tuple[str, ...]
    seed: int

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
        seats = len(setup.players)
        names = tuple(agents) * seats if len(agents) == 1 else tuple(agents)
        if len(names) != seats:
            raise AgentError(f"{len(names)} agents can't play {seats} decks")
        for name in names:
            make_agent(name, "nobody", seed, game)
        return cls(setup, names, seed)

    def session(self, number: int) -> tuple[Session, dict[str, Agent]]:
        """Begin game NUMBER; return it and the agents by their players."""
        seed = self.seed + number
        old = self.setup
        setup = replace(old, seed=seed)
        agents = {
            player: make_agent(name, player, seed, old.game)
            for name, (player, _, _) in zip(self.agents, old.players, strict=True)
        }
        return Session.start(setup), agents


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

    def add(self, session: Session, seconds: float) -> None:
        """Add a game that is over, at SECONDS from the start."""
        self.games += 1
        self.decisions += session.forced + len(session.taken)
        self.choices += session.decisions
        self.steps += session.steps
        self.seconds = seconds
        self.results["+".join(session.winners) or "draw"] += 1
        self.memory.append(memory_now())

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
        }


def measure(
    plan: Plan, into: Measured, *, seconds: float = 20.0, games: int | None = None
) -> Iterator[Measured]:
    """Play GAMES games, or begin games for SECONDS (at least one); yield INTO after each."""
    start = time.perf_counter()
    while True:
        session, agents = plan.session(into.games)
        play_out(session, agents)
        elapsed = time.perf_counter() - start
        into.add(session, elapsed)
        yield into
        if (into.games >= games) if games is not None else (elapsed >= seconds):
            return
