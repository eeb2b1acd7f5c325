"""The memory that this process takes."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

_PAGE = resource.getpagesize()


def memory_now() -> int:
    """Return the memory that this process has now, in bytes; its peak where that is unknown."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE
    except (OSError, ValueError, IndexError):
        return peak_memory()


def available_memory() -> int | None:
    """Return how much memory could still be had, in bytes; None where the system does not say."""
    found = [room for room in (_of_the_system(), _of_the_group()) if room is not None]
    return min(found, default=None)


def _of_the_system() -> int | None:
    try:
        rows = Path("/proc/meminfo").read_text().splitlines()
    except OSError:
        return None
    free = next((row.split()[1] for row in rows if row.startswith("MemAvailable:")), None)
    return None if free is None else int(free) * 1024


def _of_the_group() -> int | None:
    """Return what is left of the memory that the group of this process may have (a container's)."""
    try:
        own = Path("/proc/self/cgroup").read_text().strip().rpartition("::")[2]
        group = Path("/sys/fs/cgroup") / own.lstrip("/")
        most, now = ((group / name).read_text() for name in ("memory.max", "memory.current"))
        return max(0, int(most) - int(now))
    except (OSError, ValueError):
        return None


def peak_memory() -> int:
    """Return the most memory that this process has had, in bytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
