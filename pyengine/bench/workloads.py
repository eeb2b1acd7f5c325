"""The workloads by their names: those of all games, and those that only one game has."""

from __future__ import annotations

from pathlib import Path

from pyengine.bench import words
from pyengine.bench.workload import SEATS, Run, RunOptions, Workload
from pyengine.errors import ManalogError
from pyengine.games import modules

SAVES = Path("saves")
"""Which saves are played again where none are named."""


def _games(wanted: RunOptions) -> Run:
    if wanted.jobs > 1:
        if wanted.check:
            raise ManalogError("--check is for games in one process", remedy="Leave --jobs out")
        return _jobs(wanted)
    from pyengine.bench.games import Measured, measure
    from pyengine.bench.watched import Watched

    plan = wanted.plan()
    games = Measured(watched=Watched() if wanted.check or plan.draw else None)
    running = measure(plan, games, seconds=wanted.seconds, games=wanted.games)
    return Run(games, running, lambda: games.games, wanted.games)


def _jobs(wanted: RunOptions) -> Run:
    from pyengine.bench.jobs import JobsMeasured, length, measure_jobs

    jobs, plan = JobsMeasured(), wanted.plan()
    running = measure_jobs(plan, wanted.jobs, jobs, seconds=wanted.seconds, games=wanted.games)
    return Run(jobs, running, lambda: jobs.finished, length=length(wanted.seconds))


def _replays(wanted: RunOptions) -> Run:
    from pyengine.bench.walks import ReplaysMeasured, measure_replays
    from pyengine.saves.suite import find_saves

    replays = ReplaysMeasured()
    files = find_saves(wanted.paths or (SAVES,))
    running = measure_replays(files, replays, seconds=wanted.seconds)
    return Run(replays, running, lambda: replays.replays)


def _perft(wanted: RunOptions) -> Run:
    from pyengine.bench.walks import PerftMeasured, measure_perft

    counted = PerftMeasured(wanted.depth)
    running = measure_perft(wanted.plan(), counted, seconds=wanted.seconds)
    return Run(counted, running, lambda: counted.positions)


def _operations(wanted: RunOptions) -> Run:
    from pyengine.bench.operations import OperationsMeasured, measure_operations

    operations = OperationsMeasured()
    running = measure_operations(wanted.plan(), operations)
    return Run(operations, running, lambda: operations.states)


def _startup(wanted: RunOptions) -> Run:
    from pyengine.bench.startup import STARTS, StartupMeasured, measure_startup

    startup = StartupMeasured()
    return Run(startup, measure_startup(startup), lambda: startup.starts, STARTS)


def _serve(wanted: RunOptions) -> Run:
    from pyengine.bench.served import GAMES, ServeMeasured, measure_serve, nothing_is_missing

    nothing_is_missing()
    served = ServeMeasured(wanted.games or GAMES, wanted.pace)
    running = measure_serve(served, wanted.seconds, wanted.seed)
    return Run(served, running, lambda: len(served.clicks))


def _environments(wanted: RunOptions) -> Run:
    from pyengine.bench.environments import EnvironmentsMeasured, measure_environments

    measured = EnvironmentsMeasured()
    running = measure_environments(measured, wanted.seconds, wanted.seed)
    return Run(measured, running, lambda: measured.rounds)


_SHARED = (
    Workload(
        "games", _games, "games", words.games,
        (*SEATS, "seed", "seconds", "games", "jobs", "pool", "check"),
    ),
    Workload(
        "replays", _replays, "replays", words.replays, ("paths", "seconds"),
        "Play saved games again, those of saves/ for one.",
    ),
    Workload(
        "perft", _perft, "positions", words.perft, (*SEATS, "seed", "seconds", "depth"),
        "Count action sequences in the course of games.",
    ),
    Workload(
        "operations", _operations, "states", words.operations, (*SEATS, "seed"),
        "Time single operations: an action, undo, load.",
    ),
    Workload(
        "startup", _startup, "starts", words.startup,
        help="Time the start of the command and of a game.",
    ),
    Workload(
        "serve", _serve, "clicks", words.serve, ("seed", "seconds", "games", "pace"),
        "Time the server's answers, with --games at once (20).",
    ),
    Workload(
        "environments", _environments, "rounds", words.environments, ("seed", "seconds"),
        "Time environments for learning: one, and four by turns and in threads.",
    ),
)  # fmt: skip

WORKLOADS: dict[str, Workload] = {
    workload.name: workload
    for workloads in (_SHARED, *(module.WORKLOADS for module in modules("bench.workloads")))
    for workload in workloads
}
"""Every workload; the first is the usual one."""


def begin(name: str, wanted: RunOptions) -> Run:
    """Begin a run of the workload NAME; ManalogError where WANTED can't be met."""
    workload = WORKLOADS[name]
    if wanted.paths and "paths" not in workload.options:
        files = [f"--{known.name}" for known in WORKLOADS.values() if "paths" in known.options]
        raise ManalogError(
            f"{wanted.paths[0]} is of no use here", remedy=f"Say {' or '.join(files)}"
        )
    return workload.start(wanted)
