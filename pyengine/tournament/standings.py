"""What results say: tallies of games won, with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt

from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.match import Result

_Z = 1.959963984540054
"""The quantile of the normal distribution for intervals that hold 95 % of the time."""


def wilson(won: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval, from 0 to 1, for a share of WON in GAMES; (0, 1) for none.

    E. B. Wilson (1927): unlike the plain normal interval it holds for few games and near 0 and 1.
    """
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, _Z * _Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _Z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    half /= 1 + square / games
    return max(0.0, middle - half), min(1.0, middle + half)


def difference(won: int, games: int, won_2: int, games_2: int) -> tuple[float, float]:
    """Return the 95 % interval of the first share less the second: Newcombe (1998), method 10."""
    share, share_2 = won / games, won_2 / games_2
    (low, high), (low_2, high_2) = wilson(won, games), wilson(won_2, games_2)
    middle = share - share_2
    below = sqrt((share - low) ** 2 + (high_2 - share_2) ** 2)
    above = sqrt((high - share) ** 2 + (share_2 - low_2) ** 2)
    return middle - below, middle + above


@dataclass
class Tally:
    """Games counted from one contestant's side."""

    games: int = 0
    won: int = 0
    drawn: int = 0

    def add(self, *, won: bool, drawn: bool) -> None:
        """Count a game."""
        self.games += 1
        self.won += won
        self.drawn += drawn

    @property
    def share(self) -> float:
        """The share of the games that were won, from 0 to 1; 0 where there are none."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.won, self.games)


def by_pairing(pairings: Iterable[Pairing], results: Iterable[Result]) -> dict[Pairing, Tally]:
    """Return for each of PAIRINGS what its first contestant, who begins, has won in RESULTS."""
    tallies = {pairing: Tally() for pairing in pairings}
    for result in results:
        tallies[result.pairing].add(won=result.winner == "first", drawn=result.winner == "draw")
    return tallies


def by_contestant(tallies: dict[Pairing, Tally]) -> dict[Contestant, Tally]:
    """Return what each contestant has won against others, from both seats, the best first."""
    found: dict[Contestant, Tally] = {}
    for pairing, tally in tallies.items():
        for contestant in (pairing.first, pairing.second):
            found.setdefault(contestant, Tally())
        if pairing.first != pairing.second:
            lost = tally.games - tally.won - tally.drawn
            _merge(found[pairing.first], tally.games, tally.won, tally.drawn)
            _merge(found[pairing.second], tally.games, lost, tally.drawn)
    return dict(sorted(found.items(), key=lambda item: -item[1].share))


def by_agents(tallies: Mapping[Pairing, Tally]) -> dict[tuple[str, str], Tally]:
    """Return what each agent has won against each other one, from both seats, with all decks."""
    found: dict[tuple[str, str], Tally] = {}
    for pairing, tally in tallies.items():
        first, second = pairing.first.agent, pairing.second.agent
        if first != second:
            lost = tally.games - tally.won - tally.drawn
            _merge(found.setdefault((first, second), Tally()), tally.games, tally.won, tally.drawn)
            _merge(found.setdefault((second, first), Tally()), tally.games, lost, tally.drawn)
    return found


def _merge(tally: Tally, games: int, won: int, drawn: int) -> None:
    tally.games += games
    tally.won += won
    tally.drawn += drawn
