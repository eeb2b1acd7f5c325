"""How fast texts are read on one core: `python tests/python/magic/pool/reading_speed.py POOL`."""

from __future__ import annotations

import argparse
import random
import sqlite3
import time
from pathlib import Path

from pyengine.games.magic.pool.reading import read_texts


def main() -> None:
    """Read texts of a pool that were drawn by chance, and print what that took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pool", type=Path)
    parser.add_argument("--count", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    query = "SELECT context, text FROM texts ORDER BY id"
    found = sqlite3.connect(options.pool).execute(query).fetchall()
    texts = random.Random(options.seed).sample(found, min(options.count, len(found)))
    list(read_texts(texts[:10]))
    begun = time.process_time()
    list(read_texts(texts))
    together = time.process_time() - begun
    times = []
    for row in texts:
        begun = time.process_time()
        list(read_texts([row]))
        times.append((time.process_time() - begun, row[1]))
    slowest, text = max(times)
    print(f"{len(texts) / together:,.0f} texts a second; the slowest: {1000 * slowest:.0f} ms")
    print(f"over 50 ms: {sum(took > 0.05 for took, _ in times)}; {text}")


if __name__ == "__main__":
    main()
