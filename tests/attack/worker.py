"""A process that runs cases, one after the other, and tells what came of each.

`python -m attack.worker KIND SEED FIRST LAST` writes a line of JSON when a case begins and one when
it has ended; `attack.watching` reads them, and ends the process where a case takes too long.
"""

from __future__ import annotations

import importlib
import itertools
import json
import os
import random
import re
import resource
import sys
import traceback
from pathlib import Path
from typing import Any

from attack.case import Case, Fault, Outcome, failed
from attack.inputs.nasty import CANARIES

MOST_GROWTH = int(os.environ.get("ATTACK_MOST_MB", "1024")) << 20
"""How many bytes a case may need."""

_MOST_SPACE = 12 << 30


def main() -> None:
    """Run the cases with the numbers FIRST to LAST."""
    kind, seed, first, last = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    channel = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_SPACE, _MOST_SPACE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    module = importlib.import_module(f"attack.{kind}")
    cases = module.cases(random.Random(f"{kind}-{seed}"))
    for number, case in enumerate(itertools.islice(cases, last), start=1):
        if number >= first:
            _tell(channel, begin=number, name=case.name)
            _tell(channel, **_record(_watched(case)))


def _tell(channel: Any, **record: Any) -> None:
    channel.write(json.dumps(record) + "\n")
    channel.flush()


def _record(outcome: Outcome) -> dict[str, Any]:
    return {
        "verdict": outcome.verdict.value,
        "fault": outcome.fault.value if outcome.fault else "",
        "message": outcome.message[:2_000],
        "comparisons": outcome.comparisons,
    }


def _watched(case: Case) -> Outcome:
    """Run CASE, and look at what it has left behind."""
    before = peak()
    try:
        outcome = case.run()
    except Exception as error:
        outcome = failed(Fault.TRACEBACK, "".join(traceback.format_exception(error)[-4:]))
    grown = peak() - before
    found = [file.name for file in CANARIES.iterdir()]
    for name in found:
        (CANARIES / name).unlink()
    if found:
        return failed(Fault.EXECUTION, f"{found} was made")
    if grown > MOST_GROWTH:
        return failed(Fault.GROWTH, f"{grown >> 20} MB more")
    return outcome


def peak() -> int:
    """Return the most bytes that this process, or one that it began, has had in memory."""
    begun = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024
    try:  # what the system counts otherwise begins with what the process had that began this one
        own = int(re.findall(r"VmHWM:\s*(\d+) kB", Path("/proc/self/status").read_text())[0]) * 1024
    except (OSError, IndexError):
        own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return max(own, begun)


if __name__ == "__main__":
    main()
