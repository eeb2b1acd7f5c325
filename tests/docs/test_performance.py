"""The commands of docs/performance.md are commands: their options exist."""

import re
import shlex
from pathlib import Path

import pytest
import typer

from pyengine.cli.main import app

TEXT = (Path(__file__).parent.parent.parent / "docs" / "performance.md").read_text()
COMMANDS = sorted(
    {line.split("#")[0].split(">")[0].strip() for line in re.findall(r"manalog [^`\n|]+", TEXT)}
)


@pytest.mark.parametrize("line", [line for line in COMMANDS if " --" in line or "study" in line])
def test_commands_and_options_exist(line: str) -> None:
    words = shlex.split(line)[1:]
    command = typer.main.get_command(app)
    while hasattr(command, "commands") and words[0] in command.commands:
        command = command.commands[words.pop(0)]
    known = {name for parameter in command.params for name in parameter.opts} | {"--help"}
    assert {word for word in words if word.startswith("--")} <= known
    assert not hasattr(command, "commands") or words == ["--help"]


def test_there_are_commands() -> None:
    assert len(COMMANDS) > 15
