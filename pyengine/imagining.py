"""What a player cannot see, replaced by what it might be: the states that agents search in."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from pyengine.session import Session
from pyengine.state import State

_SEEDS = 2**53


@contextmanager
def imagined(session: Session, player: str, seed: object) -> Iterator[State]:
    """Yield a state of SESSION as PLAYER may imagine it: hidden facts are a sample by SEED.

    The sample depends on what PLAYER sees and SEED only. Afterwards SESSION is as before,
    whatever was done in the state.
    """
    chance = random.Random(f"{seed}/imagined")
    values = [_values(kind, values, chance) for kind, values in _hidden(session, player)]
    mark, root = session.call("define", "search", "imagine", values)
    try:
        yield State(_Imagined.of(session, root))
    finally:
        session.call("undo", mark, session.steps, session.forced)


@dataclass
class _Imagined(Session):
    """A game that goes on from a state that was imagined, on the journal of the real one."""

    root: int = -1

    @classmethod
    def of(cls, real: Session, root: int) -> _Imagined:
        return cls(
            real.setup, "contracted", real.choice, real.result, real.steps, real.forced,
            real.decisions, _bridge=real._bridge, root=root,
        )  # fmt: skip

    def _rewind(self, item: int) -> None:
        """Go back as by one more change, so that every action still has its own undo."""
        (mark,) = self.call("define", "search", "rewind", item, self.root)
        frame = next(frame for frame in self._frames if frame.mark >= mark)
        self.choice = frame.choice


def _hidden(session: Session, player: str) -> list[Any]:
    """Return what PLAYER can't see now, asked once a state: kinds and values (`imagining.pl`)."""
    known: tuple[str, list[Any]] | None = session.asked.get("hidden")
    if known is None or known[0] != player:
        known = player, session.call("define", "search", "hidden", session.setup.game, player)
        session.asked["hidden"] = known
    return known[1]


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
