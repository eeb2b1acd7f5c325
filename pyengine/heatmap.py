"""A tournament as a picture: how much each contestant who begins wins against each other one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pyengine.errors import TournamentError
from pyengine.standings import Tally
from pyengine.tournament import Pairing

FORMATS = (".png", ".svg")


def check_plot(path: Path) -> None:
    """Refuse, before any game is played, what `draw` could not do: TournamentError."""
    if path.suffix.lower() not in FORMATS:
        raise TournamentError("a heat map is a .png or .svg file", file=path)
    if not path.absolute().parent.is_dir():
        raise TournamentError("there is no such directory", file=path.parent)
    _figure()


def _figure() -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise TournamentError(
            "matplotlib, which draws heat maps, is not installed",
            remedy="pip install 'manalog[plots]', or leave --plot out",
        ) from error
    return Figure


def draw(tallies: dict[Pairing, Tally], path: Path) -> None:
    """Draw TALLIES to the file PATH: a row for each who begins, a column for each other one."""
    rows = list(dict.fromkeys(pairing.first for pairing in tallies))
    columns = list(dict.fromkeys(pairing.second for pairing in tallies))
    figure = _figure()(figsize=(3 + 0.9 * len(columns), 2 + 0.6 * len(rows)), layout="constrained")
    axes = figure.subplots()
    shares = [[_percent(tallies.get(Pairing(r, c))) for c in columns] for r in rows]
    image = axes.imshow(shares, cmap="RdYlBu", vmin=0, vmax=100, aspect="auto")
    axes.set_xticks(range(len(columns)), [str(c) for c in columns], rotation=45, ha="right")
    axes.set_yticks(range(len(rows)), [str(r) for r in rows])
    axes.set(xlabel="plays second", ylabel="begins")
    for y, row in enumerate(shares):
        for x, share in enumerate(row):
            if share == share:  # not a number where the two have not met
                axes.text(x, y, f"{share:.1f}", ha="center", va="center")
    figure.colorbar(image, label="% of games won by the one who begins")
    try:
        figure.savefig(path)
    except OSError as error:
        raise TournamentError(f"cannot be written ({error.strerror})", file=path) from error


def _percent(tally: Tally | None) -> float:
    return 100 * tally.share if tally and tally.games else float("nan")
