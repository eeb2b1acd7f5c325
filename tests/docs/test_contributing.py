"""The examples of CONTRIBUTING.md are what the code base holds."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [
    path
    for folder in ("prolog", "pyengine", "carddb")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in {".pl", ".py", ".txt"}
]


def words(text: str) -> str:
    """TEXT without differences of spacing."""
    return re.sub(r"\s+", " ", text).strip()


def blocks() -> list[str]:
    """The code blocks of the page, without the one that shows a test."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return [b for b in re.findall(r"```\w*\n(.*?)```", text, re.S) if "Position()" not in b]


@pytest.mark.parametrize("block", blocks())
def test_example_is_in_the_code(block: str) -> None:
    """Each example stands in a source file as it is shown."""
    assert any(words(block) in words(path.read_text("utf-8")) for path in SOURCES)


def test_places_exist() -> None:
    """Every place that the page names exists."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for place in re.findall(r"`((?:prolog|pyengine|carddb|tests)/[\w./]*)`", text):
        assert (ROOT / place).exists(), place
