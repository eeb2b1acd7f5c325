"""Games: what Python has to know of each one, by its name; the rest is rules (`prolog/`)."""

from __future__ import annotations

import difflib
from importlib import import_module

from pyengine.errors import EngineError
from pyengine.games.game import Game

__all__ = ["DEFAULT_GAME", "Game", "find_game", "game_names"]

DEFAULT_GAME = "magic"
"""The game that is meant where none is named."""

_GAMES = {"magic": "pyengine.games.magic.setup:GAME", "mbrane": "pyengine.games.mbrane.setup:GAME"}


def game_names() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted(_GAMES)


def find_game(name: str) -> Game:
    """Return the game NAME; EngineError when it is unknown."""
    if name not in _GAMES:
        close = difflib.get_close_matches(name.lower(), _GAMES, 1)
        known = f"The games are {', '.join(game_names())}"
        remedy = f'Did you mean "{close[0]}"?' if close else known
        raise EngineError(f'no game is called "{name}"', remedy=remedy)
    module, variable = _GAMES[name].split(":")
    game: Game = getattr(import_module(module), variable)
    return game
