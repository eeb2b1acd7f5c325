"""The rules as SWI-Prolog has compiled them, so that a process begins in a sixth of the time.

The first process with other rules compiles them (`qcompile/2`) into the directory of what can be
built again. Where that is impossible, the rules are loaded as they are written.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import time
from hashlib import blake2b
from pathlib import Path

from pyengine.errors import EngineError
from pyengine.system.environment import prolog_environment
from pyengine.system.replacing import replace_file
from pyengine.system.resources import cache_dir, prolog_dir
from pyengine.system.swi_prolog import SwiPrologFiles, swi_prolog

_SECONDS = 240
"""How long compiling may take; it takes five seconds of a processor that others may want, too."""

_KEPT_SECONDS = 86_400.0
"""How long other rules' files stay: a process that begins may be about to read one."""


def rules_file() -> Path:
    """Return the file that SWI-Prolog is to load: the compiled rules, else `load.pl`."""
    written = prolog_dir() / "load.pl"
    swipl = swi_prolog()
    if swipl is None or os.name != "posix":
        return written
    try:
        directory, key = cache_dir(), _key(swipl)
        return _found(directory, key) or _compiled(swipl, written, directory, key)
    except (EngineError, OSError, ValueError, subprocess.SubprocessError):
        return written


def _key(swipl: SwiPrologFiles) -> str:
    """Return a digest of the rules, of where they are, and of the SWI-Prolog that reads them."""
    program = swipl.program.resolve()
    state = program.stat()
    digest = blake2b(f"{program} {state.st_size} {state.st_mtime_ns}".encode(), digest_size=8)
    for file in sorted(prolog_dir().rglob("*.pl")):
        digest.update(os.fsencode(file) + b"\n" + file.read_bytes())
    return digest.hexdigest()


def _found(directory: Path, key: str) -> Path | None:
    """Return the compiled file of KEY, if it is whole and nobody else can have written it."""
    for file in directory.glob(f"rules-{key}-*.qlf"):
        state = file.lstat()
        if state.st_uid == os.getuid() and not state.st_mode & 0o022:
            with contextlib.suppress(OSError):
                if file.stem.endswith(_digest(file.read_bytes())):
                    return file
    return None


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=8).hexdigest()


def _compiled(swipl: SwiPrologFiles, written: Path, directory: Path, key: str) -> Path:
    """Compile the rules; OSError, SubprocessError: it can't be done here."""
    from tempfile import TemporaryDirectory  # the rules are compiled once

    directory.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place:
        start = Path(place, "rules.pl")
        start.write_text(f":- load_files({_quoted(written)}, []).\n", encoding="utf-8")
        goal = f"qcompile({_quoted(start)}, [include(user)])"
        options = ["-q", "-f", "none", "--no-packs", "--on-error=status", "-g", goal]
        with prolog_environment():
            subprocess.run(
                [*swipl.command(), *options, "-t", "halt"],
                check=True,
                timeout=_SECONDS,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        content = start.with_suffix(".qlf").read_bytes()
    file = directory / f"rules-{key}-{_digest(content)}.qlf"
    replace_file(file, content)
    _forget_others(directory, key)
    return file


def _forget_others(directory: Path, key: str) -> None:
    """Delete what was compiled of other rules, a day after it was."""
    oldest = time.time() - _KEPT_SECONDS
    for file in directory.glob("rules-*.qlf"):
        with contextlib.suppress(OSError):
            if f"-{key}-" not in file.name and file.stat().st_mtime < oldest:
                file.unlink()


def _quoted(path: Path) -> str:
    """Return PATH as an atom of Prolog."""
    return "'" + str(path).replace("\\", "\\\\").replace("'", "\\'") + "'"
