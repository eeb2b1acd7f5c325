"""The workloads by their names: what is measured, and what counts as progress."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from pyengine.bench.games import (
    Measured,
    Plan,
    measure,
)
from pyengine.errors import ManalogError
from pyengine.games import DEFAULT_GAME, find_game
from pyengine.games.magic.decks import read_deck

SCENARIOS = Path("tests/rules/scenarios")
"""Which scenarios are run where none are named."""

SAVES = Path("saves")
"""Which saves are played again where none are named."""


class Figures(Protocol):
    """What a workload fills in as it goes on."""

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON."""


def _usual_decks() -> tuple[str, ...]:
    return find_game(DEFAULT_GAME).decks


@dataclass(frozen=True)
class Wishes:
    """What was asked for: `paths` are scenarios or saves, `games` ends a run before `seconds`.

    With `jobs` above 1 as many processes play, after one alone.
    """

    paths: tuple[Path, ...] = ()
    decks: tuple[str, ...] = field(default_factory=_usual_decks)
    players: tuple[str, ...] = ("random",)
    teams: tuple[str, ...] | None = None
    seconds: float = 20.0
    games: int | None = None
    seed: int = 1
    depth: int = 3
    jobs: int = 1

    def plan(self) -> Plan:
        """Return the plan of the games; ManalogError: an unknown name, bad counts."""
        return Plan.of(self.decks, self.players, self.seed, self.teams)


@dataclass(frozen=True)
class Run:
    """One run: `figures` are filled in as `going` goes on; `done` of them are `total` at the end.

    `total` is None where the run ends by its time, or the total is not known; `length` is that time
    in seconds where it is not the time that was asked for.
    """

    figures: Figures
    going: Iterator[Any]
    done: Callable[[], int]
    total: int | None = None
    length: float | None = None


Start = Callable[[Wishes], Run]


def _games(wishes: Wishes) -> Run:
    if wishes.jobs > 1:
        return _jobs(wishes)
    games = Measured()
    running = measure(wishes.plan(), games, seconds=wishes.seconds, games=wishes.games)
    return Run(games, running, lambda: games.games, wishes.games)


def _jobs(wishes: Wishes) -> Run:
    from pyengine.bench.jobs import JobsMeasured, length, measure_jobs

    jobs, plan = JobsMeasured(), wishes.plan()
    running = measure_jobs(plan, wishes.jobs, jobs, seconds=wishes.seconds, games=wishes.games)
    return Run(jobs, running, lambda: jobs.finished, length=length(wishes.seconds))


def _scenarios(wishes: Wishes) -> Run:
    from pyengine.games.magic.bench.scenarios import ScenariosMeasured, measure_scenarios

    files = [file for path in wishes.paths or (SCENARIOS,) for file in _scenario_files(path)]
    scenarios = ScenariosMeasured()
    running = measure_scenarios(files, scenarios, seconds=wishes.seconds)
    return Run(scenarios, running, lambda: scenarios.scenarios)


def _scenario_files(path: Path) -> list[Path]:
    return sorted(path.glob("*.jsonl")) if path.is_dir() else [path]


def _replays(wishes: Wishes) -> Run:
    from pyengine.bench.walks import ReplaysMeasured, measure_replays
    from pyengine.saves.suite import find_saves

    replays = ReplaysMeasured()
    files = find_saves(wishes.paths or (SAVES,))
    running = measure_replays(files, replays, seconds=wishes.seconds)
    return Run(replays, running, lambda: replays.replays)


def _perft(wishes: Wishes) -> Run:
    from pyengine.bench.walks import PerftMeasured, measure_perft

    counted = PerftMeasured(wishes.depth)
    running = measure_perft(wishes.plan(), counted, seconds=wishes.seconds)
    return Run(counted, running, lambda: counted.positions)


def _operations(wishes: Wishes) -> Run:
    from pyengine.bench.operations import OperationsMeasured, measure_operations

    operations = OperationsMeasured()
    running = measure_operations(wishes.plan(), operations)
    return Run(operations, running, lambda: operations.states)


def _growth(wishes: Wishes) -> Run:
    from pyengine.games.magic.bench.growth import BOARDS, GrowthMeasured, measure_growth

    growth = GrowthMeasured()
    running = measure_growth([read_deck(deck) for deck in wishes.decks], growth)
    return Run(growth, running, lambda: growth.boards, BOARDS)


def _startup(wishes: Wishes) -> Run:
    from pyengine.bench.startup import STARTS, StartupMeasured, measure_startup

    startup = StartupMeasured()
    return Run(startup, measure_startup(startup), lambda: startup.starts, STARTS)


_SEATS = ("decks", "players", "teams")
ALL_WISHES = (*_SEATS, "seed", "seconds", "games", "depth", "jobs", "plot")
"""The options that mean something for some workload only."""


@dataclass(frozen=True)
class Workload:
    """A workload: how a run starts, what its progress counts, what it takes.

    `wishes` are the options that it looks at; `paths` among them are files.
    """

    name: str
    start: Start
    counts: str
    wishes: tuple[str, ...] = ()

    def check(self, given: Iterable[str]) -> None:
        """Refuse the first option of GIVEN that means nothing here: ManalogError."""
        for name in given:
            if name in ALL_WISHES and name not in self.wishes:
                known = ", ".join(f"--{wish}" for wish in self.wishes if wish != "paths")
                raise ManalogError(
                    f"--{name} means nothing for {self.name}",
                    remedy=f"It takes {known or 'no option'}",
                )


WORKLOADS: dict[str, Workload] = {
    workload.name: workload
    for workload in (
        Workload("games", _games, "games", (*_SEATS, "seed", "seconds", "games", "jobs")),
        Workload("scenarios", _scenarios, "scenarios", ("paths", "seconds")),
        Workload("replays", _replays, "replays", ("paths", "seconds")),
        Workload("perft", _perft, "positions", (*_SEATS, "seed", "seconds", "depth")),
        Workload("operations", _operations, "states", (*_SEATS, "seed")),
        Workload("growth", _growth, "boards", ("decks", "plot")),
        Workload("startup", _startup, "starts"),
    )
}
"""Every workload; the first is the usual one."""


def begin(name: str, wishes: Wishes) -> Run:
    """Begin a run of the workload NAME; ManalogError where WISHES can't be met."""
    workload = WORKLOADS[name]
    if wishes.paths and "paths" not in workload.wishes:
        raise ManalogError(
            f"{wishes.paths[0]} is of no use here", remedy="Say --scenarios or --replays"
        )
    return workload.start(wishes)
