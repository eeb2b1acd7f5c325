"""The English of what is missing: descriptions of targets, costs that others ask for."""

from __future__ import annotations

import pytest
from own_cards import database_with

from pyengine.ask.questions import oracle_at
from pyengine.engine.cage import Limits
from pyengine.engine.remote import Remote
from pyengine.engine.session import Session
from pyengine.games.magic.position import Position

CARDS = """
Dark End {1}{B}
Instant
spell([destroy(target([creature,not([color(black)])]))])

Small End {B}
Instant
spell([destroy(target([creature,compared(toughness,at_least,4)]))])

Metal End {R}
Instant
spell([destroy(target([either([artifact],[land])]))])

Grounded End {R}
Instant
spell([destroy(target([creature,not([keyword(flying)])]))])

Idle End {R}
Instant
spell([destroy(target([creature,tapped]))])

Night Ox {B}
Creature — Ox
2/2
keyword(flying)

Red Tax {2}
Artifact
cost_change(each([opponent]),[color(red)],more(5))
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Session:
    database = database_with(CARDS, tmp_path_factory.mktemp("cards"))
    board = Position(database=database)
    board.battlefield("a", "Swamp", "Swamp", "Mountain", "Mountain")
    board.hand("a", "Dark End", "Small End", "Metal End", "Grounded End", "Idle End")
    board.battlefield("b", "Night Ox", "Red Tax")
    return board.begin()


def why_not(game: Session, action: str) -> str:
    answer: str = game.call("define", "explain", "why_not", action)[1]
    return answer


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("cast(dark_end)", "601.2c: it has no legal target: Night Ox (10) is black"),
        ("cast(small_end)", "Night Ox (10) is not a permanent with toughness 4 or greater"),
        ("cast(grounded_end)", "Night Ox (10) has flying"),
        ("cast(idle_end)", "Night Ox (10) is not tapped"),
    ],
)
def test_a_description_is_told_by_what_is_not_so(game: Session, action: str, words: str) -> None:
    told = why_not(game, action)
    assert words in told
    assert "would let it happen" not in told and "asked for" not in told


def test_who_asks_for_more_mana_is_named(game: Session) -> None:
    told = why_not(game, "cast(metal_end)")
    assert "601.2h: {2} is missing: Red Tax (11) makes it cost {5} more (601.2f)" in told
    assert "would let it happen" not in told


def test_one_legal_target_is_judged_as_one_of_several() -> None:
    board = Position()
    board.battlefield("a", "Forest", "Elvish Warrior")
    board.hand("a", "Giant Growth")
    with oracle_at(board.begin(), Remote(cage=Limits())) as oracle:
        told = oracle.why_not("cast(giant_growth, target(forest))")
    assert told.startswith("601.2c: Forest (1) is not a creature"), told
