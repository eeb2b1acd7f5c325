"""`manalog play` is killed at random moments: the save is the last one that was told, or the next.

A few times; `MANALOG_CLI_KILLS=40` kills as often.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from pyengine.saves.save import read_save

KILLS = int(os.environ.get("MANALOG_CLI_KILLS", "3"))

SAVES = 28
PLAY = [
    sys.executable, "-m", "pyengine", "play", "--players", "human,random", "--seed", "3",
]  # fmt: skip


def lines(names: list[str]) -> bytes:
    return "".join(f"save {name}\n\n" for name in names).encode()


def reference(directory: Path) -> list[int]:
    """How many choices each save of the game has that nobody kills."""
    names = [str(directory / f"{number}.save") for number in range(SAVES)]
    typed = lines(names)
    subprocess.run(PLAY, input=typed, cwd=directory, capture_output=True, check=True)
    return [len(read_save(name).actions) for name in names]


def killed(directory: Path, seconds: float) -> tuple[int, Path]:
    """Kill the same game after SECONDS since its first question; return how many saves it told."""
    file = directory / "the.save"
    process = subprocess.Popen(
        PLAY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=directory, bufsize=0
    )
    assert process.stdin and process.stdout
    with process:
        heard = process.stdout.read(1)
        process.stdin.write(lines([str(file)] * SAVES))
        time.sleep(seconds)
        process.kill()
        heard += process.stdout.read()
    return min(heard.count(b"Saved to"), SAVES), file


def test_kills_leave_the_last_save_or_the_next(home: None, tmp_path: Path) -> None:
    counts = reference(tmp_path)
    rng, cut = random.Random(1), 0
    for number in range(KILLS):
        directory = tmp_path / f"kill-{number}"
        directory.mkdir()
        told, file = killed(directory, rng.uniform(0.0, 1.2))
        cut += 0 < told < SAVES
        if told or file.exists():
            here = len(read_save(file).actions)
            assert here in counts[max(0, told - 1) : told + 2], (here, told)
    print(f"{KILLS} kills, {cut} of them between two saves")
    assert cut
