"""Mbrane: from players and settings to the `Setup` that a session starts from."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pyengine.engine.session import Setup
from pyengine.errors import EngineError
from pyengine.games.game import Deck, Game

SIDES = ("first", "second")
"""What the players are called where nothing else is said; the first one moves first."""

_SMALLEST, _LARGEST = 4, 16


def mbrane_setup(
    names: Sequence[str] = SIDES,
    *,
    lowest_digit: int = 0,
    region: tuple[int, int] = (3, 3),
    seed: int = 0,
) -> Setup:
    """Return the set-up of a game of Mbrane; the first of the two NAMES moves first.

    LOWEST_DIGIT is 0 (digits 0 to 8, as the seed report has them) or 1 (1 to 9). REGION has the
    rows and columns of a region; their product is the number of digits, rows, columns and regions.
    SEED is for the agents: there is no chance in the game.

    EngineError: not two different names that are lower-case atoms, or no board of this kind.
    """
    if len(names) != 2 or len(set(names)) != 2:
        raise EngineError("Mbrane is for two players with different names")
    for name in names:
        if not re.fullmatch("[a-z][a-z0-9_]*", name):
            raise EngineError(f'"{name}" is no player\'s name: write it in lower case')
    if lowest_digit not in (0, 1):
        raise EngineError(f"the lowest digit is 0 or 1, not {lowest_digit}")
    rows, columns = region
    if min(rows, columns) < 1 or not _SMALLEST <= rows * columns <= _LARGEST:
        raise EngineError(
            f"a region of {rows} by {columns} cells makes no board",
            remedy=f"It has from {_SMALLEST} to {_LARGEST} cells",
        )
    settings = (f"region={rows}*{columns}", f"lowest_digit={lowest_digit}")
    return Setup(tuple((name, "", ()) for name in names), (), seed, settings, game="mbrane")


def match_setup(decks: Sequence[Deck], seed: int) -> Setup:
    """Return the set-up of a game of a match; EngineError when there are decks."""
    if decks:
        raise EngineError("Mbrane is played without decks", remedy="Leave --decks out")
    return mbrane_setup(seed=seed)


GAME = Game(
    "mbrane",
    start=lambda seed: mbrane_setup(seed=seed),
    match=match_setup,
    evaluation="pyengine.games.mbrane.territory:evaluation",
    evaluation_after="pyengine.games.mbrane.territory:evaluation_after",
    scene="pyengine.games.mbrane.scene:scene",
    view="pyengine.games.mbrane.views:View",
    numbers="pyengine.games.mbrane.numbers:MbraneNumbers",
    concession="resign({player})",
)
