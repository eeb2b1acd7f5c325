"""docs/planning.md is what the commands on it print; MANALOG_UPDATE=1 writes it anew."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "planning.md"

_COMMAND = re.compile(r"```console\n\$ manalog (.*?)\n```", re.DOTALL)
_SECONDS = re.compile(r"in \d+\.\d s\b")


def _printed(command: str) -> str:
    result = CliRunner().invoke(app, shlex.split(command.replace("\\\n", " ")))
    assert result.exit_code in (0, 1), result.output + result.stderr
    return _SECONDS.sub("in 0.1 s", result.output).rstrip("\n")


def _written(block: re.Match[str]) -> str:
    command = block[1].split("\n")
    length = 1
    while command[length - 1].endswith("\\"):
        length += 1
    asked = "\n".join(command[:length])
    return f"```console\n$ manalog {asked}\n{_printed(asked)}\n```"


def test_the_page_is_what_the_commands_print(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in ("docs", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    made = _COMMAND.sub(_written, text)
    if os.environ.get("MANALOG_UPDATE"):
        PAGE.write_text(made, encoding="utf-8")
    assert len(_COMMAND.findall(text)) >= 10
    assert made == PAGE.read_text(encoding="utf-8")
