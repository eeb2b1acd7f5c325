"""Games on the disk: each is a file of JSON lines, to which what was taken is appended.

The first line says what the game began from and has the tokens; others have what was taken.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import reason

SECRET_BYTES = 32

_NAME = re.compile(r"[a-z0-9]{12}")


@dataclass
class Kept:
    """A game that is kept: its recipe, the tokens of its seats, the actions, what people set."""

    path: Path
    recipe: dict[str, Any]
    tokens: dict[str, str]
    about: dict[str, Any] = field(default_factory=dict)
    taken: list[str] = field(default_factory=list)
    chosen: list[list[Any]] = field(default_factory=list)
    settings: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    on_disk: bool = False
    missing: int = 0
    """How many choices a file of before has not: the first ones of the save that it began from."""
    shelved: int | None = None
    """How many choices it has, where its actions are on the disk alone."""

    @property
    def choices(self) -> int:
        """How many choices were made."""
        return self.missing + len(self.taken) if self.shelved is None else self.shelved

    def shelve(self) -> None:
        """Let the actions be on the disk alone, until the game is opened."""
        if self.on_disk and self.shelved is None:
            self.shelved, self.taken, self.chosen = self.choices, [], []

    def open(self) -> None:
        """Have the actions here; ManalogError: the file can't be read any more."""
        if self.shelved is None:
            return
        again = _read(self.path)
        if again is None:
            raise ManalogError("the game's file can't be read any more", file=self.path)
        self.taken, self.chosen, self.shelved = again.taken, again.chosen, None
        self.missing = again.missing

    @property
    def name(self) -> str:
        """What links call it."""
        return self.path.stem

    def add(self, kept: dict[str, Any]) -> None:
        """Keep what a worker says that was taken or set."""
        self._apply(kept)
        if not self.on_disk:
            return
        with self._writing(), open(self.path, "a", encoding="utf-8") as stream:
            stream.write(json.dumps(kept, ensure_ascii=False) + "\n")

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
        """Begin the file."""
        head = {"recipe": self.recipe, "tokens": self.tokens, "about": self.about}
        taken = {
            "from": 0,
            "actions": self.taken,
            "chosen": self.chosen,
            "over": self.over,
            "settings": self.settings,
        }
        with self._writing():
            descriptor = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(descriptor, "w", encoding="utf-8") as stream:
                for line in (head, taken):
                    stream.write(json.dumps(line, ensure_ascii=False) + "\n")
        self.on_disk = True

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or "error"
            raise ManalogError(f"the game can't be kept ({reason})", file=self.path) from error

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

    def secret(self) -> bytes:
        """Return the server's own secret, made at the first time, and anew where it is none."""
        path = self.directory / "secret"
        try:
            if path.exists():
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
            if (game := _read(path)) is not None:
                game.shelve()
                found[game.name] = game
        return found

    def saves(self) -> list[Path]:
        """Return the saves that are kept, the newest first."""
        paths = self.directory.glob("*.save")
        return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)


def new_name() -> str:
    """Return a name that nothing has."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(12))


def _read(path: Path) -> Kept | None:
    try:
        # Only a newline ends a record: within one, texts of people have what other lines end with.
        first, *others = path.read_bytes().split(b"\n")
        head = json.loads(_text(first))
        kept = Kept(path, head["recipe"], head["tokens"], head["about"], on_disk=True)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    for line in filter(None, others):
        try:
            kept._apply(json.loads(_text(line)))
        except (ValueError, KeyError, TypeError):
            break  # the last line of a server that was killed
    return kept


def _text(line: bytes) -> str:
    """Return LINE as text; a byte that is no UTF-8 costs a letter, and not the game."""
    return line.decode(errors="replace")
