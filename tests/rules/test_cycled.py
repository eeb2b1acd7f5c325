"""A card is cycled only where it is discarded for its own cycling ability (702.29c)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from boards import actions, events, life, resolve_all
from own_cards import database_with

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position

CARDS = """\
Sturdy Helper {1}{G}
Creature — Elf
2/2
keyword(reinforce(1,'{1}'))

Quick Helper {1}{G}
Creature — Elf
2/2
keyword(cycling('{1}'))

Land Helper {1}{G}
Creature — Elf
2/2
keyword(typecycling(forest,'{1}'))

Hearing Aid {1}
Artifact
triggered(cycles_card(you,[]),true,[gain_life(you,1)])
"""


@pytest.fixture(scope="module")
def cards(home: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    with database_with(CARDS, tmp_path_factory.mktemp("cards")) as opened:
        yield opened


@pytest.mark.parametrize(
    ("name", "cycled"), [("Quick Helper", True), ("Land Helper", True), ("Sturdy Helper", False)]
)
def test_what_is_cycled(cards: CardDatabase, name: str, cycled: bool) -> None:
    board = Position(database=cards)
    (card,) = board.hand("a", name)
    board.battlefield("a", "Forest", "Hearing Aid", "Elvish Warrior")
    board.library("a", *["Forest"] * 5)
    game = board.begin()
    (action,) = actions(game, f"activate({card},")
    game.do(action)
    while aimed := actions(game, "target("):
        game.do(aimed[0])
    resolve_all(game)
    assert any(event.startswith("cycles(") for event in events(game)) is cycled
    assert life(game, "a") == 20 + cycled
    assert any(event.startswith("discard(") for event in events(game))
