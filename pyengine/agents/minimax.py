"""Alpha-beta search (Knuth and Moore, 1975), deeper while time lasts."""

from __future__ import annotations

from dataclasses import dataclass, field

from pyengine.agents.agent import Agent, at_least
from pyengine.agents.thinking import Thinker, Thoughts
from pyengine.engine.clock import Clock
from pyengine.engine.remote import LateError
from pyengine.engine.seat import Seat


@dataclass
class MinimaxAgent(Agent):
    """Looks DEPTH choices ahead at most, for SECONDS at most (0: no limit).

    The search is that of `manalog analyse`. It is right where two players see everything; of more,
    all others are taken to play against this one.
    Elsewhere it takes one sample of what is hidden for the truth, as a player who does not doubt
    would.
    """

    depth: int = at_least(1, 30)
    seconds: float = at_least(0.0, 1.0)
    _thinker: Thinker | None = field(init=False, default=None, repr=False, compare=False)

    def choose(self, seat: Seat) -> int:
        """Return the index of the best action that was found."""
        if len(seat.actions) == 1:
            return 0
        clock = self.clock()
        with seat.determinized(self.chance(seat)) as state:
            actions = state.legal_actions()
            if self._thinker is None:
                self._thinker = Thinker(state.session)
            else:
                self._thinker.turn_to(state.session)
        thoughts = self._thought(clock)
        self.decided(clock, seat, f"{thoughts.states} states seen")
        if not thoughts.lines:
            return self.any_of(range(len(actions)), seat)
        return actions.index(thoughts.lines[0].actions[0])

    def _thought(self, clock: Clock) -> Thoughts:
        assert self._thinker is not None
        try:
            thoughts = self._thinker.think(
                self.seconds, self.depth, hurried=self.hurried, limit=self.limit
            )
        except LateError:  # within a single state
            thoughts = Thoughts(0, 0, ())
        clock.cut = thoughts.depth == 0 and clock.over
        return thoughts

    def finish(self, outcome: float | None) -> None:
        """End the process of the search."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
