"""A part of a table in the page works with what it is given, and knows no part of another part.

Parts ask the table itself, or get another part when they are made: so each can be read alone.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "pyengine" / "web" / "page"
MODULES = [path.relative_to(PAGE).as_posix() for path in sorted(PAGE.rglob("*.js"))]

THROUGH = re.compile(r"\bthis\.table\??\.(\w+)\??\.\w+")
TAKEN_OUT = re.compile(r"\{([^{}]*)\} = this\.table\b(?!\??\.)")
PART = re.compile(r"\bthis\.(\w+) = (?:new|make)\b|\bthis\.(board) = ")


def parts_of_table() -> set[str]:
    """Return the names of the parts that a table holds."""
    source = (PAGE / "table.js").read_text("utf-8")
    return {name or board for name, board in PART.findall(source)}


def reached(source: str) -> list[str]:
    """Return the parts of a table that SOURCE reaches through it."""
    taken = {name.strip() for names in TAKEN_OUT.findall(source) for name in names.split(",")}
    return [*THROUGH.findall(source), *sorted(taken & parts_of_table())]


@pytest.mark.parametrize("name", MODULES)
def test_no_part_reaches_through_the_table(name: str) -> None:
    assert reached((PAGE / name).read_text("utf-8")) == []


def test_reaching_is_noticed() -> None:
    assert {"actions", "bar", "board", "curtain", "details", "line", "root"} <= parts_of_table()
    assert reached("this.table.bar.say(1); this.table.board?.show();") == ["bar", "board"]
    assert reached("const { actions, frame } = this.table;") == ["actions"]
    assert reached("this.table.say(1); const { seq } = this.table.frame; table.over.x") == []
