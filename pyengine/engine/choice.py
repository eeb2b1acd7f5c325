"""A choice of a game in progress, whose actions become text when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True)
class Choice:
    """A choice state: who chooses, among how many actions.

    The process and the actions, canonical text, are asked for when somebody first reads them:
    EngineError, when the game has gone on without that.
    """

    player: str
    count: int
    _ask: Callable[[Choice], tuple[str, ...]] = field(repr=False, compare=False)

    @cached_property
    def _texts(self) -> tuple[str, ...]:
        return self._ask(self)

    @property
    def process(self) -> str:
        """The process that chooses."""
        return self._texts[0]

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """The legal actions, in the standard order of terms."""
        return self._texts[1:]
