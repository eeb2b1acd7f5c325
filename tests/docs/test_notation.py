"""Every Prolog block of docs/notation.md stands in the rule base, word for word."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def words(text: str) -> str:
    """TEXT without differences of spacing."""
    return re.sub(r"\s+", " ", text).strip()


def blocks() -> list[str]:
    """The Prolog blocks of the page, without the one that it calls an example."""
    found = re.findall(r"```prolog\n(.*?)```", (ROOT / "docs/notation.md").read_text("utf-8"), re.S)
    return [block for block in found if "'example'" not in block]


RULES = " ".join(words(p.read_text("utf-8")) for p in sorted((ROOT / "prolog").rglob("*.pl")))


def test_there_are_blocks() -> None:
    """The page quotes rules."""
    assert len(blocks()) > 10


@pytest.mark.parametrize("block", blocks())
def test_block_is_in_the_rule_base(block: str) -> None:
    """Each quoted clause is found; a block may hold several."""
    for clause in re.split(r"(?<=\.)\n(?=\S)", block):
        assert words(clause) in RULES
