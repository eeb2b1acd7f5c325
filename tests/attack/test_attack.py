"""The program that attacks: it sees what it should see, and tries the same with the same seed."""

import importlib
import itertools
import random
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from attack import watching
from attack.__main__ import KINDS
from attack.case import Verdict
from attack.inputs.environments import COMMANDS
from attack.inputs.options import CHEAP, ELSEWHERE, commands, put_files
from attack.running import in_an_empty_directory, run
from attack.watching import Tally, Watch


def test_every_way_to_fail_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "SECONDS", 2.0)
    monkeypatch.setattr(watching, "_BUSY", 60)
    monkeypatch.setenv("ATTACK_MOST_MB", "64")
    tally = Tally("broken")
    Watch(tally, "1").run(1, 100)
    assert [failure.partition(": ")[2].partition(":")[0] for failure in tally.failures] == [
        "traceback", "crash", "execution", "hang", "growth",
    ]  # fmt: skip
    assert tally.counts == {"loaded": 2, "refused": 1, "answered": 1, "failed": 5}
    assert (tally.tried, tally.comparisons) == (9, 7)


def test_a_case_that_only_waits_is_a_hang() -> None:
    process = subprocess.Popen(["sleep", "600"])
    try:
        clock = watching._Clock(process.pid)
        time.sleep(0.1)
        assert clock.is_over(0.1 / watching._BUSY) and not clock.is_over(1_000)
    finally:
        process.kill()
        process.wait()


def test_it_stops_when_enough_was_compared() -> None:
    tally = Tally("broken")
    Watch(tally, "1").run(1, 10**9, comparisons=5)
    assert (tally.tried, tally.comparisons) == (3, 7)


@pytest.mark.parametrize("kind", [kind.module for kind in KINDS if kind.module != "questions"])
def test_the_same_seed_tries_the_same(kind: str) -> None:
    module = importlib.import_module(f"attack.{kind}")
    once, again = (
        [case.name for case in itertools.islice(module.cases(random.Random("1")), 20)]
        for _ in range(2)
    )
    assert once == again and len(set(once)) > 15


FEW = (
    "saves",
    "decks",
    "scenarios",
    "boards",
    "cards",
    "texts",
    "goals",
    "lines",
    "requests",
    "options",
)


@pytest.mark.parametrize("kind", [kind.module for kind in KINDS if kind.name in FEW])
def test_a_few_cases_of_a_kind(kind: str) -> None:
    tally = Tally(kind)
    Watch(tally, "0").run(1, 10)
    assert tally.failures == []
    assert tally.tried == 10


def test_every_command_is_tried() -> None:
    groups = {name.split()[0] for name in commands() if " " in name}
    assert set(commands()) - (groups - {"cards"}) == {*CHEAP, *ELSEWHERE}


def test_every_command_on_a_full_device() -> None:
    commands = [command for command in COMMANDS if command[0] not in ("study", "tournament")]
    once = partial(run, typed=b"turn(T).\n", redirected=">/dev/full")
    with in_an_empty_directory(), ThreadPoolExecutor(2) as pool:
        put_files()
        told = list(zip(commands, pool.map(once, commands), strict=True))
    assert [pair for pair in told if pair[1].verdict is not Verdict.REFUSED] == []
    assert sum("No space left" in outcome.message for _, outcome in told) > 15
