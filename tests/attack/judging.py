"""What came of a piece of work: the same verdict for every kind of case."""

from __future__ import annotations

import traceback
from collections.abc import Callable

from attack.case import Fault, Outcome, failed, loaded, refused
from pyengine.cli.failures import explained

_LONGEST = 1_000
"""How long a line may be that says what is wrong."""


def judged(work: Callable[[], object]) -> Outcome:
    """Return what came of WORK, which is refused by the errors that the command line knows."""
    try:
        work()
    except Exception as error:
        known = explained(error)
        if known is None:
            return failed(Fault.TRACEBACK, _last_lines(error))
        return _clear(str(known))
    return loaded()


def _clear(words: str) -> Outcome:
    if "\n" in words or len(words) > _LONGEST or not words.strip():
        return failed(Fault.UNCLEAR, words)
    return refused(words)


def _last_lines(error: Exception) -> str:
    return " | ".join(line.strip() for line in traceback.format_exception(error)[-3:])
