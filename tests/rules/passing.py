"""Passing priority in Magic (117), until something has come of it."""

from __future__ import annotations

from pyengine.engine.session import Session


def pass_until(session: Session, *, step: str | None = None, limit: int = 200) -> None:
    """Pass priority in SESSION until the stack is empty, or until STEP has begun.

    It ends, too, where there is something else to choose, and after LIMIT passes.
    """
    for _ in range(limit):
        if session.over or session.choice is None or "pass" not in session.choice.actions:
            return
        if step is None and session.query("stack", 1) == [[[]]]:
            return
        if step is not None and session.query("step", 1) == [[step]]:
            return
        session.do("pass")
