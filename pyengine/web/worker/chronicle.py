"""The log of a game: what each viewer heard of every choice, told when it was made.

How a thing is called, and whether it is linked, depends on what is known as a line is written. So a
line is written right after the choice that it is about, always: a game that is played again to
where it was has the same log, and choices that are taken back take their lines with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pyengine.engine.session import Session
from pyengine.table.display import WHOLE_GAME, Display
from pyengine.web.worker.frames import Frame, lines_of


@dataclass
class Chronicle:
    """What happened in a game, for each of `viewers`: it hears all choices of the session."""

    session: Session
    display: Display
    viewers: Sequence[str]
    _told: list[dict[str, list[Frame]]] = field(default_factory=list)
    """The lines of each viewer, of the game's start and of each choice since."""
    taken_back: int = 0
    """How often lines were taken back: who has some of them has to hear all anew."""

    def __post_init__(self) -> None:
        """Begin with what is known of the game: what has been played is played once more."""
        remembered = self.session.remembered
        since = self.session.taken[len(self.session.taken) - remembered :]
        self.session.undo(remembered)
        self.session.on_choice = self._hear
        self._hear(self.session)
        for action in since:
            self.session.do(action)

    def lines(self, viewer: str) -> list[Frame]:
        """Return all lines of VIEWER."""
        return [line for told in self._told for line in told[viewer]]

    def _hear(self, session: Session) -> None:
        """Hear that SESSION has gone on by a choice, or back, or was begun or loaded."""
        made = len(session.taken)
        if not session.can_take_back(1):
            nothing: dict[str, list[Frame]] = {viewer: [] for viewer in self.viewers}
            self._told = [*([nothing] * made), self._tell(session, WHOLE_GAME)]
            self.taken_back += 1
            return
        self.taken_back += made + 1 < len(self._told)
        del self._told[made + 1 :]
        if made == len(self._told):
            self._told.append(self._tell(session, 1))

    def _tell(self, session: Session, choices: int) -> dict[str, list[Frame]]:
        """Return the lines of each viewer about the last CHOICES choices."""
        return {
            viewer: lines_of(session, self.display.events(viewer, choices))
            for viewer in self.viewers
        }
