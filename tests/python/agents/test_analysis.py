"""`manalog analyse`: the values are those of a search without any cut, and the lines lead there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.agents.analysis import analysed
from pyengine.agents.evaluation import Evaluator
from pyengine.cli.main import app
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.saves.save import read_save

BOARD = """turn 7 of A, declare attackers
A: life 2 | battlefield 3 Forest, Elvish Warrior, Elf Warrior Token | hand Giant Growth
B: life 5 | battlefield Mountain (tapped), Goblin Matron
"""


def settled(state: State, evaluator: Evaluator) -> float:
    """Return what STATE is worth where all that is under way has happened, and nothing else."""
    session = state.session
    fighting = ("declare_attackers", "declare_blockers", "first_combat_damage")
    taken = 0
    while session.choice is not None and (
        not session.choice.process.startswith("priority(")
        or session.query("stack", 1) != [[[]]]
        or (session.query("attacking", 2) and session.query("step", 1)[0][0] in fighting)
    ):
        actions = session.choice.actions
        idle = [index for index, action in enumerate(actions) if action in ("pass", "done")]
        session.choose((idle or [0])[0])
        taken += 1
    value = evaluator.evaluate(state) / (2 if taken and state.is_terminal() else 1)
    session.undo(taken)
    return value


def plain(state: State, evaluator: Evaluator, depth: int) -> float:
    """Return the value of STATE by a search that cuts nothing."""
    if state.is_terminal():
        return evaluator.evaluate(state)
    if depth == 0:
        return settled(state, evaluator)
    mine = state.current_player() == evaluator.player
    values = []
    for index in range(len(state.legal_actions())):
        state.apply(index)
        values.append(plain(state, evaluator, depth - 1))
        state.undo()
    return max(values) if mine else min(values)


@pytest.mark.parametrize("depth", [1, 2, 4])
def test_values_are_those_of_a_search_that_cuts_nothing(depth: int) -> None:
    session = board_in_words(BOARD)
    session.mode = "contracted"
    found = analysed(session, 0, most=depth)
    assert found.depth == depth
    expected = plain(State(session), Evaluator.of("magic", "a"), depth)
    assert found.lines[0].value == pytest.approx(expected, abs=1e-6)
    assert len(found.lines[0].moves) == depth


def test_the_endgame_of_mbrane_is_won() -> None:
    session: Session = read_save("tests/data/resolution.save").session()
    found = analysed(session, 0)
    assert found.player == "second"
    assert found.lines[0].verdict == "won"


def test_the_command(tmp_path: Path) -> None:
    def manalog(*arguments: str) -> str:
        return CliRunner().invoke(app, list(arguments)).output

    told = manalog("analyse", "tests/data/resolution.save", "--seconds", "30", "--lines", "1")
    assert told.startswith("second chooses; ")
    assert "won  second: " in told
    record = json.loads(
        manalog("analyse", "tests/data/resolution.save", "--seconds", "30", "--json")
    )
    assert record["lines"][0]["value"] == 2.0
