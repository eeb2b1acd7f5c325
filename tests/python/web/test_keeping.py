"""Games that are kept: those that nobody plays are on the disk alone."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

pytest.importorskip("starlette")

from pyengine.web.relay.hall import Hall
from pyengine.web.relay.keeping import Kept, Shelf


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
