"""Writers that are killed, disks that are full: a file is whole, the old one or the new."""

from __future__ import annotations

import os
import random
import re
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from attack.case import Case, Fault, Outcome, drawn, failed, loaded
from attack.judging import judged
from attack.running import MANALOG, MOST_SECONDS, in_an_empty_directory, run, verdict
from pyengine.saves.save import read_save

_START = 0.5
"""How long the command takes before it can save, at best."""

_SAVING = ("save game.save\n1\n" * 3_000).encode()


def cases(rng: random.Random) -> Iterator[Case]:
    """Return killed and stifled writers without end."""
    return drawn(rng, _killed, _killed, _killed, _imports, _stifled, _filled)


def _killed(seed: int) -> Outcome:
    """Kill a game that saves again and again; go on with the save, and save there once more."""
    rng = random.Random(seed)
    save = Path("game.save")
    process = subprocess.Popen(
        [MANALOG, "play", "--seed", str(rng.randrange(100)), "--players", "human,human"],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    assert process.stdin is not None
    os.set_blocking(process.stdin.fileno(), False)
    process.stdin.write(_SAVING[:60_000])
    process.stdin.flush()
    time.sleep(_START + 2 * rng.random())
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    process.stdin.close()
    return _whole(save)


def _whole(save: Path) -> Outcome:
    """Return whether SAVE, if it is there, is a whole one, and the next one leaves nothing else."""
    if not save.exists():
        return _tidy(Path())
    before = judged(lambda: read_save(save).session())
    if before.verdict.value != "loaded":
        return failed(Fault.LOSS, before.message)
    again = run(["play", "--resume", str(save)], typed=b"quit\n")
    if again.verdict.value != "loaded":
        return again
    outcome = _tidy(Path())
    save.unlink()
    return outcome


def _tidy(directory: Path) -> Outcome:
    """Return whether nothing but saves lies in DIRECTORY, drafts of unwritten saves apart.

    One that was whole has a name of its own: it was offered, and is taken away here.
    """
    offered = sorted(directory.glob("game-draft-*.save"))
    for draft in offered:
        whole = judged(lambda draft=draft: read_save(draft).session())
        if whole.verdict.value != "loaded" or len(offered) > 1:
            return failed(Fault.LOSS, f"{draft}, one of {len(offered)}: {whole.message}")
        draft.unlink()
    others = {file.name for file in directory.iterdir()} - {"game.save", ".game.save.tmp"}
    left = (directory / ".game.save.tmp").exists() and (directory / "game.save").exists()
    if others or left:
        return failed(Fault.LOSS, f"left over: {sorted(others) or '.game.save.tmp'}")
    return loaded()


def _imports(seed: int) -> Outcome:
    """Kill the building of the card database; the next command finds all cards."""
    rng = random.Random(seed)
    home = {**os.environ, "MANALOG_HOME": "home"}
    process = subprocess.Popen(
        [MANALOG, "cards", "--rebuild"], env=home,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    time.sleep(0.5 * rng.random())
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    outcome = run(["deck", "elves"], environment={"MANALOG_HOME": "home"})
    found = sorted(file.name for file in Path("home").rglob("*"))
    files = [name for name in found if not re.fullmatch(r"rules-[0-9a-f-]+\.qlf", name)]
    _remove(Path("home"))
    if outcome.verdict.value == "loaded" and len(files) != 1:
        return failed(Fault.LOSS, f"left over: {files}")
    return outcome


def _stifled(seed: int) -> Outcome:
    """Let the disk take only so many bytes; the save of before stays as it was."""
    rng = random.Random(seed)
    save, most = Path("game.save"), rng.choice((0, 1, 100, 4_096, 10_000))
    typed = b"1\nquit\n"
    run(["play", "--seed", "3", "--save", str(save)], typed=typed)
    before = save.read_bytes()
    outcome = run(
        ["play", "--resume", str(save)], typed=b"1\n1\n1\nquit\n",
        before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
        environment={"MANALOG_HOME": os.path.abspath("none"), "TMPDIR": os.path.abspath("none")},
    )  # fmt: skip
    after = save.read_bytes()
    save.unlink()
    _remove(Path("none"))
    if after != before and judged(lambda: read_save(save)).verdict.value == "refused":
        return failed(Fault.LOSS, "the save of before is gone")
    return outcome if outcome.verdict.value == "failed" else _tidy(Path())


_ON_A_SMALL_DISK = """
mount -t tmpfs -o size={size}k none disk && cp before.save disk/game.save || exit 99
mount -o remount,ro,bind / || exit 99
cd disk
printf '1\\n1\\n1\\nquit\\nsave other.save\\nquit\\n' |
    {manalog} play --resume game.save >&2
code=$?
cat game.save
ls -A | tr '\\n' ' '
exit $code
"""
"""Goes on with a game where a second save finds no space, and no other place can be written to.

It writes out the save and what lies beside it; 99: there can be no such disk here.
"""


def _filled(seed: int) -> Outcome:
    """Save on a disk that is full; what was saved before is there and whole, and nothing else."""
    size = random.Random(seed).choice((16, 20, 24))
    with in_an_empty_directory():
        Path("disk").mkdir()
        run(["play", "--seed", "3", "--save", "before.save"], typed=b"1\nquit\n")
        done = subprocess.run(
            ["unshare", "-rm", "sh", "-c", _ON_A_SMALL_DISK.format(size=size, manalog=MANALOG)],
            capture_output=True, timeout=MOST_SECONDS, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        if done.returncode == 99 or b"unshare" in done.stderr:
            return _stifled(seed)
        content, _, beside = done.stdout.rpartition(b"\n")
        Path("after.save").write_bytes(content + b"\n")
        whole = judged(lambda: read_save(Path("after.save")).session())
    if whole.verdict.value != "loaded" or beside.split() != [b"game.save"]:
        return failed(Fault.LOSS, f"{whole.message} beside it: {beside!r}")
    told = done.stderr.decode(errors="replace").rpartition("]> ")[2]
    return verdict(done.returncode, told)


def _remove(directory: Path) -> None:
    shutil.rmtree(directory, ignore_errors=True)
