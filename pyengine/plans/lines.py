"""The lines of play of a strategy, each as a saved game."""

from __future__ import annotations

from pathlib import Path

from pyengine.engine.session import Session
from pyengine.plans.strategy import Strategy
from pyengine.saves.save import write_save

MOST = 1_000
"""How many lines are written at most."""


def write_lines(session: Session, strategy: Strategy, directory: Path) -> int:
    """Play STRATEGY from SESSION and write the end of each line to DIRECTORY; return their number.

    The files are `line-1.save` and so on. SaveError: a file can't be written.
    """
    directory.mkdir(parents=True, exist_ok=True)
    return _written(session, strategy, directory, 0, 0)


def _written(
    session: Session, strategy: Strategy, directory: Path, number: int, written: int
) -> int:
    node = strategy.nodes[number]
    if not node.options and written < MOST:
        write_save(directory / f"line-{written + 1}.save", session, {"goal": strategy.problem.goal})
        return written + 1
    for option in node.options:
        if written < MOST:
            session.do(option.action)
            written = _written(session, strategy, directory, option.next, written)
            session.undo()
    return written
