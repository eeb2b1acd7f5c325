"""Games in several threads, each as if alone; `test_threads` runs it in a process of its own."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from typing import Any

import pytest

from pyengine import EngineError, Game
from pyengine.engine.bridge import bridge
from pyengine.engine.rooms import Room


@pytest.fixture(scope="module", autouse=True)
def first() -> None:
    """A room is made before a game is begun without one."""
    Room().leave()


def in_a_thread(job: Callable[[], Any]) -> Any:
    """Return what JOB returns in a thread of its own, or the ManalogError that it raises."""
    answers: list[Any] = []

    def run() -> None:
        try:
            answers.append(job())
        except EngineError as error:
            answers.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return answers[0]


def played(seed: int, *, room: bool) -> tuple[tuple[str, ...], str]:
    game = Game.new(seed=seed, players=["random", "random"], room=room).play()
    return game.history, game.digest


USES: dict[str, Callable[[Game], Any]] = {
    "apply": lambda game: game.apply(0),
    "undo": lambda game: game.undo(),
    "digest": lambda game: game.digest,
    "view": lambda game: game.view(),
    "playout": lambda game: game.playout(),
    "clone": lambda game: game.clone().digest,
}


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("room", [True, False])
def test_a_game_is_for_the_thread_that_makes_it(room: bool, use: str) -> None:
    game = Game.new(seed=1, room=room)
    game.apply(0)
    before = game.digest
    assert "belongs to another thread" in str(in_a_thread(lambda: USES[use](game)))
    assert game.digest == before
    game.apply(0)


def test_games_in_threads_are_what_they_are_alone() -> None:
    alone = {seed: played(seed, room=True) for seed in range(6)}
    found: dict[int, Any] = {}

    def play(seed: int) -> None:
        found[seed] = played(seed, room=seed % 2 == 0)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in alone]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == alone


def test_a_thread_that_ends_gives_back_what_it_had() -> None:
    game = in_a_thread(lambda: Game.new(seed=1, room=True))
    with pytest.raises(EngineError, match="has ended"):
        game.apply(0)
    assert bridge()._joined == set()
    for _ in range(200):  # more threads than SWI-Prolog could have at once, with their rooms
        assert in_a_thread(lambda: Game.new(seed=1, room=True).count)
    assert bridge()._joined == set()


def test_a_room_that_another_thread_finds_left_goes_back_to_its_own() -> None:
    room = Room()
    engine, free = room._engine, bridge().free
    circle: list[Any] = [room]
    circle.append(circle)
    gc.disable()
    try:
        del room, circle
        assert engine not in [left for left, _ in free]
        in_a_thread(gc.collect)
        assert engine in [left for left, _ in free]
    finally:
        gc.enable()
    assert in_a_thread(lambda: Room()._engine) != engine
