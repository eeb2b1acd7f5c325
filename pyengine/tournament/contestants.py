"""Who meets whom in a tournament."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Contestant:
    """An agent, with its parameters, and the name of its deck, "" in a game without decks."""

    deck: str
    agent: str

    def __str__(self) -> str:
        return f"{self.agent} {self.deck}".rstrip()


@dataclass(frozen=True, order=True)
class Pairing:
    """Two contestants in their seats: `first` begins."""

    first: Contestant
    second: Contestant

    def __str__(self) -> str:
        return f"{self.first} - {self.second}"
