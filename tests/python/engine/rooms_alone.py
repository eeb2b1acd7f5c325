"""Rooms: games beside one another in one process, each as if alone; `test_rooms` runs it."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from pyengine.engine.rooms import Room
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.games import find_game


@pytest.fixture(scope="module", autouse=True)
def first() -> None:
    """A room is made before a game is begun without one."""
    Room().leave()


def choose(session: Session, chance: random.Random) -> None:
    assert session.choice is not None
    session.choose(chance.randrange(session.choice.count))


def played(seed: int, room: Room | None = None) -> tuple[list[str], str]:
    session = Session.start(find_game("magic").default_setup(seed), prolog=room)
    chance = random.Random(seed)
    for _ in range(40):
        choose(session, chance)
    return session.taken, session.digest()


def test_games_in_rooms_are_what_they_are_alone() -> None:
    alone = {seed: played(seed) for seed in (1, 2, 3)}
    kept = Session.start(find_game("magic").default_setup(9))
    before = kept.digest()
    games = {
        seed: Session.start(find_game("magic").default_setup(seed), prolog=Room()) for seed in alone
    }
    chances = {seed: random.Random(seed) for seed in alone}
    for _ in range(40):
        for seed, session in games.items():
            choose(session, chances[seed])
    assert {seed: (game.taken, game.digest()) for seed, game in games.items()} == alone
    assert kept.digest() == before
    choose(kept, random.Random(9))


def test_a_room_has_its_own_game_and_cards() -> None:
    first = Session.start(find_game("mbrane").default_setup(1), prolog=Room())
    second = Session.start(find_game("magic").default_setup(1), prolog=Room())
    assert first.query("life", 2) == [] and len(second.query("life", 2)) == 2
    assert not first.violations() and not second.violations()


def test_choices_are_taken_back_and_imagined_in_a_room() -> None:
    rooms_of_two = Room(), Room()
    games = [
        Session.start(find_game("magic").default_setup(seed), prolog=room)
        for seed, room in enumerate(rooms_of_two)
    ]
    digests = [game.digest() for game in games]
    for game in games:
        chance = random.Random(4)
        for _ in range(12):
            choose(game, chance)
    with seat_of(games[0]).determinized(1) as state:
        state.apply(0)
        choose(games[1], random.Random(5))
    for game in games:
        game.undo(len(game.taken))
    assert [game.digest() for game in games] == digests


def test_a_room_that_is_left_is_used_again() -> None:
    room = Room()
    told = played(5, room)
    engine = room._engine
    room.leave()
    assert engine in [free for free, _ in room._bridge.free]
    again = [Room() for _ in range(len(room._bridge.free))]
    (same,) = [room for room in again if room._engine == engine]
    assert played(5, same) == told


def test_there_is_none_where_a_game_was_begun_before(tmp_path: Path) -> None:
    """Environments take turns there."""
    script = tmp_path / "before.py"
    script.write_text(BEFORE, encoding="utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "2\n"), done.stderr


BEFORE = """
from pyengine import EngineError, Game
from pyengine.engine.rooms import Room
Game.new(seed=1).apply(0)
try:
    Room()
except EngineError as error:
    assert "a game was begun in this process before" in str(error)
else:
    raise AssertionError
try:
    from pyengine.rl import MatchEnv
except ImportError:
    print(2)
else:
    environments = [MatchEnv(), MatchEnv()]
    for environment in environments:
        environment.reset(seed=1)
    first, second = (environment.session.digest() for environment in environments)
    assert first == second
    print(len(environments))
"""
