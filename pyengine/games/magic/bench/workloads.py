"""The workloads that only Magic has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pyengine.bench import words
from pyengine.bench.workload import Record, Run, RunOptions, Workload

SCENARIOS = Path("tests/rules/scenarios")
"""Which scenarios are run where none are named."""


def _scenarios(wanted: RunOptions) -> Run:
    from pyengine.games.magic.bench.scenarios import ScenariosMeasured, measure_scenarios

    files = [file for path in wanted.paths or (SCENARIOS,) for file in _scenario_files(path)]
    scenarios = ScenariosMeasured()
    running = measure_scenarios(files, scenarios, seconds=wanted.seconds)
    return Run(scenarios, running, lambda: scenarios.scenarios)


def _scenario_files(path: Path) -> list[Path]:
    return sorted(path.glob("*.jsonl")) if path.is_dir() else [path]


def _describe_scenarios(record: Record) -> Iterator[str]:
    text = "{scenarios} scenarios in {seconds} s: {scenarios_per_second} scenarios/s"
    yield text.format(**record)
    yield from words.results(record)


def _growth(wanted: RunOptions) -> Run:
    from pyengine.games.magic.bench.growth import BOARDS, GrowthMeasured, measure_growth
    from pyengine.games.magic.decks import read_deck

    growth = GrowthMeasured()
    running = measure_growth([read_deck(deck) for deck in wanted.decks], growth)
    return Run(growth, running, lambda: growth.boards, BOARDS)


def _describe_growth(record: Record) -> Iterator[str]:
    from pyengine.games.magic.bench.growth import describe_growth

    return describe_growth(record)


def _draw_growth(record: Record, path: Path) -> None:
    from pyengine.games.magic.bench.growth_plot import draw_growth

    draw_growth(record, path)


def _solve(wanted: RunOptions) -> Run:
    from pyengine.games.magic.bench.solving import SolvingMeasured, measure_solving

    solving = SolvingMeasured()
    running = measure_solving(solving)
    return Run(solving, running, lambda: solving.solved)


def _describe_solve(record: Record) -> Iterator[str]:
    yield (
        "{puzzles} puzzles, {states} states in {processor_seconds} s of processor time: "
        "{states_per_second} states/s"
    ).format(**record)
    for name, rate in record["boards"].items():
        yield f"20 permanents, {name}: {rate} states/s"
    for name, times in record["times_fewer"].items():
        least = "at least " if name in record["at_least"] else ""
        yield f"{name}: {least}{times} times fewer states than a plain search"


WORKLOADS = (
    Workload(
        "solve", _solve, "puzzles", _describe_solve, (),
        "Solve the puzzles, and again by a plain search.",
    ),
    Workload(
        "scenarios", _scenarios, "scenarios", _describe_scenarios, ("paths", "seconds"),
        "Run scenarios instead of games.",
    ),
    Workload(
        "growth", _growth, "boards", _describe_growth, ("decks", "plot"),
        "Time a choice on boards of 10, 20, ... 400 objects.", _draw_growth,
    ),
)  # fmt: skip
"""What `manalog bench` measures of Magic only."""
