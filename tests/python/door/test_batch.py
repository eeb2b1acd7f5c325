"""Many games: the same whoever plays them, and refused before anything is played."""

import subprocess
import sys
from pathlib import Path

import pytest

from pyengine import EngineError, play_games

SCRIPT = """
from pyengine import play_games
if __name__ == "__main__":
    for outcome in play_games(games=4, seed=5, jobs=2):
        print(outcome.seed, *outcome.winners, outcome.choices)
"""


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "many.py"
    file.write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, file], capture_output=True, text=True, timeout=120, check=True
    )
    here = [(o.seed, *o.winners, o.choices) for o in play_games(games=4, seed=5)]
    assert done.stdout.splitlines() == [" ".join(map(str, row)) for row in here]
    assert [row[0] for row in here] == [5, 6, 7, 8]


def test_a_seat_without_an_agent_is_refused() -> None:
    with pytest.raises(EngineError, match="nobody plays"):
        play_games(players=["random", None])
