"""What playing a game at a terminal needs and the rules do not say, by the game's name."""

from __future__ import annotations

from pyengine.cli.games.terminal import NewGame, Option, Terminal
from pyengine.errors import EngineError
from pyengine.games import find_game, modules

__all__ = ["TERMINALS", "NewGame", "Option", "Terminal", "find_terminal", "setting_example"]

TERMINALS: tuple[Terminal, ...] = tuple(module.TERMINAL for module in modules("cli.terminal"))
"""Those of all games."""


def setting_example() -> str:
    """Return an example of a setting of a game, `key=value`."""
    return next(terminal.setting for terminal in TERMINALS if terminal.setting)


def find_terminal(game: str) -> Terminal:
    """Return what shows GAME; EngineError when it is unknown."""
    for terminal in TERMINALS:
        if terminal.name == game:
            return terminal
    find_game(game)
    raise EngineError(f"{game} can't be shown at a terminal")
