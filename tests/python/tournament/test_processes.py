"""Tournaments in several processes, by schedulers, and when they are killed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from tournaments import COLUMNS, MANALOG, rows, tournament, wait_for_rows


def test_killed_halfway_and_started_again(tmp_path: Path) -> None:
    """SIGKILL loses no finished game; none is played twice; two jobs or one, the same numbers."""
    pytest.importorskip("distributed")
    db, straight = tmp_path / "r.db", tmp_path / "s.db"
    options = ["--agents", "random,aggressive", "--games", "2", "--json"]
    command = [*MANALOG, "tournament", *options, "--jobs", "2", "--db", str(db)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    wait_for_rows(db, 5)
    process.send_signal(signal.SIGKILL)
    process.wait()
    query = f"select {COLUMNS}, finished from games order by rowid"
    before = rows(db, query)
    assert 5 <= len(before) < 32

    done = tournament(*options, "--jobs", 2, "--db", db)
    assert (done["found"], done["played"]) == (len(before), 32 - len(before))
    after = rows(db, query)
    assert after[: len(before)] == before
    assert len(after) == len({row[:5] for row in after}) == 32

    tournament(*options, "--jobs", 1, "--db", straight)
    assert rows(db) == rows(straight)


@dataclass
class Started:
    """A Dask scheduler and two workers, started by hand."""

    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Started]:
    pytest.importorskip("distributed")
    file = tmp_path / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    dask = [sys.executable, "-m", "dask"]
    arguments = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
    boss = subprocess.Popen(
        [*dask, "scheduler", "--scheduler-file", str(file), *arguments],
        **quiet,  # type: ignore[call-overload]
    )
    end = time.monotonic() + 30
    while not file.exists() and time.monotonic() < end:
        time.sleep(0.1)
    address = json.loads(file.read_text())["address"]
    command = [*dask, "worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    workers = [
        subprocess.Popen([*command, "--local-directory", str(tmp_path / f"worker{n}")], **quiet)  # type: ignore[call-overload]
        for n in range(2)
    ]
    yield Started(address, boss, workers)
    for process in (*workers, boss):
        process.kill()
        process.wait()


def test_a_scheduler_started_by_hand(tmp_path: Path, started: Started) -> None:
    """Its workers play; one that dies costs no game."""
    db, straight = tmp_path / "r.db", tmp_path / "s.db"
    options = ["--agents", "random,aggressive", "--games", "2", "--json"]
    command = [*MANALOG, "tournament", *options, "--scheduler", started.address]
    process = subprocess.Popen([*command, "--db", str(db)], stdout=subprocess.PIPE)
    wait_for_rows(db, 4)
    started.workers[0].kill()
    output, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    assert json.loads(output)["played"] == 32
    tournament(*options, "--jobs", 1, "--db", straight)
    assert rows(db) == rows(straight)


def test_processes_on_this_machine_leave_ctrl_c_to_the_command() -> None:
    pytest.importorskip("distributed")
    from pyengine.tournament.cluster import local_cluster

    with local_cluster(2) as client:
        masks = client.run(lambda: signal.pthread_sigmask(signal.SIG_BLOCK, []))
    assert len(masks) == 2 and all(signal.SIGINT in mask for mask in masks.values())


def test_a_scheduler_that_dies(tmp_path: Path, started: Started) -> None:
    """One line says so, and nothing is lost."""
    db = tmp_path / "r.db"
    command = [*MANALOG, "tournament", "--agents", "random", "--games", "500", "--db", str(db)]
    process = subprocess.Popen(
        [*command, "--scheduler", started.address],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_rows(db, 3)
    started.scheduler.kill()
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 2
    assert errors.startswith("manalog: the Dask scheduler is gone. What was played is kept")
    assert len(errors.splitlines()) == 1
    assert 3 <= len(rows(db)) < 2000


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, jobs: int) -> None:
    """A terminal sends it to all processes; only one speaks."""
    if jobs > 1:
        pytest.importorskip("distributed")
    db = tmp_path / "r.db"
    command = [*MANALOG, "tournament", "--games", "50", "--jobs", str(jobs), "--db", str(db)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    wait_for_rows(db, 3)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == "interrupted: the same command goes on from here\n"
    played = len(rows(db))
    assert played >= 3 and f"{played} were played, of 800" in output
