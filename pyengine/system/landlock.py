"""Landlock, by which a process on Linux may give up rights for itself and all that it starts."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable

_CREATE, _ADD, _RESTRICT = 444, 445, 446
_VERSION, _BENEATH = 1, 1
_NO_NEW_PRIVILEGES = 38

READ_FILE = 1 << 2


class _Ruleset(ctypes.Structure):
    _fields_ = (
        ("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64),
    )  # fmt: skip


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("place", ctypes.c_int32))


def libc() -> ctypes.CDLL:
    """Return the system's own calls; OSError: there are none to be had."""
    return ctypes.CDLL(None, use_errno=True)


def gain_nothing(system: ctypes.CDLL) -> bool:
    """Let programs that are started have no more rights than this one; whether that was done."""
    return bool(system.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0)


def version_of(system: ctypes.CDLL) -> int:
    """Return which version of Landlock there is; less than 1: none."""
    return int(system.syscall(_CREATE, None, ctypes.c_size_t(0), ctypes.c_uint(_VERSION)))


def writing(version: int) -> int:
    """Return all rights to write, make or remove files that VERSION of Landlock knows."""
    rights = 1 << 1 | sum(1 << bit for bit in range(4, 13))
    return rights | sum(1 << bit for bit, since in ((13, 2), (14, 3), (15, 5)) if version >= since)


def restrict(system: ctypes.CDLL, files: int, *, tcp: bool, allowed: Iterable[str] = ()) -> bool:
    """Take the rights FILES, but beneath the ALLOWED places; whether that could be done.

    With TCP, no connection is made any more. Nothing outside is signalled or traced, where the
    kernel knows of that.
    """
    version = version_of(system)
    if version < 1:
        return False
    rules = _Ruleset(files, 0b11 if tcp and version >= 4 else 0, 0b11 if version >= 6 else 0)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    handle = system.syscall(_CREATE, ctypes.byref(rules), ctypes.c_size_t(size), ctypes.c_uint(0))
    if handle < 0:
        return False
    try:
        for place in allowed:
            _allow(system, handle, files, place)
        return bool(system.syscall(_RESTRICT, handle, ctypes.c_uint(0)) == 0)
    finally:
        os.close(handle)


def _allow(system: ctypes.CDLL, handle: int, files: int, place: str) -> None:
    try:
        opened = os.open(place, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        rule = _Beneath(files, opened)
        system.syscall(_ADD, handle, _BENEATH, ctypes.byref(rule), ctypes.c_uint(0))
    finally:
        os.close(opened)
