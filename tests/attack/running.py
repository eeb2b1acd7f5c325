"""The command, run in this process or in one of its own, and what came of it."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from attack.case import Fault, Outcome, failed, loaded, refused

MANALOG = str(Path(sys.executable).with_name("manalog"))

SECONDS = 14.0
"""How long a command may work; the case itself may take a little more."""

MOST_SECONDS = 55.0
"""How long it may take on a machine that is busy with others, too."""

_ACCEPTED = (0, 1, 2, 130)
_LONGEST = 1_000
_MOST_SPACE = 1 << 30


@contextlib.contextmanager
def in_an_empty_directory() -> Iterator[None]:
    """Work in a directory of its own, which is gone afterwards."""
    before = os.getcwd()
    with tempfile.TemporaryDirectory() as place:
        os.chdir(place)
        try:
            yield
        finally:
            os.chdir(before)


def called(arguments: Sequence[str], typed: str = "") -> Outcome:
    """Run the command with ARGUMENTS in this process; TYPED is its input."""
    from typer.testing import CliRunner

    from pyengine.cli.main import app

    result = CliRunner().invoke(app, list(arguments), input=typed.encode(errors="replace"))
    error = result.exception
    if error is not None and not isinstance(error, SystemExit):
        return failed(Fault.TRACEBACK, f"{type(error).__name__}: {error}"[:500])
    return verdict(result.exit_code, result.stderr)


def run(
    arguments: Sequence[str | bytes],
    *,
    typed: bytes = b"",
    environment: Mapping[str, str | bytes] | None = None,
    redirected: str = "",
    before: Callable[[], None] | None = None,
) -> Outcome:
    """Run the command in a process of its own; REDIRECTED is for the shell."""
    started = time.monotonic()
    earlier = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(
            ["sh", "-c", f'exec "$0" "$@" {redirected}', MANALOG, *arguments],
            input=typed, capture_output=True, timeout=MOST_SECONDS, preexec_fn=before,
            env=dict(os.environ) | dict(environment or {}),  # type: ignore[arg-type]
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return failed(Fault.HANG, f"no end after {time.monotonic() - started:.0f} s")
    now = resource.getrusage(resource.RUSAGE_CHILDREN)
    if now.ru_maxrss > earlier.ru_maxrss and now.ru_maxrss * 1024 > _MOST_SPACE:
        return failed(Fault.GROWTH, f"{now.ru_maxrss >> 10} MB")
    if (worked := now.ru_utime - earlier.ru_utime) > SECONDS:
        return failed(Fault.HANG, f"it worked for {worked:.0f} s")
    return verdict(done.returncode, done.stderr.decode(errors="replace"))


def verdict(code: int, complaint: str) -> Outcome:
    """Return what an exit CODE and a COMPLAINT on standard error say."""
    if code < 0 or code > 130:
        return failed(Fault.CRASH, f"ended with {code}: {complaint[-500:]}")
    if "Traceback (most recent" in complaint or "internal error" in complaint:
        return failed(Fault.TRACEBACK, complaint[-800:])
    if code not in _ACCEPTED:
        return failed(Fault.UNCLEAR, f"exit code {code}: {complaint[-500:]}")
    if code != 2:
        return loaded()
    told = [line for line in complaint.splitlines() if not _EXPECTED.match(line)]
    if len(told) > 1 or len(complaint) > _LONGEST + 4_000 or _CONTROL.search(complaint):
        return failed(Fault.UNCLEAR, complaint[-800:])
    return refused(told[0] if told else "")


_EXPECTED = re.compile(
    r"Usage: |Try '|This is your own Prolog: |Error: |warning: |  |The game is saved to |$"
    r"|.*Resume: |.*as it was: --save|ERROR: Stream user_input"
)
"""Lines that may stand beside the one that says what is wrong."""

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
