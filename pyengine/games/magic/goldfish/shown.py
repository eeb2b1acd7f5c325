"""Goldfish games as people read them: lines and a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

Row = dict[str, Any]

_WIDTH = 200
"""Characters of a line where there is no terminal: no cell is broken."""


def show(record: Row) -> None:
    """Print RECORD, of `summary`, and what it is compared with."""
    console = Console(highlight=False, soft_wrap=True)
    if not console.is_terminal:
        console.width = _WIDTH
    _show_one(console, record)
    if "other" in record:
        console.print()
        _show_one(console, record["other"])
        console.print(_difference(record))


def _show_one(console: Console, record: Row) -> None:
    first = "begins" if record["on_the_play"] else "plays second"
    console.print(f"{record['deck']}: {record['cards']} cards, {record['lands']} lands; {first}")
    curve = ", ".join(f"{count} of {value}" for value, count in record["curve"].items())
    console.print(f"mana values: {curve}")
    hands = ", ".join(f"{count} of {size}" for size, count in record["hands"].items())
    console.print(f"hands kept: {hands} cards")
    console.print(f"{record['won']} of {record['games']} games won{_when(record)}")
    if record["until"]:
        console.print(_waited(record))
    table = Table(*_head(record), box=SIMPLE_HEAD, pad_edge=False)
    for row in record["turns"]:
        table.add_row(*_fields(row))
    console.print(table)


def _when(record: Row) -> str:
    if not record["won"]:
        return ""
    other = ", ".join(f"{n} by {way}" for way, n in record["ways"].items() if way != "life")
    when = f", on turn {record['mean_turn']} in the mean"
    return when + _numbers(record["mean_turn_interval"], "{:.2f}") + (f"; {other}" * bool(other))


def _waited(record: Row) -> str:
    row = record["turns"][record["until_turn"] - 1]
    wanted = " and ".join(record["until"])
    share = f"{row['there']:.1%}{_percent(row['intervals']['there'])}"
    return f"{wanted} on the battlefield by turn {row['turn']}: {share} of {record['games']} games"


def _head(record: Row) -> list[str]:
    colors = list(record["turns"][0]["colors"])
    there = ["there"] * bool(record["until"])
    return [
        "turn",
        "games",
        "won by",
        *there,
        "damage",
        "spells",
        "lands",
        "a land a turn",
        *colors,
    ]


def _fields(row: Row) -> Iterator[str]:
    exact, sure = row.get("exact", {}), row["intervals"]
    yield str(row["turn"])
    yield str(row["games"])
    for name in ("won_by", "there"):
        if name in row:
            yield f"{row[name]:.1%}{_percent(sure[name])}"
    for name in ("damage", "spells"):
        yield f"{row[name]:.1f}{_numbers(sure[name], '{:.1f}')}"
    yield _beside(row["lands"], _numbers(sure["lands"], "{:.2f}"), exact.get("lands"), "{:.2f}")
    share = exact.get("land_each_turn")
    yield _beside(row["land_each_turn"], _percent(sure["land_each_turn"]), share, "{:.1%}")
    for color, share in row["colors"].items():
        chance = exact.get("colors", {}).get(color)
        yield _beside(share, _percent(sure["colors"][color]), chance, "{:.1%}")


def _beside(measured: float | None, interval: str, exact: float | None, form: str) -> str:
    """Return MEASURED with its INTERVAL, and the EXACT figure behind it where there is one."""
    if measured is None:
        return "?"
    behind = f" / {form.format(exact)}" if exact is not None else ""
    return form.format(measured) + interval + behind


def _percent(interval: list[float]) -> str:
    return f" ({100 * interval[0]:.0f}–{100 * interval[1]:.0f})"


def _numbers(interval: list[float] | None, form: str) -> str:
    return "" if interval is None else f" ({form.format(interval[0])}–{form.format(interval[1])})"


def _difference(record: Row) -> Table:
    names = f"{record['deck']} less {record['other']['deck']}"
    table = Table("turn", f"won by, {names}", "95 %", box=SIMPLE_HEAD, pad_edge=False)
    for row in record["compared"]:
        low, high = row["interval"]
        table.add_row(str(row["turn"]), f"{row['difference']:+.1%}", f"{low:+.1%} to {high:+.1%}")
    return table
