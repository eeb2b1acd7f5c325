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

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))

from homes import with_rules
from terminal import ENTER, TAB, Terminal

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
    home = Path(directory) / ".manalog"
    if not home.exists():
        with_rules(home)
    environment = {
        **os.environ, "PATH": _path(), "COLUMNS": "80", "NO_COLOR": "1", "MANALOG_HOME": str(home),
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


def _path() -> str:
    """Where commands are found: this environment's first."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def run_all(text: str) -> list[str]:
    """The outputs of all blocks, run one after the other in one directory with a link to docs/."""
    with tempfile.TemporaryDirectory() as directory:
        for name in ("docs", "tests"):
            (Path(directory) / name).symlink_to(ROOT / name)
        return [
            toplevel(block, directory)
            if "manalog repl" in block.command
            else run(block.command, directory)
            for block in blocks(text)
        ]


def toplevel(block: Block, directory: str) -> str:
    """What the toplevel answers to what BLOCK shows as typed; <Tab> completes what follows it."""
    home = {"HOME": directory, "XDG_CONFIG_HOME": f"{directory}/.config", "PATH": _path()}
    command = block.command.split()
    with Terminal(command, lines=60, environment=home, directory=directory) as terminal:
        for line in block.output.splitlines():
            if line.startswith("?- "):
                _type(terminal, line)
        shown = terminal.until(lambda t: t.last == "?-")
    first = shown.index("?-")
    lines = [line.rstrip() for line in shown[first:].splitlines()[:-1]]
    for line in (line for line in block.output.splitlines() if "<Tab>" in line):
        lines[lines.index(line.replace("<Tab>", ""))] = line
    return "".join(f"{line}\n" for line in lines)


def _type(terminal: Terminal, line: str) -> None:
    """Type LINE at the prompt, with the keys that it names."""
    terminal.until(lambda t: t.last == "?-")
    terminal.settle()
    begun, tab, rest = line.partition("<Tab>")
    terminal.type(begun.removeprefix("?- "))
    if tab:
        terminal.until(lambda t: t.last == begun)
        terminal.type(TAB)
        terminal.until(lambda t: (begun + rest).startswith(t.last) and len(t.last) > len(begun))
        terminal.settle()
        rest = (begun + rest).removeprefix(terminal.last)
    terminal.type(rest)
    whole = line.replace("<Tab>", "")
    terminal.until(lambda t: t.last == whole)
    terminal.type(ENTER)
    terminal.until(lambda t: t.last == "?-")


def renewed(text: str) -> str:
    """TEXT with the outputs of now."""
    outputs = iter(run_all(text))

    def block(match: re.Match[str]) -> str:
        return f"{match['varies'] or ''}```console\n$ {match['command']}\n{next(outputs)}```"

    return BLOCK.sub(block, text)


if __name__ == "__main__":
    for page in [Path(name) for name in sys.argv[1:]] or [README]:
        page.write_text(renewed(page.read_text("utf-8")), "utf-8")
