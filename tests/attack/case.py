"""What an attack is made of: cases, and what came of each.

A module of cases, such as `attack/saves.py`, has

    def cases(rng: random.Random) -> Iterator[Case]

which yields cases without end, all of them drawn from `rng`: the same seed gives the same cases.
A case does its work in `run()`, which returns an `Outcome` and lets no exception of the product
out unless it is a fault: what `run()` raises is counted as a traceback.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import partial


class Verdict(Enum):
    """What the product did with what it was handed."""

    REFUSED = "refused"
    """It said no, in one clear line."""
    LOADED = "loaded"
    """It took it, and went on as it should."""
    ANSWERED = "answered"
    """It was asked, and answered."""
    FAILED = "failed"
    """It did what it must not: `Outcome.fault` says what."""


class Fault(Enum):
    """The ways to fail."""

    EXECUTION = "execution"
    CRASH = "crash"
    TRACEBACK = "traceback"
    HANG = "hang"
    GROWTH = "growth"
    LEAK = "leak"
    LOSS = "loss"
    """A file that was whole before is damaged or gone, or litter is left."""
    UNCLEAR = "unclear"
    """The error is more than a line, or the exit code is wrong."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a case; `comparisons` counts the answers that were compared."""

    verdict: Verdict
    message: str = ""
    fault: Fault | None = None
    comparisons: int = 0


@dataclass(frozen=True, slots=True)
class Case:
    """One thing handed to the product. `name` is enough to find it again, with the seed."""

    name: str
    run: Callable[[], Outcome]


def drawn(rng: random.Random, *works: Callable[[int], Outcome]) -> Iterator[Case]:
    """Yield cases without end: each is one of WORKS with a seed of its own."""
    while True:
        seed = rng.randrange(2**40)
        work = rng.choice(works)
        yield Case(f"{work.__name__.strip('_')}/{seed}", partial(work, seed))


def refused(message: str = "") -> Outcome:
    """Return that the product said no."""
    return Outcome(Verdict.REFUSED, message)


def loaded() -> Outcome:
    """Return that the product took it."""
    return Outcome(Verdict.LOADED)


def answered(comparisons: int = 0) -> Outcome:
    """Return that the product answered, and how many answers were compared."""
    return Outcome(Verdict.ANSWERED, comparisons=comparisons)


def failed(fault: Fault, message: str) -> Outcome:
    """Return a fault, with what shows it."""
    return Outcome(Verdict.FAILED, message, fault)
