"""The program that attacks: it sees what it should see, and tries the same with the same seed."""

import importlib
import itertools
import os
import random
import re
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from attack import ROOT, watching
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


def test_what_waits_for_the_processor_is_no_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    process = subprocess.Popen(["sleep", "600"])
    try:
        clock = watching._Clock(process.pid)
        time.sleep(0.1)
        monkeypatch.setattr(clock, "_queued", lambda: time.monotonic() - clock._begun)
        assert not clock.is_over(0.05 / watching._BUSY)
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


FEW = ("saves", "decks", "scenarios", "boards", "cards", "texts", "pools", "goals", "lines")
FEW += ("requests", "options", "doors", "guided")


@pytest.mark.parametrize("kind", [kind.module for kind in KINDS if kind.name in FEW])
def test_a_few_cases_of_a_kind(kind: str) -> None:
    tally = Tally(kind)
    Watch(tally, "0").run(1, 10)
    assert tally.failures == []
    assert tally.tried == 10


def documented() -> tuple[list[str], dict[str, int]]:
    """The commands of SECURITY.md, and how many cases of each kind its table says were tried."""
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    rows = re.findall(r"^\| ([a-z][^|]*?) +\| +([\d,]+) .*\| +0 \| +[\d,]+ \|$", text, re.M)
    commands = re.findall(r'^make attack ARGS="(.*)"(?: +# 20[\d-]+)$', text, re.M)
    return commands, {words: int(tried.replace(",", "")) for words, tried in rows}


def test_the_page_tells_what_came_of_every_kind() -> None:
    """Its commands try every kind, its table has each, and nothing in it has failed."""
    commands, tried = documented()
    assert set(tried) == {kind.words for kind in KINDS} and min(tried.values()) > 100
    named = {word for command in commands for word in command.split()}
    assert {kind.name for kind in KINDS} <= named


ATTACKS = float(os.environ.get("MANALOG_ATTACKS", "0"))
"""Which share of the cases that SECURITY.md tells of is tried again."""


@pytest.mark.timeout(4 * 3600)
@pytest.mark.parametrize("command", documented()[0])
def test_all_that_the_page_says_was_tried(command: str) -> None:
    """Each of its commands: with MANALOG_ATTACKS=1 with its counts, which takes hours in all."""
    if not ATTACKS:
        pytest.skip("MANALOG_ATTACKS=1 runs it, MANALOG_ATTACKS=0.05 a part of it")
    commands, tried = documented()
    once = re.sub(
        r"(?<=s )\d+", lambda number: str(max(1, round(int(number[0]) * ATTACKS))), command
    )
    attack = [sys.executable, "-m", "attack", *shlex.split(once)]
    paths = os.pathsep.join([str(ROOT / "tests"), str(ROOT)])
    done = subprocess.run(
        attack, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True
    )
    print(once, done.stdout, sep="\n")
    assert done.returncode == 0, done.stdout[-4_000:]
    found = re.findall(r"^\| ([a-z][^|]*?) +\| +([\d,]+) ", done.stdout, re.M)
    counts = {words: int(count.replace(",", "")) for words, count in found if words != "kind"}
    assert {kind.words for kind in KINDS if f"--only {kind.name} " in command} == set(counts)
    for kind in KINDS:
        several = sum(f"--only {kind.name} " in one for one in commands) > 1
        if ATTACKS == 1 and not several and kind.words in counts:
            assert counts[kind.words] == tried[kind.words]


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
