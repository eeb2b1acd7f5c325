"""`manalog export --asp`: transitions as logic programs; clingo says the same as the engine."""

from __future__ import annotations

import os
import random
import re
import sys
from collections import Counter
from pathlib import Path

import pytest
from scenario_games import drawn
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.engine.bridge import PrologError
from pyengine.engine.session import Session
from pyengine.export import programs
from pyengine.saves.save import read_save

SAVE = Path(__file__).parents[2] / "data" / "asking.save"
BOARDS = int(os.environ.get("MANALOG_ASP_BOARDS", "8"))
STEPS = 20
"""At most so many computing steps of a board are compared, besides its choices."""


@pytest.fixture
def solver() -> None:
    pytest.importorskip("clingo")


def run(*arguments: object, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["export", *map(str, arguments)])
    assert done.exit_code == code, done.output
    return done.output


def test_a_program_has_the_state_and_the_rules_that_are_about_the_action() -> None:
    program = run(SAVE, "--asp", "--action", "play_land(196)")
    assert 'cause(0,"play_land(196)").' in program
    assert re.search(
        r'^fires\(\d+\) :- cause\(0,"play_land\(196\)"\), holds\(0,"hand', program, re.M
    )
    assert 'add(0,"land_played(elves)") :- fires(' in program


def test_a_program_says_what_is_legal() -> None:
    program = run(SAVE, "--asp")
    assert 'executable("cast(198)") :- fires(' in program
    assert 'nonexecutable("activate(187,1)") :- fires(' in program


def test_what_is_not_legal_has_no_transition(tmp_path: Path) -> None:
    assert "is not legal now" in run(SAVE, "--asp", "--action", "play_land(1)", code=2)
    output = tmp_path / "state.lp"
    run(SAVE, "--asp", "--output", output)
    assert output.read_text(encoding="utf-8") == run(SAVE, "--asp")


def test_without_clingo_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "clingo", None)
    assert "pip install 'manalog[asp]'" in run(SAVE, "--asp", "--compare", code=2)


@pytest.mark.usefixtures("solver")
def test_the_command_compares() -> None:
    assert run(SAVE, "--asp", "--compare").strip().endswith(": 1 legal, 4 same")


@pytest.mark.usefixtures("solver")
def test_a_program_without_one_of_its_rules_leads_elsewhere() -> None:
    session = read_save(SAVE).session()
    program = programs.transition(session, "play_land(196)")
    told = programs.successor(session, "play_land(196)")
    assert programs.successor_of(programs.solved(program)) == told
    inertia = "holds(T+1,F) :- holds(T,F), phase(T), not del(T,F), not gone(T,F).\n"
    for altered in (
        program.replace(inertia, ""),
        program.replace(", not gone(T,F)", ""),
        program.replace('add(0,"land_played(elves)") :-', "aside :-"),
        program.replace('cause(0,"play_land(196)").', ""),
    ):
        assert altered != program
        assert programs.successor_of(programs.solved(altered)) != told


@pytest.mark.usefixtures("solver")
@pytest.mark.timeout(1800)
def test_boards_of_scenarios_have_the_same_successors() -> None:
    counts: Counter[str] = Counter()
    rng = random.Random(1)
    for number, session in enumerate(drawn(BOARDS, seed=1)):
        found = programs.compared(session) + _walked(session, rng)
        assert not (found["differs"] or found["not legal"]), (number, session.fluents())
        counts += found
    assert counts["legal"] == BOARDS
    assert counts["same"] > BOARDS
    assert counts["unsupported"] < counts["same"] / 20
    print(dict(counts))


def _walked(session: Session, rng: random.Random) -> Counter[str]:
    """Compare computing steps that follow some choices of SESSION, one by one."""
    counts: Counter[str] = Counter()

    def step(_: str) -> None:
        if counts.total() >= STEPS:
            return
        try:
            counts.update(programs.compared(session, [programs.PROCESSING]))
        except PrologError as error:
            assert error.kind == "illegal_action"  # a choice: compared where it is made

    session.mode, session.on_step = "steps", step
    for _ in range(3):
        if session.choice is not None:
            session.choose(rng.randrange(session.choice.count))
    return counts
