"""Names of cards that a player chooses (201.4): any in the database may be, though few are offered.

What is offered follows from what the player knows (`names_to_choose.pl`). Another name is looked up
in the database, whatever the cards of the game are, and is offered then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.errors import CardError, EngineError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import fold

Named = tuple[str, tuple[str, ...]]
"""What a card is called, and the words of its type line before the subtypes."""

_ASKS = re.compile(r"choose_what\(\w+,\d+,card_name\(|choose_replacement\(\w+,.*any_name\(", re.S)
_NAME = re.compile(r"(?:word|replace)\((?:.*card_name\()?('(?:[^'\\]|\\.|'')*'|[a-z]\w*)\)+", re.S)
_MOST = 150


def asks(session: Session) -> bool:
    """Tell whether the name of a card is being chosen, any of which may be looked up."""
    return session.choice is not None and _ASKS.match(session.choice.process) is not None


def look_up(
    session: Session, text: str, found: Callable[[str], Named | None] = lambda text: None
) -> int:
    """Let who chooses look the name TEXT up; return the index of the action that chooses it.

    FOUND knows other names than the database. CardError: no card has that name. EngineError: no
    such name can be chosen now.
    """
    if session.choice is None or not asks(session):
        raise EngineError("no name of a card is being chosen now")
    player = session.choice.player
    offered = _index(session.choice.actions, text)
    if offered is None:
        called, types = found(text) or named(text)
        offered = _index(session.choice.actions, called)
        if offered is None:
            offered = _looked_up(session, player, called, types)
    return offered


def _looked_up(session: Session, player: str, called: str, types: Sequence[str]) -> int:
    action = f"look_up({player},{_atom(called)},[{','.join(types)}])"
    reasons = Seat(player, session).ask("why_not", action)
    if reasons:
        raise EngineError(str(reasons[0][1]))
    session.do(action)
    assert session.choice is not None
    index = _index(session.choice.actions, called)
    if index is None:
        raise EngineError(f"{called} can't be chosen")
    return index


def named(text: str) -> Named:
    """Return the card, or the face of one, that is called TEXT; CardError: none is."""
    wanted = fold(text)
    if not text.strip() or len(text) > _MOST:
        raise CardError("type the name of a card")
    with CardDatabase.open() as database:
        pool = database.pool
        number = None if pool is None else pool.number(text)
        if pool is None or number is None:
            card = database.lookup(text)
            return card.name, (*card.supertypes, *card.types)
        faces = pool.printed(number).faces
    face = next((face for face in faces if fold(face.name) == wanted), faces[0])
    return face.name, (*face.supertypes, *face.types)


def _index(actions: Sequence[str], text: str) -> int | None:
    """Return which of ACTIONS chooses the name TEXT, however it is written; None: none does."""
    wanted = fold(text)
    for index, action in enumerate(actions):
        match = _NAME.fullmatch(action)
        if match and fold(_plain(match[1])) == wanted:
            return index
    return None


def _plain(atom: str) -> str:
    return atom[1:-1].replace("\\'", "'").replace("\\\\", "\\") if atom[0] == "'" else atom


def _atom(name: str) -> str:
    return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'"
