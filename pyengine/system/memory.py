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


def peak_memory() -> int:
    """Return the most memory that this process has had, in bytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
