"""Games with rooms are what they are without; `test_rooms_of_games` runs it, in its own process."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from pyengine import Game
from pyengine.engine.bridge import Bridge
from pyengine.engine.rooms import Room

BOARD = """
turn 9 of A, first main phase
A: battlefield 2 Mountain, Skirk Prospector (sick), Reckless One | hand Raging Goblin
B: life 1 | battlefield Forest, Elvish Warrior
"""


@pytest.fixture(scope="module", autouse=True)
def first() -> None:
    """A room is made before a game is begun without one."""
    Room().leave()


def begun(room: bool, path: Path) -> list[Game]:
    """Games of every kind: new ones, one with chosen cards, one of Mbrane, a save and a board."""
    games = [Game.new(seed=seed, room=room) for seed in (1, 2)]
    games.append(Game.new(seed=5, hands={"elves": ["Forest", "Giant Growth"]}, room=room))
    games.append(Game.new(game="mbrane", seed=3, room=room))
    if not path.exists():
        saved = Game.new(seed=8)
        saved.apply("keep")
        saved.save(path)
    return [*games, Game.load(path, room=room), Game.board(BOARD, room=room)]


def known(game: Game) -> tuple[Any, ...]:
    """All that is told of GAME."""
    return game.digest, game.key, game.history, game.choices, game.view(game.players[0])


def by_turns(games: Sequence[Game], choices: int) -> None:
    chances = [random.Random(number) for number in range(len(games))]
    for _ in range(choices):
        for game, chance in zip(games, chances, strict=True):
            if not game.over:
                game.apply(chance.randrange(game.count))


def test_games_take_turns_and_are_the_same(tmp_path: Path) -> None:
    rooms, others = (begun(room, tmp_path / "a.save") for room in (True, False))
    sessions = [id(game._session) for game in rooms]
    for games in (rooms, others):
        by_turns(games, 30)
    assert [known(game) for game in rooms] == [known(game) for game in others]
    assert [id(game._session) for game in rooms] == sessions
    for game, other in zip(rooms, others, strict=True):
        copy = game.clone()
        by_turns([copy], 3)
        assert known(game) == known(other)
        assert game.over or known(copy) != known(game)
        assert game.playout(4) == other.playout(4)
        assert game.events(game.players[0]) == other.events(game.players[0])
        for one in (game, other):
            one.undo(5)
        assert known(game) == known(other)


def test_what_is_asked_in_a_room_is_answered() -> None:
    board, other = Game.board(BOARD, room=True), Game.new(seed=2, players=["greedy"] * 2, room=True)
    found = board.plan("won(a)")
    assert (found.outcome, found.length, board.player) == ("plan", 6, "a")
    assert board.ask("hand(a, C)") == [{"C": "raging_goblin"}]
    with board.branch("cast raging goblin"):
        assert other.play().over and len(board.history) == 1
    assert board.history == () and board.why_not("cast(1)")
    board.close()


def test_rooms_of_games_that_are_gone_are_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[int]()
    new_engine = Bridge.new_engine
    monkeypatch.setattr(Bridge, "new_engine", lambda b: made.append(1) or new_engine(b))
    kept = [Game.new(seed=seed, room=True) for seed in (1, 2)]
    Game.new(seed=3, room=True)
    made.clear()
    for seed in range(4, 14):
        Game.new(seed=seed, room=True).apply(0)
    assert len(made) <= 1
    assert [game.digest for game in kept] == [Game.new(seed=seed).digest for seed in (1, 2)]
