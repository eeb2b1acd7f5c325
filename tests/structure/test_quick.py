"""The map of what a change can touch: `make quick`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from quick import Change, Touched, run, touched  # noqa: E402


def files(change: Change, most: int) -> set[str]:
    return {one.file for one in touched(change) if one.distance <= most}


def test_units_that_name_a_module_are_touched_by_it() -> None:
    found = touched(Change(("prolog/magic/rules/concepts/players.pl",)))
    assert found[0] == Touched(1, "unit", "tests/prolog/magic/turn/players.plt")
    assert found == sorted(found)
    assert "tests/prolog/k/store.plt" not in {one.file for one in found}


def test_python_tests_are_touched_by_what_they_import_by_others_too() -> None:
    change = Change(("pyengine/fuzz/shrinking.py",))
    assert files(change, 1) == {"tests/python/fuzz/test_fuzz.py"}
    change = Change(("pyengine/saves/text.py",))
    assert "tests/python/fuzz/test_fuzz.py" in files(change, 3) - files(change, 1)


def test_numbers_of_rules_and_cards_touch_what_speaks_of_them() -> None:
    numbers = Change((), frozenset({"104.2a"}))
    assert "tests/prolog/magic/turn/players.plt" in files(numbers, 1)
    assert "tests/prolog/magic/turn/reacting.plt" not in files(numbers, 3)
    cards = Change((), frozenset(), frozenset({"Moonglove Extract"}))
    assert "tests/rules/scenarios/cards_artifacts.jsonl" in files(cards, 1)


def test_a_test_that_is_changed_is_the_nearest() -> None:
    name = "tests/structure/test_imports.py"
    assert Touched(0, "pytest", name) in touched(Change((name,)))


def test_what_there_is_no_time_for_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    units = [Touched(1, "unit", "tests/prolog/magic/turn/players.plt")]
    assert run(units, 0) == 0
    assert "no time for 1: tests/prolog/magic/turn/players.plt" in capfd.readouterr().out
    assert run(units, 60) == 0
    assert "1 of 1 files" in capfd.readouterr().out


def test_a_test_that_fails_is_told(tmp_path: Path) -> None:
    unit = tmp_path / "wrong.plt"
    unit.write_text(
        ":- module(wrong, []).\n:- use_module(library(plunit)).\n"
        ":- begin_tests(wrong).\ntest(it) :- fail.\n:- end_tests(wrong).\n",
        encoding="utf-8",
    )
    assert run([Touched(0, "unit", str(unit))], 60) == 1
