"""Games: what Python has to know of each one, by its name; the rest is rules (`prolog/`).

A game is a folder here. Its modules are found by their names, and none but `setup` has to be there:

- `setup` has `GAME`, what all commands want of it;
- `flags` is a folder of flag handlers;
- `offer` has `OFFER`, what a lobby offers of the game;
- `cli.terminal` has `TERMINAL`, which shows the game to people;
- `cli.commands` has `COMMANDS`, `GROUPS` and `ALONE`, the commands that only this game has;
- `bench.workloads` has `WORKLOADS`, what `manalog bench` measures of this game only.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from pyengine.errors import EngineError
from pyengine.games.game import CardSource, Deck, Game
from pyengine.system.importing import names_in

__all__ = ["DEFAULT_GAME", "CardSource", "Deck", "Game", "find_game", "game_names", "modules"]

DEFAULT_GAME = "magic"
"""The game that is meant where none is named."""


@functools.cache
def game_names() -> tuple[str, ...]:
    """Return the names of all games, sorted."""
    return tuple(names_in(__path__[0], folders=True))


def modules(name: str) -> Iterator[ModuleType]:
    """Yield the module NAME, such as `cli.terminal`, of each game that has it."""
    for game in game_names():
        full = f"{__name__}.{game}.{name}"
        if _exists(full):
            yield import_module(full)


def _exists(module: str) -> bool:
    """Whether there is MODULE; those that it lies in are looked for first."""
    package = module.rpartition(".")[0]
    return (not package or _exists(package)) and find_spec(module) is not None


def find_game(name: str) -> Game:
    """Return the game NAME; EngineError when it is unknown."""
    games = game_names()
    if name not in games:
        from difflib import get_close_matches  # for mistakes only

        close = get_close_matches(name.lower(), games, 1)
        known = f"The games are {', '.join(games)}"
        remedy = f'Did you mean "{close[0]}"?' if close else known
        raise EngineError(f'no game is called "{name}"', remedy=remedy)
    game: Game = import_module(f"{__name__}.{name}.setup").GAME
    return game
