"""A published table of games won, and what was measured: cell by cell, with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.standings import Tally, difference


@dataclass(frozen=True)
class PublishedShare:
    """A published share: percent of GAMES that the one who begins has won."""

    percent: float
    games: int = 1000


@dataclass(frozen=True)
class Cell:
    """A pairing's published share beside the measured one."""

    pairing: Pairing
    published: PublishedShare
    measured: Tally

    @property
    def difference(self) -> tuple[float, float] | None:
        """The 95 % interval of measured less published, from -1 to 1; None before any game."""
        if self.measured.games == 0:
            return None
        games = self.published.games
        won = round(self.published.percent / 100 * games)
        return difference(self.measured.won, self.measured.games, won, games)

    @property
    def sign(self) -> str:
        """`+` or `-` where the measured share is surely higher or lower, else nothing."""
        interval = self.difference
        if interval is None or interval[0] <= 0 <= interval[1]:
            return ""
        return "+" if interval[0] > 0 else "-"

    def record(self) -> dict[str, Any]:
        """Return the cell for JSON; percentages are from 0 to 100."""
        low, high = self.measured.interval
        return {
            "first": str(self.pairing.first),
            "second": str(self.pairing.second),
            "games": self.measured.games,
            "won": self.measured.won,
            "drawn": self.measured.drawn,
            "percent": round(100 * self.measured.share, 1),
            "interval": [round(100 * low, 1), round(100 * high, 1)],
            "published": self.published.percent,
            "published_games": self.published.games,
            "differs": self.sign,
        }


def compare(
    published: Mapping[Pairing, PublishedShare], tallies: Mapping[Pairing, Tally]
) -> list[Cell]:
    """Return the cells of PUBLISHED, each with its tally."""
    return [Cell(pairing, share, tallies[pairing]) for pairing, share in published.items()]


def grid(cells: Sequence[Cell]) -> Iterator[list[str]]:
    """Yield the rows of CELLS: a head, then one for each who begins, with the games of a cell.

    A field is `measured (low–high) / published` in percent, and a sign where the two differ.
    """
    found = {cell.pairing: cell for cell in cells}
    seconds = list(dict.fromkeys(cell.pairing.second for cell in cells))
    yield ["begins", *map(str, seconds), "games"]
    for first in dict.fromkeys(cell.pairing.first for cell in cells):
        row = [found.get(Pairing(first, second)) for second in seconds]
        yield [str(first), *map(_field, row), _games(row)]


def _games(row: Iterable[Cell | None]) -> str:
    """Return how many games each cell of ROW has: `100`, or `96–100` where they differ."""
    counts = sorted({cell.measured.games for cell in row if cell})
    return "–".join(str(count) for count in dict.fromkeys((counts[0], counts[-1])))


def _field(cell: Cell | None) -> str:
    if cell is None:
        return ""
    if cell.measured.games == 0:
        return f"? / {cell.published.percent:.1f}"
    low, high = cell.measured.interval
    measured = f"{100 * cell.measured.share:.1f} ({100 * low:.0f}–{100 * high:.0f})"
    return f"{measured} / {cell.published.percent:.1f} {cell.sign}".rstrip()


def summary(cells: Sequence[Cell]) -> str:
    """Return in a sentence how many cells differ."""
    played = [cell for cell in cells if cell.measured.games]
    higher, lower = (sum(cell.sign == sign for cell in played) for sign in "+-")
    agree = len(played) - higher - lower
    return (
        f"{agree} of {len(played)} cells agree with the published ones (95 %);"
        f" {higher} are higher, {lower} lower"
    )


def mean_difference(cells: Iterable[Cell]) -> float | None:
    """Return by how many percent points the shares of CELLS differ in the mean; None for none."""
    apart = [
        abs(100 * cell.measured.share - cell.published.percent)
        for cell in cells
        if cell.measured.games
    ]
    return sum(apart) / len(apart) if apart else None


def deck_means(cells: Iterable[Cell]) -> dict[str, tuple[float, float]]:
    """Return for each deck that begins against another one its mean share, and the published one.

    Both are percent, over those of CELLS that were played.
    """
    found: dict[str, list[Cell]] = {}
    for cell in between_decks(cells):
        if cell.measured.games:
            found.setdefault(cell.pairing.first.deck, []).append(cell)
    return {
        deck: (
            sum(100 * cell.measured.share for cell in played) / len(played),
            sum(cell.published.percent for cell in played) / len(played),
        )
        for deck, played in found.items()
    }


def between_decks(cells: Iterable[Cell]) -> list[Cell]:
    """Return those of CELLS in which two different decks meet."""
    return [cell for cell in cells if cell.pairing.first.deck != cell.pairing.second.deck]


def contestants(decks: Sequence[str], agents: Sequence[str]) -> list[Contestant]:
    """Return every agent with every deck, a deck's agents together."""
    return [Contestant(deck, agent) for deck in decks for agent in agents]
