"""The abilities that were read by eye become the terms that were right."""

from __future__ import annotations

import json
import re

import pytest
from read_by_eye import card_file, rows

from pyengine.games.magic.pool.mtgjson import card_of
from pyengine.games.magic.pool.paragraphs import context, paragraphs
from pyengine.games.magic.pool.reading import read_texts


def test_the_table_is_large_and_holds_terms_only() -> None:
    table = list(rows())
    assert len(table) >= 300
    assert len({(name, number) for name, number, _ in table}) == len(table)
    assert all(re.fullmatch(r"[a-z_]+(\(.*\))?", term) for _, _, term in table)


@pytest.mark.skipif(card_file() is None, reason="no card file: set MANALOG_CARD_FILE")
def test_every_ability_of_the_table_becomes_its_term() -> None:
    path = card_file()
    assert path is not None
    cards = json.loads(path.read_text("utf-8"))["data"]
    wanted, texts = [], []
    for name, number, term in rows():
        card = card_of(cards[name], name) if name in cards else None
        if card is not None:
            face = card.faces[0]
            wanted.append((name, term))
            texts.append((context(face), list(paragraphs(face))[number - 1].text))
    assert len(wanted) > 250
    found = [reading.term for reading in read_texts(texts)]
    wrong = [(*row, term) for row, term in zip(wanted, found, strict=True) if row[1] != term]
    assert wrong == []
