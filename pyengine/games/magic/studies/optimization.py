"""The effect of modularization and of guard fluents: Cieker's thesis, section 3.4, again.

Two recorded games are played again, each with (1) modularization and (2) guard fluents on and off,
in a SWI-Prolog process of its own for each of the four variants
(`prolog/magic/support/variants.pl`).
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pyengine.agents import make_agent
from pyengine.agents.play_out import play_out
from pyengine.bench.games import Plan
from pyengine.bench.timing import Samples, TimedBridge
from pyengine.engine.remote import Remote
from pyengine.engine.session import Session, Setup
from pyengine.errors import EngineError
from pyengine.saves.recording import take

_MODE = "choices"
_GUARDED_RULES = 3


@dataclass(frozen=True)
class Variant:
    """What is on: (1) modularization, (2) guard fluents."""

    modules: bool
    guards: bool

    @property
    def words(self) -> str:
        """The variant's name in the thesis."""
        on = [name for name, wanted in (("(1)", self.modules), ("(2)", self.guards)) if wanted]
        return " and ".join(on) or "original"

    @property
    def without(self) -> tuple[str, ...]:
        """What is left out, by the names of `prolog/magic/support/variants.pl`."""
        parts = (("modules", self.modules), ("guards", self.guards))
        return tuple(name for name, wanted in parts if not wanted)


VARIANTS = (
    Variant(False, False), Variant(True, False), Variant(False, True), Variant(True, True),
)  # fmt: skip
"""The variants in the order of the thesis; the last is the engine as it is."""


@dataclass(frozen=True)
class PublishedSequence:
    """A sequence of the thesis: its length, and the average seconds (LP, LP + PP) by variant."""

    steps: int
    choices: int
    seconds: tuple[tuple[float, float], ...]


PUBLISHED = (
    PublishedSequence(
        777, 261,
        ((2074.77, 2144.24), (2112.81, 2183.39), (1785.23, 1814.25), (1103.25, 1132.99)),
    ),
    PublishedSequence(
        817, 320,
        ((1942.38, 1973.97), (2226.73, 2300.60), (1893.96, 1924.70), (1134.13, 1165.43)),
    ),
)  # fmt: skip
"""The tables of section 3.4, in the order of VARIANTS."""


@dataclass(frozen=True)
class RecordedGame:
    """A recorded game: STEPS computing steps of the full graph, and the actions taken."""

    setup: Setup
    steps: int
    actions: tuple[str, ...]
    winners: tuple[str, ...]

    def distance(self, published: PublishedSequence) -> float:
        """Return how far the lengths are from those PUBLISHED, as a sum of two parts."""
        steps = abs(self.steps / published.steps - 1)
        return steps + abs(len(self.actions) / published.choices - 1)


def record_games(plan: Plan, count: int) -> Iterator[RecordedGame]:
    """Play COUNT games of PLAN in the full graph, and yield each."""
    for seed in range(plan.seed, plan.seed + count):
        setup = replace(plan.setup, seed=seed)
        session = Session.start(setup, _MODE)
        agents = {
            player: make_agent(name, player, seed)
            for name, (player, _, _) in zip(plan.agents, setup.players, strict=True)
        }
        play_out(session, agents)
        yield RecordedGame(setup, session.steps, tuple(session.taken), session.winners)


def nearest_games(games: Sequence[RecordedGame]) -> tuple[RecordedGame, RecordedGame]:
    """Return the games nearest to the thesis' sequences, the two with different winners.

    EngineError: the same player won all.
    """
    pairs = [(a, b) for a in games for b in games if a.winners and b.winners]
    winning = [(a, b) for a, b in pairs if a.winners != b.winners]
    if not winning:
        raise EngineError("one player won all games", remedy="Let more games be played")
    first, second = PUBLISHED
    return min(winning, key=lambda pair: pair[0].distance(first) + pair[1].distance(second))


@dataclass(frozen=True)
class Timed:
    """Seconds of each run of a game in a VARIANT: in Prolog (LP), and altogether (LP + PP)."""

    variant: Variant
    steps: int
    logic: tuple[float, ...]
    total: tuple[float, ...]
    inferences: tuple[int, ...]
    """How many Prolog made in each run: they do not depend on what else the machine does."""

    def record(self) -> dict[str, Any]:
        """Return averages and fault factors for JSON."""
        return {
            "variant": self.variant.words,
            "steps": self.steps,
            "lp_seconds": round(statistics.mean(self.logic), 4),
            "lp_fault_percent": round(fault_factor(self.logic), 1),
            "lp_pp_seconds": round(statistics.mean(self.total), 4),
            "lp_pp_fault_percent": round(fault_factor(self.total), 1),
            "inferences": round(statistics.mean(self.inferences)),
            "runs": [list(pair) for pair in zip(self.logic, self.total, strict=True)],
        }


def fault_factor(seconds: Sequence[float]) -> float:
    """Return the greatest difference between runs, in percent of their average (3.4)."""
    return 100 * (max(seconds) - min(seconds)) / statistics.mean(seconds)


def time_variants(game: RecordedGame, runs: int = 3) -> Iterator[Timed]:
    """Play GAME again RUNS times in each of the VARIANTS, and yield what it took.

    EngineError: a variant comes to another state at some choice, or leaves nothing out.
    """
    expected: list[str] | None = None
    for variant in reversed(VARIANTS):
        with process_of(variant) as remote:
            _check_variant(variant, remote)
            digests = _digests(game, remote)
            expected = expected or digests
            if digests != expected:
                raise EngineError(f"without {variant.without} the game is another one")
            found = [_run(game, remote) for _ in range(runs)]
        logic, total, steps, inferences = zip(*found, strict=True)
        yield Timed(variant, steps[0], logic, total, inferences)


def process_of(variant: Variant) -> Remote:
    """Start SWI-Prolog with the rules as VARIANT has them."""
    first = "magic/support/variants.pl" if variant.without else ""
    return Remote(first=first, environment={"MANALOG_WITHOUT": ",".join(variant.without)})


def _check_variant(variant: Variant, remote: Remote) -> None:
    """Make sure that the guards are really out."""
    if "guards" not in variant.without:
        return
    (count,) = remote.call("define", "variant", "unguarded")
    if count != _GUARDED_RULES:
        raise EngineError(f"{count} of {_GUARDED_RULES} rules with guards are replaced")


def _digests(game: RecordedGame, remote: Remote) -> list[str]:
    """Return the digest of the state at every choice, and the result; not timed.

    What would have come after the end of the game is no part of it.
    """
    session = Session.start(game.setup, _MODE, prolog=remote)
    digests = []
    for action in game.actions:
        digests.append(session.digest())
        take(session, action)
    return [*digests, session.result or "open"]


def _run(game: RecordedGame, remote: Remote) -> tuple[float, float, int, int]:
    """Return the seconds in Prolog, those altogether, the computing steps, and the inferences."""
    samples = Samples()
    (before,) = remote.call("define", "profile", "inferences")
    begin = time.perf_counter()
    session = Session.start(game.setup, _MODE, prolog=TimedBridge(samples, remote))
    for action in game.actions:
        take(session, action)
    total = time.perf_counter() - begin
    (after,) = remote.call("define", "profile", "inferences")
    return sum(map(sum, samples.seconds.values())), total, session.steps, after - before
