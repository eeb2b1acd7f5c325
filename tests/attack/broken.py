"""Cases that fail in every way there is: what looks after the attack has to notice each."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator

from attack.case import Case, Outcome, answered, loaded, refused
from attack.inputs.nasty import CANARIES
from attack.worker import MOST_GROWTH, peak


def cases(_: random.Random) -> Iterator[Case]:
    """Yield each of them once."""
    works = (_fine, _no, _compared, _raises, _crashes, _executes, _hangs, _grows, _fine)
    yield from (Case(work.__name__, work) for work in works)


def _fine() -> Outcome:
    return loaded()


def _no() -> Outcome:
    return refused("no")


def _compared() -> Outcome:
    return answered(7)


def _raises() -> Outcome:
    raise KeyError("x")


def _crashes() -> Outcome:
    os.kill(os.getpid(), signal.SIGSEGV)
    return loaded()


def _executes() -> Outcome:
    (CANARIES / "made").touch()
    return loaded()


def _hangs() -> Outcome:
    while True:
        pass


def _grows() -> Outcome:
    assert len(b"x" * (peak() + 2 * MOST_GROWTH))
    return loaded()
