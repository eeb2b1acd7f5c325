"""A tournament as a picture: how much each contestant who begins wins against each other one."""

from __future__ import annotations

from pathlib import Path

from pyengine.errors import TournamentError
from pyengine.system.plots import check_plot, new_figure, write_figure
from pyengine.tournament.contestants import Pairing
from pyengine.tournament.standings import Tally


def check_heat_map(path: Path) -> None:
    """Refuse, before any game is played, what `draw` could not do: TournamentError."""
    check_plot(path, "a heat map", TournamentError)


def draw(tallies: dict[Pairing, Tally], path: Path) -> None:
    """Draw TALLIES to the file PATH: a row for each who begins, a column for each other one."""
    rows = list(dict.fromkeys(pairing.first for pairing in tallies))
    columns = list(dict.fromkeys(pairing.second for pairing in tallies))
    figure = new_figure(3 + 0.9 * len(columns), 2 + 0.6 * len(rows))
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
    write_figure(figure, path, TournamentError)


def _percent(tally: Tally | None) -> float:
    return 100 * tally.share if tally and tally.games else float("nan")
