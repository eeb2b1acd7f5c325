"""A card's name is chosen on the page: one of those that are offered, or any that is typed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import board, card, close, opened, until
from homes import with_rules
from served import Server, serving

from pyengine.games.magic.pool.importing import read_file, store
from pyengine.games.magic.pool.lookup import Pool

TEXT = """turn 5 of A, precombat main
A: battlefield 2 Forest, Elvish Warrior | hand Stone of Names
B: battlefield Mountain | hand Raging Goblin
"""
STONE = {
    "name": "Stone of Names", "layout": "normal", "manaCost": "{1}", "manaValue": 1.0, "colors": [],
    "colorIdentity": [], "keywords": [], "printings": [], "legalities": {}, "supertypes": [],
    "types": ["Artifact"], "subtypes": [], "type": "Artifact",
    "text": "As Stone of Names enters, choose a creature card name.\n"
            "Spells with the chosen name can't be cast.",
}  # fmt: skip


@pytest.fixture(scope="module")
def naming(home: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a pool that has a card for which a name is chosen."""
    directory = with_rules(tmp_path_factory.mktemp("naming"))
    file = directory / "cards.json"
    file.write_text(json.dumps({"meta": {"version": "5.2.2"}, "data": {"Stone of Names": [STONE]}}))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANALOG_HOME", str(directory))
        with Pool.open(create=True) as pool:
            store(pool.connection, file, read_file(file, lambda *_: None))
        with serving(directory / "games") as started:
            yield started


def test_a_name_that_is_not_offered_is_typed(chromium: Any, naming: Server, tmp_path: Path) -> None:
    begun = board(naming, tmp_path, TEXT, players=["human", "random"])
    page = opened(chromium, naming, begun["links"]["0"])
    field = page.get_by_label("Any name")
    page.wait_for_selector(".option")
    assert not field.is_visible()
    card(page, "Stone of Names").click()
    field.wait_for()
    offered = " ".join(page.locator(".option").all_inner_texts())
    assert "Elvish Warrior" in offered and "Raging Goblin" not in offered
    field.fill("No Such Card")
    field.press("Enter")
    until(lambda: "No Such Card" in str(page.locator(".news").text_content()))
    field.fill("goblin matron")
    field.press("Enter")
    until(lambda: not field.is_visible())
    card(page, "Stone of Names").click(button="right")
    until(lambda: "Goblin Matron" in str(page.locator(".details").text_content()))
    close(page)
