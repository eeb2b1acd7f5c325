"""What a workload is: what is measured, what counts as progress, how it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from pyengine.errors import ManalogError
from pyengine.games import DEFAULT_GAME, Deck, find_game

if TYPE_CHECKING:
    from pyengine.bench.games import Plan

DRAWN = "random"
"""What stands for decks that are drawn by chance, other ones in each game."""

Record = dict[str, Any]
"""The figures of a run, as they are written in JSON."""


class Figures(Protocol):
    """What a workload fills in as it goes on."""

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""

    def record(self) -> dict[str, Any]:
        """Return the figures for JSON."""


def _usual_decks() -> tuple[str, ...]:
    return find_game(DEFAULT_GAME).decks


@dataclass(frozen=True)
class RunOptions:
    """What was asked for: `paths` are scenarios or saves, `games` ends a run before `seconds`.

    With `jobs` above 1 as many processes play, after one alone. With `check`, games are watched.
    `pace` is how many seconds people take for a choice, `missing` what is done about cards that
    can't be played.
    """

    paths: tuple[Path, ...] = ()
    decks: tuple[str, ...] = field(default_factory=_usual_decks)
    players: tuple[str, ...] = ("random",)
    teams: tuple[str, ...] | None = None
    seconds: float = 20.0
    games: int | None = None
    seed: int = 1
    depth: int = 3
    jobs: int = 1
    pool: Path | None = None
    check: bool = False
    pace: float = 1.0
    missing: str | None = None

    def plan(self) -> Plan:
        """Return the plan of the games; ManalogError: an unknown name, bad counts."""
        from pyengine.bench.games import Plan

        if self.decks == (DRAWN,):
            if self.missing is not None:
                raise ManalogError("--missing is for decks that are named", remedy="Leave it out")
            return Plan.drawn(self.pool, self.players, self.seed)
        if self.pool is not None:
            raise ManalogError("--pool is for decks that are drawn", remedy="Say --decks random")
        return Plan.of(self.read_decks(), self.players, self.seed, self.teams)

    def read_decks(self) -> list[Deck]:
        """Return the decks that are played; ManalogError: an unknown name, or no such way."""
        game = find_game(DEFAULT_GAME)
        return [game.deck(deck, self.missing) for deck in self.decks]


@dataclass(frozen=True)
class Run:
    """One run: `figures` are filled in as `going` goes on; `done` of them are `total` at the end.

    `total` is None where the run ends by its time, or the total is not known; `length` is that time
    in seconds where it is not the time that was asked for.
    """

    figures: Figures
    going: Iterator[Any]
    done: Callable[[], int]
    total: int | None = None
    length: float | None = None


Start = Callable[[RunOptions], Run]


SEATS = ("decks", "players", "teams", "missing")
OPTIONS = (*SEATS, "seed", "seconds", "games", "depth", "jobs", "plot", "pool", "check")
"""The options that mean something for some workload only."""


@dataclass(frozen=True)
class Workload:
    """A workload: how a run starts, what its progress counts, what it takes.

    `options` are those that it looks at; `paths` among them are files. `words` describe a run's
    record to people, line by line; `draw` draws it to a file. `help` is the command's for it.
    """

    name: str
    start: Start
    counts: str
    words: Callable[[Record], Iterator[str]]
    options: tuple[str, ...] = ()
    help: str = ""
    draw: Callable[[Record, Path], None] | None = None

    def check(self, given: Iterable[str]) -> None:
        """Refuse the first option of GIVEN that means nothing here: ManalogError."""
        for name in given:
            if name in OPTIONS and name not in self.options:
                known = ", ".join(f"--{option}" for option in self.options if option != "paths")
                raise ManalogError(
                    f"--{name} means nothing for {self.name}",
                    remedy=f"It takes {known or 'no option'}",
                )
