"""The console blocks of a page: run them, compare them, write them anew.

`python tests/docs/tour.py [PAGE...]` replaces every block's output by what the commands print now,
in README.md where no page is named.
"""

import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
BLOCK = re.compile(
    r"(?P<varies><!-- varies -->\n)?```console\n\$ (?P<command>.*)\n(?P<output>(?:.*\n)*?)```"
)


@dataclass(frozen=True)
class Block:
    """A command of the page and the output that the page shows."""

    command: str
    output: str
    varies: bool


def blocks(text: str) -> list[Block]:
    """The console blocks of TEXT in order."""
    return [Block(m["command"], m["output"], bool(m["varies"])) for m in BLOCK.finditer(text)]


def run(command: str, directory: str) -> str:
    """What COMMAND prints (both streams) in DIRECTORY, on a terminal of 80 columns."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    home = str(Path(directory) / ".manalog")
    environment = {
        **os.environ, "PATH": path, "COLUMNS": "80", "NO_COLOR": "1", "MANALOG_HOME": home,
    }  # fmt: skip
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=directory,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
        check=False,
    )
    lines = [line.rstrip() for line in done.stdout.splitlines()]
    return "".join(f"{line}\n" for line in lines)


def run_all(text: str) -> list[str]:
    """The outputs of all blocks, run one after the other in one directory with a link to docs/."""
    with tempfile.TemporaryDirectory() as directory:
        (Path(directory) / "docs").symlink_to(ROOT / "docs")
        return [run(block.command, directory) for block in blocks(text)]


def renewed(text: str) -> str:
    """TEXT with the outputs of now."""
    outputs = iter(run_all(text))

    def block(match: re.Match[str]) -> str:
        return f"{match['varies'] or ''}```console\n$ {match['command']}\n{next(outputs)}```"

    return BLOCK.sub(block, text)


if __name__ == "__main__":
    for page in [Path(name) for name in sys.argv[1:]] or [README]:
        page.write_text(renewed(page.read_text("utf-8")), "utf-8")
