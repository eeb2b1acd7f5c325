"""A game of which it is known that a win was missed: made from the saves of winning turns."""

from __future__ import annotations

from pathlib import Path

from pyengine.engine.session import Session
from pyengine.saves.save import read_save, write_save

WINNING = Path("tests/data/winning/game-708-16.save")
TURN = 16


def idle(session: Session) -> int:
    """Return the option by which the player lets things go on, where there is one."""
    assert session.choice is not None
    actions = session.choice.actions
    return next((n for n, action in enumerate(actions) if action in ("pass", "done")), 0)


def missed_game(path: Path) -> str:
    """Write to PATH a game whose player had a winning turn and did nothing; return the player."""
    save = read_save(WINNING)
    session = Session.replayed(save.setup, save.mode, save.actions)
    assert session.choice is not None
    player = session.choice.player
    while session.choice is not None and session.query("turn", 1)[0][0] == TURN:
        session.choose(idle(session))
    session.do(f"concede({player})")
    assert session.over and player not in session.winners
    write_save(path, session)
    return player
