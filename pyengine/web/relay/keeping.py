"""Games on the disk: each is a journal of JSON, to which what was taken is appended.

The first record says what the game began from and has the tokens; others have what was taken.
"""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.system.journal import Journal
from pyengine.system.text_files import reason
from pyengine.web.relay.tokens import Tokens

_LEAST_GROWN, _MOST_GROWN = 1 << 16, 4
"""A file is written anew where it has so many bytes, and so many times those that are needed."""

_MOST_STATES = 3
"""How many positions are kept, the last ones: choices may be taken back."""


@dataclass
class Kept:
    """A game that is kept: its recipe, the tokens of its seats, the actions, what people set."""

    path: Path
    recipe: dict[str, Any]
    tokens: dict[str, str]
    since: dict[str, float] = field(default_factory=dict)
    """When the token of each seat was made."""
    about: dict[str, Any] = field(default_factory=dict)
    taken: list[str] = field(default_factory=list)
    chosen: list[list[Any]] = field(default_factory=list)
    settings: dict[str, Any] = field(default_factory=dict)
    origin: dict[str, Any] | None = None
    """What it began from, cards and all."""
    marks: list[list[int]] = field(default_factory=list)
    """After how many choices the state had which digest."""
    states: list[dict[str, Any]] = field(default_factory=list)
    """The last positions that were kept."""
    base: dict[str, Any] | None = None
    """From which position it goes on, where it could not be played again."""
    match: dict[str, Any] | None = None
    """How the match stands of which it is a game."""
    over: bool = False
    winners: list[str] | None = None
    """Who has won it, nobody for a draw; None: it is not over, or was not told."""
    on_disk: bool = False
    missing: int = 0
    """How many choices a file of before has not: the first ones of the save that it began from."""
    unkept: int = 0
    """How many records the disk did not take: they are in memory alone."""
    trouble: str | None = None
    """Why it did not."""
    cut: int = 0
    """How many bytes at its file's end were no whole record as it was read."""
    shelved: int | None = None
    """How many choices it has, where its actions are on the disk alone."""

    _compact: int = 0
    _lock: threading.RLock = field(default_factory=threading.RLock, repr=False, compare=False)
    """A thread waits for the disk: who has it may change the game, and its file."""

    def __post_init__(self) -> None:
        """Have the journal of its file."""
        self._journal = Journal(self.path)

    @property
    def choices(self) -> int:
        """How many choices were made."""
        return self.missing + len(self.taken) if self.shelved is None else self.shelved

    def shelve(self) -> None:
        """Let the actions be on the disk alone, until the game is opened."""
        with self._lock:
            if self.on_disk and self.shelved is None and not self.unkept:
                self.shelved, self.taken, self.chosen = self.choices, [], []
                self.origin, self.marks, self.states, self.base = None, [], [], None
                self.match = None

    def open(self) -> None:
        """Have the actions here; ManalogError: the file can't be read any more."""
        with self._lock:
            if self.shelved is None:
                return
            again = read_kept(self.path)
            if again is None:
                raise ManalogError("the game's file can't be read any more", file=self.path)
            self.taken, self.chosen, self.shelved = again.taken, again.chosen, None
            self.origin, self.base, self.match = again.origin, again.base, again.match
            self.marks, self.states = again.marks, again.states
            self.missing, self._journal = again.missing, again._journal
            self._compact_grown()

    def known(self) -> dict[str, Any]:
        """Return all that a worker has to know to begin it again."""
        names = (
            "taken",
            "missing",
            "chosen",
            "settings",
            "origin",
            "marks",
            "states",
            "base",
            "match",
        )
        return {name: getattr(self, name) for name in names}

    @property
    def name(self) -> str:
        """What links call it."""
        return self.path.stem

    @property
    def changed(self) -> float:
        """When something of it was kept last, in seconds."""
        try:
            return self.path.stat().st_mtime
        except OSError:
            return time.time()

    def add(self, kept: dict[str, Any]) -> None:
        """Keep what a worker says that was taken or set."""
        with self._lock:
            self._apply(kept)
            if self.on_disk:
                self.unkept += 1
                self._write(kept)

    def retry(self) -> None:
        """Have on the disk what it did not take before."""
        with self._lock:
            if self.unkept:
                self._write(None)

    def _write(self, record: dict[str, Any] | None) -> None:
        """Append RECORD; where that can't be done, or the file has grown, write all of it anew."""
        try:
            grown = self._grown(self._compact)
            if record is None or self._journal.broken or grown:
                self._rewrite()
            else:
                self._journal.append(_encoded(record))
            self.unkept, self.trouble = 0, None
        except OSError as error:
            self.trouble = reason(error)

    def _grown(self, needed: int) -> bool:
        """Whether the file has many times the NEEDED bytes."""
        return self._journal.size > max(_LEAST_GROWN, _MOST_GROWN * needed)

    def _compact_grown(self) -> None:
        """Write a file that has grown before anew, where the disk takes it."""
        self._compact = sum(len(_encoded(record)) for record in self._records())
        if self._grown(self._compact):
            with contextlib.suppress(OSError):
                self._rewrite()

    def _rewrite(self) -> None:
        self._journal.rewrite(_encoded(record) for record in self._records())
        self._compact = self._journal.size

    def _records(self) -> tuple[dict[str, Any], dict[str, Any]]:
        recipe = dict(self.recipe)
        if "save" in recipe:  # the directory may be moved
            recipe["save"] = Path(recipe["save"]).name
        head = {
            "recipe": recipe, "tokens": self.tokens, "since": self.since, "about": self.about,
            "origin": self.origin,
        }  # fmt: skip
        return head, {
            "from": self.missing,
            "actions": self.taken,
            "chosen": self.chosen,
            "over": self.over,
            "winners": self.winners,
            "settings": self.settings,
            "base": self.base,
            "marks": self.marks,
            "states": self.states,
            "match": self.match,
        }

    def _apply(self, kept: dict[str, Any]) -> None:
        if kept.get("anew"):  # the next game of a match
            self.taken, self.missing, self.chosen = [], 0, []
            self.marks, self.states, self.base = [], [], None
        self.match = kept.get("match", self.match)
        if "actions" in kept:
            self._take(kept["from"], kept["actions"])
            before = [entry for entry in self.chosen if entry[0] < kept["from"]]
            self.chosen = before + kept.get("chosen", [])
            self.over, self.winners = bool(kept.get("over")), kept.get("winners")
            self._remember(kept)
        if "origin" in kept:
            self.origin = kept["origin"]
        if "settings" in kept:
            self.settings = kept["settings"]

    def _remember(self, kept: dict[str, Any]) -> None:
        """Keep what the state is after the choices that are KEPT; what was taken back is none."""
        start, base = kept["from"], kept.get("base")
        if base is not None:
            self.base, self.marks = base, []
        elif self.base is not None and self.base["at"] > start:
            self.base = None
        self.marks = [mark for mark in self.marks if mark[0] <= start] + kept.get("marks", [])
        if "digest" in kept:
            self.marks.append([self.choices, kept["digest"]])
        states = [state for state in self.states if state["at"] <= start] + kept.get("states", [])
        if "state" in kept:
            states.append(kept["state"])
        self.states = states[-_MOST_STATES:]

    def _take(self, start: int, actions: list[str]) -> None:
        """Have ACTIONS after the first START choices; ValueError: some before them are lost."""
        if not self.taken:
            self.missing = start
        self.missing = min(self.missing, start)
        if start > self.choices:
            raise ValueError(f"{start - self.choices} choices are lost")
        self.taken[start - self.missing :] = actions

    def write_first(self) -> None:
        """Begin the file; ManalogError, and there is none: it can't be."""
        with self._lock:
            try:
                self._rewrite()
            except OSError as error:
                self.forget()
                why = reason(error)
                raise ManalogError(f"the game can't be kept ({why})", file=self.path) from error
            self.on_disk = True

    def renew(self, seats: Iterable[str]) -> None:
        """Give SEATS new tokens: the old ones, and what was got for them, are of no use any more.

        ManalogError: the file can't be read, or written, and all is as it was.
        """
        with self._lock:
            before, shelved = (self.tokens, self.since), self.shelved is not None
            self.open()
            self.give_tokens(seats)
            if not self.on_disk:
                return
            self.unkept += 1
            self._write(None)
            if self.trouble is not None:
                self.tokens, self.since = before
                raise ManalogError(f"the new links can't be kept ({self.trouble})")
            if shelved:
                self.shelve()

    def give_tokens(self, seats: Iterable[str]) -> None:
        """Give SEATS tokens of their own, in memory."""
        new = {seat: Tokens.new() for seat in seats}
        self.tokens = {**self.tokens, **new}
        self.since = {**self.since, **dict.fromkeys(new, time.time())}

    def forget(self) -> None:
        """Remove the file."""
        with contextlib.suppress(OSError):
            self.path.unlink()


def read_kept(path: Path) -> Kept | None:
    """Return the game in the file PATH, as far as its records are whole; None: it is none."""
    journal = Journal(path)
    try:
        with path.open("rb") as stream:
            before = stream.read(1) == b"{"
        records = _lines(journal) if before else journal.records()
        head = json.loads(next(records))
        since = head.get("since") or dict.fromkeys(head["tokens"], path.stat().st_mtime)
        kept = Kept(path, head["recipe"], head["tokens"], since, head["about"], on_disk=True)
        kept.origin = head.get("origin")
        if "save" in kept.recipe:
            kept.recipe["save"] = str(path.with_name(Path(kept.recipe["save"]).name))
        kept._journal = journal
        for record in records:
            kept._apply(json.loads(record))
        kept.cut = journal.excess
    except (OSError, ValueError, KeyError, TypeError, StopIteration):
        return None
    return kept


def _lines(journal: Journal) -> Iterator[bytes]:
    """Yield the records of a file of before, as far as they are whole: each is a line.

    A byte that is no UTF-8 costs a letter, and not the game.
    """
    with journal.path.open("rb") as stream:
        for line in stream:
            text = line.decode(errors="replace").encode()
            try:
                json.loads(text)
            except ValueError:
                return  # what a full disk or a killed server has left
            journal.size += len(line)
            yield text


def _encoded(record: dict[str, Any]) -> bytes:
    """Return RECORD as JSON in ASCII, whatever texts it has."""
    return json.dumps(record, separators=(",", ":")).encode()
