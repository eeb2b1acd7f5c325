"""Seeded games, one after the other in this process, and what they cost."""

from __future__ import annotations

import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.agents import Agent, make_agent
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session, Setup
from pyengine.errors import AgentError
from pyengine.games import DEFAULT_GAME, find_game
from pyengine.games.magic.decks import Deck, read_deck

_PAGE = resource.getpagesize()
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
        read = [read_deck(deck) if isinstance(deck, str) else deck for deck in decks]
        setup = find_game(game).table_setup(read, seed, teams)
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
        setup = Setup(old.players, old.cards, seed, old.settings, old.game)
        agents = {
            player: make_agent(name, player, seed, old.game)
            for name, (player, _, _) in zip(self.agents, old.players, strict=True)
        }
        return Session.start(setup), agents


def play_out(session: Session, agents: dict[str, Agent]) -> None:
    """Let AGENTS, by their players, play SESSION to its end."""
    while (choice := session.choice) is not None:
        session.choose(agents[choice.player].choose(seat_of(session)))


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
        self.memory.append(_memory_now())

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


def _memory_now() -> int:
    """Return the memory that this process has now, in bytes; its peak where that is unknown."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE
    except (OSError, ValueError, IndexError):
        return peak_memory()


def peak_memory() -> int:
    """Return the most memory that this process has had, in bytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
