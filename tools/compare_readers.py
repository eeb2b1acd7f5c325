"""Compares what the reader by syntax makes of texts with what the frames make of them.

    MANALOG_HOME=HOME .venv/bin/python tools/compare_readers.py --out differences.jsonl
    MANALOG_HOME=HOME .venv/bin/python tools/compare_readers.py --write

Without options it tells how many of the pool's texts that the frames understand are read the same,
modulo normal forms (compare_readers.pl). --out writes the others that are read, a line of JSON
each. --write writes prolog/magic/cards/meaning/judged_constructions.pl: the constructions of those
that are read the same, in three texts at least, are what was judged right.
"""

import argparse
import json
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from pyengine.games.magic.pool.lookup import Pool
from pyengine.system.environment import prolog_environment

ROOT = Path(__file__).resolve().parents[1]
JUDGED = ROOT / "prolog/magic/cards/meaning/judged_constructions.pl"
LEAST = 3
"""In so many texts a construction has been read the same by both readers to be judged right."""

Key = tuple[str, str, str]
"""Context, text and the term of the frames."""


@dataclass(frozen=True)
class Compared:
    """What came of a text: `same`, `differs` or why it is not read; both in their normal forms."""

    key: Key
    verdict: str
    frames: str
    syntax: str
    pairs: tuple[str, ...]


def compared(keys: list[Key], jobs: int) -> Iterator[Compared]:
    """Yield what came of KEYS, as JOBS processes read them."""
    parts = [keys[start::jobs] for start in range(jobs)]
    with ThreadPoolExecutor(jobs) as pool:
        for part, rows in zip(parts, pool.map(_answers, parts), strict=True):
            for key, row in zip(part, rows, strict=True):
                verdict, frames, syntax, pairs = json.loads(row)
                yield Compared(key, verdict, frames, syntax, tuple(pairs))


def _answers(keys: list[Key]) -> list[str]:
    return answers("main", keys)


def answers(goal: str, rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Return the lines that GOAL of compare_readers.pl writes about ROWS."""
    load = f"load_files(prolog/load, [silent(true)]), use_module(tools/compare_readers), {goal}"
    with prolog_environment():
        asked = subprocess.run(
            ["swipl", "-q", "-g", load, "-t", "halt"],
            input="".join(f"{json.dumps(row)}\n" for row in rows),
            capture_output=True, text=True, check=True, cwd=ROOT,
        )  # fmt: skip
    return asked.stdout.splitlines()


def understood() -> list[Key]:
    """Return the texts of the user's pool that the frames understand: they have words for them."""
    query = (
        "SELECT context, text, term FROM texts "
        "WHERE state = 'understood' AND detail <> '' ORDER BY id"
    )
    with Pool.open() as pool:
        rows = pool.connection.execute(query).fetchall()
    return [(row["context"], row["text"], row["term"]) for row in rows]


def constructions(found: Iterable[Compared]) -> dict[str, list[str]]:
    """Return what stands in which construction, of texts that are read the same by both."""
    counted = Counter(pair for one in found if one.verdict == "same" for pair in set(one.pairs))
    judged: dict[str, list[str]] = {}
    for pair in sorted(pair for pair, count in counted.items() if count >= LEAST):
        outer, _, inner = pair.partition(">")
        judged.setdefault(outer, []).append(inner)
    return judged


def main() -> None:
    """Compare, tell, and write what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, help="write what differs")
    parser.add_argument("--write", action="store_true", help="write what was judged right")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes read")
    arguments = parser.parse_args()
    found = list(compared(understood(), arguments.jobs))
    for verdict, count in Counter(one.verdict for one in found).most_common():
        print(f"{count:6} {verdict}")
    if arguments.out:
        rows = [
            {"text": one.key[1], "frames": one.frames, "syntax": one.syntax}
            for one in found
            if one.verdict == "differs"
        ]
        arguments.out.write_text("".join(f"{json.dumps(row)}\n" for row in rows), "utf-8")
    if arguments.write:
        JUDGED.write_text(module(constructions(found)), "utf-8")


def module(judged: dict[str, list[str]]) -> str:
    """Return the module that holds JUDGED."""
    rows = "".join(rows_of("judged_in", judged))
    return JUDGED.read_text("utf-8").partition("%   judged_in(")[0] + _HEAD + rows


def rows_of(predicate: str, table: dict[str, list[str]]) -> Iterator[str]:
    """Yield a fact of PREDICATE for each row of TABLE."""
    return (_row(predicate, outer, inner) for outer, inner in table.items())


_HEAD = "%   judged_in(?Outer, ?Inner): written by tools/compare_readers.py.\n\n"


def _row(predicate: str, outer: str, inner: list[str]) -> str:
    lines, line = [], f"{predicate}({_atom(outer)}, ["
    for number, name in enumerate(inner, start=1):
        word = _atom(name) + ("])." if number == len(inner) else ", ")
        if len(line) + len(word) > 120:
            lines.append(line.rstrip())
            line = " " * (len(predicate) + 1)
        line += word
    return "\n".join([*lines, line]) + "\n"


def _atom(name: str) -> str:
    return name if name.isidentifier() and name.islower() else f"'{name}'"


if __name__ == "__main__":
    main()
