"""A folder is looked over at a glance, and a module fits on a few screens."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOST_FILES = 60
MOST_LINES = 350

ROOMS = ("carddb", "docs", "examples", "prolog", "pyengine", "saves", "tests", "tools")
IGNORED = {"__pycache__", "_data"}

FILES = [
    path.relative_to(ROOT)
    for room in ROOMS
    for path in sorted((ROOT / room).rglob("*"))
    if path.is_file() and not IGNORED & set(path.parts)
]
MODULES = [file for file in FILES if file.parts[0] in ("prolog", "pyengine", "tests")]


def test_no_folder_has_more_files_than_one_looks_over() -> None:
    counts = Counter(file.parent.as_posix() for file in FILES)
    assert len(counts) > 30
    assert {folder: count for folder, count in counts.items() if count > MOST_FILES} == {}


@pytest.mark.parametrize("suffix", [".py", ".pl"])
def test_no_module_is_longer_than_a_few_screens(suffix: str) -> None:
    lengths = {
        file.as_posix(): len((ROOT / file).read_text("utf-8").splitlines())
        for file in MODULES
        if file.suffix == suffix
    }
    assert len(lengths) > 90
    assert {file: lines for file, lines in lengths.items() if lines > MOST_LINES} == {}


def test_no_module_is_called_utils() -> None:
    assert [file for file in MODULES if file.stem in ("utils", "util", "misc", "common")] == []
