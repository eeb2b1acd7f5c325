"""What `manalog bench` says to people: its records in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pyengine.bench.comparing import compare

Record = dict[str, Any]


def describe(workload: str, record: Record) -> Iterator[str]:
    """Return the RECORD of WORKLOAD, line by line."""
    yield from (_jobs if "jobs" in record else _WORDS[workload])(record)
    if record["repeat"] > 1:
        yield f"medians of {record['repeat']} runs"


def describe_comparison(before: Record, now: Record) -> Iterator[str]:
    """Return each figure of NOW beside that of BEFORE, and the ratio of the two."""
    found = compare(before, now)
    width = max((len(compared.figure) for compared in found), default=0)
    yield f"{'':{width}}  {'before':>12}  {'now':>12}  ratio"
    for compared in found:
        figures = f"{compared.before:>12.10g}  {compared.now:>12.10g}  {compared.ratio:.2f}"
        yield f"{compared.figure:{width}}  {figures}"
    if before.get("machine") != now["machine"]:
        yield "the earlier run was on another machine, or says nothing of it"


def _games(record: Record) -> Iterator[str]:
    yield "{games} games in {seconds} s: {games_per_second} games/s".format(**record)
    yield "{decisions} decisions ({decisions_per_second}/s), {choices} with a choice".format(
        **record
    )
    yield "{steps} engine steps ({steps_per_second}/s)".format(**record)
    yield "{peak_memory_mb} MB at most, grown by {memory_growth_mb} MB".format(**record)
    yield from _results(record)


def _jobs(record: Record) -> Iterator[str]:
    one, each = record["one_job"], record["each_job"]
    yield "one job alone: {games} games in {seconds} s: {games_per_second} games/s".format(**one)
    for number, job in each.items():
        yield "job {}: {games} games in {seconds} s: {games_per_second} games/s".format(
            number, **job
        )
    yield "{jobs} jobs at once: {games_per_second} games/s, {ratio} times one job".format(**record)
    yield "the machine's own: {ratio_of_machine} times, by processes that only count".format(
        **record
    )


def _scenarios(record: Record) -> Iterator[str]:
    words = "{scenarios} scenarios in {seconds} s: {scenarios_per_second} scenarios/s"
    yield words.format(**record)
    yield from _results(record)


def _replays(record: Record) -> Iterator[str]:
    yield "{replays} replays in {seconds} s: {replays_per_second} replays/s".format(**record)
    yield "{choices} choices ({choices_per_second}/s)".format(**record)
    yield from _results(record)


def _results(record: Record) -> Iterator[str]:
    yield from (f"{result}: {count}" for result, count in record["results"].items())


def _perft(record: Record) -> Iterator[str]:
    words = "{sequences} sequences of up to {depth} actions from {positions} positions"
    yield words.format(**record)
    yield "{sequences_per_second} sequences/s by undo".format(**record)
    yield "{copying_sequences_per_second} sequences/s by copies".format(**record)


def _operations(record: Record) -> Iterator[str]:
    for name, micros in record["microseconds"].items():
        words = name.replace("_", " ")
        yield f"{words:16} {micros:>10.1f} µs, median of {record['samples'][name]}"


def _growth(record: Record) -> Iterator[str]:
    from pyengine.games.magic.bench.growth import describe_growth

    return describe_growth(record)


def _startup(record: Record) -> Iterator[str]:
    for name, seconds in record["startup_seconds"].items():
        yield f"{name.replace('_', ' ')}: {seconds} s"


_WORDS: dict[str, Callable[[Record], Iterator[str]]] = {
    "games": _games,
    "scenarios": _scenarios,
    "replays": _replays,
    "perft": _perft,
    "operations": _operations,
    "growth": _growth,
    "startup": _startup,
}
