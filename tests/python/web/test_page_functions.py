"""Functions of the page that know no document, tried in the browser."""

from __future__ import annotations

from typing import Any

import pytest
from served import Server

SETS = """async ([question, chosen]) => {
  const { atMost, exactly, missing, wanted, whole } = await import("/page/sets.js");
  const all = whole(question);
  return [all.options.length, exactly(all), atMost(all), missing(all, chosen), wanted(all)];
}"""


ANY = "Choose any number, then press Enter."


def question(options: int, at_once: int, **more: Any) -> dict[str, Any]:
    plain = {"at_once": at_once, "ordered": False, "finishing": None, "later": []}
    return {**plain, "options": [{"index": n} for n in range(options)], **more}


@pytest.mark.parametrize(
    ("asked", "chosen", "found"),
    [
        (question(3, 2), 1, [3, 2, 2, 1, "Choose 2 in any order, then press Enter."]),
        (question(1, 3), 0, [1, 1, None, 1, "Choose 1 in any order, then press Enter."]),
        (
            question(2, 2, later=[{"index": 2}, {"index": 3}]), 2,
            [4, 2, 2, 0, "Choose 2 in any order, then press Enter."],
        ),
        (question(4, -1, finishing=0), 0, [4, None, None, 0, ANY]),
        (question(9, 3, finishing=8), 1, [9, None, 3, 0, "Choose up to 3, then press Enter."]),
        (question(4, 9, finishing=3), 1, [4, None, None, 0, ANY]),
        (question(3, 3, ordered=True), 1, [3, None, None, 0, ANY]),
    ],
)  # fmt: skip
def test_how_many_of_a_set(
    chromium: Any, server: Server, asked: dict[str, Any], chosen: int, found: list[Any]
) -> None:
    page = chromium.new_context().new_page()
    page.goto(server.address)
    assert page.evaluate(SETS, [asked, chosen]) == found
    page.context.close()
