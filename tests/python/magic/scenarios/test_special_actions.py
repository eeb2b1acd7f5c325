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
