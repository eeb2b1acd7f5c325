"""The decisions of a saved game: what was seen, what could be chosen, what was, how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyengine.agents.sight import options_of, view_of
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.errors import EngineError, SaveError
from pyengine.games import find_game
from pyengine.saves.recording import take
from pyengine.saves.save import Save, read_save
from pyengine.system.importing import imported

Row = dict[str, Any]


def decisions(path: Path, *, views: bool = False) -> list[Row]:
    """Return a row for each choice with an alternative of the saved game PATH, in order.

    It is played again from its start. `features` are the numbers that learning environments give,
    of the seat that chose; with VIEWS, `view` is the whole view. `outcome` is 1 where who chose has
    won, -1 lost, 0 in a draw, None where the game is not over. SaveError: it can't be played again.
    """
    save = read_save(path, position=False)
    numbers = imported(find_game(save.setup.game).numbers)(save.setup)
    agents = _agents(save)
    session = Session.start(save.setup, save.mode)
    rows: list[Row] = []
    for action in save.actions:
        choice = session.choice
        if choice is not None and choice.count > 1:
            rows.append(_row(session, action, numbers, views=views))
        _take(session, action, path)
    returns = _returns(session)
    for number, row in enumerate(rows):
        player = row["player"]
        row |= {
            "game": path.stem, "seed": save.setup.seed, "choice": number,
            "agent": agents.get(player), "outcome": returns.get(player),
        }  # fmt: skip
    return [{name: row[name] for name in _columns(views)} for row in rows]


def _columns(views: bool) -> Iterator[str]:
    yield from ("game", "seed", "choice", "turn", "player", "agent", "prompt", "options", "words")
    yield from ("chosen", "action", "features", "outcome")
    if views:
        yield "view"


def _row(session: Session, action: str, numbers: Any, *, views: bool) -> Row:
    seat = seat_of(session)
    prompt, options = options_of(seat)
    texts = [option.text for option in options]
    turn = session.query("turn", 1)
    return {
        "player": seat.player,
        "turn": turn[0][0] if turn else 0,
        "prompt": prompt,
        "options": texts,
        "words": [option.words for option in options],
        "chosen": texts.index(action) if action in texts else None,
        "action": action,
        "features": [float(number) for number in numbers.of(seat)[0]],
        "view": view_of(seat) if views else None,
    }


def _take(session: Session, action: str, path: Path) -> None:
    try:
        take(session, action)
    except EngineError as error:
        raise SaveError(
            f"can't be played again: {error}", file=path, remedy="See manalog replay"
        ) from error


def _agents(save: Save) -> dict[str, str]:
    names = save.table.get("agents")
    return dict(zip(save.setup.names, names, strict=False)) if isinstance(names, list) else {}


def _returns(session: Session) -> dict[str, int]:
    """Return 1, -1 or 0 for each player of a game that is over; nothing for others."""
    if not session.over:
        return {}
    winners = session.winners
    return {
        player: (1 if player in winners else -1) if winners else 0 for player in session.setup.names
    }
