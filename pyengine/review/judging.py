"""What a choice was worth beside the others: two choices are compared by equally deep searches."""

from __future__ import annotations

from dataclasses import replace

from pyengine.agents.evaluation import WIN
from pyengine.agents.thinking import Thinker
from pyengine.engine.remote import LateError
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.review.findings import MARKS, Decision
from pyengine.system.closing import Closing

MOST = 30
"""How many choices ahead are looked at."""

_LINES = 12
"""Of so many first actions the value is searched for; the one that was taken always has one."""

_FIRST_SECONDS = 1.0
"""So much longer a search may take to look one choice ahead: without that, it says nothing."""

_LEAST_LOSS = MARKS[-1][0]


class Judge(Closing):
    """Judges choices of a game of two players, in a process of its own."""

    def __init__(self, session: Session) -> None:
        """Judge choices of SESSION."""
        self._session = session
        self._thinker = Thinker(session)

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the last search."""
        return self._thinker.interrupted

    def judged(self, decision: Decision, action: str, seconds: float) -> Decision:
        """Return DECISION, of the present choice at which ACTION was taken, with what it was worth.

        A search takes SECONDS. Another choice is better only where it is so with the cards as they
        lay, and in what the player might have imagined, too: nobody is blamed for what they could
        not know.
        """
        self._thinker.turn_to(self._session)
        try:
            found = self._thinker.think(
                seconds, MOST, _LINES, words=True, limit=seconds + _FIRST_SECONDS
            )
        except LateError:
            return decision
        if not found.lines:
            return decision
        best = found.lines[0]
        before = _bounded(best.value)
        if best.actions[0] == action or self.interrupted:
            return replace(decision, before=before, after=before)
        loss = self._loss(best.actions[0], action, seconds)
        if loss is None:
            return decision
        judged = replace(decision, before=before, after=_bounded(before - loss))
        if loss < _LEAST_LOSS:
            return judged
        return replace(judged, best=best.words, moves=best.actions)

    def _loss(self, best: str, taken: str, seconds: float) -> float | None:
        """Return by how much TAKEN is worse than BEST; None: there was too little time."""
        loss = self._difference(self._session, best, taken, seconds)
        if loss is None or loss < _LEAST_LOSS or self.interrupted:
            return loss
        with seat_of(self._session).determinized(0) as state:
            imagined = self._difference(state.session, best, taken, seconds)
        return None if imagined is None else min(loss, max(0.0, imagined))

    def _difference(self, session: Session, best: str, taken: str, seconds: float) -> float | None:
        good, depth = self._after(session, best, seconds, MOST)
        bad, other = self._after(session, taken, seconds, MOST)
        least = min(depth, other)
        if depth > least:
            good, _ = self._after(session, best, seconds, least)
        elif other > least:
            bad, _ = self._after(session, taken, seconds, least)
        return None if good is None or bad is None else max(0.0, good - bad)

    def _after(
        self, session: Session, action: str, seconds: float, most: int
    ) -> tuple[float | None, int]:
        """Return what SESSION is worth after ACTION to who takes it, and how deep was looked."""
        assert session.choice is not None
        player = session.choice.player
        if action not in session.choice.actions:
            return None, most
        session.do(action)
        try:
            if session.over:
                won = player in session.winners
                return (1.0 if won else -1.0) if session.winners else 0.0, most
            self._thinker.turn_to(session)
            mine = session.choice.player == player
            found = self._thinker.think(seconds, max(1, most), 1, limit=seconds + _FIRST_SECONDS)
        except LateError:
            return None, most
        finally:
            session.undo()
        if not found.lines:
            return None, most
        value = found.lines[0].value
        return _bounded(value if mine else -value), found.depth

    def close(self) -> None:
        """End the process of the searches."""
        self._thinker.close()


def _bounded(value: float) -> float:
    """Return VALUE, in which a won game is worth more than any other, from -1 to 1."""
    assert abs(value) <= WIN
    return round(min(1.0, max(-1.0, value)), 4)
