"""Homes of Manalog for tests: the rules are compiled there already."""

import shutil
from pathlib import Path

from pyengine.engine.compiled_rules import rules_file


def with_rules(home: Path) -> Path:
    """Put the compiled rules into the directory HOME, which is made, and return it."""
    home.mkdir(parents=True, exist_ok=True)
    compiled = rules_file()
    if compiled.suffix == ".qlf":
        shutil.copy(compiled, home)
    return home
