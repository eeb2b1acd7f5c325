"""The rules as SWI-Prolog has compiled them: one file for all processes, and never another's."""

import shutil
import subprocess
from pathlib import Path

import pytest

from pyengine.engine.compiled_rules import rules_file
from pyengine.system.resources import prolog_dir

WRITTEN = prolog_dir() / "load.pl"
COUNTED = (
    "forall(member(What, [effect(_,_,_), executable(_,_,_), source(_,_,_,_,_), words(_,_,_,_)]),"
    " ( predicate_property(rules:What, number_of_clauses(N)), print(N), nl )),"
    "aggregate_all(count, ( current_module(M), import_module(M, state) ), Seeing),"
    " print(Seeing), nl,"
    "aggregate_all(count, current_op(_, _, user:_), Operators), print(Operators), nl"
)
"""Prints how many rules there are, how many modules see the fluents, and the operators."""


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a process without any compiled rules makes, and all that it makes."""
    with pytest.MonkeyPatch.context() as patch:
        home = tmp_path_factory.mktemp("home") / "new"
        patch.setenv("MANALOG_HOME", str(home))
        file = rules_file()
        assert list(home.iterdir()) == [file]
        return file


@pytest.fixture
def compiled(compiled_once: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same in a home of its own."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("MANALOG_HOME", str(home))
    return Path(shutil.copy(compiled_once, home))


def test_they_are_compiled_once(compiled: Path) -> None:
    assert compiled.suffix == ".qlf"
    assert rules_file() == compiled
    assert list(compiled.parent.iterdir()) == [compiled]


def test_they_are_what_is_written(compiled: Path) -> None:
    """The same rules, modules that see the same, and the operators of questions."""
    printed = [
        subprocess.run(
            ["swipl", "-q", "-f", "none", "-g", COUNTED, "-t", "halt", str(file)],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for file in (compiled, WRITTEN)
    ]
    assert printed[0] == printed[1]
    assert len(printed[0].split()) == 6


def test_a_damaged_file_is_compiled_anew(compiled: Path) -> None:
    whole = compiled.read_bytes()
    compiled.write_bytes(whole[:-100])
    again = rules_file()
    assert again.suffix == ".qlf" and len(again.read_bytes()) == len(whole)


def test_what_others_may_write_is_left(compiled: Path) -> None:
    """The file is code: a stranger's is not run."""
    planted = compiled.with_name(compiled.name.replace("rules-", "rules-x"))
    compiled.rename(planted)
    planted.chmod(0o666)
    planted.rename(compiled)
    assert rules_file().stat().st_mode & 0o022 == 0


def test_without_a_place_they_are_loaded_as_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("no directory")
    monkeypatch.setenv("MANALOG_HOME", str(file))
    assert rules_file() == WRITTEN
    monkeypatch.setenv("MANALOG_HOME", "/proc/no")
    assert rules_file() == WRITTEN
