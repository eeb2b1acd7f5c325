"""docs/goldfish.md and docs/data.md: what commands print is real, and options exist."""

import re
import shlex

import pytest
import tour
import typer

from pyengine.cli.main import app

PAGES = {
    name: (tour.ROOT / "docs" / name).read_text("utf-8") for name in ("goldfish.md", "data.md")
}
LINES = [line for text in PAGES.values() for line in re.findall(r"^manalog .*$", text, re.M)]


@pytest.mark.parametrize("block", tour.blocks(PAGES["goldfish.md"]), ids=lambda b: b.command)
def test_a_console_block_is_what_the_command_prints(block: tour.Block) -> None:
    assert tour.run(block.command, str(tour.ROOT)) == block.output


@pytest.mark.parametrize("line", LINES)
def test_commands_and_options_exist(line: str) -> None:
    name, *words = shlex.split(line)[1:]
    command = typer.main.get_command(app).commands[name]
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known
