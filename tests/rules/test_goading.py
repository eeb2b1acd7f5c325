"""Goaded creatures attack, and somebody else than who goaded them (701.15b)."""

from __future__ import annotations

import pytest
from rulebook import Board, to

from pyengine.engine.session import Session


def goaded(*players: str, by: str = "b", **more: str) -> tuple[int, Session]:
    """Return a creature of A that BY goaded, and the game of PLAYERS as A declares attackers.

    MORE: with a `walker`, that player has the planeswalker 50; a `tax` is for attacks on that one;
    whom it is `sent` to it must attack, too.
    """
    board = Board(*players)
    (bear,) = board.battlefield("a", "Grizzly Bears")
    board.battlefield("a", "Forest", "Forest")
    for player in by:
        board.fluent(f"continuous(900,{bear},[goaded({player})],until_turn_of({player}))")
    if "sent" in more:
        board.fluent(f"continuous(901,{bear},[must_attack({more['sent']})],end_of_turn)")
    if "walker" in more:
        name = board.card("Walker", types="planeswalker")
        (walker,) = board.battlefield(more["walker"], name)
        board.fluent(f"counters({walker},loyalty,3)")
    for player in more.get("tax", ""):
        name = board.card("Tax", "static([creature], [attack_tax(you, 2)])", types="artifact")
        board.battlefield(player, name)
    session = board.begin(step="precombat_main")
    to(session, "declare_attackers")
    return bear, session


def attacked(bear: int, session: Session) -> set[str]:
    """Return whom BEAR may attack, `it` for a planeswalker, and `nobody` where it need not."""
    assert session.choice is not None
    found = set()
    for action in session.choice.actions:
        whom = action.removeprefix(f"attack({bear},").removesuffix(")")
        found.add("nobody" if action == "done" else "it" if whom.isdecimal() else whom)
    return found


def test_it_attacks_another_player() -> None:
    assert attacked(*goaded("a", "b", "c")) == {"c"}


@pytest.mark.parametrize("by", ["b", "c"])
def test_where_there_is_nobody_else_it_attacks_who_goaded_it(by: str) -> None:
    assert attacked(*goaded("a", by, by=by)) == {by}


@pytest.mark.parametrize("owner", ["b", "c"])
def test_a_planeswalker_is_no_player(owner: str) -> None:
    assert attacked(*goaded("a", "b", "c", walker=owner)) == {"c"}


def test_where_there_is_no_other_player_it_may_attack_a_planeswalker() -> None:
    assert attacked(*goaded("a", "b", walker="b")) == {"b", "it"}


@pytest.mark.parametrize("owner", ["b", "c"])
def test_who_goaded_it_is_another_player_to_others_who_did(owner: str) -> None:
    assert attacked(*goaded("a", "b", "c", by="bc", walker=owner)) == {"b", "c"}


def test_the_one_who_did_not_goad_it_is_attacked() -> None:
    assert attacked(*goaded("a", "b", "c", "d", by="bc", walker="d")) == {"d"}


def test_nobody_has_to_pay_to_attack_another_player() -> None:
    assert attacked(*goaded("a", "b", "c", tax="c")) == {"b", "c"}


def test_a_tax_on_who_goaded_it_changes_nothing() -> None:
    assert attacked(*goaded("a", "b", "c", tax="b")) == {"c"}


def test_where_all_attacks_cost_something_it_need_not_attack() -> None:
    assert attacked(*goaded("a", "b", "c", tax="bc")) == {"b", "c", "nobody"}


@pytest.mark.parametrize(("sent", "wanted"), [("b", {"b", "c"}), ("c", {"c"})])
def test_what_obeys_as_much_may_be_attacked(sent: str, wanted: set[str]) -> None:
    bear, session = goaded("a", "b", "c", sent=sent)
    assert attacked(bear, session) == wanted
    session.do(f"attack({bear},c)")
    assert session.choice is None or "done" in session.choice.actions
