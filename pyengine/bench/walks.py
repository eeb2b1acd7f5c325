"""The speed of replays and of perft."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.bench.games import Plan
from pyengine.engine.perft import perft
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.games.cards import OpenCards
from pyengine.saves.replay import replay

_EVERY = 10


@dataclass
class ReplaysMeasured:
    """Games that were played again, and their choices; `results` counts them by their status."""

    choices: int = 0
    seconds: float = 0.0
    results: Counter[str] = field(default_factory=Counter)

    @property
    def replays(self) -> int:
        """How many games were played again."""
        return self.results.total()

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON."""
        return {
            "replays": self.replays,
            "replays_per_second": _rate(self.replays, self.seconds),
            "choices": self.choices,
            "choices_per_second": _rate(self.choices, self.seconds),
            "seconds": round(self.seconds, 2),
            "results": dict(sorted(self.results.items())),
        }


def measure_replays(
    files: Sequence[Path], into: ReplaysMeasured, *, seconds: float = 20.0
) -> Iterator[ReplaysMeasured]:
    """Replay FILES in turn, again and again, for SECONDS and at least once each; yield INTO."""
    with OpenCards() as cards:
        begin = time.perf_counter()
        for number, file in enumerate(itertools.cycle(files), 1):
            outcome = replay(file, cards=cards)
            into.results[outcome.status] += 1
            into.choices += outcome.choices
            into.seconds = time.perf_counter() - begin
            yield into
            if number >= len(files) and into.seconds >= seconds:
                return


@dataclass
class PerftMeasured:
    """Action sequences that were counted from the states of a game, both ways."""

    depth: int
    positions: int = 0
    sequences: int = 0
    undo_seconds: float = 0.0
    copy_seconds: float = 0.0

    @property
    def seconds(self) -> float:
        """How long both ways took."""
        return self.undo_seconds + self.copy_seconds

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON; the sequences of every length up to the depth count."""
        return {
            "depth": self.depth,
            "positions": self.positions,
            "sequences": self.sequences,
            "sequences_per_second": _rate(self.sequences, self.undo_seconds),
            "copying_sequences_per_second": _rate(self.sequences, self.copy_seconds),
            "seconds": round(self.seconds, 2),
        }


def measure_perft(
    plan: Plan, into: PerftMeasured, *, seconds: float = 20.0
) -> Iterator[PerftMeasured]:
    """Count at every few choices of the games of PLAN, for SECONDS; yield INTO after each count.

    Each count is made both ways. EngineError: they differ.
    """
    for number in itertools.count():
        session, agents = plan.session(number)
        for decision in itertools.count():
            if session.choice is None:
                break
            if decision % _EVERY == 0:
                _count(session, into)
                yield into
                if into.seconds >= seconds:
                    return
            session.choose(agents[session.choice.player].choose(seat_of(session)))


def _count(session: Session, into: PerftMeasured) -> None:
    """Count from the present state, and go back to it with its history."""
    fluents, progress, taken = session.fluents(), session.progress, list(session.taken)
    begin = time.perf_counter()
    (*_, undone) = perft(session, into.depth)
    middle = time.perf_counter()
    (*_, copied) = perft(session, into.depth, way="copy")
    end = time.perf_counter()
    if undone.divide != copied.divide:
        raise EngineError(f"perft: {undone.sequences} by undo and {copied.sequences} by copies")
    into.positions += 1
    into.sequences += sum(undone.sequences)
    into.undo_seconds += middle - begin
    into.copy_seconds += end - middle
    session.load(fluents, taken=taken, progress=progress)


def _rate(count: int, seconds: float) -> float:
    return round(count / seconds, 1) if seconds else 0.0
