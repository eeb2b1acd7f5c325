"""Which SWI-Prolog is used: the system's where it is new enough, else the one in the wheel.

A wheel may bring SWI-Prolog (`make wheel`): its program, its shared object and its home then lie in
the package. Whoever sets SWI_HOME_DIR or LIBSWIPL_PATH has decided it.
"""

from __future__ import annotations

import contextlib
import functools
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

PROLOG_HOME = "SWI_HOME_DIR"
"""The variable that names the home of SWI-Prolog."""

PROLOG_OBJECT = "LIBSWIPL_PATH"
"""The variable that names SWI-Prolog's shared object."""

OLDEST = 90004
"""The oldest of the system's that goes before the one in the wheel: 9.0.4."""

_BROUGHT = Path(__file__).resolve().parents[1] / "_data" / "swi-prolog"

_VARIABLE = re.compile(r'^(PL\w+)="(.*)";?$', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class SwiPrologFiles:
    """Where a SWI-Prolog is; `version` is 90004 for 9.0.4, and 0 where it does not say."""

    program: Path
    version: int
    shared_object: Path | None
    home: Path | None
    brought: bool
    """Whether it came with this package."""

    def command(self) -> list[str]:
        """Return what a command that runs it begins with."""
        home = [f"--home={self.home}"] if self.brought else []
        return [str(self.program), *home]

    def words(self) -> str:
        """Say which it is."""
        where = "that came with this package" if self.brought else f"of the system, {self.program}"
        return f"SWI-Prolog {version_words(self.version)} {where}"

    def variables(self) -> dict[str, str]:
        """Return the variables of the environment by which it is found and started."""
        if self.shared_object is None or self.home is None:
            return {}
        return {PROLOG_OBJECT: str(self.shared_object), PROLOG_HOME: str(self.home)}


def version_words(version: int) -> str:
    """Return VERSION, such as 90004, as people write it."""
    return f"{version // 10_000}.{version // 100 % 100}.{version % 100}" if version else "?"


def swi_prolog() -> SwiPrologFiles | None:
    """Return the SWI-Prolog that is used; None where there is no program of it."""
    decided = bool(os.environ.get(PROLOG_HOME) or os.environ.get(PROLOG_OBJECT))
    return _chosen(shutil.which("swipl"), decided)


@functools.cache
def _chosen(program: str | None, decided: bool) -> SwiPrologFiles | None:
    there = _of_the_system(Path(program), decided) if program else None
    if decided or (there and there.version >= OLDEST):
        return there
    return _brought(_BROUGHT) or there


def _of_the_system(program: Path, decided: bool) -> SwiPrologFiles:
    """Return what PROGRAM says of itself; where somebody has DECIDED, they name the files."""
    said: dict[str, str] = {}
    with contextlib.suppress(OSError, ValueError, subprocess.SubprocessError):
        dump = subprocess.run(
            [program, "--dump-runtime-variables"],
            capture_output=True, check=True, text=True, timeout=30, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        said = dict(_VARIABLE.findall(dump.stdout))
    version = said.get("PLVERSION", "")
    shared, home = _existing(said.get("PLLIBSWIPL")), _existing(said.get("PLBASE"))
    if decided or shared is None or home is None:
        shared = home = None
    return SwiPrologFiles(program, int(version) if version.isdecimal() else 0, shared, home, False)


def _existing(path: str | None) -> Path | None:
    return Path(path) if path and os.path.exists(path) else None


def _brought(place: Path) -> SwiPrologFiles | None:
    """Return the SWI-Prolog that lies in PLACE; None where there is none."""
    program, version = place / "bin" / "swipl", place / "VERSION"
    objects = sorted(place.glob("bin/libswipl.*"))
    if not (objects and os.access(program, os.X_OK)):
        return None
    return SwiPrologFiles(program, int(version.read_text("ascii")), objects[0], place, True)
