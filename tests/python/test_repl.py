"""The toplevel: with the engine behind it, and without Python."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SAVE = ROOT / "tests" / "data" / "asking.save"


def run(command: list[str], typed: str) -> str:
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=60, cwd=ROOT, check=False
    )
    return done.stdout + done.stderr


def repl(typed: str, *arguments: str) -> str:
    return run([sys.executable, "-m", "pyengine.cli.main", "repl", *arguments], typed)


SHOW = "forall({}, (print({}), nl)).\n"


def test_actions_are_taken_and_taken_back() -> None:
    answers = repl(
        "do(cast(giant_growth, target(elvish_warrior))).\n"
        + SHOW.format("power(elvish_warrior, P)", "before(P)")
        + "undo.\n"
        + SHOW.format("power(elvish_warrior, P)", "after(P)")
        + "undo.\n",
        str(SAVE),
    )
    assert "before(5)" in answers and "after(2)" in answers
    assert "no action to take back" in answers


def test_flags_are_handled_in_a_new_game() -> None:
    typed = (
        SHOW.format("legal(A)", "A")
        + "forall((legal(A), after(A, state(now(P)))), (print(P), nl)).\n"
        + "do(mulligan).\n"
        + SHOW.format("mulligans_taken(P, N)", "P-N")
    )
    answers = repl(typed, "--seed", "4")
    assert "mulligan" in answers and "decide_mulligan" in answers and "-1" in answers


def test_an_illegal_action_changes_nothing() -> None:
    answers = repl("do(attack(elvish_warrior)).\naggregate_all(count, legal(_), N).\n", str(SAVE))
    assert "not legal now" in answers and "N = " in answers


@pytest.mark.skipif(shutil.which("swipl") is None, reason="needs the command swipl")
def test_a_save_opens_without_python() -> None:
    swipl = ["swipl", "prolog/load.pl", str(SAVE)]
    typed = SHOW.format("legal(A)", "A") + "do(pass).\nwhy_not(attack(forest#145)).\n"
    answers = run(swipl, typed)
    assert "cast(giant_growth)" in answers and "508.1a" in answers


@pytest.mark.skipif(shutil.which("swipl") is None, reason="needs the command swipl")
def test_a_save_is_never_executed(tmp_path: Path) -> None:
    evil = tmp_path / "evil.save"
    made = tmp_path / "made"
    lines = SAVE.read_text().splitlines()
    lines.insert(5, f":- shell('touch {made}').")
    lines.insert(6, f"fluent(halt) :- shell('touch {made}').")
    evil.write_text("\n".join(lines) + "\n")
    run(["swipl", "prolog/load.pl", str(evil)], "true.\n")
    assert not made.exists()
