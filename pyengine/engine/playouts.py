"""Games that are played on at random from a state, and taken back: inside Prolog, for speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pyengine.engine.chance import chance_of
from pyengine.engine.flags import FlagHandler
from pyengine.engine.session import Session

T = TypeVar("T")

_MODULUS = 2**31 - 1
"""The modulus of the generator in `prolog/k/playouts.pl`, whose states are 1 to _MODULUS - 1."""


def played_out(
    session: Session,
    seed: object,
    leaf: Callable[[str | None], T],
    *,
    policy: str = "uniform",
    choices: int = -1,
) -> T:
    """Play SESSION on by SEED; return what LEAF says of where that leads; take it back.

    LEAF is given the result, or None where CHOICES choices (-1: no limit) did not end the game.
    POLICY is `uniform`, or one that the game's rules have: it prefers some actions.
    """
    if session.result is not None:
        return leaf(session.result)
    (_, mark) = session.call("mark")
    try:
        return leaf(_result(session, seed, policy, choices))
    finally:
        session.call("undo", mark, session.steps, session.forced)


def _result(session: Session, seed: object, policy: str, choices: int) -> str | None:
    flags = FlagHandler()
    root = getattr(session, "root", -1)
    answer = session.call("define", "search", "playout", policy, root, _start(seed), choices)
    while answer[0] == "flags":
        _, facts, number, left = answer
        answer = session.call(
            "define", "search", "playout_on", policy, root, number, left, flags.updates(facts)
        )
    return str(answer[1]) if answer[0] == "over" else None


def _start(seed: object) -> int:
    return chance_of(seed).below(_MODULUS - 1) + 1
