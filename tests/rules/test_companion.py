"""Companions: revealed before the game, and once put into the hand for {3} (702.139, 116.2g)."""

from __future__ import annotations

from boards import actions, names, process
from leaders import taps
from rulebook import Board, why_not

ASKING = "keyword(companion(each([creature],is([cat]))))"


def beside(board: Board) -> int:
    """Give the player a a companion outside the game; return its number."""
    name = board.card("Mate", ASKING, size=("2", "2"), cost="{2}")
    return board.companion("a", name)


def test_702_139a_for_3_it_is_put_into_the_hand() -> None:
    board = Board()
    number = beside(board)
    taps(board, 2)
    session = board.begin()
    assert f"take_companion({number})" in actions(session)
    assert f"cast({number})" not in actions(session), "it is outside the game"
    session.do(f"take_companion({number})")
    assert session.query("stack", 1) == [[[]]], "116.3: no stack is used"
    assert names(session, "hand", "a") == ["Mate"]
    assert session.query("companion", 2) == []
    assert process(session) == "priority", "117.3c: and the player goes on"


def test_116_2g_only_once() -> None:
    board = Board()
    number = beside(board)
    taps(board, 4)
    session = board.begin()
    session.do(f"take_companion({number})")
    assert not [action for action in actions(session) if "companion" in action]


def test_116_2g_only_who_can_pay_and_only_its_owner() -> None:
    board = Board()
    number = beside(board)
    taps(board, 1)
    session = board.begin()
    assert f"take_companion({number})" not in actions(session)
    assert "116.2g" in why_not(f"take_companion({number})")


def test_116_2g_only_at_a_time_for_sorceries() -> None:
    board = Board()
    number = beside(board)
    taps(board, 2)
    session = board.begin("begin_combat")
    assert f"take_companion({number})" not in actions(session)


def test_400_11_a_companion_leaves_with_its_owner() -> None:
    board = Board("a", "b", "c")
    beside(board)
    session = board.begin(active="b")
    session.do("concede(a)")
    assert session.query("companion", 2) == []
