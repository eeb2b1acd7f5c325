"""What a stranger's card may cost: so many faces, abilities and inferences, and a line."""

from pathlib import Path

import pytest
from card_files import write
from test_pool_import import silent

from pyengine.errors import CardError
from pyengine.games.magic.pool.importing import read_file
from pyengine.games.magic.pool.printed import Face, PrintedCard
from pyengine.games.magic.pool.reported import report


def test_a_card_with_too_many_abilities_is_refused_and_not_all_are_read() -> None:
    many = Face("Tuk", text="\n".join(["{T}: Draw a card."] * 1_000), types=("artifact",))
    found = report(PrintedCard("Tuk", "normal", (many,)))
    assert found.verdict == "This card can't be played: it has more than 20 abilities"
    assert len(found.abilities) == 21


def test_a_card_with_many_faces_is_refused(tmp_path: Path) -> None:
    side = {"name": "Tuk", "manaCost": "{R}", "types": ["Instant"], "text": "Draw a card."}
    sides = [{**side, "faceName": f"Tuk {number}", "side": "a"} for number in range(11)]
    with pytest.raises(CardError, match="has more than 10 faces"):
        read_file(write(tmp_path / "cards.json", {"data": {"Tuk": sides}}), silent)


def test_a_refusal_is_a_short_line() -> None:
    for text in ("W" * 1_900, "•• ••", "9" * 1_000, "Choose one —\n" + "• Gain 3 life.\n" * 90):
        face = Face("Tuk", text=text, types=("instant",))
        verdict = report(PrintedCard("Tuk", "normal", (face,))).verdict
        assert "\n" not in verdict
        assert len(verdict) < 250
