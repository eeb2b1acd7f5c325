"""What the command is started with: variables, streams and arguments of nonsense."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

from attack.case import Case, Fault, Outcome, drawn, failed, loaded
from attack.inputs.options import CHEAP, SAVE, put_files
from attack.running import MOST_SECONDS, in_an_empty_directory, run, verdict

COMMANDS: tuple[tuple[str, ...], ...] = (
    ("--help",), ("--version",), ("play", "--seed", "1"), ("repl", SAVE), ("board", "-"),
    *((*command.split(), *arguments) for command, arguments in CHEAP.items()),
)  # fmt: skip
"""All commands; the two that read what is typed do so here."""

_VARIABLES = (
    "LC_ALL", "LANG", "LC_CTYPE", "HOME", "MANALOG_HOME", "SWI_HOME_DIR", "SWIPL", "TMPDIR", "TERM",
    "COLUMNS", "LINES", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "PYTHONIOENCODING",
    "PYTHONUTF8", "NO_COLOR", "FORCE_COLOR", "LIBSWIPL_PATH", "MANALOG_TRACE", "SHELL", "USER",
)  # fmt: skip

_VALUES: tuple[str | bytes, ...] = (
    "", "C", "POSIX", "xx_YY.nonsense", "/proc/nonsense", "/dev/null", "/dev/full", "/proc",
    "x" * 5_000, b"\xff\xfe", "~nobody_at_all", "0", "-1", "99999999999",
    "utf-16", "\x1b[2J", "a\nb", "%s%n",
)  # fmt: skip

_REDIRECTIONS = (
    "", "", ">/dev/full", "2>/dev/full", ">&-", "2>&-", "<&-", ">&- 2>&- <&-", "</dev/full",
    "</dev/zero", "</dev/null", "| true", "| head -c 1", "</", ">/dev/full 2>&1",
)  # fmt: skip

_ENDLESS = ("</dev/full", "</dev/zero")


def cases(rng: random.Random) -> Iterator[Case]:
    """Return commands in surroundings of nonsense, without end."""
    return drawn(rng, _started, _started, _started, _interrupted)


def _started(seed: int) -> Outcome:
    rng = random.Random(seed)
    names = rng.sample(_VARIABLES, rng.choice((0, 1, 1, 3)))
    arguments: list[str | bytes] = list(rng.choice(COMMANDS))
    redirected = rng.choice(_REDIRECTIONS)
    if "repl" in arguments and redirected in _ENDLESS:  # SWI-Prolog's own toplevel reads to the end
        redirected = "</dev/null"
    if rng.random() < 0.2:
        arguments.insert(rng.randrange(len(arguments) + 1), b"\xff\xfe")
    with in_an_empty_directory():
        put_files()
        return run(
            arguments,
            typed=rng.choice((b"", b"\n\n\n", b"quit\n", b"\xff\xfe\n", b"\0\n", b"x" * 100_000)),
            environment={name: rng.choice(_VALUES) for name in names},
            redirected=redirected,
        )


def _interrupted(seed: int) -> Outcome:
    """Press Ctrl-C within the first second of the program, and see that nobody is told a trace."""
    rng = random.Random(seed)
    with in_an_empty_directory():
        put_files()
        return _outcome(rng)


_BEGIN = """
import os, sys
from pyengine.cli.start import main
begun = int(sys.argv.pop(1))
os.write(begun, b".")
os.close(begun)
sys.argv[0] = "manalog"
main()
"""
"""The command, which says when it has begun: what comes before is Python's own start."""


def _outcome(rng: random.Random) -> Outcome:
    begun, begins = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "-c", _BEGIN, str(begins), *rng.choice(COMMANDS)],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        start_new_session=True, pass_fds=[begins],
    )  # fmt: skip
    os.close(begins)
    os.read(begun, 1)
    os.close(begun)
    time.sleep(0.01 + rng.choice((0.05, 0.3, 1.0)) * rng.random())
    process.send_signal(signal.SIGINT)
    try:
        _, complaint = process.communicate(timeout=MOST_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return failed(Fault.HANG, "Ctrl-C is not heeded")
    if process.returncode == -signal.SIGINT and not complaint:
        return loaded()
    return verdict(process.returncode, complaint.decode(errors="replace"))
