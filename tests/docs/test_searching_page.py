"""docs/searching.md: its commands print what it shows, and it has every key and no other."""

import re

import tour

from pyengine.games.magic.search.keys import KEYS
from pyengine.games.magic.search.syntax import parse

TEXT = (tour.ROOT / "docs" / "searching.md").read_text("utf-8")


def test_the_commands_print_what_the_page_shows() -> None:
    shown = tour.blocks(TEXT)
    assert len(shown) == 3
    for block, output in zip(shown, tour.run_all(TEXT), strict=True):
        assert output == block.output, block.command


def test_every_key_is_explained() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| `")]
    examples = [code for row in rows for code in re.findall(r"`([^`]+)`", row.split("|")[1])]
    for example in examples:
        parse(example)
    explained = {
        re.split(r"[:<>=]", example)[0] for row in rows for example in re.findall(r"`([^`]+)`", row)
    }
    assert set(KEYS) - explained == set()
