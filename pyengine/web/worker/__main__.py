"""The worker: begins one game, and carries out what the relay passes on.

A line from the relay is [number, name, arguments...]; the answers are {"reply": number, ...} with
`ok` or `error`. By itself it sends {"answers": [...]}, {"kept": ...}, and frames: lines that begin
with `!` and their viewer.
"""

from __future__ import annotations

import contextlib
import os
import resource
import select
import signal
import time
from typing import TYPE_CHECKING, Any

import pyengine.web.worker.lean  # noqa: F401

# isort: split
from pyengine.engine.bridge import bridge
from pyengine.errors import ManalogError
from pyengine.system.open_files import few_open_files
from pyengine.web.stale import StaleError
from pyengine.web.worker.pipes import Lines, write_frame, write_line
from pyengine.web.worker.recipe import checked, lobby, weighed
from pyengine.web.worker.table import Table

if TYPE_CHECKING:
    from pyengine.web.worker.desks import Desks
    from pyengine.web.worker.drafts import Drafts

MOST_MEMORY = 1500
"""How many megabytes of addresses a game's process may have."""


class Worker:
    """The process' only game, and those who look at it."""

    def __init__(self, output: int) -> None:
        """Write to the descriptor OUTPUT."""
        self._output = output
        self._table: Any = None
        self._viewers: list[str] = []
        self._lines: dict[str, tuple[int, int]] = {}
        self._settings: Any = None
        self._several = False
        self._judging: Desks | None = None
        self._drafting: Drafts | None = None

    def run(self, source: int) -> None:
        """Carry out what comes from the descriptor SOURCE, to its end."""
        lines = Lines(source)
        while not lines.ended:
            waiting = self._table.waiting if self._table is not None else []
            patience = self._table.patience if self._table is not None else None
            ready, _, _ = select.select([lines, *waiting], [], [], patience)
            if not ready and self._table.wait_no_more():
                self._show()
            if lines in ready:
                lines.read()
                while (message := lines.take()) is not None:
                    self._carry_out(message)
            if self._table is not None:
                self._hear(ready)
        if self._table is not None:
            self._table.close()

    def _hear(self, ready: list[Any]) -> None:
        """Hear those of the table's own processes that are READY."""
        if self._table.inquirer.wake in ready:
            answers = [list(answer) for answer in self._table.answers()]
            write_line(self._output, {"answers": answers})
        others = [one for one in self._table.waiting if one in ready]
        if any(isinstance(one, Lines) for one in others) and self._table.bots_said():
            self._show()

    def _carry_out(self, message: list[Any]) -> None:
        number, name, *arguments = message
        try:
            reply = getattr(self, f"do_{name}")(*arguments)
            write_line(self._output, {"reply": number, "ok": reply})
        except ManalogError as error:
            late = {"stale": True} if isinstance(error, StaleError) else {}
            write_line(self._output, {"reply": number, "error": error.public, **late})

    def _show(self, first: str = "") -> None:
        """Show all viewers how it stands, FIRST sooner; let the relay keep what was taken."""
        kept = self._table.kept()
        settings = self._table.settings()
        if kept is not None or settings != self._settings:
            self._settings = settings
            write_line(self._output, {"kept": {**(kept or {}), "settings": settings}})
        for viewer in sorted(self._viewers, key=lambda viewer: viewer != first):
            taken_back, had = self._lines.get(viewer, (0, 0))
            now = self._table.lines(viewer)
            frame = self._table.frame(viewer, had if now[0] == taken_back else 0)
            write_frame(self._output, viewer, frame)
            self._lines[viewer] = now

    # ------------------------------------------------------------------ what the relay says

    def do_lobby(self) -> list[dict[str, Any]]:
        """Return what is offered of each game."""
        return lobby()

    def do_search(self, asked: Any) -> dict[str, Any]:
        """Return what the search of a page finds."""
        from pyengine.web.worker.searching import searched

        return searched(asked)

    def do_judge(self, asked: Any) -> dict[str, Any]:
        """Return what is said of a list of cards of a page."""
        return self._desks().judged(asked)

    def do_nearest(self, asked: Any) -> dict[str, Any]:
        """Return what there is in the place of cards that can't be played."""
        return self._desks().nearest(asked)

    def do_draft(self, path: str | None, asked: dict[str, Any]) -> dict[str, Any]:
        """Do what a page has asked with the draft at PATH; return how it stands."""
        if self._drafting is None:
            from pyengine.web.worker.drafts import Drafts

            self._drafting = Drafts()
        return self._drafting.carry_out(path, asked)

    def _desks(self) -> Desks:
        """Return the desks where lists are judged, which remember what they have looked up."""
        if self._judging is None:
            from pyengine.web.worker.desks import Desks

            self._judging = Desks()
        return self._judging

    def do_check(self, recipe: Any) -> dict[str, Any]:
        """Return the recipe of a page, checked."""
        return checked(recipe)

    def do_weigh(self, path: str) -> str:
        """Return the game of the save PATH; ManalogError: it is none that can be played."""
        return weighed(path)

    def do_begin(self, recipe: dict[str, Any], kept: dict[str, Any] | None) -> dict[str, Any]:
        """Begin the game; return its players and those of them who are people."""
        epoch = time.time_ns() // 1_000_000
        if recipe.get("replay"):
            from pyengine.web.worker.replaying import Replaying

            self._table = Replaying(recipe)
        else:
            self._table = self._table_of(recipe, kept or {}, epoch)
        told: dict[str, Any] = self._table.summary()
        self._show()
        return told

    def _table_of(self, recipe: dict[str, Any], kept: dict[str, Any], epoch: int) -> Table:
        """Return the table of RECIPE; a match of several games has one for each of them."""
        self._several = int(recipe.get("best_of", 1)) > 1
        if not self._several:
            return Table(recipe, kept, epoch)
        from pyengine.web.worker.bout import BoutTable  # most games are no matches

        return BoutTable(recipe, kept, epoch)

    def do_past(self) -> dict[str, Any]:
        """Return what the game began from, and in words what is not as it was when it was kept."""
        return {"origin": self._table.origin, "notice": self._table.notice}

    def do_viewers(self, viewers: list[str]) -> None:
        """Remember who looks."""
        self._viewers = viewers

    def do_frame(self, viewer: str) -> dict[str, Any]:
        """Return all that VIEWER is shown, with the whole log."""
        self._lines[viewer] = self._table.lines(viewer)
        frame: dict[str, Any] = self._table.frame(viewer, 0)
        return frame

    def do_say(self, viewer: str, message: dict[str, Any]) -> Any:
        """Carry out MESSAGE, a page's."""
        answer = self._table.say(viewer, message)
        if self._several and (fresh := self._table.successor()) is not None:
            self._table = fresh
            self._lines.clear()
        if answer is None:
            self._show(viewer)  # whoever clicked waits for it
        return answer

    def do_rest(self) -> None:
        """Have no process for questions for now."""
        self._table.inquirer.rest()

    def do_save(self, path: str, viewer: str | None) -> None:
        """Write the game to PATH."""
        self._table.save(path, viewer)


def limit_memory() -> None:
    """Let this process, and those that it starts, have no more memory than a game may need."""
    most = MOST_MEMORY << 20
    with contextlib.suppress(OSError, ValueError):  # not everywhere is there such a limit
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    """Load the rules, and work until the relay is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the relay hears it, and ends its workers
    limit_memory()
    few_open_files()
    output = os.dup(1)
    os.dup2(2, 1)  # what anything prints is no message
    bridge()
    write_line(output, {"ready": True})
    Worker(output).run(0)


if __name__ == "__main__":
    main()
