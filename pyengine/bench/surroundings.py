"""On what something was measured: the machine, the versions, the commit."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path
from typing import Any

from pyengine.engine.bridge import bridge
from pyengine.version import VERSION

_CPU_INFO = Path("/proc/cpuinfo")


def surroundings() -> dict[str, Any]:
    """Return the machine, the versions and the commit, for JSON; "" for what is unknown."""
    return {
        "machine": {
            "system": f"{platform.system()} {platform.release()}",
            "processor": _processor(),
            "cores": os.cpu_count() or 0,
        },
        "versions": {
            "manalog": VERSION,
            "python": platform.python_version(),
            "swi_prolog": bridge().version(),
        },
        "commit": _commit(),
    }


def _processor() -> str:
    try:
        lines = _CPU_INFO.read_text().splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def _commit() -> str:
    """Return the commit of the checkout that runs, with a + where files differ from it."""
    command = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty=+"]
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return run.stdout.strip() if run.returncode == 0 else ""
