"""Seeded games, or scenarios, one after the other in this process, and what they cost."""

from __future__ import annotations

import itertools
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.agents import Agent, make_agent
from pyengine.decks import Deck, read_deck
from pyengine.errors import AgentError, ScenarioError
from pyengine.games.magic import magic_setup
from pyengine.seat import seat_of
from pyengine.session import Session, Setup

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
    ) -> Plan:
        """Return a plan; one agent plays all seats. ManalogError: an unknown name, bad counts."""
        read = [read_deck(deck) if isinstance(deck, str) else deck for deck in decks]
        setup = magic_setup(read, seed=seed, teams=teams)
        names = tuple(agents) * len(read) if len(agents) == 1 else tuple(agents)
        if len(names) != len(read):
            raise AgentError(f"{len(names)} agents can't play {len(read)} decks")
        for name in names:
            make_agent(name, "nobody", seed)
        return cls(setup, names, seed)

    def session(self, number: int) -> tuple[Session, dict[str, Agent]]:
        """Begin game NUMBER; return it and the agents by their players."""
        seed = self.seed + number
        old = self.setup
        setup = Setup(old.players, old.cards, seed, old.settings, old.game)
        agents = {
            player: make_agent(name, player, seed)
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


@dataclass
class ScenariosMeasured:
    """What scenarios cost; `results` counts them by their status."""

    seconds: float = 0.0
    results: Counter[str] = field(default_factory=Counter)

    @property
    def scenarios(self) -> int:
        """How many were run."""
        return self.results.total()

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON."""
        return {
            "scenarios": self.scenarios,
            "scenarios_per_second": round(self.scenarios / self.seconds, 1) if self.seconds else 0,
            "seconds": round(self.seconds, 2),
            "results": dict(sorted(self.results.items())),
        }


def measure_scenarios(
    files: Sequence[str | Path], into: ScenariosMeasured, *, seconds: float = 20.0
) -> Iterator[ScenariosMeasured]:
    """Run the scenarios of FILES in turn, again and again, for SECONDS; yield INTO after each.

    What is read once, files and cards, and the start of SWI-Prolog do not count. ScenarioError: a
    file can't be read, or there is no scenario.
    """
    from pyengine.bridge import bridge
    from pyengine.scenarios.runner import Selection, run_scenario
    from pyengine.scenarios.setup import Cards

    scenarios, cards = Selection(files).read(), Cards.open()
    if not scenarios:
        raise ScenarioError("there are no scenarios")
    bridge()
    start = time.perf_counter()
    for scenario in itertools.cycle(scenarios):
        into.results[run_scenario(scenario, cards).status] += 1
        into.seconds = time.perf_counter() - start
        yield into
        if into.seconds >= seconds:
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
