"""A game of the server that is ended and begun again, in this process: what it then shows."""

from __future__ import annotations

import os
import random
import select
from dataclasses import dataclass
from typing import Any

from pyengine.errors import ManalogError
from pyengine.web.relay.keeping import Kept
from pyengine.web.relay.shelf import Shelf
from pyengine.web.worker.table import Table

IDLE_SECONDS = 60.0

LOOKING_ON = "+watch"


@dataclass
class Restarting:
    """A table whose game is kept on a shelf, as the server does it."""

    shelf: Shelf
    recipe: dict[str, Any]
    rng: random.Random
    comparisons: int = 0
    closed: bool = False

    def __post_init__(self) -> None:
        self.kept: Kept = self.shelf.new(self.recipe)
        self.table = Table(self.recipe, {}, 1)
        self._keep()
        self.kept.about = self.table.summary()
        self.kept.origin = self.table.origin
        self.kept.write_first()

    def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.table.close()
        for pipe in (self.table.inquirer.wake, self.table.inquirer._wake):
            os.close(pipe)  # nobody asked anything; a game's process ends with its only table

    def _keep(self) -> None:
        origin = self.table.origin
        news = {} if origin == self.kept.origin else {"origin": origin}
        news |= {**(self.table.kept() or {}), "settings": self.table.settings()}
        self.kept.add(news)

    def _wait(self) -> None:
        """Let bots choose until a person is asked."""
        while self.table.bots.asked is not None:
            ready, _, _ = select.select(self.table.waiting, [], [], IDLE_SECONDS)
            assert ready, "a bot says nothing"
            if self.table.bots_said():
                self._keep()

    @property
    def over(self) -> bool:
        self._wait()
        return self.table._match.session.over

    def act(self) -> None:
        """Do one thing that a page may: mostly choose, and now and then something else."""
        self._wait()
        asking = self.table._match.asking
        if asking is None:
            return
        frame = self.table.frame(asking)
        try:
            self.table.say(asking, self._something(frame))
        except ManalogError:
            return
        self._keep()

    def choose(self) -> None:
        """Choose something."""
        asking = self.table._match.asking
        assert asking is not None
        frame = self.table.frame(asking)
        option = self.rng.randrange(len(frame["question"]["options"]))
        place = {"seq": frame["seq"], "epoch": frame["epoch"]}
        self.table.say(asking, {"type": "choose", "options": [option], "finish": False, **place})
        self._keep()

    def _something(self, frame: dict[str, Any]) -> dict[str, Any]:
        place = {"seq": frame["seq"], "epoch": frame["epoch"]}
        drawn = self.rng.random()
        question = frame["question"]
        if drawn < 0.08:
            return {"type": "undo", **place}
        if drawn < 0.12:
            return {"type": "set", "full": self.rng.random() < 0.5, "stops": [["my", "upkeep"]]}
        if drawn < 0.3 and question["waiting"] is not None:
            return {"type": "pass", "until": self.rng.choice(("event", "turn")), **place}
        if question["finishing"] is not None and drawn < 0.5:
            return {"type": "choose", "options": [], "finish": True, **place}
        chosen = self.rng.choice(question["options"])["index"]
        return {"type": "choose", "options": [chosen], "finish": False, **place}

    def shown(self) -> dict[str, Any]:
        """All that each viewer is shown, but for numbers of questions and a wish to take back.

        Both are of the process: who wished to take something back says so again.
        """
        self._wait()
        viewers = [*self.table._match.players, LOOKING_ON]
        frames = {viewer: self.table.frame(viewer, 0) for viewer in viewers}
        for frame in frames.values():
            for key in ("seq", "epoch"):
                del frame[key]
            del frame["table"]["wish"]
        return frames

    @classmethod
    def opened(cls, shelf: Shelf, name: str) -> Restarting:
        """The game NAME of SHELF, begun again."""
        kept = shelf.games()[name]
        game = cls.__new__(cls)
        game.shelf, game.recipe, game.rng = shelf, kept.recipe, random.Random(1)
        game.comparisons = 0
        game._read(name)
        return game

    def restart(self, shelf: Shelf | None = None) -> None:
        """End the game, read it from the disk, and begin it again, from another SHELF if given."""
        self.close()
        self.shelf = shelf or self.shelf
        self._read(self.kept.name)

    def _read(self, name: str) -> None:
        games = self.shelf.games()
        if name not in games:
            raise ManalogError("the game can't be read")
        self.kept = games[name]
        self.kept.open()
        self.table, self.closed = Table(self.recipe, self.kept.known(), 1), False
        assert self.table.notice is None
        self._keep()

    def play(self, operations: int, restart_every: int) -> list[str]:
        """Play; return what was shown differently after a restart."""
        differences: list[str] = []
        for number in range(operations):
            if self.over:
                break
            self.act()
            if number % restart_every == restart_every - 1:
                before, choices = self.shown(), self.kept.choices
                self.restart()
                differences += unequal(before, self.shown(), "")
                assert self.kept.choices == choices == len(self.table._match.session.taken)
                self.comparisons += 1
        return differences


def unequal(before: Any, after: Any, place: str) -> list[str]:
    """Where BEFORE and AFTER differ, as paths with both values."""
    if isinstance(before, dict) and isinstance(after, dict):
        keys = sorted(before.keys() | after.keys())
        return [
            line for key in keys
            for line in unequal(before.get(key), after.get(key), f"{place}/{key}")
        ]  # fmt: skip
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = zip(before, after, strict=True)
        return [line for n, (a, b) in enumerate(pairs) for line in unequal(a, b, f"{place}/{n}")]
    return [] if before == after else [f"{place}: {before!r} -> {after!r}"[:600]]
