"""Words that a player may choose and that are not offered: they are looked up, and offered then."""

from __future__ import annotations

from typing import Any

from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.games import find_game
from pyengine.system.importing import imported

MOST_LETTERS = 150
"""How long a name may be."""


def is_name_asked(session: Session) -> bool:
    """Tell whether what is chosen now is a name that need not be among the options."""
    naming = find_game(session.setup.game).naming
    return bool(naming) and bool(imported(f"{naming}:asks")(session))


def name_chosen(session: Session, text: Any) -> int:
    """Return the index of the option to choose the name TEXT, which is looked up if it has to be.

    That is an action of its own: the options are others then. EngineError or CardError: it is no
    name that can be chosen now.
    """
    if not is_name_asked(session):
        raise EngineError("no name is being chosen now")
    if not isinstance(text, str) or not 0 < len(text.strip()) <= MOST_LETTERS:
        raise EngineError(f"a name has at most {MOST_LETTERS} letters")
    naming = find_game(session.setup.game).naming
    return int(imported(f"{naming}:look_up")(session, text.strip()))


def named(seat: Seat, text: str) -> int:
    """Return the index of the option by which SEAT's player chooses the name TEXT.

    It need not be among the options: any name may be chosen that the game's cards have, and it is
    an option from now on. EngineError or CardError: it can't be chosen now.
    """
    _ = seat.actions
    return name_chosen(seat._session, text)
