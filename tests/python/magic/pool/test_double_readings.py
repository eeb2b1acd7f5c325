"""No text of a card file has two readings: one would be an error of the grammar."""

from __future__ import annotations

import json

import pytest
from read_by_eye import card_file

from pyengine.games.magic.pool.mtgjson import card_of
from pyengine.games.magic.pool.paragraphs import context, paragraphs
from pyengine.games.magic.pool.reading import read_texts

EVERY = 5
"""One card of so many is read, which takes some seconds."""


@pytest.mark.skipif(card_file() is None, reason="no card file: set MANALOG_CARD_FILE")
def test_no_text_has_two_readings() -> None:
    path = card_file()
    assert path is not None
    cards = json.loads(path.read_text("utf-8"))["data"]
    keys = set()
    for name in sorted(cards)[::EVERY]:
        card = card_of(cards[name], name)
        for face in card.faces if card is not None else ():
            where = context(face)
            keys |= {(where, part.text) for part in paragraphs(face)}
    texts = sorted(keys)
    assert len(texts) > 1000
    readings = zip(texts, read_texts(texts), strict=True)
    assert [text for text, reading in readings if reading.state == "ambiguous"] == []
