"""Puts off what a game's process seldom or never needs, so that many fit: to be imported first.

Python brings these modules along for cases that don't come up here; where one of
them is used all the same, it is loaded then.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

PUT_OFF = ("bz2", "inspect", "ipaddress", "lzma")
"""A megabyte and a half: dataclasses, shutil and urllib.parse bring them along."""


class Later(ModuleType):
    """A module that is loaded when something in it is used."""

    def __getattr__(self, name: str) -> Any:
        """Load it, and return what NAME is there."""
        if name.startswith("__"):  # whoever imports it looks for these, and must not load it
            raise AttributeError(name)
        sys.modules.pop(self.__name__, None)
        loaded = import_module(self.__name__)
        self.__dict__.update(loaded.__dict__)
        return getattr(loaded, name)


def _put_off() -> None:
    for name in PUT_OFF:
        sys.modules.setdefault(name, Later(name))
    if "hashlib" not in sys.modules:
        # A megabyte less: Python's own digests are enough, those of OpenSSL the same.
        sys.modules["_hashlib"] = None  # type: ignore[assignment]


_put_off()
