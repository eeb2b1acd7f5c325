"""Who leads a match, and when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST_GAMES = 9
"""The most games that a match is won by."""

MOST_PLAYED = 2
"""With draws, a match has at most so many times as many games as count."""


@dataclass(frozen=True)
class Score:
    """The winners of a match's games so far, "" for a draw, of the most that count (`best_of`).

    A drawn game counts for nobody and is played again, but not for ever.
    """

    best_of: int
    winners: tuple[str, ...] = ()

    def wins(self, player: str) -> int:
        """Return how many games PLAYER has won."""
        return self.winners.count(player)

    @property
    def draws(self) -> int:
        """How many games were drawn."""
        return self.winners.count("")

    @property
    def over(self) -> bool:
        """Whether somebody has won most games, or there were too many draws."""
        most = max((self.wins(player) for player in self.winners if player), default=0)
        return most > self.best_of // 2 or len(self.winners) >= MOST_PLAYED * self.best_of

    @property
    def winner(self) -> str:
        """Who has won the match, or leads it; "" where nobody does."""
        players = {player: self.wins(player) for player in self.winners if player}
        most = max(players.values(), default=0)
        leaders = [player for player, wins in players.items() if wins == most]
        return leaders[0] if len(leaders) == 1 else ""

    def words(self, players: Sequence[str]) -> str:
        """Return the games that each of PLAYERS has won, and the draws, in words."""
        told = [f"{player} {self.wins(player)}" for player in players]
        drawn = [f"drawn {self.draws}"] if self.draws else []
        return ", ".join([*told, *drawn])
