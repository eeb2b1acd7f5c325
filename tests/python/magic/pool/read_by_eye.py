"""Abilities that somebody read against their cards: `read_by_eye.tsv`, and how its rows are drawn.

A row is a card's name, the number of the ability on it, and the term that it must become. The text
is looked up in a card file, where one is there (MANALOG_CARD_FILE, or ../shared/cards/): no
official text is in the repository. Abilities are drawn by chance among those of a pool that are
understood, and printed with their texts, to be read:

    python tests/python/magic/pool/read_by_eye.py POOL --seed 1 --count 100 [--unlike OLDER_POOL]
"""

from __future__ import annotations

import argparse
import os
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

TABLE = Path(__file__).with_suffix(".tsv")
ROOT = Path(__file__).resolve().parents[4]

_DRAWN = """
    SELECT cards.name, paragraphs.position, texts.context, texts.text, texts.term
    FROM paragraphs JOIN texts ON texts.id = paragraphs.text
    JOIN cards ON cards.id = paragraphs.card
    WHERE texts.state = 'understood' AND paragraphs.face = 0 ORDER BY 1, 2
"""


def card_file() -> Path | None:
    """Return the card file that is there, if any."""
    places = (os.environ.get("MANALOG_CARD_FILE"), ROOT.parent / "shared/cards/atomic-cards.json",
              ROOT.parents[1] / "shared/cards/atomic-cards.json")  # fmt: skip
    return next((Path(place) for place in places if place and Path(place).is_file()), None)


def rows() -> Iterator[tuple[str, int, str]]:
    """Yield the rows of the table: name, number of the ability from 1, term."""
    for line in TABLE.read_text("utf-8").splitlines():
        name, number, term = line.split("\t")
        yield name, int(number), term


def drawn(
    pool: Path, seed: int, count: int, unlike: Path | None = None
) -> list[tuple[str, int, str, str]]:
    """Return COUNT abilities of POOL, understood (and not so in the pool UNLIKE), by chance."""
    found = sqlite3.connect(pool).execute(_DRAWN).fetchall()
    if unlike:
        known = set(
            sqlite3.connect(unlike).execute(
                "SELECT context, text FROM texts WHERE state = 'understood'"
            )
        )
        found = [row for row in found if (row[2], row[3]) not in known]
    picked = random.Random(seed).sample(found, min(count, len(found)))
    return [(name, position + 1, text, term) for name, position, _, text, term in picked]


def main() -> None:
    """Print what was drawn: name, number, text and term."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pool", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--unlike", type=Path)
    options = parser.parse_args()
    for name, number, text, term in drawn(
        options.pool, options.seed, options.count, options.unlike
    ):
        print(name, number, term, text.replace("\n", " / "), sep="\t")


if __name__ == "__main__":
    main()
