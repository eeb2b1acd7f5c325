"""The disk fails at every call, for one call or for good: what was acknowledged is there."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")

from pyengine.errors import ManalogError
from pyengine.system.replacing import replace_file
from pyengine.web.relay.keeping import Kept
from pyengine.web.relay.shelf import Shelf

CALLS = (
    "open", "write", "fsync", "fdatasync", "ftruncate", "lseek", "close", "replace", "chmod",
    "unlink",
)  # fmt: skip


@dataclass
class Disk:
    """Counts the calls of the system, and lets those from number `first` to `last` fail."""

    first: int
    last: float
    error: int | None
    """None: a write takes half of what it gets, then fails."""
    count: int = 0
    faults: int = 0
    real: dict[str, Callable[..., Any]] = field(default_factory=dict)

    def install(self, patch: pytest.MonkeyPatch) -> None:
        for name in CALLS:
            self.real[name] = getattr(os, name)
            patch.setattr(os, name, self.failing(name))

    def failing(self, name: str) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            self.count += 1
            if not self.first <= self.count <= self.last:
                return self.real[name](*arguments, **options)
            self.faults += 1
            if name == "close":
                self.real[name](*arguments)
            elif name == "write" and self.error is None:
                handle, data = arguments
                self.real[name](handle, bytes(data)[: len(data) // 2])
            raise OSError(self.error or errno.ENOSPC, os.strerror(self.error or errno.ENOSPC))

        return call


def played(directory: Path) -> tuple[Kept | None, list[str], list[str]]:
    """Play a game with a save, a resume and a second start; return it and what was acknowledged.

    The game is what is in memory at its end. What is acknowledged was taken without a complaint.
    """
    acknowledged: list[str] = []
    shelf = Shelf(directory)
    game = shelf.new({"game": "magic", "decks": ["4 Forest\u2028"]})
    try:
        shelf.secret()
        game.write_first()
    except ManalogError:
        return None, [], []
    for number in range(6):
        game.add({"from": number, "actions": [f"a{number}"], "chosen": [[number, "a"]]})
        if not game.unkept:
            acknowledged = list(game.taken)
        if number == 2:
            with contextlib.suppress(OSError):
                replace_file(shelf.path_of("aaaaaaaaaaaa", "save"), b"a save", mode=0o600)
        if number == 3 and not game.unkept:
            game.shelve()
            try:
                game.open()
            except ManalogError:
                return None, acknowledged, acknowledged
    return game, list(game.taken), acknowledged


def check(directory: Path, disk: Disk) -> None:
    with pytest.MonkeyPatch.context() as patch:
        disk.install(patch)
        game, taken, acknowledged = played(directory)
    assert all(path.stat().st_size for path in directory.iterdir() if path.suffix == ".game")
    found = Shelf(directory).games()
    assert [again.choices for again in found.values()] >= [len(acknowledged)] * bool(acknowledged)
    if (directory / "secret").exists():
        assert len((directory / "secret").read_bytes()) == 32
    save = directory / "aaaaaaaaaaaa.save"
    assert not save.exists() or save.read_bytes() == b"a save"
    for again in found.values():
        again.open()
        kept = again.taken
        assert kept[: len(acknowledged)] == acknowledged
        assert kept == [f"a{number}" for number in range(len(kept))]
    if game is not None:
        game.retry()  # the disk works again: all is kept
        assert game.unkept == 0
        again = Shelf(directory).games()[game.name]
        again.open()
        assert again.taken == taken and again.chosen == game.chosen
        again.add({"from": len(taken), "actions": ["more"]})
        last = Shelf(directory).games()[game.name]
        last.open()
        assert last.taken == [*taken, "more"]


KINDS = [
    pytest.param(errno.ENOSPC, 0, id="full once"),
    pytest.param(errno.ENOSPC, 5, id="full for a while"),
    pytest.param(errno.EIO, 0, id="an error once"),
    pytest.param(errno.EIO, float("inf"), id="an error from then on"),
    pytest.param(None, 0, id="short once"),
    pytest.param(None, 5, id="short for a while"),
    pytest.param(None, float("inf"), id="short from then on"),
    pytest.param(errno.EMFILE, 2, id="too many files for a while"),
]


@pytest.mark.parametrize(("error", "more"), KINDS)
def test_every_call_fails(tmp_path: Path, error: int | None, more: float) -> None:
    counting = Disk(1 << 30, 1 << 30, None)
    check(tmp_path / "none", counting)
    assert counting.faults == 0 and counting.count > 50
    for number in range(1, counting.count + 1):
        disk = Disk(number, number + more, error)
        check(tmp_path / str(number), disk)
        assert disk.faults
