"""What a program that learns gets of a game of Magic: numbers, always as many."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from pyengine.engine.seat import Seat
from pyengine.engine.session import Setup

KINDS = (
    "pass", "done", "keep", "mulligan", "play_land", "cast", "activate", "attack", "block",
    "target", "pick", "find", "discard", "bottom", "leave_on_top", "yes", "no", "mode", "option",
    "value_of_x", "share", "next_blocker", "next_trigger", "kick", "find_nothing", "start_over",
)  # fmt: skip
"""The kinds of actions with a number of their own, from 1; all others are 0."""

STEPS = 13
_PLACES = 8
"""Where cards are counted: hand, battlefield, graveyard, exile, the player's and the others'."""
_OF_PLAYER = 13
_NUMBER = re.compile(r"\d+")
_TOKEN = re.compile(r"token\('([^']*)'")


class MagicNumbers:
    """Numbers of a game of SETUP, from the seat of one of its players.

    `names` are its cards and tokens; one that is not among them, such as a copy, is the last.
    """

    most_options = 200
    """How many options are offered at once; of more, the rest is behind one of them."""

    def __init__(self, setup: Setup) -> None:
        """Take the cards of SETUP, and the tokens that they create."""
        self.players = setup.names
        cards = {name for _, _, deck in setup.players for name in deck}
        tokens = {f"{kind} Token" for row in setup.cards for kind in _TOKEN.findall(str(row))}
        self.names = tuple(sorted(cards | tokens))
        self._index = {name: number for number, name in enumerate(self.names)}
        self._kinds = {kind: number for number, kind in enumerate(KINDS, start=1)}
        self.size = 4 + STEPS + _OF_PLAYER * len(self.players) + self._cards_size
        self.option_kinds = len(KINDS) + 1
        self.option_objects = len(self.names) + 2

    @property
    def _cards_size(self) -> int:
        return (len(self.names) + 1) * _PLACES

    def of(self, seat: Seat) -> tuple[list[float], dict[int, str]]:
        """Return the numbers of what SEAT's player sees, and the names of what has a number.

        In this order: the turn, whether it is the player's, the size of the stack, 1; the step,
        one of 13; for each player, from this one on: life, poison, cards in hand, library and
        graveyard, lands, untapped lands, creatures, untapped and attacking ones, their power and
        toughness together, whether the player is in the game; and how many of each name are in
        hand, on the battlefield, in graveyards and in exile, each the player's, then the others'.
        """
        turn, step, active, stack, rows, cards = seat.ask("tally")
        steps = [0.0] * STEPS
        steps[min(step, STEPS - 1)] = 1.0
        by_name = {row[0]: row for row in rows}
        start = self.players.index(seat.player)
        order = (*self.players[start:], *self.players[:start])
        numbers = [float(turn), float(active == seat.player), float(stack), 1.0, *steps]
        for player in order:
            numbers += self._of_player(by_name[player])
        return numbers + self._of_cards(cards), {row[0]: row[1] for row in cards}

    def _of_player(self, row: Sequence[Any]) -> list[float]:
        *counts, playing, permanents = row[1:]
        lands = [row for row in permanents if row[0]]
        creatures = [row for row in permanents if len(row) > 2]
        return [
            *counts, len(lands), _untapped(lands), len(creatures), _untapped(creatures),
            *(sum(row[place] for row in creatures) for place in (2, 3, 4)), playing,
        ]  # fmt: skip

    def _of_cards(self, cards: Sequence[Any]) -> list[float]:
        width = len(self.names) + 1
        counts = [0.0] * self._cards_size
        for _, name, place in cards:
            if place < _PLACES:
                counts[place * width + self._index.get(name, width - 1)] += 1
        return counts

    def of_options(self, actions: Sequence[str], names: dict[int, str]) -> list[tuple[int, int]]:
        """Return for each of ACTIONS its kind, and which card it is about (0 for none).

        NAMES are those of the objects that the player sees, as `of` returns them.
        """
        return [self._of_option(action, names) for action in actions]

    def _of_option(self, action: str, names: dict[int, str]) -> tuple[int, int]:
        kind, _, rest = action.partition("(")
        found = _NUMBER.search(rest)
        name = names.get(int(found[0])) if found else None
        return (
            self._kinds.get(kind, 0),
            0 if name is None else self._index.get(name, len(self.names)) + 1,
        )


def _untapped(permanents: Sequence[Any]) -> int:
    return sum(not row[1] for row in permanents)
