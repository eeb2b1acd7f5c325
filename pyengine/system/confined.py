"""A program that takes from itself what it can harm others with, and becomes another one.

It is run as `confined COMMAND...`, between a cage and what runs there. Linux is asked for Landlock
(nothing is written, made, removed, reached by TCP or signalled outside) and for a filter of system
calls (no process is started, signalled, traced or written into, no socket opened). What the kernel
does not have is left out.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
from typing import NamedTuple

from pyengine.system.landlock import gain_nothing, libc, restrict, version_of, writing

_SECCOMP, _FILTER = 22, 2
_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000
_EPERM, _ENOSYS = 1, 38

_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_NUMBER, _MACHINE, _ARGUMENT = 0, 4, 16
"""Where a call's number, the machine, and the first argument lie in what a filter sees."""

_OTHER_CALLS = 0x40000000
_THREAD = 0x10000

Rule = tuple[int, int, int, int]
"""An instruction of a filter: its code, where to go if it holds and if not, and a number."""


class _Calls(NamedTuple):
    """The numbers of a machine's system calls.

    `own` signal a process, `limits` asks for limits of one, `clone` and `clone3` start one, and
    `never` are those that nobody in a cage has a use for: fork, other ways to signal, ptrace,
    process_vm_readv and _writev, kcmp, sockets, bpf, mounts, name spaces, keys, modules.
    """

    machine: int
    own: tuple[int, ...]
    limits: int
    clone: int
    clone3: int
    never: tuple[int, ...]


_CALLS = {
    "x86_64": _Calls(0xC000003E, (62, 234), 302, 56, 435, (
        57, 58, 200, 129, 297, 101, 310, 311, 312, 41, 53, 42, 321, 298, 165, 166, 272, 308, 250,
        248, 249, 323, 175, 313, 246, 320, 304, 319, 322, 161, 155, 169, 141,
    )),
    "aarch64": _Calls(0xC00000B7, (129, 131), 261, 220, 435, (
        130, 138, 240, 117, 270, 271, 272, 198, 199, 203, 280, 241, 40, 39, 97, 268, 219, 217, 218,
        282, 105, 273, 104, 294, 265, 279, 281, 51, 41, 142, 140,
    )),
}  # fmt: skip

_NEVER_ANYWHERE = (424, 425, 426, 427, 434, 438, 440)
"""pidfd_send_signal, io_uring, pidfd_open, pidfd_getfd and process_madvise."""


class _Instruction(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_ushort), ("yes", ctypes.c_ubyte), ("no", ctypes.c_ubyte),
        ("number", ctypes.c_uint),
    )  # fmt: skip


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("rules", ctypes.POINTER(_Instruction)))


def main() -> None:
    """Confine this process, as far as the system can, and become the command that is named."""
    with contextlib.suppress(OSError, AttributeError, ValueError):
        system = libc()
        if gain_nothing(system):
            restrict(system, writing(version_of(system)), tcp=True)
            filter_calls(system, os.uname().machine)
    os.execvp(sys.argv[1], sys.argv[1:])


def filter_calls(system: ctypes.CDLL, machine: str) -> bool:
    """Refuse the calls that reach other processes; whether that could be done on MACHINE."""
    if machine not in _CALLS:
        return False
    rules = _rules(_CALLS[machine], os.getpid())
    program = _Program(
        len(rules), (_Instruction * len(rules))(*(_Instruction(*rule) for rule in rules))
    )
    return bool(system.prctl(_SECCOMP, _FILTER, ctypes.byref(program), 0, 0) == 0)


def _rules(calls: _Calls, own: int) -> list[Rule]:
    """Return the filter for a machine with CALLS, of the process OWN."""
    refuse = _refuse(_EPERM)
    found: list[Rule] = [
        (_LOAD, 0, 0, _MACHINE), (_EQUAL, 1, 0, calls.machine), refuse,
        (_LOAD, 0, 0, _NUMBER), (_AT_LEAST, 0, 1, _OTHER_CALLS), refuse,
    ]  # fmt: skip
    for number in (*calls.never, *_NEVER_ANYWHERE):
        found += [(_EQUAL, 0, 1, number), refuse]
    for number in calls.own:
        found += _where_first(number, [(_EQUAL, 0, 1, own)])
    found += _where_first(calls.limits, [(_EQUAL, 1, 0, 0), (_EQUAL, 0, 1, own)])
    found += _where_first(calls.clone, [(_ANY_BIT, 0, 1, _THREAD)])
    # Whoever wants a thread tries clone then.
    found += [(_EQUAL, 0, 1, calls.clone3), _refuse(_ENOSYS)]
    return [*found, (_RETURN, 0, 0, _ALLOW)]


def _where_first(number: int, tests: list[Rule]) -> list[Rule]:
    """Allow the call NUMBER where one of TESTS holds of its first argument, and refuse it else."""
    rest = [(_LOAD, 0, 0, _ARGUMENT), *tests, (_RETURN, 0, 0, _ALLOW), _refuse(_EPERM)]
    return [(_EQUAL, 0, len(rest), number), *rest]


def _refuse(error: int) -> Rule:
    return (_RETURN, 0, 0, _REFUSE | error)
