"""The keeper of a program that others have written: whatever that starts ends with it.

It is run as a process of its own, `keeper CONTROL COMMAND...`, on Linux: what the program's
processes leave behind becomes the keeper's, in whatever session it is. All of it is killed when the
program ends, or the pipe CONTROL does, whose other end is Manalog's. The program can't signal or
trace what is not its own, nor read what /proc tells of others, such as a command that names a seed.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import time

from pyengine.system.landlock import READ_FILE, gain_nothing, libc, restrict

_SUBREAPER = 36
_LOOKS_SECONDS = 0.05
"""How often it is looked whether the program has ended, where the kernel does not tell."""

_KILLING_SECONDS = 5.0

_OF_PROC = (
    "cpuinfo",
    "meminfo",
    "stat",
    "loadavg",
    "uptime",
    "filesystems",
    "mounts",
    "sys",
    "self",
)
"""What a program may read in /proc: of the machine, and of itself."""


def main() -> None:
    """Keep the command in the arguments."""
    control, *command = sys.argv[1:]
    libc().prctl(_SUBREAPER, 1, 0, 0, 0)
    program = os.fork()
    if program == 0:
        _become(int(control), command)
    for stream in (0, 1, 2):  # its ends are the program's
        os.close(stream)
    status = _ended(program, int(control))
    _kill_all()
    _end_like(status)


def _become(control: int, command: list[str]) -> None:
    """Be the program, which has less rights than its keeper."""
    os.close(control)
    os.setsid()
    with contextlib.suppress(OSError, AttributeError):
        confine()
    try:
        os.execv(command[0], command)
    except OSError as error:
        print(f"can't be started ({error.strerror})", file=sys.stderr, flush=True)
        os._exit(127)


def confine() -> bool:
    """Let this process read of /proc only what is about itself; whether that could be done."""
    system = libc()
    places = [f"/{name}" for name in os.listdir("/") if name != "proc"]
    places += [f"/proc/{name}" for name in _OF_PROC]
    return gain_nothing(system) and restrict(system, READ_FILE, tcp=False, allowed=places)


def _ended(program: int, control: int) -> int | None:
    """Wait for the end of PROGRAM or of CONTROL; return how the program ended, if it did."""
    watched, seconds = [control], _LOOKS_SECONDS
    with contextlib.suppress(OSError, AttributeError):
        watched.append(os.pidfd_open(program))
    while True:
        ready, _, _ = select.select(watched, [], [], seconds if len(watched) == 1 else None)
        ended, status = os.waitpid(program, os.WNOHANG)
        if ended:
            return status
        if control in ready:
            return None


def _kill_all() -> None:
    """Kill all that is there, and what it leaves behind, until nothing is."""
    until = time.monotonic() + _KILLING_SECONDS
    while time.monotonic() < until:
        for child in children():
            with contextlib.suppress(OSError):
                os.kill(child, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def children() -> list[int]:
    """Return the processes whose parent this one is."""
    own, found = os.getpid(), []
    for name in os.listdir("/proc"):
        if name.isdigit():
            with (
                contextlib.suppress(OSError, ValueError, IndexError),
                open(f"/proc/{name}/stat") as row,
            ):
                if int(row.read().rpartition(")")[2].split()[1]) == own:
                    found.append(int(name))
    return found


def _end_like(status: int | None) -> None:
    """End as the program did."""
    if status is None:
        os._exit(0)
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        with contextlib.suppress(OSError, ValueError):
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(os.waitstatus_to_exitcode(status) & 0xFF)
