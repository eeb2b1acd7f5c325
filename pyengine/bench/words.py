"""Records of runs in words, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Record = dict[str, Any]


def describe_comparison(before: Record, now: Record) -> Iterator[str]:
    """Return each figure of NOW beside that of BEFORE, and the ratio of the two."""
    from pyengine.bench.comparing import compare

    found = compare(before, now)
    width = max((len(compared.figure) for compared in found), default=0)
    yield f"{'':{width}}  {'before':>12}  {'now':>12}  ratio"
    for compared in found:
        figures = f"{compared.before:>12.10g}  {compared.now:>12.10g}  {compared.ratio:.2f}"
        yield f"{compared.figure:{width}}  {figures}"
    if before.get("machine") != now["machine"]:
        yield "the earlier run was on another machine, or says nothing of it"


def games(record: Record) -> Iterator[str]:
    """Yield what there is to say of games, in one process or in several."""
    if "jobs" in record:
        yield from _jobs(record)
        return
    yield "{games} games in {seconds} s: {games_per_second} games/s".format(**record)
    yield "{decisions} decisions ({decisions_per_second}/s), {choices} with a choice".format(
        **record
    )
    yield "{steps} engine steps ({steps_per_second}/s)".format(**record)
    yield "{peak_memory_mb} MB at most, grown by {memory_growth_mb} MB".format(**record)
    yield from results(record)
    if "errors" in record:
        yield "{errors} errors, {violations} violations".format(**record)
        words = "{stopped} games stopped after {most_turns} turns or {most_choices} choices"
        yield words.format(**record)
        yield from record["wrong"]


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


def replays(record: Record) -> Iterator[str]:
    """Yield what there is to say of replays."""
    yield "{replays} replays in {seconds} s: {replays_per_second} replays/s".format(**record)
    yield "{choices} choices ({choices_per_second}/s)".format(**record)
    yield from results(record)


def results(record: Record) -> Iterator[str]:
    """Yield what there is to say of how many games or others came to which result."""
    yield from (f"{result}: {count}" for result, count in record["results"].items())


def perft(record: Record) -> Iterator[str]:
    """Yield what there is to say of perft."""
    words = "{sequences} sequences of up to {depth} actions from {positions} positions"
    yield words.format(**record)
    yield "{sequences_per_second} sequences/s by undo".format(**record)
    yield "{copying_sequences_per_second} sequences/s by copies".format(**record)


def operations(record: Record) -> Iterator[str]:
    """Yield what there is to say of single operations."""
    for name, micros in record["microseconds"].items():
        words = name.replace("_", " ")
        yield f"{words:16} {micros:>10.1f} µs, median of {record['samples'][name]}"


def startup(record: Record) -> Iterator[str]:
    """Yield what there is to say of starts."""
    for name, seconds in record["startup_seconds"].items():
        yield f"{name.replace('_', ' ')}: {seconds} s"


def serve(record: Record) -> Iterator[str]:
    """Yield what there is to say of the server."""
    yield "{games_at_once} games at once, {clicks} clicks in {seconds} s".format(**record)
    yield "a click in each game every {pace_seconds} s, on the average".format(**record)
    yield "from click to view {median_ms} ms (median), {percentile_95_ms} ms (95 %)".format(
        **record
    )
    yield "{worker_mb} MB a game, the relay {relay_mb_last} MB ({relay_mb_first} at first)".format(
        **record
    )


def environments(record: Record) -> Iterator[str]:
    """Yield what there is to say of environments for learning."""
    yield "{steps} steps each way a round, {rounds} rounds in {seconds} s".format(**record)
    for encoder, rates in record["steps_per_second"].items():
        times = record["times_one"][encoder]
        for way, rate in rates.items():
            words = f"{record['environments']} {way.replace('_', ' ')}" if way in times else way
            ratio = f", {times[way]} times one" if way in times else ""
            yield f"{encoder}, {words}: {rate} steps/s{ratio}"
