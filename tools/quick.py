"""What a change can touch is tested first, for as long as there is time: `make quick`.

The map is made of the files as they are: a Python test is touched by the modules that it imports,
directly or by others; a Prolog unit and a scenario by the modules that they name, and by the rules'
numbers and the names that the changed lines speak of. What is nearest comes first. What there was
no time for is named: it is for `make test`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "structure"))
from imports import Graph, prolog_imports, python_imports  # noqa: E402

SECONDS = 40.0
FAR = 3
"""How many imports away a module still touches a test."""

_NUMBER = re.compile(r"\b\d{3}\.\d+[a-z]?\b")
_DOTTED = re.compile(r"[A-Za-z_][\w.]*")
_NAME = re.compile(r"^([A-Z][^{\n]*?) \{", re.MULTILINE)
_SHARED = ("tests/conftest.py", "tests/prolog/magic/boards.pl", "pyproject.toml", "prolog/load.pl")


@dataclass(frozen=True, order=True)
class Touched:
    """A test that a change can touch: how far away it is, its kind, its file."""

    distance: int
    kind: str
    file: str


@dataclass(frozen=True)
class Change:
    """A change: its files, and the rules' numbers and cards that its lines speak of."""

    files: tuple[str, ...]
    numbers: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()


def changed(base: str) -> Change:
    """Return what differs from where the branch left BASE, committed or not."""
    start = _git("merge-base", base, "HEAD").strip()
    files = [*_git("diff", "--name-only", start).splitlines()]
    files += _git("ls-files", "--others", "--exclude-standard").splitlines()
    text = _git("diff", "-U0", start, "--", "prolog", "carddb")
    lines = "\n".join(line[1:] for line in text.splitlines() if line[:1] in "+-")
    there = frozenset(_NUMBER.findall(lines))
    return Change(tuple(dict.fromkeys(files)), there, frozenset(_NAME.findall(lines)))


def _git(*arguments: str) -> str:
    run = subprocess.run(["git", *arguments], capture_output=True, text=True, cwd=ROOT, check=True)
    return run.stdout


# ------------------------------------------------------------------ the map


def touched(change: Change) -> list[Touched]:
    """Return the tests that CHANGE can touch, the nearest first."""
    found: dict[tuple[str, str], int] = {}
    for one in (*_python(change), *_prolog(change), *_by_words(change)):
        key = one.kind, one.file
        found[key] = min(one.distance, found.get(key, one.distance))
    return sorted(Touched(distance, *key) for key, distance in found.items())


def _python(change: Change) -> Iterator[Touched]:
    """Tests that are changed themselves, or import what is changed."""
    graph = python_imports(ROOT / "pyengine")
    dotted = {_dotted(file) for file in change.files if file.startswith("pyengine/")}
    near = _distances(graph, dotted)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        name = file.relative_to(ROOT).as_posix()
        if name in change.files:
            yield Touched(0, "pytest", name)
        reached = [near[module] + 1 for module in _modules(file.read_text("utf-8")) & set(near)]
        if reached and min(reached) <= FAR:
            yield Touched(min(reached), "pytest", name)


def _modules(text: str) -> set[str]:
    """Return the names with dots in TEXT, and what they begin with."""
    parts = [name.split(".") for name in set(_DOTTED.findall(text))]
    return {".".join(names[:end]) for names in parts for end in range(1, len(names) + 1)}


def _dotted(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _prolog(change: Change) -> Iterator[Touched]:
    """Units that are changed themselves, or name a module that is changed."""
    graph = prolog_imports(ROOT / "prolog")
    names = {f[len("prolog/") : -3] for f in change.files if re.match(r"prolog/.*\.pl$", f)}
    near = _distances(graph, names)
    for file in sorted((ROOT / "tests" / "prolog").rglob("*.plt")):
        name = file.relative_to(ROOT).as_posix()
        if name in change.files:
            yield Touched(0, "unit", name)
        loaded = re.findall(r"prolog/([a-z_/0-9]+)'", file.read_text("utf-8"))
        reached = [near[module] + 1 for module in loaded if module in near]
        if Path(name).stem in {Path(module).name for module in names}:
            reached.append(1)
        if reached and min(reached) <= FAR:
            yield Touched(min(reached), "unit", name)


def _distances(graph: Graph, changed_ones: Iterable[str]) -> dict[str, int]:
    """Return how many imports each module of GRAPH is away from one that is changed."""
    behind: dict[str, set[str]] = {}
    for module, imported in graph.items():
        for other in imported:
            behind.setdefault(other, set()).add(module)
    found = {module: 0 for module in changed_ones if module in graph}
    border = set(found)
    for distance in range(1, FAR):
        border = {up for module in border for up in behind.get(module, ())} - set(found)
        found |= dict.fromkeys(border, distance)
    return found


def _by_words(change: Change) -> Iterator[Touched]:
    """Tests that speak of the numbers of rules and of the cards that are changed."""
    words = [*change.numbers, *change.cards]
    if not words and not any(file in _SHARED for file in change.files):
        return
    pattern = re.compile("|".join(rf"(?<![\w.]){re.escape(word)}(?!\w)" for word in words))
    for kind, where, ending in (
        ("unit", "tests/prolog", "*.plt"),
        ("pytest", "tests/rules", "test_*.py"),
        ("scenario", "tests/rules", "*.jsonl"),
    ):
        for file in sorted((ROOT / where).rglob(ending)):
            if file.relative_to(ROOT).as_posix() in change.files or (
                words and pattern.search(file.read_text("utf-8"))
            ):
                yield Touched(1, kind, file.relative_to(ROOT).as_posix())


# ------------------------------------------------------------------ running


def run(tests: Sequence[Touched], seconds: float) -> int:
    """Run TESTS, in parts, until they are through or SECONDS are over; return the exit code."""
    end, failed, left = time.monotonic() + seconds, 0, list(tests)
    while left and time.monotonic() < end:
        distance, kind = left[0].distance, left[0].kind
        part = [one for one in left if (one.distance, one.kind) == (distance, kind)]
        part = part[: 12 if kind == "pytest" else 40]
        left = [one for one in left if one not in part]
        print(f"== {len(part)} of kind {kind}, {distance} away", flush=True)
        failed += _run(kind, [one.file for one in part], end - time.monotonic())
    if left:
        print(f"== no time for {len(left)}: {', '.join(one.file for one in left[:8])} ...")
    print(f"== {len(tests) - len(left)} of {len(tests)} files that the change can touch were run")
    return 1 if failed else 0


def _run(kind: str, files: Sequence[str], seconds: float) -> bool:
    """Run FILES of KIND for at most SECONDS; tell whether one has failed."""
    commands = {"pytest": _pytest, "unit": _units, "scenario": _scenarios}[kind](files)
    end = time.monotonic() + max(seconds, 1)
    codes = []
    try:
        for command in commands:
            left = max(end - time.monotonic(), 1)
            codes.append(subprocess.run(command, cwd=ROOT, timeout=left).returncode)
    except subprocess.TimeoutExpired:
        print("== stopped: there was no more time")
    return any(codes)


def _pytest(files: Sequence[str]) -> list[list[str]]:
    return [[sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", *files]]


def _scenarios(files: Sequence[str]) -> list[list[str]]:
    return [[str(Path(sys.executable).parent / "manalog"), "scenario", "--jobs", "2", *files]]


def _units(files: Sequence[str]) -> list[list[str]]:
    """Units of the kernel have rules of their own: each has a process."""
    kernel = [[file] for file in files if file.startswith("tests/prolog/k/")]
    others = [file for file in files if [file] not in kernel]
    return [_swipl(some, bool(some == others)) for some in [*kernel, others] if some]


def _swipl(files: Sequence[str], rules: bool) -> list[str]:
    loaded = ", ".join(f"'{ROOT / file}'" for file in files)
    before = "load_files('prolog/load.pl', []), " if rules else ""
    goal = f"{before}consult([{loaded}]), ( run_tests -> true ; halt(1) )"
    return ["swipl", "-q", "--on-error=status", "-g", goal, "-t", "halt"]


def main() -> int:
    """Run what a change can touch, or show the map."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--base", default="origin/main", help="what the change is compared with")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--map", action="store_true", help="show what would be run, and why")
    parser.add_argument("files", nargs="*", help="instead of a change: these files")
    given = parser.parse_args()
    change = Change(tuple(given.files)) if given.files else changed(given.base)
    tests = touched(change)
    if given.map:
        for one in tests:
            print(f"{one.distance}  {one.kind:<9} {one.file}")
        return 0
    return run(tests, given.seconds)


if __name__ == "__main__":
    sys.exit(main())
