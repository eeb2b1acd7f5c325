"""How many files this process may have open at once."""

from __future__ import annotations

import contextlib
import resource

_MOST = 1 << 16
"""More are of no use to anybody here, and slow to be closed one by one."""

_FEW = 1024
"""So many are usual: programs that `select` can't have more."""


def most_open_files() -> int:
    """Let this process have as many files open as it may; return how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _MOST if hard == resource.RLIM_INFINITY else min(_MOST, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return _MOST if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):  # macOS has a lower one of its own
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def few_open_files() -> None:
    """Let this process, and those that it starts, have as many files open as is usual."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft > _FEW:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (_FEW, hard))
