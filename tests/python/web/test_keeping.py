"""Games that are kept: those that nobody plays are on the disk alone."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")

from pyengine.errors import ManalogError
from pyengine.web.relay.hall import Hall
from pyengine.web.relay.keeping import Kept
from pyengine.web.relay.process import WorkerGoneError
from pyengine.web.relay.room import Room
from pyengine.web.relay.shelf import Shelf


def kept(shelf: Shelf, *actions: str, over: bool = False) -> Kept:
    game = shelf.new({"game": "magic"})
    game.write_first()
    game.add({"from": 0, "actions": list(actions), "chosen": [[0, "a"]], "over": over})
    return game


def test_a_game_is_shelved_and_opened(tmp_path: Path) -> None:
    game = kept(Shelf(tmp_path), "keep", "pass")
    game.shelve()
    assert game.taken == [] and game.choices == 2
    game.shelve()
    game.open()
    assert game.taken == ["keep", "pass"] and game.chosen == [[0, "a"]] and game.choices == 2


def test_what_is_read_at_the_start_is_shelved(tmp_path: Path) -> None:
    name = kept(Shelf(tmp_path), "keep").name
    again = Shelf(tmp_path).games()[name]
    assert again.taken == [] and again.choices == 1


def test_games_that_are_over_are_forgotten_first(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    going, over = kept(shelf, "keep"), kept(shelf, "concede", over=True)

    async def forgotten() -> set[str]:
        hall = Hall(shelf, 1)
        hall._forget_oldest()
        return set(hall.rooms)

    with ThreadPoolExecutor(1) as apart:  # a browser's tests leave a loop running in this thread
        assert apart.submit(asyncio.run, forgotten()).result() == {going.name}
    assert going.path.exists() and not over.path.exists()


def test_what_ends_lines_elsewhere_ends_no_record(tmp_path: Path) -> None:
    """A deck that is pasted may have them in it."""
    deck = "4 Forest\u2028\u2029\x85\x0b\x0c4 Llanowar Elves"
    game = Shelf(tmp_path).new({"game": "magic", "decks": [{"name": "mine", "text": deck}]})
    game.write_first()
    game.add({"from": 0, "actions": ["keep"]})
    again = Shelf(tmp_path).games()[game.name]
    again.open()
    assert again.recipe == game.recipe and again.taken == ["keep"]


def test_a_byte_that_is_no_text_costs_a_letter(tmp_path: Path) -> None:
    game = Shelf(tmp_path).new({})
    lines = [
        b'{"recipe": {"decks": [{"name": "m\xffne"}]}, "tokens": {}, "about": {}}',
        b'{"from": 0, "actions": ["keep"]}',
    ]
    game.path.write_bytes(b"\n".join(lines) + b"\n")
    again = Shelf(tmp_path).games()[game.name]
    again.open()
    assert again.recipe["decks"] == [{"name": "m\ufffdne"}] and again.taken == ["keep"]


@pytest.mark.parametrize("spoiled", [b"", b"short", b"x" * 33])
def test_what_is_no_secret_is_made_anew(tmp_path: Path, spoiled: bytes) -> None:
    """A full disk may have left an empty one, by which anybody could compute all tokens."""
    first = Shelf(tmp_path).secret()
    assert len(first) == 32 and Shelf(tmp_path).secret() == first
    (tmp_path / "secret").write_bytes(spoiled)
    shelf = Shelf(tmp_path)
    again = shelf.secret()
    assert len(again) == 32 and again != first and Shelf(tmp_path).secret() == again
    assert "a new one is made" in shelf.notices[0]
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_a_secret_that_can_not_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, data: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.write", full)
    with pytest.raises(ManalogError, match="No space left"):
        Shelf(tmp_path).secret()
    assert list(tmp_path.iterdir()) == []


@dataclass(frozen=True)
class Listener:
    viewer: str
    send: Callable[[str], None]


class Frail:
    """A worker that ends as its game begins, where it is `dead`."""

    pid, alive = 0, True

    def __init__(self, dead: bool) -> None:
        self.dead = dead

    async def call(self, name: str, *arguments: Any, **more: Any) -> Any:
        if self.dead:
            raise WorkerGoneError
        return {"players": ["a"], "notice": None, "origin": None}

    async def close(self) -> None:
        self.alive = False


@pytest.mark.parametrize(("dead", "begins"), [(2, True), (9, False)])
def test_a_worker_that_ends_as_it_begins_is_not_the_last(
    tmp_path: Path, dead: int, begins: bool
) -> None:
    """A spare one may be dead without anybody having heard of it, and so may be the next."""
    workers = [Frail(number < dead) for number in range(10)]

    async def hire() -> Any:
        return workers.pop(0)

    async def begun() -> None:
        room = Room(kept(Shelf(tmp_path)), hire)
        heard: list[str] = []
        listener = Listener("a", heard.append)
        room.listeners.add(listener)
        if begins:
            assert (await room.worker()).alive and room.running
        else:
            await room._again()
            assert len(heard) == 1 and "ended 5 times" in heard[0]

    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, begun()).result()


class Ended:
    """A worker that can be ended."""

    alive = True

    def end(self) -> None:
        self.alive = False


def said(room: Room, kept: dict[str, Any]) -> Ended:
    """Let ROOM hear that KEPT is to be kept; return the worker that said so."""
    worker = Ended()
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, room._heard(worker, {"kept": kept})).result()  # type: ignore[arg-type]
    return worker


def test_what_a_dead_worker_has_said_is_heard_before_the_next_begins(tmp_path: Path) -> None:
    """It was shown to somebody, perhaps: the game goes on from there."""
    room = Room(kept(Shelf(tmp_path), "a0"), None)  # type: ignore[arg-type]
    room.kept.about = {"players": ["a"]}
    begun: list[list[str]] = []

    class Dead(Ended):
        alive = False

        async def hear_out(self) -> None:
            await room._heard(self, {"kept": {"from": 1, "actions": ["a1"]}})  # type: ignore[arg-type]

    class Next(Frail):
        async def call(self, name: str, *arguments: Any, **more: Any) -> Any:
            if name == "begin":
                begun.append(list(arguments[1]["taken"]))
            return await super().call(name, *arguments, **more)

    async def hire() -> Any:
        return Next(dead=False)

    room._worker, room._hire = Dead(), hire  # type: ignore[assignment]
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, room.worker()).result()
    assert begun == [["a0", "a1"]]


def test_a_worker_that_is_elsewhere_is_ended(tmp_path: Path) -> None:
    """What it says goes on after choices that nobody has kept: it is begun again from those."""
    room = Room(kept(Shelf(tmp_path), "a0"), None)  # type: ignore[arg-type]
    assert said(room, {"from": 1, "actions": ["a1"]}).alive
    assert not said(room, {"from": 3, "actions": ["a3"]}).alive
    assert room.kept.taken == ["a0", "a1"]


def test_a_slow_disk_stops_no_other_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are served while a choice is brought to the disk, and it is shown after that."""
    real, room = os.fdatasync, Room(kept(Shelf(tmp_path), "a0"), None)  # type: ignore[arg-type]

    def slow(handle: int) -> None:
        time.sleep(0.3)
        real(handle)

    async def keeping() -> int:
        message = {"kept": {"from": 1, "actions": ["a1"]}}
        task = asyncio.create_task(room._heard(Ended(), message))  # type: ignore[arg-type]
        rounds = 0
        while not task.done():
            await asyncio.sleep(0.01)
            rounds += 1
        return rounds

    monkeypatch.setattr("os.fdatasync", slow)
    with ThreadPoolExecutor(1) as apart:
        assert apart.submit(asyncio.run, keeping()).result() > 5
    assert room.kept.unkept == 0 and room.kept.taken == ["a0", "a1"]


def test_a_full_disk_is_told_and_outlived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on in memory; when there is space again, all of it is kept."""
    heard: list[str] = []
    room = Room(kept(Shelf(tmp_path)), None)  # type: ignore[arg-type]
    room.listeners.add(Listener("a", heard.append))

    def full(handle: int, data: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.write", full)
        for number in range(2):
            said(room, {"from": number, "actions": [f"a{number}"]})
    assert [json.loads(text)["unkept"] for text in heard] == [1, 2]
    assert "2 records of it are not kept (No space left on device)" in heard[-1]
    room.kept.shelve()
    assert room.kept.taken == ["a0", "a1"]
    said(room, {"from": 2, "actions": ["a2"]})
    assert json.loads(heard[-1])["unkept"] == 0 and len(heard) == 3
    again = Shelf(tmp_path).games()[room.kept.name]
    again.open()
    assert again.taken == ["a0", "a1", "a2"]


def test_a_game_that_can_not_be_kept_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, data: object) -> int:
        raise OSError(28, "No space left on device")

    game = Shelf(tmp_path).new({})
    monkeypatch.setattr("os.write", full)
    with pytest.raises(ManalogError, match="No space left on device"):
        game.write_first()
    assert list(tmp_path.iterdir()) == []


def test_what_grows_is_written_anew(tmp_path: Path) -> None:
    """What is set again and again, as a page may, does not fill the disk."""
    game = kept(Shelf(tmp_path), "keep")
    for number in range(2_000):
        game.add({"settings": {"a": {"full": bool(number % 2), "stops": [["my", "upkeep"]] * 9}}})
        assert game.path.stat().st_size < 70_000
    again = Shelf(tmp_path).games()[game.name]
    again.open()
    assert again.taken == ["keep"] and again.settings == game.settings


def test_what_is_cut_off_is_said(tmp_path: Path) -> None:
    game = kept(Shelf(tmp_path), "keep")
    with game.path.open("ab") as stream:
        stream.write(b"000000")
    shelf = Shelf(tmp_path)
    assert shelf.games()[game.name].choices == 1
    assert "its last 6 bytes are no whole record" in shelf.notices[0]
    assert not list(tmp_path.glob("*.damaged"))


@pytest.mark.parametrize("before", [False, True])
def test_what_is_damaged_is_set_aside(tmp_path: Path, before: bool) -> None:
    """Whole records after one that is none are not played, and not thrown away either."""
    game = kept(Shelf(tmp_path), "keep", "pass")
    game.add({"from": 2, "actions": ["more"]})
    if before:
        head = {"recipe": {}, "tokens": {}, "about": {}}
        others = [{"from": 0, "actions": ["keep"]}, {"from": 1, "actions": ["pass", "more"]}]
        game.path.write_text("".join(f"{json.dumps(one)}\n" for one in (head, *others)))
        spoiled = game.path.read_bytes().replace(b'"pass"', b'"pass')
    else:
        spoiled = game.path.read_bytes().replace(b'"pass"', b'"poss"')
    game.path.write_bytes(spoiled)
    shelf = Shelf(tmp_path)
    again = shelf.games()[game.name]
    again.open()
    again.add({"from": len(again.taken), "actions": ["other"]})
    assert again.taken == (["keep", "other"] if before else ["other"])
    assert game.path.with_suffix(".damaged").read_bytes() == spoiled
    assert f"{game.name}.damaged is a copy of it" in shelf.notices[0]


def test_a_file_that_has_grown_is_written_anew_as_it_is_opened(tmp_path: Path) -> None:
    """Settings are a record each time, and so is each choice that is taken back."""
    game = kept(Shelf(tmp_path), "a0")
    game._compact = 1 << 30  # it has grown while it was played
    for number in range(300):
        game.add({"settings": {"a": {"stops": [["my", "upkeep"]] * 10, "full": bool(number % 2)}}})
    grown = game.path.stat().st_size
    again = Shelf(tmp_path).games()[game.name]
    assert game.path.stat().st_size == grown > 1 << 16  # a server begins without writing
    again.open()
    assert game.path.stat().st_size < grown / 20
    again.add({"from": 1, "actions": ["a1"]})
    last = Shelf(tmp_path).games()[game.name]
    last.open()
    assert last.taken == ["a0", "a1"] and last.settings == game.settings
