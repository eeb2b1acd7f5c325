"""What the people at a table say to each other: wishes to take back, and their talk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pyengine.errors import ManalogError
from pyengine.web.stale import StaleError
from pyengine.web.worker.match import Match


@dataclass
class Wishes:
    """What the viewers of MATCH say, of whom `seated` tells the player (ManalogError: none)."""

    match: Match
    seated: Callable[[str], str]

    def undo(self, viewer: str, message: dict[str, Any]) -> None:
        """Take back the last choice of VIEWER."""
        if message.get("epoch", self.match.epoch) != self.match.epoch:
            raise StaleError("something was taken back meanwhile")
        self.match.wishes_undo(self.seated(viewer))

    def cancel(self, viewer: str, message: dict[str, Any]) -> None:
        """Take back all that VIEWER has chosen for what is being announced."""
        player = self.seated(viewer)
        self.match.check(player, message.get("seq"), message.get("epoch"))
        self.match.cancels(player)

    def talk(self, viewer: str, message: dict[str, Any]) -> None:
        """Let VIEWER say something to all at the table; ManalogError: there is nobody else."""
        player = self.seated(viewer)
        if self.match.alone:
            raise ManalogError("nobody else is at this table")
        self.match.talk.say(player, message)

    def agree(self, viewer: str, message: dict[str, Any]) -> None:
        """Let VIEWER agree that somebody takes back, or not."""
        self.match.answers_undo(self.seated(viewer), message.get("agrees") is True)
