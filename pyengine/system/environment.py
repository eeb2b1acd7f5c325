"""Environment variables: those of no use are left out, and what SWI-Prolog is told by them."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator

from pyengine.errors import EngineError
from pyengine.system.swi_prolog import PROLOG_HOME, swi_prolog

OURS = "MANALOG_"
"""What the names of Manalog's own variables begin with."""

TRACE_VARIABLE = "MANALOG_TRACE"
"""The variable with which an internal error shows where it happened."""

_IGNORED = ("SWIPL", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME", "XDG_DATA_DIRS")
"""Variables by which SWI-Prolog would load a person's settings, or look for itself elsewhere."""

_PATTERN = re.compile(r"[][{}*?]")
"""What makes a pattern of a directory: SWI-Prolog does not start in a home whose name is one."""

_LOCALE = {"LC_ALL": "C.UTF-8"}
"""The locale in which the rules are read and written, so that they mean the same everywhere."""


def drop_unreadable_variables() -> None:
    """Take out the variables that are no text; our own stay, so that they are complained about."""
    for name, value in list(os.environ.items()):
        if not name.startswith(OURS) and not is_text(name + value):
            del os.environ[name]


def is_text(text: str) -> bool:
    """Whether TEXT, which the system handed over, was UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


@contextlib.contextmanager
def prolog_environment() -> Iterator[None]:
    """Start SWI-Prolog in the block: the one to use, at home, and alike for every person.

    EngineError: its home is set to a place where it is not.
    """
    _check_home()
    chosen = swi_prolog()
    before = dict(os.environ)
    for name in _IGNORED:
        os.environ.pop(name, None)
    os.environ.update(_LOCALE)
    os.environ.update(chosen.variables() if chosen else {})
    if _PATTERN.search(os.environ.get("HOME", "")):
        os.environ["HOME"] = "/"
    try:
        yield
    finally:
        os.environ.update(before)
        for name in set(os.environ) - set(before):
            del os.environ[name]


def _check_home() -> None:
    """Refuse a home without SWI-Prolog's saved state: SWI-Prolog would end this process."""
    home = os.environ.get(PROLOG_HOME)
    if home and not os.path.isfile(os.path.join(home, "boot.prc")):
        raise EngineError(
            f"{PROLOG_HOME} is set to {home[:80]}, where SWI-Prolog is not", remedy="Unset it"
        )
