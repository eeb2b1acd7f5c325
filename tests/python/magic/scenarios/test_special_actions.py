"""What scripts call an ability and is a special action is found by its word."""

from types import SimpleNamespace
from typing import Any

import pytest

from pyengine.games.magic.scenarios.actions import by_keyword

OFFERS: list[Any] = [SimpleNamespace(kind=kind, text="") for kind in ("foretell", "plot", "cast")]


@pytest.mark.parametrize(
    ("prefix", "kinds"),
    [("Plot", ["plot"]), ("Fore", ["foretell"]), ("{1}", []), ("", []), ("Flashback", [])],
)
def test_a_special_action_is_found_by_its_word(prefix: str, kinds: list[str]) -> None:
    assert [offer.kind for offer in by_keyword(OFFERS, prefix)] == kinds


@pytest.mark.parametrize(
    ("prefix", "ways"),
    [
        ("Flashback", ["flashback", "given_flashback", "given_half(1)"]),
        ("Harmonize", ["harmonize"]),
    ],
)
def test_a_way_to_cast_is_found_by_its_keyword(prefix: str, ways: list[str]) -> None:
    told = ("flashback", "given_flashback", "given_half(1)", "harmonize", "")
    offers: list[Any] = [SimpleNamespace(kind="cast", text=text) for text in told]
    assert [offer.text for offer in by_keyword(offers, prefix)] == ways
