"""Processes of a server are killed at random moments, and its disk is full: nothing is lost.

A few times; `MANALOG_KILLS=160` kills as often, and `MANALOG_FULL_DISKS=20` fills the disk.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("starlette")

from killing import Victim, come_back, killed_while_played, let_files_grow, play
from served import serving

KILLS = int(os.environ.get("MANALOG_KILLS", "6"))
FULL = int(os.environ.get("MANALOG_FULL_DISKS", "2"))


@pytest.fixture
def victim(home: None, tmp_path: Path) -> Iterator[Victim]:
    with serving(tmp_path / "games") as server:
        found = Victim(server, random.Random(5))
        found.begin()
        yield found


@pytest.mark.timeout(max(120, 20 * KILLS))
def test_kills_lose_nothing(victim: Victim) -> None:
    """Of the relay, and of workers with a game and without one."""
    kills = {"relay": 0, "worker": 0}
    while sum(kills.values()) < KILLS:
        kind = "relay" if kills["relay"] <= kills["worker"] else "worker"
        kills[kind] += killed_while_played(victim, kind)
    print(f"{kills}, {victim.games} games, came back {victim.came_back} times", victim.lost)
    assert victim.lost == [] and victim.came_back > KILLS / 2


@pytest.mark.timeout(max(120, 30 * FULL))
def test_full_disks_lose_nothing(victim: Victim) -> None:
    """The game goes on in memory, and is whole again when there is space, and after a kill."""
    told = number = 0
    while told < FULL:
        number += 1
        play(victim, 0.2)
        # Nothing fits any more, or a part of a record: then the file may have room written anew.
        full = victim.path.stat().st_size if number % 4 == 0 else 0
        let_files_grow(victim.server.pid, full + victim.rng.randrange(200))
        play(victim, most=6)
        told += victim.unkept > 0
        let_files_grow(victim.server.pid, None)
        come_back(victim)
        come_back(victim)
        assert victim.unkept == 0
        if number % 2:
            victim.server.stop(kill=True)
            victim.server.start()
            come_back(victim)
    print(f"{number} full disks, {told} told, {victim.games} games", victim.lost)
    assert victim.lost == []
