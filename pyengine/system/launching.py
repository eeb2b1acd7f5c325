"""How a module of ours is run as a small process of its own, which loads nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGES = Path(__file__).resolve().parents[2]


def launching(module: str) -> list[str]:
    """Return the command, to be followed by its arguments, that runs `main` of MODULE.

    It heeds no variable of the environment, and no package beside Python's own.
    """
    script = f"import sys; sys.path.insert(0, sys.argv.pop(1)); from {module} import main; main()"
    return [sys.executable, "-I", "-S", "-c", script, str(_PACKAGES)]
