"""The Prolog side: its own tests, a silent load, and what no file may hold."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from pyengine.cards import CardDatabase

ROOT = Path(__file__).resolve().parents[2]
PROLOG = ROOT / "prolog"
SWIPL = shutil.which("swipl") or "swipl"
UNITS = sorted((ROOT / "tests" / "prolog").glob("*.plt"))


def swipl(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SWIPL, "-q", *arguments], capture_output=True, text=True, cwd=ROOT, timeout=60
    )


def code(file: Path) -> str:
    """The text of a Prolog or Python file without its comments."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".pl":
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        return re.sub(r"^\s*%.*$", "", text, flags=re.MULTILINE)
    return re.sub(r"^\s*#.*$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_plunit(unit: Path) -> None:
    goal = f"consult('{unit}'), ( run_tests -> true ; halt(1) )"
    run = swipl("--on-error=status", "-g", goal, "-t", "halt")
    assert run.returncode == 0, run.stdout + run.stderr


def test_there_are_units() -> None:
    assert {"kernel", "language", "store", "explain"} <= {unit.stem for unit in UNITS}


def test_a_failing_unit_is_noticed(tmp_path: Path) -> None:
    unit = tmp_path / "bad.plt"
    unit.write_text(":- begin_tests(bad).\ntest(no) :- fail.\n:- end_tests(bad).\n")
    goal = f"use_module(library(plunit)), consult('{unit}'), ( run_tests -> true ; halt(1) )"
    assert swipl("-g", goal, "-t", "halt").returncode != 0


def test_the_rules_load_silently() -> None:
    run = swipl("--on-error=status", "--on-warning=status", "-g", "check", "-t", "halt",
                "prolog/load.pl")  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert run.stdout == ""
    assert "Warning" not in run.stderr
    assert "ERROR" not in run.stderr


GAME_WORDS = (
    "magic|mana|card|creature|spell|priority|battlefield|graveyard|library_top|attack|block"
    "|mbrane|digit|turn_order|combat"
)


@pytest.mark.parametrize("file", sorted((PROLOG / "k").glob("*.pl")), ids=lambda f: f.stem)
def test_the_kernel_knows_no_game(file: Path) -> None:
    text = re.sub(r"^:- use_module\(library.*?\)\.$", "", code(file), flags=re.MULTILINE)
    assert re.findall(rf"\b(?:{GAME_WORDS})\w*", text, flags=re.IGNORECASE) == []


def test_no_rule_and_no_code_names_a_card(database: CardDatabase) -> None:
    names = [card.name for card in database]
    assert len(names) >= 56
    files = [*PROLOG.rglob("*.pl"), *(ROOT / "pyengine").rglob("*.py")]
    pattern = re.compile("|".join(rf"(?<![\w]){re.escape(name)}(?![\w])" for name in names))
    found = [(file.name, hit) for file in files for hit in pattern.findall(code(file))]
    assert found == []


def test_only_the_bridge_imports_pyswip() -> None:
    users = [
        file.name
        for file in (ROOT / "pyengine").rglob("*.py")
        if re.search(r"^\s*(?:import|from)\s+pyswip", code(file), flags=re.MULTILINE)
    ]
    assert users == ["bridge.py"]


def test_only_the_store_asserts_and_retracts() -> None:
    users = {
        file.name
        for file in PROLOG.rglob("*.pl")
        if re.search(r"\b(?:assert[az]?|retract|retractall|abolish|erase)\(", code(file))
    }
    assert users == {"store.pl"}
