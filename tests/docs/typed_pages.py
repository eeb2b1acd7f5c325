"""The examples of the pages as modules, for type checkers.

`python tests/docs/typed_pages.py FOLDER` writes them to FOLDER.
"""

from __future__ import annotations

import doctest
import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = sorted((ROOT / "examples").rglob("*.py"))
BLOCK = re.compile(r"```python\n(.*?)```", re.S)

GIVEN = {
    "agents": "from pyengine import Seat\n\n\ndef look(seat: Seat, seed: int) -> None:\n",
    "bots": "from dataclasses import dataclass\n\nfrom pyengine import Agent, Seat\n\n\n",
}
"""What stands before an example that is a part of a program; after a colon it is indented."""

REST = {"bots": "\n    def army(self, seat: Seat) -> int:\n        raise NotImplementedError\n"}
"""What comes after it."""


def modules() -> dict[str, str]:
    """Return what the examples of each page are as a module, by its name."""
    found = {}
    for page in PAGES:
        if blocks := BLOCK.findall(page.read_text("utf-8")):
            name = page.stem.lower()
            text = "\n".join(_program(block) for block in blocks)
            before = GIVEN.get(name, "")
            if before.endswith(":\n"):
                text = textwrap.indent(text, " " * 4)
            found[f"{name}_page"] = before + text + REST.get(name, "")
    return found


def _program(block: str) -> str:
    """Return the Python of BLOCK, which is a session at the prompt, or is a program already."""
    if not block.startswith(">>>"):
        return block
    return "".join(example.source for example in doctest.DocTestParser().get_examples(block))


def written(folder: Path) -> list[Path]:
    """Write the modules to FOLDER; return their files."""
    files = []
    for name, text in modules().items():
        files.append(folder / f"{name}.py")
        files[-1].write_text(text, encoding="utf-8")
    return files


if __name__ == "__main__":
    print(*written(Path(sys.argv[1])), *EXAMPLES, sep="\n")
