"""Growth as a picture: the time of a choice against the permanents, both on logarithmic axes."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from pyengine.system.plots import new_figure, write_figure

Point = tuple[int, float]
"""Permanents, and the microseconds of one choice."""


def draw_growth(record: dict[str, Any], path: Path) -> None:
    """Draw RECORD, of `manalog bench --growth --json`, to the file PATH.

    Each kind of choice has its medians and the line whose slope is its exponent; a line of slope 1
    shows what linear growth would be.
    """
    figure = new_figure(7, 5)
    axes = figure.subplots()
    axes.set(xscale="log", yscale="log", xlabel="permanents", ylabel="µs a choice, median")
    curves = {kind: _points(micros) for kind, micros in record["microseconds"].items()}
    for number, (kind, points) in enumerate(curves.items()):
        sizes, times = zip(*points, strict=True)
        axes.plot(sizes, times, "o", color=f"C{number}")
        slope = record["exponents"].get(kind)
        if slope is not None:  # one board has no slope
            label = f"{kind}: exponent {slope:.2f}{_large(record, kind)}"
            axes.plot(sizes, power_law(points, slope), color=f"C{number}", label=label)
    _draw_slope_1(axes, curves.values())
    axes.legend()
    write_figure(figure, path)


def power_law(points: Sequence[Point], slope: float) -> list[float]:
    """Return y = c * x**SLOPE at each of POINTS, with the c that fits them best in logarithms."""
    offset = statistics.mean(math.log(y) - slope * math.log(x) for x, y in points)
    return [math.exp(offset) * x**slope for x, _ in points]


def _points(micros: dict[str, float]) -> list[Point]:
    return [(int(size), time) for size, time in micros.items()]


def _large(record: dict[str, Any], kind: str) -> str:
    large = record["exponents_of_large_boards"].get(kind)
    return "" if large is None else f", from 100 permanents on {large:.2f}"


def _draw_slope_1(axes: Any, curves: Iterable[Sequence[Point]]) -> None:
    """Draw a line of slope 1 from the lowest of the curves' first points."""
    sizes = sorted({size for points in curves for size, _ in points})
    lowest = min(points[0][1] / points[0][0] for points in curves)
    axes.plot(sizes, [lowest * size for size in sizes], "--", color="gray", label="slope 1: linear")
    axes.set_xticks(sizes, [str(size) for size in sizes])
    axes.minorticks_off()
