"""Names of what is imported when it is first used."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def imported(name: str) -> Any:
    """Return what NAME, `module:function` or another member, stands for."""
    module, member = name.split(":")
    return getattr(import_module(module), member)
