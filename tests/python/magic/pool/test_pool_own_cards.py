"""Manalog's own cards, read from the card file where there is one beside the checkout."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pyengine.engine.bridge import bridge
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.pool.importing import read_file
from pyengine.games.magic.pool.printed import PrintedCard
from pyengine.games.magic.pool.reading import judge, read_faces

ROOT = Path(__file__).resolve().parents[4]
FILES = [ROOT.parents[level] / "shared/cards/atomic-cards.json" for level in (0, 1)]
FILE = next((file for file in FILES if file.exists()), None)
pytestmark = pytest.mark.skipif(FILE is None, reason="there is no card file beside the checkout")


@pytest.fixture(scope="module")
def pairs(database: CardDatabase) -> Iterator[list[tuple[Card, PrintedCard]]]:
    assert FILE is not None
    printed = {card.name: card for card in read_file(FILE, lambda what, done, total: None)}
    yield [(card, printed[card.name]) for card in database]


def in_one_form(abilities: tuple[str, ...]) -> tuple[str, ...]:
    """The terms without spaces, as they come from Prolog."""
    face = ["It", "", [], ["land"], ["plains"], [], "", "", list(abilities)]
    ((_, terms),) = bridge().call("define", "magic", "judge", [["normal", [face]]])
    return tuple(terms)


def test_the_file_gives_the_same_terms(pairs: list[tuple[Card, PrintedCard]]) -> None:
    assert len(pairs) >= 70
    for own, printed in pairs:
        reading = judge(printed, read_faces(printed))
        assert reading.understood, (own.name, reading.problem)
        assert reading.terms == in_one_form(own.abilities), own.name


def test_the_terms_write_the_printed_words(pairs: list[tuple[Card, PrintedCard]]) -> None:
    for own, printed in pairs:
        (abilities,) = read_faces(printed)
        terms = [reading.term for _, reading in abilities]
        lines = bridge().call("define", "magic", "text", own.name, terms)
        assert lines == [paragraph.text.replace("~", own.name) for paragraph, _ in abilities]
