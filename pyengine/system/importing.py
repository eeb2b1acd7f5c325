"""Names of what is imported when it is first used, and of what there is to import."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any


def imported(name: str) -> Any:
    """Return what NAME, `module:function` or another member, stands for."""
    module, member = name.split(":")
    return getattr(import_module(module), member)


def names_in(place: str, *, folders: bool = False) -> list[str]:
    """Return the names of the modules in the directory PLACE, sorted; or of the FOLDERS of modules.

    What `pkgutil.iter_modules` says, but without `inspect`, which is large.
    """
    if folders:
        return sorted(file.parent.name for file in Path(place).glob("*/__init__.py"))
    return sorted(file.stem for file in Path(place).glob("*.py") if file.stem != "__init__")
