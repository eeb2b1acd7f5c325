"""A model's file: errors in one line, and waiting while another program locks the file."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from pyengine.errors import AgentError
from pyengine.system.interrupts import held_interrupts

T = TypeVar("T")

_PAUSE = 0.1
"""Seconds between two tries to write; SQLite itself waits longer in most of them."""

_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_DAMAGED = (None, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT)
"""Codes of what can't be in a whole model; None is a text that is no UTF-8."""


class ModelLocked(AgentError):
    """Another program has locked the model: it can't be read or written until that is done."""


def damaged(path: Path, why: object) -> AgentError:
    """Return the error that the model PATH is not whole."""
    remedy = "Put back a copy of it, or train another one"
    return AgentError(f"this model is damaged ({why})", file=path, remedy=remedy)


@contextmanager
def told(path: Path, doing: str = "read") -> Iterator[None]:
    """Say what SQLite could not do with the model PATH: ModelLocked, or another AgentError."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise failed(error, path, doing) from error


def failed(error: Exception, path: Path, doing: str = "read") -> AgentError:
    """Return what ERROR, of SQLite, means for the model PATH that was being read or written."""
    found = getattr(error, "sqlite_errorcode", None)
    code = None if found is None else found & 0xFF
    if code in _LOCKED:
        remedy = "End that program, or wait for it"
        return ModelLocked("the model is locked by another program", file=path, remedy=remedy)
    if code == sqlite3.SQLITE_NOTADB:
        return AgentError(f"this is no model ({error})", file=path)
    if isinstance(error, sqlite3.Error) and code in _DAMAGED:
        return damaged(path, error)
    return AgentError(f"the model can't be {doing} ({error})", file=path)


def patiently(write: Callable[[], T], waiting: Callable[[ModelLocked], None]) -> T:
    """Return what WRITE does, as soon as no other program locks the model.

    Until then WAITING is told of each try; a Ctrl-C ends the wait. AgentError: what WRITE says.
    """
    while True:
        with held_interrupts():
            try:
                return write()
            except ModelLocked as error:
                locked = error
        waiting(locked)
        time.sleep(_PAUSE)
