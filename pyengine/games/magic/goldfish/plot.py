"""Goldfish games as a picture: when they are won, and the damage by turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pyengine.system.plots import new_figure, write_figure


def draw_goldfish(record: dict[str, Any], path: Path) -> None:
    """Draw RECORD, of `manalog goldfish --json`, to the file PATH."""
    figure = new_figure(9, 4)
    won, curve = figure.subplots(1, 2)
    turns = [row["turn"] for row in record["turns"]]
    shares = [100 * row["won_by"] for row in record["turns"]]
    bounds = [[100 * bound for bound in row["intervals"]["won_by"]] for row in record["turns"]]
    pairs = list(zip(shares, bounds, strict=True))
    errors = [
        [max(0.0, s - low) for s, (low, _) in pairs],
        [max(0.0, high - s) for s, (_, high) in pairs],
    ]
    won.bar(turns, shares, yerr=errors, capsize=2, color="C0", label="won, %")
    if other := record.get("other"):
        won.plot(turns, [100 * row["won_by"] for row in other["turns"]], "s--", color="C3")
    won.set(xlabel="turn", ylabel="% of games won by then", title=record["deck"])
    damage = won.twinx()
    damage.plot(turns, [row["damage"] for row in record["turns"]], "o-", color="C1")
    damage.set_ylabel("damage by then, mean", color="C1")
    curve.bar(list(record["curve"]), list(record["curve"].values()), color="C2")
    curve.set(xlabel="mana value", ylabel="cards that are no lands", title="mana curve")
    write_figure(figure, path)
