"""Every place of the code that a page or a module names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
MODULES = [
    *sorted((ROOT / "pyengine").rglob("*.py")),
    *sorted((ROOT / "prolog").rglob("*.pl")),
]
PLACE = re.compile(r"(?<![\w/.])(?:prolog|pyengine|carddb|tests|tools|docs)/[\w./-]*\w")
DOTTED = re.compile(r"(?<![\w.])pyengine(?:\.[a-z_]\w*)+")


FILE = re.compile(r"[`(]([\w/]+\.(?:pl|py|md))[`),:]")
OTHERS = [
    path for room in ("tests", "tools", "examples") for path in (ROOT / room).rglob("*.p[yl]*")
]
NAMES = [path.as_posix() for path in [*MODULES, *PAGES, *OTHERS]]


def module_of(name: str) -> bool:
    """Whether NAME is a module of the package, or a member of one."""
    parts = name.split(".")
    paths = [ROOT.joinpath(*parts[:end]) for end in (len(parts), len(parts) - 1) if end > 1]
    return any(path.is_dir() or path.with_suffix(".py").exists() for path in paths)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_places_that_pages_name(page: Path) -> None:
    text = page.read_text("utf-8")
    assert [place for place in PLACE.findall(text) if not (ROOT / place).exists()] == []
    assert [name for name in DOTTED.findall(text) if not module_of(name)] == []


def test_places_that_modules_name() -> None:
    named = {
        (file.relative_to(ROOT).as_posix(), place)
        for file in MODULES
        for place in PLACE.findall(file.read_text("utf-8"))
    }
    assert len(named) > 3
    assert [(file, place) for file, place in sorted(named) if not (ROOT / place).exists()] == []


@pytest.mark.parametrize("folder", ["docs", "prolog", "pyengine"])
def test_files_that_are_named_are_there(folder: str) -> None:
    named = {
        (file.relative_to(ROOT).as_posix(), name)
        for file in [*MODULES, *PAGES]
        if file.relative_to(ROOT).parts[0] == folder
        for name in FILE.findall(file.read_text("utf-8"))
    }
    assert len(named) > 5
    missing = [(f, name) for f, name in named if not any(n.endswith(f"/{name}") for n in NAMES)]
    assert sorted(missing) == []
