"""Costs that only cards of the pool have together."""

from pathlib import Path
from typing import Any

import pytest
from card_files import atomic, write
from test_pool_import import imported

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position

CARDS: dict[str, dict[str, Any]] = {
    "Bell": {"text": "{T}, Tap an untapped creature you control: Draw a card."},
    "Nursery": {
        "types": ["Land"], "manaCost": "",
        "text": "{T}: Add {C}{C}. Spend this mana only to cast creature spells.",
    },
    "Grove": {"types": ["Land"], "manaCost": "", "text": "{T}: Add {C}{C}."},
    "Revenant": {"text": "{2}: Return Revenant from your graveyard to your hand."},
    "Crumb": {"text": "Sacrifice Crumb: Add {W}."},
    "Hush": {"types": ["Artifact"], "text": "Activated abilities of creatures can't be activated."},
}  # fmt: skip


@pytest.fixture
def pool(tmp_path: Path) -> Path:
    """A card database in which the invented cards are, each as an ox that differs."""
    content = atomic()
    (ox,) = content["data"]["Plain Ox"]
    for name, record in CARDS.items():
        content["data"][name] = [{**ox, "name": name, "types": ["Creature"], **record}]
    imported(write(tmp_path / "cards.json", content), tmp_path / "pool.sqlite").close()
    return tmp_path / "pool.sqlite"


def legal(position: Position) -> tuple[str, ...]:
    """What the player a may do at first."""
    choice = position.begin().choice
    assert choice is not None
    assert choice.player == "a"
    return choice.actions


@pytest.mark.parametrize(("others", "possible"), [((), False), (("Plain Ox",), True)])
def test_what_is_tapped_for_itself_is_not_tapped_for_another_cost(
    pool: Path, others: tuple[str, ...], possible: bool
) -> None:
    with CardDatabase.open(pool=pool) as database:
        position = Position(database=database)
        bell, *_ = position.battlefield("a", "Bell", *others)
        assert (f"activate({bell},1)" in legal(position)) is possible


@pytest.mark.parametrize(("land", "possible"), [("Nursery", False), ("Grove", True)])
def test_mana_for_spells_does_not_pay_for_an_ability_of_a_card_in_the_graveyard(
    pool: Path, land: str, possible: bool
) -> None:
    with CardDatabase.open(pool=pool) as database:
        position = Position(database=database)
        position.battlefield("a", land)
        (revenant,) = position.graveyard("a", "Revenant")
        assert (f"activate({revenant},1)" in legal(position)) is possible


@pytest.mark.parametrize(("others", "possible"), [((), True), (("Hush",), False)])
def test_a_sacrifice_for_mana_that_cannot_be_activated_pays_for_nothing(
    pool: Path, others: tuple[str, ...], possible: bool
) -> None:
    with CardDatabase.open(pool=pool) as database:
        position = Position(database=database)
        position.battlefield("a", "Crumb", *others)
        (ox,) = position.hand("a", "Plain Ox")
        assert (f"cast({ox})" in legal(position)) is possible
