"""The process that looks over a game that was played, beside the worker that shows it.

It reads {"save": a file, "seconds": how long}, writes {"done": N, "total": N, "review": record} as
it goes on, and keeps the review beside the save: whoever comes later has it. One process of a
server's directory works at a time; the others wait, and say so: {"waits": true}. It ends when
nobody listens any more.
"""

from __future__ import annotations

import fcntl
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.review.findings import Review
from pyengine.review.keeping import keep, kept
from pyengine.review.reviewing import reviewed
from pyengine.saves.save import read_save
from pyengine.system.text_files import reason, regular_file
from pyengine.web.worker.pipes import Lines, write_line

_TELLING, _KEEPING = 1.5, 5.0
"""How many seconds pass at least until more is told, and kept."""

_PATIENCE = 0.5
_NICE = 10


class Analyst:
    """Looks over the game of a save, and tells how far it is."""

    def __init__(self, save: Path, output: int) -> None:
        """Look over the game of SAVE; write to the descriptor OUTPUT."""
        self._save = save
        self._output = output
        self._told = self._kept = time.monotonic()
        self._alone = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while os.read(0, 1 << 12):
            pass
        self._alone.set()

    def run(self, seconds: float) -> None:
        """Look for SECONDS at what is not known yet."""
        with self._turn():
            if self._alone.is_set():
                return
            review = reviewed(read_save(self._save), seconds, self._tell, kept(self._save))
            with suppress(OSError):  # what is told is seen by those who are here
                keep(self._save, review)
            self._write(review, 1, 1)

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Wait until no other process of the directory looks over a game."""
        handle = regular_file(self._save.with_name("reviewing"), os.O_RDWR | os.O_CREAT)
        try:
            waits = False
            while not self._alone.is_set() and not _locked(handle):
                if not waits:
                    write_line(self._output, {"waits": True})
                    waits = True
                self._alone.wait(_PATIENCE)
            yield
        finally:
            os.close(handle)

    def _tell(self, review: Review, done: int, total: int) -> bool:
        now = time.monotonic()
        if now - self._told > _TELLING or not done:
            self._told = now
            self._write(review, done, total)
        if now - self._kept > _KEEPING:
            self._kept = now
            with suppress(OSError):
                keep(self._save, review)
        return not self._alone.is_set()

    def _write(self, review: Review, done: int, total: int) -> None:
        message = {"done": done, "total": total, "review": review.record()}
        try:
            write_line(self._output, message)
        except OSError:
            self._alone.set()


def _locked(handle: int) -> bool:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # some network drives have no locks
    return True


def main() -> None:
    """Look over one game."""
    os.nice(_NICE)  # who plays goes first
    output = os.dup(1)
    os.dup2(2, 1)  # what anything prints is no message
    lines = Lines(0)
    message: Any = None
    while message is None and not lines.ended:
        lines.read()
        message = lines.take()
    if message is None:
        return
    try:
        Analyst(Path(message["save"]), output).run(message["seconds"])
    except ManalogError as error:
        write_line(output, {"error": error.public})
    except OSError as error:
        write_line(output, {"error": f"the game can't be looked over ({reason(error)})"})


if __name__ == "__main__":
    main()
