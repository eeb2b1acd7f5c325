"""A melded permanent is a commander if one of its cards is (903.3b, 903.9c)."""

from __future__ import annotations

import pytest
from boards import actions, attack, life, names, place, process
from leaders import cast, commander_of, spell
from rulebook import Board

from pyengine.engine.session import Session
from tests.rules.test_melding import both, meld

ANY = "target([creature])"
WHICH = pytest.mark.parametrize("leading", [0, 1])
"""Each card of the pair is the commander: the one that melds them, and the other."""


def melded(leading: int, effect: str) -> tuple[Session, int, int]:
    """Meld two cards of which one is a commander; return the game, what they are, and a spell."""
    board = Board()
    cards = both(board)
    board.leads("a", cards[leading])
    (deed,) = board.hand("a", spell(board, effect))
    session = board.begin()
    meld(session, cards[0])
    while process(session) == "return_commander":
        session.do(actions(session, "leave_there")[0])
    return session, place(session, "controls", "a")[0], deed


@WHICH
def test_903_3b_a_melded_permanent_is_a_commander(leading: int) -> None:
    session, whole, deed = melded(leading, "destroy(target([commander]))")
    cast(session, deed, whole)
    session.do(actions(session, "to_command_zone")[0])
    led = ["Stag", "Calm, the Doe"]
    assert names(session, "command", "a") == [led[leading]]
    assert sorted(names(session, "graveyard", "a")) == sorted([led[1 - leading], "Deed"])


def test_903_3b_without_one_among_its_cards_it_is_none() -> None:
    board = Board()
    stag, _ = both(board)
    (deed,) = board.hand("a", spell(board, "destroy(target([commander]))"))
    session = board.begin()
    meld(session, stag)
    assert f"cast({deed})" not in actions(session)


@WHICH
def test_903_10a_its_combat_damage_is_that_of_the_commander(leading: int) -> None:
    session, whole, deed = melded(leading, f"change({ANY},[gain(haste)],end_of_turn)")
    cast(session, deed, whole)
    attack(session, whole)
    while not session.query("commander_damage", 4):
        session.do("pass" if process(session) == "priority" else "done")
    assert session.query("commander_damage", 4) == [["b", "a", 1, 7]]
    assert life(session, "b") == 13


@WHICH
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        (f"return_to_hand({ANY})", "hand"),
        (f"put_in_library({ANY},library_top)", "library"),
        (f"put_in_library({ANY},library_bottom)", "library"),
    ],
)
def test_903_9c_only_the_card_that_is_one_goes_there(leading: int, effect: str, zone: str) -> None:
    session, whole, deed = melded(leading, effect)
    cast(session, deed, whole)
    if process(session) == "choose_depth":
        session.do("arrange(0)")
    session.do(next(a for a in actions(session, "replace") if a.endswith(",do)")))
    led = ["Stag", "Calm, the Doe"]
    assert names(session, "command", "a") == [led[leading]]
    assert led[1 - leading] in names(session, zone, "a")
    assert place(session, "controls", "a") == []
    assert session.query("merged", 2) == []
    assert session.violations() == []


@WHICH
def test_903_9b_it_may_go_where_the_effect_says(leading: int) -> None:
    session, whole, deed = melded(leading, f"return_to_hand({ANY})")
    cast(session, deed, whole)
    session.do(next(a for a in actions(session, "replace") if a.endswith(",decline)")))
    assert names(session, "hand", "a") == ["Calm, the Doe", "Stag"]
    led = ["Stag", "Calm, the Doe"][leading]
    assert [commander_of(session)] == place(session, "hand", "a", led)
