"""docs/bots.md: its bots are those of `examples/`, and they play."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import tour
from tournaments import tournament

PAGE = (tour.ROOT / "docs" / "bots.md").read_text("utf-8")
BOTS = tour.ROOT / "examples" / "bots"


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)
    return str(found)


def test_the_page_shows_the_examples() -> None:
    assert block("perl") == (BOTS / "lander").read_text()
    assert block("python") in (BOTS / "patient.py").read_text()


def test_the_bots_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tour.ROOT)
    record = tournament(
        "--agents", "./examples/bots/lander,./examples/bots/cheapest.py", "--decks", "goblins",
        "--no-mirrors", "--games", 1, "--jobs", 1, "--db", tmp_path / "r.db", "--json",
    )  # fmt: skip
    assert (record["played"], record["failed"], record["forfeited"]) == (2, 0, 0)


def test_the_class_plays() -> None:
    (line,) = re.findall(r"^manalog (play .*Patient.*)$", PAGE, re.M)
    done = subprocess.run(
        [sys.executable, "-m", "pyengine", *line.split()],
        capture_output=True, text=True, timeout=60, cwd=tour.ROOT,
    )  # fmt: skip
    assert done.stderr == "" and json.loads(done.stdout)["winners"]
