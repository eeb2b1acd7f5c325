"""What playing a game at a terminal needs and the rules do not say, by the game's name."""

from __future__ import annotations

import difflib

from pyengine.cli.games.game import Game, Wishes
from pyengine.cli.games.magic import MagicGame
from pyengine.cli.games.mbrane import MbraneGame
from pyengine.errors import ManalogError

__all__ = ["Game", "Wishes", "find_game"]

_GAMES: dict[str, type[Game]] = {game.name: game for game in (MagicGame, MbraneGame)}


def find_game(name: str) -> Game:
    """Return the game NAME; ManalogError when it is unknown."""
    if name in _GAMES:
        return _GAMES[name]()
    close = difflib.get_close_matches(name.lower(), _GAMES, 1)
    known = f"The games are {', '.join(sorted(_GAMES))}"
    remedy = f'Did you mean "{close[0]}"?' if close else known
    raise ManalogError(f'no game is called "{name}"', remedy=remedy)
