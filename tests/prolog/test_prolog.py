"""The Prolog side: its own tests, a silent load, and what no file may hold."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from pyengine.engine.compiled_rules import rules_file
from pyengine.games.magic.cards.database import CardDatabase

ROOT = Path(__file__).resolve().parents[2]
PROLOG = ROOT / "prolog"
SWIPL = shutil.which("swipl") or "swipl"
UNITS = sorted((ROOT / "tests" / "prolog").rglob("*.plt"))
KERNEL = [unit for unit in UNITS if unit.parent.name == "k"]
FOLDERS = sorted({unit.parent for unit in UNITS if unit not in KERNEL})


def swipl(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SWIPL, *arguments], capture_output=True, text=True, cwd=ROOT, timeout=300, check=False
    )


def code(file: Path) -> str:
    """The text of a Prolog or Python file without its comments."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".pl":
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        return re.sub(r"^\s*%.*$", "", text, flags=re.MULTILINE)
    return re.sub(r"^\s*#.*$", "", text, flags=re.MULTILINE)


def run_units(units: list[Path], before: str) -> None:
    """Run UNITS in one process, after the goal BEFORE."""
    files = ", ".join(f"'{unit}'" for unit in units)
    goal = f"{before}, consult([{files}]), ( run_tests -> true ; halt(1) )"
    run = swipl("-q", "--on-error=status", "-g", goal, "-t", "halt")
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("unit", KERNEL, ids=lambda unit: unit.stem)
def test_the_kernel(unit: Path) -> None:
    run_units([unit], "true")  # with rules of the unit's own


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_units_of_a_folder(folder: Path) -> None:
    run_units(sorted(folder.glob("*.plt")), f"load_files('{rules_file()}', [])")


def test_there_are_units() -> None:
    assert {"kernel", "language", "store", "explain"} <= {unit.stem for unit in UNITS}


def test_a_failing_unit_is_noticed(tmp_path: Path) -> None:
    unit = tmp_path / "bad.plt"
    unit.write_text(":- begin_tests(bad).\ntest(no) :- fail.\n:- end_tests(bad).\n")
    goal = f"use_module(library(plunit)), consult('{unit}'), ( run_tests -> true ; halt(1) )"
    assert swipl("-q", "-g", goal, "-t", "halt").returncode != 0


HEADING = re.compile(r"% Checking .* \.\.\.|% Disabled autoloading \(loaded \d+ files\)")


def found_by_check(file: str) -> list[str]:
    """What check/0 prints of a file beyond its headings; reports are informational, so no -q."""
    run = swipl("--on-error=status", "--on-warning=status", "-g", "check", "-t", "halt", file)
    lines = (run.stdout + run.stderr).splitlines()
    assert any(HEADING.fullmatch(line) for line in lines), lines
    found = [line for line in lines if not HEADING.fullmatch(line)]
    return found or [f"exit code {run.returncode}"] * (run.returncode != 0)


def test_check_finds_nothing_in_the_rules() -> None:
    assert found_by_check("prolog/load.pl") == []


IN_PLAY = ("k", "plan", "magic/rules", "magic/support", "magic/requests")


def test_what_is_played_in_a_cage_needs_no_file() -> None:
    """A caged process opens no files: what a library has is imported, not found when called."""
    find = "set_prolog_flag(autoload, false), list_undefined([module_class([user])])"
    run = swipl("-g", f"use_module(library(check)), {find}", "-t", "halt", "prolog/load.pl")
    missing = re.findall(r"^Warning:\s+(?P<file>/\S+\.pl):\d+:", run.stderr, re.MULTILINE)
    assert missing  # the terminal's own words, at least
    folders = tuple(str(PROLOG / folder) for folder in IN_PLAY)
    assert [file for file in missing if file.startswith(folders)] == []


def test_a_cage_waits_for_no_file_that_is_not_there() -> None:
    """As a SWI-Prolog that comes with a package has less of it than the system's."""
    declared = "assertz(odd:'$autoload'(library({file}), user, import([{export}])))"
    goal = ", ".join(
        (
            declared.format(file="no_such_file", export="none/0"),
            declared.format(file="ordsets", export="ord_union/3"),
            "forall(serve:awaited(odd, File, _), (write(File), nl))",
        )
    )
    run = swipl("-q", "-g", goal, "-t", "halt", str(rules_file()))
    assert run.stdout.split() == ["library(ordsets)"], run.stderr


@pytest.mark.parametrize(
    ("clause", "report"),
    [
        ("undo(_).", "Redefined system predicate"),
        ("legal(_).", "Redefined global predicate"),
        ("start :- missing.", "missing/0"),
    ],
)
def test_check_finds_what_clashes(clause: str, report: str, tmp_path: Path) -> None:
    (tmp_path / "clash.pl").write_text(f":- module(clash, []).\n{clause}\n")
    file = tmp_path / "load.pl"
    actions = PROLOG / "ask" / "actions"
    file.write_text(f":- use_module('{actions}', [legal/1]).\n:- use_module(clash).\n")
    assert any(report in line for line in found_by_check(str(file)))


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
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")
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
    assert users == {"store.pl", "awake.pl"}  # the facts of games, and which rules they wake up


FILES = sorted(PROLOG.rglob("*.pl"))


@pytest.mark.parametrize("folder", sorted({file.parent for file in FILES}), ids=lambda f: f.name)
def test_a_folder_can_be_taken_in_at_a_glance(folder: Path) -> None:
    assert len(list(folder.iterdir())) <= 60


@pytest.mark.parametrize("file", [f for f in FILES if f.name != "load.pl"], ids=lambda f: f.stem)
def test_a_module_is_called_as_its_file(file: Path) -> None:
    declared = re.search(r"^:- module\((\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert declared and declared.group(1) == file.stem


def test_a_file_with_more_than_ascii_says_its_encoding() -> None:
    """Else the rules do not load in the locale C."""
    for file in FILES:
        text = file.read_bytes()
        assert text.isascii() or text.startswith(b":- encoding(utf8).\n"), file


def test_every_number_that_the_rule_base_states_is_answered() -> None:
    """Those in comments, too: `rule(N)` shows a rule, or the rules that stand beneath."""
    rooms = [PROLOG / "magic" / room for room in ("rules", "support")]
    texts = [file.read_text("utf-8") for room in rooms for file in room.rglob("*.pl")]
    numbers = sorted({n for text in texts for n in re.findall(r"\b[1-9]\d\d\.\d+[a-z]?\b", text)})
    assert {"508.1a", "704.5g", "702.111b", "603.4"} <= set(numbers)
    listed = ",".join(f"'{number}'" for number in numbers)
    goal = (
        f"forall(lists:member(N, [{listed}]),"
        " ( catch(with_output_to(string(_), facts:rule(N)), error(_, _), fail) -> true"
        " ; write(N), nl ))"
    )
    run = swipl("-q", "-g", goal, "-t", "halt", str(rules_file()))
    assert run.stdout.split() == [], run.stderr
