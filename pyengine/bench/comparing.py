"""Several runs made into one record, and a record beside an earlier one."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.system.json_text import read_json
from pyengine.system.text_files import read_text

_MOST_BYTES = 10_000_000

_ABOUT = ("machine", "versions", "commit", "repeat", "compared")


def medians(records: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return a record like the first of RECORDS with the median of every number."""
    return {key: _median([record[key] for record in records]) for key in records[0]}


def _median(values: Sequence[Any]) -> Any:
    first = values[0]
    if isinstance(first, dict):
        keys = {key: None for value in values for key in value}
        return {key: _median([value[key] for value in values if key in value]) for key in keys}
    if isinstance(first, int):
        return statistics.median_low(values)
    if isinstance(first, float):
        return round(statistics.median(values), 3)
    return first


@dataclass(frozen=True)
class Compared:
    """A figure before and now."""

    figure: str
    before: float
    now: float

    @property
    def ratio(self) -> float:
        """How many times the figure is what it was; 0 where it was nothing."""
        return round(self.now / self.before, 3) if self.before else 0.0


def read_record(path: str | Path, workload: str) -> dict[str, Any]:
    """Return an earlier run's record from the file PATH; ManalogError: it is none of WORKLOAD."""
    text = read_text(Path(path), most=_MOST_BYTES, kind="an earlier run", error=ManalogError)
    try:
        record = read_json(text)
    except ValueError as error:
        raise ManalogError(f"this is no earlier run: {error}", file=path) from error
    if not isinstance(record, dict):
        raise ManalogError("this is no earlier run", file=path)
    known = record.get("workload", "scenarios" if "scenarios" in record else "games")
    if known != workload:
        raise ManalogError(f"this is a run of {known}, and not of {workload}", file=path)
    return record


def compare(before: dict[str, Any], now: dict[str, Any]) -> list[Compared]:
    """Return the figures that both records have, in the order of NOW."""
    earlier = dict(_figures(before))
    return [
        Compared(name, earlier[name], value) for name, value in _figures(now) if name in earlier
    ]


def _figures(record: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, float]]:
    for key, value in record.items():
        if not prefix and key in _ABOUT:
            continue
        if isinstance(value, dict):
            yield from _figures(value, f"{prefix}{key}.")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield prefix + key, value
