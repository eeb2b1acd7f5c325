"""What a process of the rules, or a room in it, holds of its last session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from weakref import ReferenceType, ref


@dataclass
class Held:
    """What the process of the rules holds, of the last session that began there."""

    defined: object = None
    """Its game and cards: where the next game has the same, they need not be defined again."""
    game: object = None
    """The game itself, which is the only one in that process."""
    leaving: Callable[[], None] | None = None
    """Called before another game takes the place: what has to be kept is read now."""
    _choice: ReferenceType[object] | None = None

    @property
    def choice(self) -> object:
        """The choice that the game is at, for as long as somebody has it."""
        return None if self._choice is None else self._choice()

    @choice.setter
    def choice(self, choice: object) -> None:
        self._choice = None if choice is None else ref(choice)

    def forget(self) -> None:
        """Hold no game, and no cards: something else is about to be put in their place."""
        self.make_room()
        self.defined = self.game = self.choice = None

    def make_room(self) -> None:
        """Let whoever is there read what has to be kept."""
        leaving, self.leaving = self.leaving, None
        if leaving is not None:
            leaving()
