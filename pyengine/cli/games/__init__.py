"""What playing a game at a terminal needs and the rules do not say, by the game's name."""

from __future__ import annotations

from pyengine.cli.games.terminal import PERSON, CommandOption, NewGame, Terminal
from pyengine.errors import EngineError
from pyengine.games import DEFAULT_GAME, find_game, modules

__all__ = [
    "TERMINALS",
    "CommandOption",
    "NewGame",
    "Terminal",
    "agents_in_words",
    "find_terminal",
    "setting_example",
    "usual_players",
]  # fmt: skip

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


def agents_in_words() -> str:
    """Return the names of all agents, those of one game only with its name."""
    from pyengine.agents.registry import agent_names

    games = [terminal.name for terminal in TERMINALS]
    shared = set.intersection(*(set(agent_names(game)) for game in games))
    own = {game: sorted(set(agent_names(game)) - shared) for game in games}
    parts = [f"in {game} also {', '.join(names)}" for game, names in own.items() if names]
    return "; ".join([", ".join(sorted(shared)), *parts])


def usual_players() -> str:
    """Return who plays each game where nothing else is asked for, as `--players` has it."""
    usual = {terminal.name: f"{PERSON},{terminal.opponent}" for terminal in TERMINALS}
    others = [f"in {name} {who}" for name, who in usual.items() if name != DEFAULT_GAME]
    return "; ".join([usual[DEFAULT_GAME], *others])
