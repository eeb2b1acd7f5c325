"""Games that have rooms, in a process of their own; and where no room can be made any more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ALONE = Path(__file__).with_name("rooms_of_games.py")

LATE = """
from pyengine import EngineError, Game
Game.new(seed=1)
try:
    Game.new(seed=1, room=True)
except EngineError as error:
    print(error)
print(Game.new(seed=2).prompt)
"""


def test_games_in_rooms() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", ALONE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout


def test_a_room_after_a_game_without_one_is_refused() -> None:
    done = subprocess.run([sys.executable, "-c", LATE], capture_output=True, text=True, check=True)
    first, second = done.stdout.splitlines()
    assert "was begun in this process before" in first and "in a process of their own" in first
    assert second == "Your opening hand"
