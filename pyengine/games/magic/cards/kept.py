"""What was looked up by name once is kept, and so is that there is no such card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pyengine.errors import CardError

Found = TypeVar("Found")


def kept(memory: dict[str, Found | CardError], name: str, find: Callable[[str], Found]) -> Found:
    """Return what FIND finds for NAME, or found before; CardError: it raised one."""
    if name not in memory:
        try:
            memory[name] = find(name)
        except CardError as error:
            memory[name] = error
    found = memory[name]
    if isinstance(found, CardError):
        raise found.with_traceback(None)
    return found
