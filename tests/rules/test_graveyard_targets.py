"""Targets that are cards in graveyards (115.2, 400.7, 113.6)."""

from __future__ import annotations

import pytest
from boards import actions, do, names, objects, place, resolve_all, rules_against
from rulebook import Board

from pyengine.engine.bridge import PrologError

REGROW = "spell([return_to_hand(target([card_in(graveyard, you)]))])"
RAISE = "spell([return_to_hand(target([creature, card_in(graveyard, you)]))])"
BURY = "spell([exile(target([card_in(graveyard, each([player]))]))])"


def buried(ability: str, copies: int = 1) -> tuple[Board, list[int]]:
    """Spells of a with ABILITY and mana for them, and cards in both graveyards."""
    board = Board()
    name = board.card("Test Spell", ability, types="instant", cost="{G}")
    board.battlefield("a", *["Forest"] * copies)
    board.graveyard("a", "Forest", "Grizzly Bears")
    board.graveyard("b", "Mountain")
    return board, board.hand("a", *[name] * copies)


@pytest.mark.parametrize(
    ("ability", "found"),
    [(REGROW, {"Forest", "Grizzly Bears"}), (RAISE, {"Grizzly Bears"}),
     (BURY, {"Forest", "Grizzly Bears", "Mountain"})],
)  # fmt: skip
def test_what_can_be_targeted(ability: str, found: set[str]) -> None:
    board, (spell,) = buried(ability)
    session = board.begin(mode="choices")
    cards = [card for p in "ab" for card in place(session, "graveyard", p)]
    buried_names = {n: name for n, name, _ in session.query("object", 3) if n in cards}
    session.do(f"cast({spell})")
    wanted = [f"target({n})" for n in sorted(cards) if buried_names[n] in found]
    assert sorted(actions(session, "target")) == sorted(wanted)


def test_the_card_comes_back_as_a_new_object() -> None:
    board, (spell,) = buried(REGROW)
    session = board.begin(mode="choices")
    (bears,) = objects(session, "Grizzly Bears")
    do(session, f"cast({spell})", f"target({bears})")
    resolve_all(session)
    assert names(session, "hand", "a") == ["Grizzly Bears"]
    assert names(session, "graveyard", "a") == ["Forest", "Test Spell"]
    assert objects(session, "Grizzly Bears") != [bears]


def test_a_target_that_has_left_the_graveyard_is_illegal() -> None:
    board, (one, two) = buried(RAISE, copies=2)
    session = board.begin(mode="choices")
    (bears,) = objects(session, "Grizzly Bears")
    do(session, f"cast({one})", f"target({bears})", f"cast({two})", f"target({bears})")
    resolve_all(session)
    assert names(session, "hand", "a") == ["Grizzly Bears"]
    assert names(session, "graveyard", "a") == ["Forest", "Test Spell", "Test Spell"]


def test_another_players_card_goes_to_its_owners_hand() -> None:
    board, (spell,) = buried(
        "spell([return_to_hand(target([card_in(graveyard, each([opponent]))]))])"
    )
    session = board.begin(mode="choices")
    (mountain,) = place(session, "graveyard", "b")
    do(session, f"cast({spell})", f"target({mountain})")
    resolve_all(session)
    assert names(session, "hand", "b") == ["Mountain"]


def test_exile() -> None:
    board, (spell,) = buried(BURY)
    session = board.begin(mode="choices")
    (mountain,) = place(session, "graveyard", "b")
    do(session, f"cast({spell})", f"target({mountain})")
    resolve_all(session)
    assert place(session, "graveyard", "b") == []
    assert len(session.query("exile", 1)) == 1


def test_shroud_and_protection_function_on_the_battlefield_only() -> None:
    board, (spell,) = buried(RAISE)
    board.card(
        "Test Ghost", "keyword(shroud)", "keyword(protection(color(green)))", size=("1", "1")
    )
    (ghost,) = board.graveyard("a", "Test Ghost")
    session = board.begin(mode="choices")
    session.do(f"cast({spell})")
    assert f"target({ghost})" in actions(session)


def test_why_not() -> None:
    board, (spell,) = buried(RAISE)
    (bears,) = board.battlefield("a", "Grizzly Bears")
    session = board.begin(mode="choices")
    session.do(f"cast({spell})")
    (mountain,) = place(session, "graveyard", "b")
    (forest,) = [n for n in place(session, "graveyard", "a") if n in objects(session, "Forest")]
    for thing, words in (
        (mountain, "is not in that graveyard"), (bears, "is not in that graveyard"),
        (forest, "is not a creature"),
    ):  # fmt: skip
        (reason,) = rules_against(f"target({thing})")
        assert reason.startswith("'601.2c'") and words in reason


def test_without_a_target_the_spell_is_not_cast() -> None:
    board = Board()
    name = board.card("Test Spell", RAISE, types="instant", cost="{G}")
    board.battlefield("a", "Forest", "Grizzly Bears")
    (spell,) = board.hand("a", name)
    session = board.begin(mode="choices")
    assert f"cast({spell})" not in actions(session)


@pytest.mark.parametrize(
    "effect",
    ["destroy(target([card_in(graveyard, you)]))", "tap(each([card_in(graveyard, you)]))",
     "return_to_hand(target([card_in(graveyard, this)]))", "exile(target([card_in(hand, you)]))"],
)  # fmt: skip
def test_what_the_rules_cannot_do_is_refused(effect: str) -> None:
    board = Board()
    name = board.card("Test Bad", f"spell([{effect}])", types="instant")
    board.hand("a", name)
    with pytest.raises(Exception, match="can't be played") as caught:
        board.begin()
    assert not isinstance(caught.value, PrologError)


def test_what_lacks_a_target_is_taken_back() -> None:
    board, (spell,) = buried(
        "spell([exile(targets(exactly(2), [card_in(graveyard, each([player])), one_graveyard]))])"
    )
    session = board.begin(mode="choices")
    (alone,) = objects(session, "Mountain")
    do(session, f"cast({spell})", f"target({alone})")
    assert f"cast({spell})" in actions(session, "cast")
    assert names(session, "hand", "a") == ["Test Spell"]
    assert session.query("tapped", 1) == []
    assert session.query("target", 3) == []
    bears, forest = place(session, "graveyard", "a")
    do(session, f"cast({spell})", f"target({bears})", f"target({forest})")
    resolve_all(session)
    assert names(session, "graveyard", "a") == ["Test Spell"]
