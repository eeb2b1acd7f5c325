"""The log of a game as a file: its events and choices, a line of JSON each."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyengine.engine.seat import EVERYONE
from pyengine.errors import ManalogError
from pyengine.system.text_files import check_kind, reason, written_file
from pyengine.table.display import Display

_LOG_MARKS = (b'{"event": ', b'{"player": ', b'{"undo": ')
"""How a line of a log begins."""


def check_log(path: str) -> None:
    """Refuse PATH where it holds something else than a log: ManalogError."""
    check_kind(Path(path), "a log", ManalogError, *_LOG_MARKS)


class EventLog:
    """Writes the events of a game as JSON lines; a viewer's log holds what that viewer may know."""

    def __init__(self, path: str, display: Display, viewer: str) -> None:
        """Begin the file PATH."""
        self._display = display
        self._viewer = viewer
        self._path = path
        self._noted: list[int] = []
        self._stream = written_file(Path(path), "a log", ManalogError, *_LOG_MARKS)

    def write(self, **record: Any) -> None:
        """Write one line; ManalogError when that fails."""
        with self._told():
            self._stream.write(json.dumps(record, ensure_ascii=False) + "\n")

    def choice(self, number: int, player: str, action: str) -> None:
        """Write that PLAYER took ACTION as choice NUMBER, where the viewer chose or sees all."""
        if self._viewer in (EVERYONE, player):
            self._noted.append(number)
            self.write(player=player, action=action)

    def undo(self, number: int) -> None:
        """Write that all choices from NUMBER on are taken back: how many of those written here."""
        back = sum(noted >= number for noted in self._noted)
        del self._noted[len(self._noted) - back :]
        self.write(undo=back)

    def events(self, choices: int) -> None:
        """Write the events of the last CHOICES choices."""
        for event, words in self._display.events(self._viewer, choices):
            self.write(event=event, words=words)

    def close(self) -> None:
        """Close the file; ManalogError when what is left can't be written."""
        with self._told():
            self._stream.close()

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise ManalogError(f"cannot be written ({reason(error)})", file=self._path) from error
