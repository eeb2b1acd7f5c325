"""What the alpha-beta search thinks of a state: the best lines with their values."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.agents.evaluation import WIN
from pyengine.agents.thinking import Thinker
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session

MOST = 30
"""How many choices ahead are looked at where nothing else is said."""


@dataclass(frozen=True)
class Line:
    """A line of play in words, `player: words` each, and what it is worth to who chooses first.

    Values are from -1 to 1 while the game goes on, 2 and -2 where it is won and lost.
    """

    value: float
    moves: tuple[str, ...]

    @property
    def verdict(self) -> str:
        """The value, as people read it."""
        return (
            "won" if self.value >= WIN else "lost" if self.value <= -WIN else f"{self.value:+.3f}"
        )


@dataclass(frozen=True)
class Analysis:
    """The best lines, the best first, up to `depth` choices long, and how many states were seen."""

    player: str
    depth: int
    states: int
    lines: tuple[Line, ...]


def analysed(session: Session, seconds: float, lines: int = 3, most: int = MOST) -> Analysis:
    """Return the best LINES of who chooses in SESSION, after SECONDS (0: no limit), or Ctrl-C.

    They are up to MOST choices long. What that player can't see is one sample; all others are
    taken to play against that player.
    """
    seat = seat_of(session)
    with seat.determinized(0) as state:
        thinker = Thinker(state.session)
    with thinker:
        found = thinker.think(seconds, most, lines, words=True, limit=seconds)
    told = tuple(Line(thought.value, thought.words) for thought in found.lines)
    return Analysis(seat.player, found.depth, found.states, told)
