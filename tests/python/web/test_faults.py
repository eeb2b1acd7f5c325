"""The disk fails at every call, for one call or for good: what was acknowledged is there."""

from __future__ import annotations

import contextlib
import errno
from pathlib import Path

import pytest

pytest.importorskip("starlette")

from disks import FAILURES, Failing

from pyengine.errors import ManalogError
from pyengine.system.replacing import replace_file
from pyengine.web.relay.keeping import Kept
from pyengine.web.relay.shelf import Shelf


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


def check(directory: Path, disk: Failing) -> None:
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
    *FAILURES,
    pytest.param(None, 5, id="short for a while"),
    pytest.param(errno.EMFILE, 2, id="too many files for a while"),
]


@pytest.mark.parametrize(("error", "more"), KINDS)
def test_every_call_fails(tmp_path: Path, error: int | None, more: float) -> None:
    counting = Failing(tmp_path / "none")
    check(counting.directory, counting)
    assert counting.faults == 0 and counting.count > 50
    for number in range(1, counting.count + 1):
        disk = Failing(tmp_path / str(number), first=number, last=number + more, error=error)
        check(disk.directory, disk)
        assert disk.faults
