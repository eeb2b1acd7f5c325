"""Scenarios and card files that would take all memory, wait for ever, or are no such thing."""

import json
from pathlib import Path

import pytest
from scenario_parts import zone
from typer.testing import CliRunner

from pyengine.cli.main import app


def run(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["scenario", *map(str, arguments)])
    assert "Traceback" not in result.output
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize(
    "a",
    [
        {"library_filler": 100_000_000},
        {"hand": [{"card": "Forest", "count": 100_000_000}]},
        {"hand": [{"card": "Forest", "count": 1000}, {"card": "Forest", "count": 1000}]},
    ],
)
def test_a_board_that_would_take_all_memory(a: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "large.jsonl"
    file.write_text(json.dumps({"id": "large", "players": {"A": a}, "expect": []}))
    code, _, err = run(file)
    assert code == 2 and "large.jsonl:1: players.A" in err and err.count("\n") == 1


def test_devices_are_no_files(tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text("")
    for arguments in (["/dev/zero"], [file, "--cards", "/dev/zero"]):
        code, _, err = run(*arguments)
        assert code == 2 and "/dev/zero: cannot be read (this is no regular file)" in err


@pytest.mark.parametrize(
    "face",
    [
        {},
        [],
        {"name": 3, "types": ["Creature"]},
        {"name": "Bear", "types": "Creature"},
        {"name": "Bear", "types": [["Creature"]], "power": 2},
        {"name": "Bear", "types": ["Creature"], "power": {"a": 1}, "toughness": "2"},
        {"name": "Bear", "types": ["Creature"], "manaCost": ["{G}"]},
    ],
)
def test_a_face_that_is_no_card(face: object, tmp_path: Path) -> None:
    atomic, file = tmp_path / "atomic.json", tmp_path / "bear.jsonl"
    atomic.write_text(json.dumps({"data": {"Bear": [face]}}))
    hand = {"hand": zone("Bear")}
    file.write_text(json.dumps({"id": "bear", "players": {"A": hand}, "expect": []}))
    code, out, err = run(file, "--cards", atomic)
    assert ("atomic.json:" in err and code == 2) or ("1 unsupported" in out and code == 0)
    assert err.count("\n") == code / 2
