"""A hook of hatchling: the folder in MANALOG_WHEEL_DATA travels in the wheel, whose tag says so."""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelData(BuildHookInterface):  # type: ignore[type-arg]
    """Adds what `tools/wheel.py` has collected; without it, the wheel is for every machine."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to add, and the machine that they are for."""
        folder = os.environ.get("MANALOG_WHEEL_DATA")
        if folder and version != "editable":
            platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{platform}"
            for entry in sorted(Path(folder).iterdir()):
                build_data["force_include"][str(entry)] = f"pyengine/_data/{entry.name}"
