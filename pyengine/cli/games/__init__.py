"""What playing a game at a terminal needs and the rules do not say, by the game's name."""

from __future__ import annotations

import difflib

from pyengine.cli.games.game import Game, Option, Wishes
from pyengine.errors import ManalogError
from pyengine.games.magic.cli.terminal import MagicGame
from pyengine.games.mbrane.cli.terminal import MbraneGame

__all__ = ["GAMES", "Game", "Option", "Wishes", "find_game", "setting_example"]

GAMES: tuple[Game, ...] = (MagicGame(), MbraneGame())

_GAMES = {game.name: game for game in GAMES}


def setting_example() -> str:
    """Return an example of a setting of a game, `key=value`."""
    return next(game.setting for game in GAMES if game.setting)


def find_game(name: str) -> Game:
    """Return the game NAME; ManalogError when it is unknown."""
    if name in _GAMES:
        return _GAMES[name]
    close = difflib.get_close_matches(name.lower(), _GAMES, 1)
    known = f"The games are {', '.join(sorted(_GAMES))}"
    remedy = f'Did you mean "{close[0]}"?' if close else known
    raise ManalogError(f'no game is called "{name}"', remedy=remedy)
