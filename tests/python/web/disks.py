"""A disk that fails at a call, and one that remembers what a power cut may leave of it."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import pytest

BY_PATH = ("open", "replace", "chmod", "unlink")
BY_HANDLE = ("write", "fsync", "fdatasync", "ftruncate", "lseek", "close")

FAILURES = [
    pytest.param(errno.ENOSPC, 0, id="full once"),
    pytest.param(errno.ENOSPC, 5, id="full for a while"),
    pytest.param(errno.EIO, 0, id="an error once"),
    pytest.param(errno.EIO, float("inf"), id="an error from then on"),
    pytest.param(None, 0, id="short once"),
    pytest.param(None, float("inf"), id="short from then on"),
]
"""How a call fails, by its error or falling short, and how often it does so again."""

TEARS = 24
"""At about how many places a write is torn."""


@dataclass
class Disk:
    """Stands between the package and the files below `directory`."""

    directory: Path
    count: int = 0
    real: dict[str, Callable[..., Any]] = field(default_factory=dict)
    handles: dict[int, Path] = field(default_factory=dict)

    def install(self, patch: pytest.MonkeyPatch) -> None:
        for name in (*BY_PATH, *BY_HANDLE):
            self.real[name] = getattr(os, name)
            patch.setattr(os, name, self.standing_between(name))
        self.real["io.open"] = io.open
        patch.setattr(io, "open", self.standing_between("io.open"))

    def is_ours(self, name: str, first: Any) -> bool:
        if name in BY_HANDLE:
            return first in self.handles and self._is_below(first)
        return isinstance(first, str | os.PathLike) and self.directory in Path(first).parents

    def _is_below(self, handle: int) -> bool:
        """Whether HANDLE is still that of a file of ours: streams close theirs by themselves."""
        try:
            file = Path(os.readlink(f"/proc/self/fd/{handle}"))
        except OSError:
            return False
        return self.directory in (file, *file.parents)

    def standing_between(self, name: str) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            first = arguments[0]
            if not self.is_ours(name, first) and Path(str(first)) != self.directory:
                return self.real[name](*arguments, **options)
            self.count += 1
            self.before(name, *arguments)
            result = self.real[name](*arguments, **options)
            if name == "open":
                self.handles[result] = Path(first)
            if name == "close":
                del self.handles[first]
            self.after(name, result, *arguments)
            return result

        return call

    def before(self, name: str, *arguments: Any) -> None:
        """Hear of a call: an error is the call's."""

    def after(self, name: str, result: Any, *arguments: Any) -> None:
        """Hear what it came to."""


@dataclass
class Failing(Disk):
    """The calls from number `first` to `last` fail; with no `error`, a write is short before."""

    first: int = 0
    last: float = 0
    error: int | None = None
    faults: int = 0

    def before(self, name: str, *arguments: Any) -> None:
        if not self.first <= self.count <= self.last:
            return
        self.faults += 1
        if name == "close":  # it is closed all the same
            self.real[name](arguments[0])
            del self.handles[arguments[0]]
        elif name == "write" and self.error is None:
            self.real[name](arguments[0], bytes(arguments[1])[: len(arguments[1]) // 2])
        raise OSError(self.error or errno.ENOSPC, os.strerror(self.error or errno.ENOSPC))


@dataclass
class File:
    """What is known to be on the disk of a file, and what was done to it since."""

    content: bytes = b""
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)
    """Writes at a place; None for the bytes: it was cut there."""

    def contents(self) -> list[bytes]:
        """What a power cut may leave: nothing of what is pending, parts, or all."""
        found = [applied(self.content, self.pending)]
        if self.pending:
            *others, (place, data) = self.pending
            found += [self.content, applied(self.content, others)]
            for torn in _torn(data or b""):
                found.append(applied(self.content, [*others, (place, torn)]))
        return list(dict.fromkeys(found))


def _torn(data: bytes) -> Iterator[bytes]:
    """What may be there of DATA: a beginning, with zeros after it, or an end after zeros."""
    for count in range(0, len(data), max(1, len(data) // TEARS)):
        yield data[:count]
        yield data[:count] + bytes(len(data) - count)
        yield bytes(count) + data[count:]


def applied(content: bytes, changes: list[tuple[int, bytes | None]]) -> bytes:
    for place, data in changes:
        if data is None:
            content = content[:place].ljust(place, b"\0")
        else:
            content = content[:place].ljust(place, b"\0") + data + content[place + len(data) :]
    return content


@dataclass
class Remembering(Disk):
    """What is on the disk for sure, and what may be, after every call."""

    names: dict[str, File] = field(default_factory=dict)
    """What the directory has on the disk."""
    now: dict[str, File] = field(default_factory=dict)
    """What it has."""
    pending: list[tuple[str, str, File | None]] = field(default_factory=list)
    """What was done to its names since: (the old name, the new one, the file)."""
    places: dict[int, int] = field(default_factory=dict)
    cut: Callable[[Remembering], None] = lambda disk: None

    def after(self, name: str, result: Any, *arguments: Any) -> None:
        getattr(self, f"_{name.replace('io.', 'read_')}", lambda *_: None)(result, *arguments)
        self.cut(self)

    def _file(self, handle: int) -> File:
        return self.now[self.handles[handle].name]

    def _open(self, handle: int, path: Any, flags: int, *_: Any) -> None:
        self.places[handle] = 0
        name = Path(path).name
        if Path(path) != self.directory and name not in self.now and flags & os.O_CREAT:
            self.now[name] = File()
            self.pending.append(("", name, self.now[name]))

    def _write(self, count: int, handle: int, data: Any) -> None:
        self._file(handle).pending.append((self.places[handle], bytes(data)[:count]))
        self.places[handle] += count

    def _ftruncate(self, _: Any, handle: int, size: int) -> None:
        self._file(handle).pending.append((size, None))

    def _lseek(self, place: int, handle: int, *_: Any) -> None:
        self.places[handle] = place

    def _fdatasync(self, _: Any, handle: int) -> None:
        file = self._file(handle)
        file.content, file.pending = applied(file.content, file.pending), []

    def _fsync(self, _: Any, handle: int) -> None:
        if self.handles[handle] == self.directory:
            self.names, self.pending = dict(self.now), []
        else:
            self._fdatasync(_, handle)

    def _replace(self, _: Any, old: Any, new: Any) -> None:
        file = self.now.pop(Path(old).name)
        self.now[Path(new).name] = file
        self.pending.append((Path(old).name, Path(new).name, file))

    def _unlink(self, _: Any, path: Any) -> None:
        self.now.pop(Path(path).name)
        self.pending.append((Path(path).name, "", None))

    def states(self) -> Iterator[dict[str, bytes]]:
        """What the directory may hold after a power cut now: names and contents."""
        count = len(self.pending)
        kept = [self.pending[:number] for number in range(count + 1)]
        kept += [self.pending[:number] + self.pending[number + 1 :] for number in range(count)]
        for changes in kept:
            names = dict(self.names)
            for old, new, file in changes:
                names.pop(old, None)
                if file is not None:
                    names[new] = file
            choices = [
                [(name, content) for content in file.contents()] for name, file in names.items()
            ]
            for chosen in product(*choices):
                yield dict(chosen)
