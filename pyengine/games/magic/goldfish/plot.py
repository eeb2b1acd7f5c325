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
    won.bar(turns, [100 * row["won_by"] for row in record["turns"]], color="C0", label="won, %")
    won.set(xlabel="turn", ylabel="% of games won by then", title=record["deck"])
    damage = won.twinx()
    damage.plot(turns, [row["damage"] for row in record["turns"]], "o-", color="C1")
    damage.set_ylabel("damage by then, mean", color="C1")
    curve.bar(list(record["curve"]), list(record["curve"].values()), color="C2")
    curve.set(xlabel="mana value", ylabel="cards that are no lands", title="mana curve")
    write_figure(figure, path)
