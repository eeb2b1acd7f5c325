"""docs/reading-cards.md lists what the program does, and its commands run."""

import reading_page
import tour

from pyengine.games.magic.pool.equivalences import EQUIVALENCES
from pyengine.games.magic.pool.reading import read_texts

TEXT = reading_page.PAGE.read_text("utf-8")


def test_the_lists_are_those_of_now() -> None:
    assert sorted(match[1] for match in reading_page.LIST.findall(TEXT)) == sorted(
        reading_page.LISTS
    )
    assert reading_page.renewed(TEXT) == TEXT, "renew with: python tests/docs/reading_page.py"


def test_the_commands_print_what_the_page_shows() -> None:
    shown = tour.blocks(TEXT)
    assert len(shown) >= 5
    for block, output in zip(shown, tour.run_all(TEXT), strict=True):
        assert block.varies or output == block.output, block.command


def test_equivalences_are_read_as_one_term_and_written_in_one_way() -> None:
    for variant, written in EQUIVALENCES:
        first, second = read_texts([("permanent", variant), ("permanent", written)])
        assert first.understood
        assert first.term == second.term
        assert first.detail == second.detail == written
