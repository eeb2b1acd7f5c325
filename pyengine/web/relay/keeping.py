"""Games on the disk: each is a journal of JSON, to which what was taken is appended.

The first record says what the game began from and has the tokens; others have what was taken.
"""

from __future__ import annotations

import contextlib
import json
import re
import secrets
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.system.journal import Journal
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import reason
from pyengine.web.relay.tokens import Tokens

SECRET_BYTES = 32

_LEAST_GROWN, _MOST_GROWN = 1 << 16, 4
"""A file is written anew where it has so many bytes, and so many times those that are needed."""

_NAME = re.compile(r"[a-z0-9]{12}")


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
    over: bool = False
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

    def __post_init__(self) -> None:
        """Have the journal of its file."""
        self._journal = Journal(self.path)

    @property
    def choices(self) -> int:
        """How many choices were made."""
        return self.missing + len(self.taken) if self.shelved is None else self.shelved

    def shelve(self) -> None:
        """Let the actions be on the disk alone, until the game is opened."""
        if self.on_disk and self.shelved is None and not self.unkept:
            self.shelved, self.taken, self.chosen = self.choices, [], []

    def open(self) -> None:
        """Have the actions here; ManalogError: the file can't be read any more."""
        if self.shelved is None:
            return
        again = _read(self.path)
        if again is None:
            raise ManalogError("the game's file can't be read any more", file=self.path)
        self.taken, self.chosen, self.shelved = again.taken, again.chosen, None
        self.missing, self._journal = again.missing, again._journal

    @property
    def name(self) -> str:
        """What links call it."""
        return self.path.stem

    def add(self, kept: dict[str, Any]) -> None:
        """Keep what a worker says that was taken or set."""
        self._apply(kept)
        if self.on_disk:
            self.unkept += 1
            self._write(kept)

    def retry(self) -> None:
        """Have on the disk what it did not take before."""
        if self.unkept:
            self._write(None)

    def _write(self, record: dict[str, Any] | None) -> None:
        """Append RECORD; where that can't be done, or the file has grown, write all of it anew."""
        try:
            grown = self._journal.size > max(_LEAST_GROWN, _MOST_GROWN * self._compact)
            if record is None or self._journal.broken or grown:
                self._rewrite()
            else:
                self._journal.append(_encoded(record))
            self.unkept, self.trouble = 0, None
        except OSError as error:
            self.trouble = reason(error)

    def _rewrite(self) -> None:
        self._journal.rewrite(_encoded(record) for record in self._records())
        self._compact = self._journal.size

    def _records(self) -> tuple[dict[str, Any], dict[str, Any]]:
        head = {
            "recipe": self.recipe, "tokens": self.tokens, "since": self.since, "about": self.about,
        }  # fmt: skip
        return head, {
            "from": self.missing,
            "actions": self.taken,
            "chosen": self.chosen,
            "over": self.over,
            "settings": self.settings,
        }

    def _apply(self, kept: dict[str, Any]) -> None:
        if "actions" in kept:
            self._take(kept["from"], kept["actions"])
            before = [entry for entry in self.chosen if entry[0] < kept["from"]]
            self.chosen = before + kept.get("chosen", [])
            self.over = bool(kept.get("over"))
        if "settings" in kept:
            self.settings = kept["settings"]

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


class Shelf:
    """The directory of kept games and saves, which nobody else may read."""

    def __init__(self, directory: Path) -> None:
        """Keep games in DIRECTORY, made where it is not there."""
        self.directory = directory
        self.notices: list[str] = []
        """What whoever has the server should know."""
        try:
            directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise ManalogError(f"can't be made ({error.strerror})", file=directory) from error

    def secret(self, *, new: bool = False) -> bytes:
        """Return the server's own secret, made at the first time, and anew where it is none.

        With NEW, it is made anew in any case.
        """
        path = self.directory / "secret"
        try:
            if path.exists() and not new:
                secret = path.read_bytes()
                if len(secret) == SECRET_BYTES:
                    return secret
                self.notices.append(f"{path} was no secret: a new one is made, and old links end")
            secret = secrets.token_bytes(SECRET_BYTES)
            replace_file(path, secret, mode=0o600)
        except OSError as error:
            raise ManalogError(f"can't be written ({reason(error)})", file=path) from error
        return secret

    def new(self, recipe: dict[str, Any]) -> Kept:
        """Return a new game, which has no file yet."""
        return Kept(self.path_of(new_name(), "game"), recipe, {})

    def path_of(self, name: str, kind: str) -> Path:
        """Return the file called NAME of a KIND; ManalogError: that is no name of ours."""
        if not _NAME.fullmatch(name):
            raise ManalogError("there is nothing of that name")
        return self.directory / f"{name}.{kind}"

    def games(self) -> dict[str, Kept]:
        """Return all games that are kept, the newest last; what can't be read is left alone."""
        paths = sorted(self.directory.glob("*.game"), key=lambda path: path.stat().st_mtime)
        found = {}
        for path in paths:
            game = _read(path)
            if game is None:
                self.notices.append(f"{path} can't be read: it is left alone")
                continue
            if game.cut:
                self.notices.append(
                    f"{path}: its last {game.cut} bytes are no whole record: the game goes on "
                    f"after {game.choices} choices{self._set_aside(game)}"
                )
            game.shelve()
            found[game.name] = game
        return found

    def _set_aside(self, game: Kept) -> str:
        """Copy a file that is damaged, and not only torn at its end; return what is said of it."""
        try:
            content = game.path.read_bytes()
            if b"\n" not in content[-game.cut :]:
                return ""
            aside = game.path.with_suffix(".damaged")
            replace_file(aside, content, mode=0o600)
        except OSError as error:
            return f", and it can't be copied ({reason(error)})"
        return f"; {aside.name} is a copy of it"

    def saves(self) -> list[Path]:
        """Return the saves that are kept, the newest first."""
        paths = self.directory.glob("*.save")
        return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)


def new_name() -> str:
    """Return a name that nothing has."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(12))


def _read(path: Path) -> Kept | None:
    """Return the game in the file PATH, as far as its records are whole; None: it is none."""
    journal = Journal(path)
    try:
        with path.open("rb") as stream:
            before = stream.read(1) == b"{"
        records = _lines(journal) if before else journal.records()
        head = json.loads(next(records))
        since = head.get("since") or dict.fromkeys(head["tokens"], path.stat().st_mtime)
        kept = Kept(path, head["recipe"], head["tokens"], since, head["about"], on_disk=True)
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
