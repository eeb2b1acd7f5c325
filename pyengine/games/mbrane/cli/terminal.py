"""Mbrane at a terminal: its settings, and how moves are typed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from pyengine.cli.games.terminal import PERSON, CommandOption, NewGame
from pyengine.errors import ManalogError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from pyengine.engine.session import Setup
    from pyengine.matches.match import Sideboard

_OPPONENT = "greedy"

_HELP = """\
  ROW COLUMN DIGIT  place a digit, such as: 3 5 7
  undo              take back your last choice
  board             show the board again
  log [N]           the last N things that happened, 20 where nothing is said
  show REGION       the points in a region
  why not MOVE      why it is not legal now, such as: why not 3 5 7
  save [FILE]       save the game and play on
  concede           lose the game
  quit              save the game and stop

  A digit counts in its region (power), and by half in each other region
  that its cell borders (influence). When no digit can be placed, the region
  with the greatest difference goes to its stronger player, with all digits
  in it; then the next one, as things stand then. Most regions win."""


class MbraneTerminal:
    """Mbrane, usually on nine by nine cells."""

    name = "mbrane"
    title = "Mbrane"
    help = _HELP
    first_steps = "manalog play --game mbrane plays it."
    typed = "row column digit"
    example = "3 5 7"
    term = "place(3, 5, 7)"
    usual = f"you against {_OPPONENT}"
    opponent = _OPPONENT
    options: tuple[CommandOption, ...] = ()
    decks: tuple[str, ...] = ()
    setting = "digits=1-9"
    looks: tuple[str, ...] = ()
    own_looks: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()

    def setup(self, wanted: NewGame) -> tuple[Setup, list[str], list[str]]:
        """Return the set-up, the agents' names seat by seat, and no warnings."""
        from pyengine.games.mbrane.setup import mbrane_setup

        wanted.refuse("decks", "teams", game=self)
        agents = list(wanted.players or (PERSON, _OPPONENT))
        if len(agents) != 2:
            raise ManalogError(f"Mbrane is for 2 players, not {len(agents)}")
        settings = dict(wanted.settings)
        lowest = _lowest(settings.pop("digits", "0-8"))
        region = _region(settings.pop("region", "3x3"))
        if settings:
            raise ManalogError(
                f'Mbrane has no setting "{next(iter(settings))}"',
                remedy="Its settings are digits (0-8 or 1-9) and region (3x3)",
            )
        return mbrane_setup(seed=wanted.seed, lowest_digit=lowest, region=region), agents, []

    def sideboards(self, wanted: NewGame) -> list[Sideboard]:
        """Return none: there are no decks."""
        return []

    def board(self, rows: list[Any], viewer: str) -> RenderableType:
        """Return the board and the points in its regions."""
        from pyengine.games.mbrane.cli.board import draw_board

        return draw_board(rows, viewer)

    def describe(self, text: str, viewer: str) -> list[str]:
        """Return the points in the region with the number TEXT."""
        from pyengine.table.display import Display

        if not (lines := Display(self.name).describe(text, viewer)):
            raise ManalogError(f'there is no region "{text[:40]}"')
        return lines

    def move(self, line: str) -> str | None:
        """Return the action that LINE, `row column digit`, means; None for another line."""
        match = re.fullmatch(r"(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})", line, re.ASCII)
        return (
            f"place({','.join(str(int(number)) for number in match.groups())})" if match else None
        )

    def concession(self, player: str) -> str:
        """Return the action by which PLAYER gives up."""
        return f"resign({player})"

    def result(self, winners: tuple[str, ...], turn: int) -> str:
        """Return the result in words, with the strength of victory."""
        from pyengine.table.display import Display

        first, second = Display(self.name).ask("strength")
        regions = f"{first}/{second} regions after {turn} digits."
        return f"{winners[0]} won the game: {regions}" if winners else f"A draw: {regions}"


def _lowest(digits: str) -> int:
    """Return the lowest of DIGITS, `0-8` or `1-9`; a smaller board has only the first of them."""
    if digits not in ("0-8", "1-9"):
        raise ManalogError(f'digits are 0-8 or 1-9, not "{digits}"')
    return int(digits[0])


def _region(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,2})x(\d{1,2})", text, re.ASCII)
    if match is None:
        raise ManalogError(f'a region is rows x columns, such as 3x3, not "{text}"')
    return int(match[1]), int(match[2])


TERMINAL = MbraneTerminal()
