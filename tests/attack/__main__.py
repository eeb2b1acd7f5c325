"""The attack as a program: `make attack ARGS="--saves 20000 --questions 5000 --seed 1"`.

Hands the product what strangers could hand it, and counts what came of it. Exit code 1: there is a
case that was executed, crashed, hung, grew, leaked or was not told clearly.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from rich.progress import Progress, TaskID

from attack.watching import Tally, Watch
from pyengine.cli.progress import progress_bar


@dataclass(frozen=True)
class Kind:
    """A kind of cases: its module, its words, the option with its number, its share of that."""

    module: str
    words: str
    option: str
    share: float = 1.0

    @property
    def name(self) -> str:
        """What `--only` calls it."""
        return self.module.rpartition(".")[2]


KINDS = (
    Kind("inputs.saves", "saves", "saves"),
    Kind("questions", "questions", "questions"),
    Kind("inputs.decks", "decks", "others", 0.15),
    Kind("inputs.scenarios", "scenarios", "others", 0.15),
    Kind("inputs.boards", "boards", "others", 0.1),
    Kind("inputs.cards", "card terms and files", "others", 0.15),
    Kind("inputs.texts", "printed card texts", "others", 1.0),
    Kind("inputs.searches", "searches for cards", "others", 0.2),
    Kind("inputs.pools", "pools of cards", "others", 0.3),
    Kind("inputs.lines", "lines typed in play", "others", 0.15),
    Kind("inputs.goals", "goals of plans", "others", 0.1),
    Kind("inputs.requests", "agents' requests", "others", 0.1),
    Kind("inputs.options", "options", "others", 0.16),
    Kind("inputs.environments", "environments", "others", 0.04),
    Kind("inputs.doors", "at the server's doors", "others", 1.0),
    Kind("kills", "kills and full disks", "kills"),
    Kind("interference", "views compared", "comparisons"),
    Kind("pool_interference", "games of the pool", "games"),
    Kind("guided", "inputs by coverage", "inputs"),
)

DEFAULTS = {"saves": 300, "questions": 150, "others": 150, "kills": 4}
DEFAULTS |= {"comparisons": 20_000, "games": 10, "inputs": 40}
"""What is tried where nothing is said: some two minutes."""

_ENDLESS = 10**9


def main() -> int:
    """Attack, and print the table; return the exit code."""
    options = parser().parse_args()
    kinds = [kind for kind in KINDS if not options.only or kind.name in options.only]
    tallies = [Tally(kind.module) for kind in kinds]
    interrupted = False
    try:
        _attack(list(zip(kinds, tallies, strict=True)), options)
    except KeyboardInterrupt:
        interrupted = True
    print("\n".join(_table(list(zip(kinds, tallies, strict=True)))))
    if interrupted:
        return 130
    return 1 if any(tally.failures for tally in tallies) else 0


def parser() -> argparse.ArgumentParser:
    """Return what reads the options."""
    found = argparse.ArgumentParser(prog="make attack", description=__doc__)
    for name, number in DEFAULTS.items():
        found.add_argument(f"--{name}", type=int, default=number, metavar="N")
    found.add_argument("--seed", default="1", help="the same seed tries the same cases")
    found.add_argument("--only", action="append", choices=[kind.name for kind in KINDS])
    found.add_argument("--first", type=int, default=1, help="begin with the case of this number")
    found.add_argument("--minutes", type=float, default=0.0, help="stop after so long")
    return found


def _attack(kinds: list[tuple[Kind, Tally]], options: argparse.Namespace) -> None:
    """Try the cases of each kind in turn, and show how far that is."""
    end = time.monotonic() + options.minutes * 60 if options.minutes else float("inf")
    with progress_bar() as bar:
        for left, (kind, tally) in zip(range(len(kinds), 0, -1), kinds, strict=True):
            number = round(getattr(options, kind.option) * kind.share)
            task = bar.add_task(kind.words, total=number)
            now = time.monotonic()
            watch = Watch(
                tally,
                options.seed,
                partial(_tell, bar, task, kind, tally),
                now + (end - now) / left,
            )
            if kind.option == "comparisons":
                watch.run(options.first, _ENDLESS, number)
            else:
                watch.run(options.first, options.first + number - 1)


def _tell(bar: Progress, task: TaskID, kind: Kind, tally: Tally, failure: str) -> None:
    """Show how far it is, and at once what has failed."""
    bar.update(task, completed=_done(kind, tally))
    if failure:
        print(f"\n{failure}\n", flush=True)


def _done(kind: Kind, tally: Tally) -> int:
    return tally.comparisons if kind.option == "comparisons" else tally.tried


def _table(kinds: Iterable[tuple[Kind, Tally]]) -> list[str]:
    """Return the table of what was tried, as SECURITY.md has it."""
    columns = ("tried", "refused", "loaded", "answered", "failed")
    lines = [
        f"| {'kind':<22} | " + " | ".join(f"{name:>8}" for name in columns) + " | comparisons |",
        f"|{'-' * 24}|" + "|".join("-" * 9 + ":" for _ in columns) + f"|{'-' * 12}:|",
    ]
    for kind, tally in kinds:
        counts = [tally.tried, *(tally.counts[name] for name in columns[1:])]
        numbers = " | ".join(f"{count:>8,}" for count in counts)
        lines.append(f"| {kind.words:<22} | {numbers} | {tally.comparisons:>11,} |")
    return lines


if __name__ == "__main__":
    sys.exit(main())
