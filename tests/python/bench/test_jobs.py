"""Several jobs of `manalog bench` at once."""

import json
import multiprocessing
import os
from functools import partial

import pytest
from typer.testing import CliRunner

from pyengine.bench.games import Measured, Plan, measure
from pyengine.bench.jobs import APART, JobsMeasured, at_once, measure_jobs
from pyengine.cli.main import app
from pyengine.errors import EngineError


def test_each_job_plays_games_of_its_own() -> None:
    options = ["bench", "--jobs", "2", "--games", "2", "--seconds", "0", "--seed", "7"]
    result = CliRunner().invoke(app, [*options, "--json"])
    assert result.exit_code == 0, result.output
    record = json.loads(result.output)
    alone, jobs = record["one_job"], record["each_job"]
    assert (record["jobs"], set(jobs), record["workload"]) == (2, {"1", "2"}, "games")
    for job, seed in ((alone, 7), (jobs["1"], 7), (jobs["2"], 7 + APART)):
        here = Measured()
        for _ in measure(Plan.of(["elves", "goblins"], ["random"], seed), here, games=2):
            pass
        assert [job[key] for key in ("games", "choices", "steps")] == [2, here.choices, here.steps]
    assert record["ratio_of_machine"] > 0 < record["ratio"]


def test_rates_are_added() -> None:
    measured = JobsMeasured()
    measured.one = {"games_per_second": 4.0}
    measured.each = [{"games_per_second": 3.5}, {"games_per_second": 3.7}]
    assert measured.finished == 0
    measured.loops_of_one, measured.loops_of_each = 10.0, [9.5, 9.0]
    record = measured.record()
    assert (record["games_per_second"], record["ratio"]) == (7.2, 1.8)
    assert (record["ratio_of_machine"], measured.finished) == (1.85, 2)


def test_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(plan: Plan, jobs: int, into: JobsMeasured, **_: object) -> list[None]:
        job = {"games": 8, "seconds": 2.0, "games_per_second": 4.0}
        into.one, into.each = job, [job] * jobs
        into.loops_of_one, into.loops_of_each = 10.0, [9.5] * jobs
        return [None]

    monkeypatch.setattr("pyengine.bench.jobs.measure_jobs", measured)
    result = CliRunner().invoke(app, ["bench", "--jobs", "2", "--repeat", "3"])
    assert result.output.splitlines() == [
        "one job alone: 8 games in 2.0 s: 4.0 games/s",
        "job 1: 8 games in 2.0 s: 4.0 games/s",
        "job 2: 8 games in 2.0 s: 4.0 games/s",
        "2 jobs at once: 8.0 games/s, 2.0 times one job",
        "the machine's own: 1.9 times, by processes that only count",
        "medians of 3 runs",
    ]


def test_the_end_of_the_measuring_is_the_end_of_the_processes() -> None:
    plan = Plan.of(["elves", "goblins"], ["random"], 1)
    going = measure_jobs(plan, 2, JobsMeasured(), seconds=1000.0)
    next(going)
    assert multiprocessing.active_children()
    going.close()  # as Ctrl-C does
    assert not multiprocessing.active_children()


def test_a_process_that_dies_is_an_error() -> None:
    with pytest.raises(EngineError, match="has died"):
        list(at_once([partial(os._exit, 3)]))
    assert not multiprocessing.active_children()
