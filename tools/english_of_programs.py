"""Tells how many abilities have English that is read back as the same ability.

    MANALOG_HOME=HOME .venv/bin/python tools/english_of_programs.py --out without.jsonl

Looks at the pool's texts that were understood without the frames of the grammar, which would have
words for them, and counts those with programs and the others. --out writes those that have no
English, a line of JSON each, with what would have been said, if anything.
"""

import argparse
import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pyengine.games.magic.pool.lookup import Pool
from pyengine.system.environment import prolog_environment

ROOT = Path(__file__).resolve().parents[1]
LOAD = (
    "load_files(prolog/load, [silent(true)]), use_module(tools/english_of_programs), "
    "english_of_programs:main"
)

Row = tuple[str, str, str]
"""Context, text and term."""


def understood() -> list[Row]:
    """Return the understood texts of the user's pool for which the frames have no words."""
    query = (
        "SELECT context, text, term FROM texts "
        "WHERE state = 'understood' AND detail = '' ORDER BY id"
    )
    with Pool.open() as pool:
        rows = pool.connection.execute(query).fetchall()
    return [(row["context"], row["text"], row["term"]) for row in rows]


def answers(rows: list[Row]) -> list[list[str]]:
    """Return a verdict and English for each of ROWS."""
    with prolog_environment():
        asked = subprocess.run(
            ["swipl", "-q", "-g", LOAD, "-t", "halt"],
            input="".join(f"{json.dumps(row)}\n" for row in rows),
            capture_output=True, text=True, check=True, cwd=ROOT,
        )  # fmt: skip
    return [json.loads(line) for line in asked.stdout.splitlines()]


def judged(rows: list[Row], jobs: int) -> list[tuple[Row, str, str]]:
    """Return ROWS with their verdicts and English, as JOBS processes find them."""
    parts = [rows[start::jobs] for start in range(jobs)]
    with ThreadPoolExecutor(jobs) as threads:
        found = threads.map(answers, parts)
        return [
            (row, verdict, english)
            for part, lines in zip(parts, found, strict=True)
            for row, (verdict, english) in zip(part, lines, strict=True)
        ]


def main() -> int:
    """Count, tell, and write what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, help="write those that have no English")
    parser.add_argument("--least", type=float, help="fail if less per cent of programs have any")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes write")
    arguments = parser.parse_args()
    found = judged(understood(), arguments.jobs)
    counts = Counter(("program(" in row[2], verdict) for row, verdict, _ in found)
    shares = {}
    for kind, name in ((True, "with programs"), (False, "others")):
        total = sum(counts[kind, verdict] for verdict in ("same", "otherwise", "none"))
        shares[kind] = 100 * counts[kind, "same"] / max(total, 1)
        print(
            f"{total:6} {name}: {counts[kind, 'same']} have English that is read back "
            f"({shares[kind]:.1f} %), {counts[kind, 'otherwise']} would be read otherwise, "
            f"{counts[kind, 'none']} have no words"
        )
    if arguments.out:
        lines = [
            {"text": row[1], "term": row[2], "english": english}
            for row, verdict, english in found
            if verdict != "same"
        ]
        arguments.out.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    return int(arguments.least is not None and shares[True] < arguments.least)


if __name__ == "__main__":
    sys.exit(main())
