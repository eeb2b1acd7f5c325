"""The chance to win that is learned from games: its fit, and that it says who is ahead."""

from __future__ import annotations

import json
import math
from random import Random

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.engine.state import State
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.games.magic.chances import FEATURES, WEIGHTS, chances
from pyengine.games.magic.models.chances import Sample, chance, fitted, learned

BOARD = """turn 9 of A, first main phase
A: life {mine} | battlefield 3 Forest, {creatures} | hand Giant Growth
B: life 10 | battlefield 3 Mountain, Goblin Matron | hand Shock
"""


def of(mine: int, creatures: str) -> dict[str, float]:
    return chances(State(board_in_words(BOARD.format(mine=mine, creatures=creatures))))


def test_chances_sum_to_one_and_grow_with_life_and_creatures() -> None:
    even, life, army = of(10, "Goblin Matron"), of(18, "Goblin Matron"), of(10, "6 Elvish Warrior")
    for found in (even, life, army):
        assert math.isclose(sum(found.values()), 1.0)
    assert even["a"] == pytest.approx(0.5, abs=0.02)
    assert life["a"] > even["a"] + 0.05 and army["a"] > even["a"] + 0.05


def test_weights_are_found_again() -> None:
    """Of samples that were drawn by known weights."""
    drawn, true = Random(1), (0.8, -0.5)
    samples = []
    for _ in range(4_000):
        row = (drawn.gauss(0, 1), drawn.gauss(0, 1))
        odds = sum(weight * value for weight, value in zip(true, row, strict=True))
        samples.append(Sample(row, row[0], drawn.random() < chance(odds), 1.0))
    assert fitted([one.ahead for one in samples], samples) == pytest.approx(true, abs=0.12)
    games = [samples[at : at + 10] for at in range(0, 4_000, 10)]
    found = learned(games)
    assert (found.games, found.states) == (400, 4_000)
    assert found.brier < found.by_hand < 0.25 and 0.6 < found.right < 0.8


def test_the_command_learns_from_games() -> None:
    """Of a few games little is learned, but it is learned, and the same from the same seed."""
    command = ["train", "chances", "--games", "10", "--players", "random", "--json"]
    ran = CliRunner().invoke(app, command)
    assert ran.exit_code == 0, ran.output
    found = json.loads(ran.output)
    assert found["games"] == 10 and len(found["weights"]) == len(FEATURES) == len(WEIGHTS)
