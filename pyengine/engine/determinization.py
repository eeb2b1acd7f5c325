"""What a player cannot see, replaced by what it might be: the states that agents search in."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

from pyengine.engine.bridge import PrologError
from pyengine.engine.chance import chance_of
from pyengine.engine.clock import OUT_OF_TIME, UNLIMITED, Clock, OutOfTime
from pyengine.engine.session import Session
from pyengine.engine.state import State

_SEEDS = 2**53


@contextmanager
def determinized(
    session: Session, player: str, seed: object, clock: Clock = UNLIMITED
) -> Iterator[State]:
    """Yield a state of SESSION as PLAYER may imagine it: hidden facts are a sample by SEED.

    The sample depends on what PLAYER sees and SEED only. Afterwards SESSION is as before,
    whatever was done in the state. What is asked of the state when the time of CLOCK is over is
    broken off, by OutOfTime: then the state is good for nothing more.
    """
    chance, asked = chance_of(seed).of("imagined").generator(), session.asked
    hidden = asked.pop("hidden", None)
    if hidden is None or hidden.player != player:
        groups = session.call("define", "search", "hidden", session.setup.game, player)
        hidden = _Hidden(player, groups)
    values = [_values(kind, values, chance) for kind, values in hidden.groups]
    mark, root = session.call("define", "search", "imagine", values)
    if clock.milliseconds:
        session.call("define", "search", "time", clock.milliseconds)
    try:
        yield State(_Determinized.of(session, root))
    finally:
        if clock.milliseconds:
            session.call("define", "search", "time", 0)
        session.call("undo", mark, session.steps, session.forced)
        session._bridge.held.choice = session.choice
    if asked.pop("hidden", None) is None:  # else another sample was taken meanwhile
        asked["hidden"] = hidden


class _Hidden(NamedTuple):
    """What PLAYER can't see of a state: kinds and values; `determinization.pl` keeps the facts."""

    player: str
    groups: list[Any]


@dataclass
class _Determinized(Session):
    """A game that goes on from a state that was imagined, on the journal of the real one."""

    root: int = -1

    @classmethod
    def of(cls, real: Session, root: int) -> _Determinized:
        return cls(
            real.setup, "contracted", real.choice, real.result, real.steps, real.forced,
            real.decisions, _bridge=real._bridge, _game=real._game, root=root,
        )  # fmt: skip

    def call(self, *request: Any) -> list[Any]:
        """Send REQUEST; OutOfTime where its time is over."""
        try:
            return super().call(*request)
        except PrologError as error:
            if error.kind == OUT_OF_TIME:
                raise OutOfTime from error
            raise

    def _rewind(self, item: int) -> None:
        """Go back as by one more change, so that every action still has its own undo."""
        (mark,) = self.call("define", "search", "rewind", item, self.root)
        frame = next(frame for frame in self._frames if frame.mark >= mark)
        self.choice = frame.choice


def _values(kind: str, values: list[Any], chance: random.Random) -> list[Any]:
    """Return other values: they depend on the set of VALUES, and not on which is where."""
    if kind == "exchange":
        mixed = sorted(values)
        chance.shuffle(mixed)
        return mixed
    if kind == "order":
        orders = [sorted(value) for value in values]
        for order in orders:
            chance.shuffle(order)
        return orders
    return [chance.randrange(_SEEDS) for _ in values]
