"""How a scenario can end before its time."""

from __future__ import annotations


class Unsupported(Exception):
    """The engine lacks a card or a construct; the text names it."""


class IllegalAction(Exception):
    """An entry of the script cannot be performed when its time comes."""

    def __init__(self, words: str, index: int = -1) -> None:
        super().__init__(words)
        self.index = index


class IllegalBlocks(IllegalAction):
    """The declared blocks break a rule."""


class NotPaidByHand(IllegalAction):
    """What a player has made by hand does not pay for it, and neither does what only taps."""


class Unfulfilled(Exception):
    """Something that must hold does not: the difference in words."""


class Unanswered(Unfulfilled):
    """The game asks what a script that decides everything says nothing of."""


class Stopped(Exception):
    """The stop of the scenario is reached."""
