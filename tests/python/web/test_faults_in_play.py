"""A game is played, saved, begun again and gone on with from its save, on a disk that fails.

Each call of the package to the disk fails, in several ways, and power is cut after each: then all
is opened, played on, closed and opened again. A part of it; `MANALOG_FAULTS=1` tries all.
"""

from __future__ import annotations

import contextlib
import os
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")

from disks import FAILURES, Disk, Failing, Remembering
from restarting import Restarting, unequal

from pyengine.errors import ManalogError
from pyengine.saves.save import read_save
from pyengine.web.relay.keeping import Kept
from pyengine.web.relay.shelf import Shelf
from pyengine.web.worker.recipe import checked

ALL = "MANALOG_FAULTS" in os.environ

MBRANE: dict[str, Any] = {
    "spectators": "nobody",
    **checked({"game": "mbrane", "players": ["human", "human"], "decks": [], "seed": 2}),
}
SAVE = "aaaaaaaaaaaa"


@dataclass
class Promised:
    """What was acknowledged: the choices of each game, and those of the save."""

    games: dict[str, list[str]] = field(default_factory=dict)
    saved: list[str] | None = None
    saving: list[str] | None = None

    def heard(self, kept: Kept) -> None:
        """All that is taken in KEPT counts, unless the table says that it is not kept."""
        if not kept.unkept:
            self.games[kept.name] = list(kept.taken)

    def copy(self) -> Promised:
        return Promised(dict(self.games), self.saved, self.saving)


def played(directory: Path, promised: Promised) -> None:
    """Play on DIRECTORY, a shelf's; what is PROMISED is told as soon as it is."""
    with contextlib.suppress(ManalogError):
        shelf = Shelf(directory)
        shelf.secret()
        game = begin(shelf, MBRANE, promised)
        try:
            choose(game, promised, 6)
            save(game, promised)
            choose(game, promised, 3)
            game.restart(shelf=Shelf(directory))
            promised.heard(game.kept)
            choose(game, promised, 4)
        finally:
            game.close()
        if promised.saved is not None:
            file = str(directory / f"{SAVE}.save")
            again = begin(Shelf(directory), {"save": file, "name": SAVE}, promised)
            try:
                choose(again, promised, 2)
            finally:
                again.close()


def begin(shelf: Shelf, recipe: dict[str, Any], promised: Promised) -> Restarting:
    game = Restarting(shelf, recipe, random.Random(1))
    promised.heard(game.kept)
    return game


def choose(game: Restarting, promised: Promised, times: int) -> None:
    for _ in range(times):
        game.choose()
        promised.heard(game.kept)


def save(game: Restarting, promised: Promised) -> None:
    promised.saving = list(game.kept.taken)
    with contextlib.suppress(ManalogError):
        game.table.save(str(game.shelf.directory / f"{SAVE}.save"), None)
        promised.saved = promised.saving


def check_files(directory: Path, promised: Promised) -> dict[str, Kept]:
    """Whatever was PROMISED is in the files of DIRECTORY; return the games."""
    games = Shelf(directory).games()
    for name, taken in promised.games.items():
        games[name].open()
        assert games[name].taken[: len(taken)] == taken
    if (directory / "secret").exists():
        assert len(Shelf(directory).secret()) == 32
    file = directory / f"{SAVE}.save"
    if promised.saved is not None or file.exists():
        assert list(read_save(file).actions) == promised.saving
    return games


def check_games(directory: Path, promised: Promised) -> None:
    """All games open, are played on, closed, and opened again: nothing stands still."""
    for name in check_files(directory, promised):
        game = Restarting.opened(Shelf(directory), name)
        try:
            taken = list(game.kept.taken)
            assert taken[: len(promised.games.get(name, []))] == promised.games.get(name, [])
            game.choose()
            assert game.kept.unkept == 0 and len(game.kept.taken) == len(taken) + 1
            shown = game.shown()
            game.restart()
            assert unequal(shown, game.shown(), "") == []
        finally:
            game.close()


@pytest.mark.timeout(1500)
@pytest.mark.parametrize(("error", "more"), FAILURES)
def test_each_call_fails(home: None, tmp_path: Path, error: int | None, more: float) -> None:
    counting = failed(tmp_path / "0", 1 << 30, 1 << 30, None)
    assert counting.count > 60 and counting.faults == 0
    for number in range(1, counting.count + 1, 1 if ALL else 23):
        disk = failed(tmp_path / str(number), number, number + more, error)
        assert disk.faults
    print(f"{counting.count} calls")


def failed(directory: Path, first: int, last: float, error: int | None) -> Failing:
    """Play on a disk whose calls from FIRST to LAST fail, and then on one that does not."""
    disk, promised = Failing(directory, first=first, last=last, error=error), Promised()
    with pytest.MonkeyPatch.context() as patch:
        disk.install(patch)
        played(directory, promised)
    assert all(file.stat().st_size for file in directory.glob("*.[gs]a[mv]e"))
    check_games(directory, promised)
    return disk


@pytest.mark.timeout(1500)
def test_power_is_cut_after_each_call(home: None, tmp_path: Path) -> None:
    """Of what is not synchronized, anything may be on the disk: names, and halves of writes."""
    states: dict[tuple[tuple[str, bytes], ...], Promised] = {}
    promised = Promised()

    def cut(disk: Remembering) -> None:
        for state in disk.states():
            states[tuple(sorted(state.items()))] = promised.copy()

    directory = tmp_path / "games"
    disk = Remembering(directory, cut=cut)
    with pytest.MonkeyPatch.context() as patch:
        disk.install(patch)
        played(directory, promised)
    assert len(promised.games) == 2 and promised.saved and len(states) > 1000
    for number, (state, acknowledged) in enumerate(states.items()):
        left = tmp_path / str(number)
        left.mkdir()
        for name, content in state:
            (left / name).write_bytes(content)
        if ALL or number % 150 == 0:
            check_games(left, acknowledged)
        else:
            check_files(left, acknowledged)
    print(f"{disk.count} calls, {len(states)} states")


def test_the_disk_is_known(tmp_path: Path) -> None:
    """All that the package does to files below the directory is counted."""
    disk = Disk(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        disk.install(patch)
        Shelf(tmp_path).secret()
    assert disk.count >= 8 and not disk.handles
