"""A cage: a process for what strangers sent, with limits that it can't lift.

What runs in it (questions, scenarios, puzzles) is judged before it runs; the cage is for the
day on which that judgement was wrong. The process has an address space, processor time and open
files of a fixed size, writes no file, dumps no core, starts in an empty directory with hardly
any environment, and inherits nothing but the pipes that it is given. On Linux, it can't reach other
processes, nor start any, nor remove files (`system/confined.py`). Once it has loaded what it
needs, `seal` takes from it the power to open anything more, so that no program can be started
there either. A limit that the system does not have (macOS has no limit of the address space, and
nothing to seal a process from outside) is left out; the others hold.

It reads what its user may read until it is sealed: it is no container.
"""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass

from pyengine.system.closing import Closing
from pyengine.system.launching import launching

KEPT = (
    "DYLD_LIBRARY_PATH", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "SWI_HOME_DIR",
)  # fmt: skip
"""The variables of the environment that a caged process gets."""


@dataclass(frozen=True)
class Limits:
    """What a caged process may have: address space in megabytes, seconds of processor time, files.

    `prolog` is what SWI-Prolog takes of it, in megabytes, before it raises an error and goes on.
    """

    megabytes: int = 300
    prolog: int = 150
    cpu_seconds: int = 600
    files: int = 32


FOR_SEARCHES = Limits(megabytes=1000, prolog=400)
"""What a search may have that somebody lets run by themselves."""


class CagedProcess(Closing):
    """A process under limits; `with` ends it, and whatever it started."""

    def __init__(
        self, command: Sequence[str], limits: Limits, pass_fds: Sequence[int] = ()
    ) -> None:
        """Start COMMAND, which inherits PASS_FDS and no other file, under LIMITS."""
        self._directory = tempfile.mkdtemp(prefix="manalog-")
        os.chmod(self._directory, 0o500)
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        try:
            self.process = subprocess.Popen(
                [*_limited(limits), *command],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=tuple(pass_fds),
                cwd=self._directory,
                env={**kept, "HOME": self._directory, "TMPDIR": self._directory},
                start_new_session=True,
            )
        except OSError:
            self._remove_directory()
            raise

    def seal(self) -> None:
        """Let it open and start nothing any more, where the system can be told so.

        The directory that it is in goes, too: whoever is killed now leaves no litter.
        """
        self._remove_directory()
        prlimit = getattr(resource, "prlimit", None)
        if prlimit is None:
            return
        for name in ("RLIMIT_NOFILE", "RLIMIT_NPROC"):
            with contextlib.suppress(OSError, ValueError):
                prlimit(self.process.pid, getattr(resource, name), (0, 0))

    def close(self) -> None:
        """End the process and all that it started."""
        if self.process.returncode is None:  # else the number may be another process' by now
            with contextlib.suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self._remove_directory()

    def _remove_directory(self) -> None:
        with contextlib.suppress(OSError):
            os.chmod(self._directory, 0o700)
        shutil.rmtree(self._directory, ignore_errors=True)


def _limited(limits: Limits) -> list[str]:
    """Return what stands before a command that is to run under LIMITS.

    The shell sets them, as nothing may run between fork and exec in a process with threads.
    """
    settings = (
        "-c 0", "-f 0", f"-n {limits.files}", f"-t {limits.cpu_seconds}",
        f"-v {limits.megabytes * 1024}",
    )  # fmt: skip
    each = " ".join(f"ulimit {setting} 2>/dev/null || :;" for setting in settings)
    return ["/bin/sh", "-c", f'{each} exec "$@"', "cage", *confining()]


def confining() -> list[str]:
    """Return what stands before a command that is to do nothing to others; nothing but on Linux."""
    if sys.platform != "linux":
        return []
    return launching("pyengine.system.confined")
