"""The analysis of a game that is looked at again: a process that works on it, and what it found."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.review.findings import Review, ReviewError
from pyengine.review.keeping import kept
from pyengine.system.closing import Closing
from pyengine.web.worker.pipes import Lines, write_line

ANALYST = (sys.executable, "-m", "pyengine.web.worker.analyst")

SECONDS = 60.0
"""How long a game is looked over, each time that somebody asks for it."""

_GRACE_SECONDS = 5.0


class Analysis(Closing):
    """What is known of the game of a save: none yet, some of it while it is looked over, or all."""

    def __init__(self, save: Path, command: Sequence[str] = ANALYST) -> None:
        """Have what is kept beside SAVE; COMMAND looks over the game."""
        self._save = save
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self.lines: Lines | None = None
        self.review = kept(save)
        self._done, self._total = 0, 0
        self._waits = False
        self._error = ""

    def begin(self) -> None:
        """Let a process look over the game, unless one does or nothing is left to be found.

        Somebody else may have had it looked over meanwhile.
        """
        if self._process is not None:
            return
        self.review = kept(self._save) or self.review
        if self.review is not None and self.review.finished:
            return
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self._process.stdin and self._process.stdout
        self.lines = Lines(self._process.stdout.fileno())
        self._done, self._total, self._waits, self._error = 0, 0, False, ""
        try:
            message = {"save": str(self._save), "seconds": SECONDS}
            write_line(self._process.stdin.fileno(), message)
        except OSError:
            self.lines.ended = True

    def hear(self) -> None:
        """Read what the process says; where it has ended, it is over."""
        assert self.lines
        if not self.lines.ended:
            self.lines.read()
        while (message := self.lines.take()) is not None:
            self._take(message)
        if self.lines.ended:
            if not self._error and (self.review is None or self._done < self._total):
                self._error = "the process that looked over the game has ended: try again"
            self.close()

    def _take(self, message: dict[str, Any]) -> None:
        self._waits = message.get("waits") is True
        self._error = str(message.get("error", ""))
        if "review" in message:
            try:
                self.review = Review.of_record(message["review"])
            except ReviewError as error:
                self._error = error.public
            self._done, self._total = message["done"], message["total"]

    # ------------------------------------------------------------------ what is shown

    def told(self) -> dict[str, Any]:
        """Return how far it is, for every frame: `state`, `done` of `total`, and what went wrong.

        The state is none, waits, works, part (the time was over) or whole.
        """
        if self._process is not None:
            state = "waits" if self._waits else "works"
        elif self.review is None:
            state = "none"
        else:
            state = "whole" if self.review.finished else "part"
        return {"state": state, "done": self._done, "total": self._total, "error": self._error}

    def found(self) -> dict[str, Any]:
        """Return all that a page shows of it; ManalogError: there is nothing yet."""
        review = self._known()
        marked = [
            {**_without_moves(asdict(one)), "mark": one.mark, "loss": round(one.loss, 2)}
            for one in review.marked()
        ]
        return {
            "players": list(review.players),
            "winners": list(review.winners),
            "choices": review.choices,
            "turns": review.turns,
            "judged": review.judged,
            "decisions": len(review.decisions),
            "curve": [[at, list(values)] for at, values in review.curve],
            "marked": marked,
            "missed": [_without_moves(asdict(one)) for one in review.missed],
        }

    def line(self, kind: Any, at: Any) -> tuple[str, ...]:
        """Return the actions of the line of KIND, `missed` or `better`, at the moment AT."""
        review = self._known()
        lines = review.missed if kind == "missed" else review.marked() if kind == "better" else ()
        for one in lines:
            if one.at == at:
                return one.moves
        raise ManalogError("there is no such line")

    def _known(self) -> Review:
        if self.review is None:
            raise ManalogError("this game was not analysed yet")
        return self.review

    def close(self) -> None:
        """End the process; what it has kept stays."""
        process, self._process, self.lines = self._process, None, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            if stream:
                stream.close()
        process.terminate()
        try:
            process.wait(_GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _without_moves(row: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != "moves"}
