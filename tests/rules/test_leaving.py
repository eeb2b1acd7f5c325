"""What a player who has left the game held, and what lasts until a turn of theirs (800.4)."""

from __future__ import annotations

import pytest
from passing import pass_until
from rulebook import Board, alive

from pyengine.engine.session import Session

TO_YOU = "[controlled_by(you)]"
STEALS = {
    "until end of turn": f"spell([change(target([creature]),{TO_YOU},end_of_turn)])",
    "for good": f"spell([change(target([creature]),{TO_YOU},permanent)])",
}
TEMPTS = "spell([program([tempt(who:you)])])"
WEAKENS = "spell([change(target([creature]),[pt(-1,-1)],until_your_next_turn)])"
SAVES = (
    "spell([for_now(until_your_next_turn,always,"
    "triggered(dies([creature]),true,[gain_life(you,1)]))])"
)


def deed(board: Board, name: str, effect: str) -> int:
    """Put an instant with EFFECT, which costs nothing, into A's hand."""
    return board.hand("a", board.card(name, effect, types="instant", cost="{0}"))[0]


def cast(session: Session, card: int) -> None:
    """Cast CARD, taking the first of whatever is asked, until it has resolved."""
    session.do(f"cast({card})")
    for _ in range(20):
        assert session.choice is not None
        if session.choice.process.startswith("priority"):
            if session.query("stack", 1) == [[[]]]:
                return
            session.do("pass")
        else:
            session.do(session.choice.actions[0])
    raise AssertionError("it does not resolve")


def bearing(*, steals: str = "", entered: str = "") -> tuple[int, Session]:
    """Return A's Ring-bearer: their own, or B's that A STEALS or that ENTERED under A's control."""
    board = Board("a", "b", "c")
    if steals:
        (bear,) = board.battlefield("b", "Grizzly Bears")
    else:
        (bear,) = board.battlefield("a", "Grizzly Bears")
    if entered:
        board.fluents.remove(f"object({bear},'Grizzly Bears',a)")
        board.fluent(f"object({bear},'Grizzly Bears',{entered})")
    theft = deed(board, "Theft", STEALS[steals]) if steals else None
    temptation = deed(board, "Temptation", TEMPTS)
    session = board.begin()
    if theft is not None:
        cast(session, theft)
    cast(session, temptation)
    assert session.query("ring_bearer", 2) == [["a", bear]]
    return bear, session


@pytest.mark.parametrize("steals", STEALS)
def test_a_stolen_ring_bearer_goes_back_and_is_none(steals: str) -> None:
    bear, session = bearing(steals=steals)
    session.do("concede(a)")
    assert session.query("ring_bearer", 2) == []
    assert session.query("controls", 2) == [["b", bear]]
    assert session.violations() == []


@pytest.mark.parametrize("entered", ["", "b"])
def test_any_other_ring_bearer_leaves_too(entered: str) -> None:
    bear, session = bearing(entered=entered)
    session.do("concede(a)")
    assert session.query("ring_bearer", 2) == session.query("emblem", 2) == []
    assert not alive(session, bear)
    assert len(session.query("exile", 1)) == (1 if entered else 0)


def test_the_ring_bearer_of_another_player_stays() -> None:
    bear, session = bearing()
    session.do("concede(b)")
    assert session.query("ring_bearer", 2) == [["a", bear]]


def lasting(effect: str, *players: str) -> tuple[int, Session]:
    """Return a creature of C in the game of PLAYERS, after A has cast a spell with EFFECT."""
    board = Board(*players)
    bear = board.creature("c", 2, 2)
    spell = deed(board, "Until", effect)
    for player in players:
        board.library(player, *["Forest"] * 20)
    session = board.begin()
    cast(session, spell)
    return bear, session


def next_turn(session: Session) -> str:
    """Play to the next turn; return whose it is."""
    before = session.query("turn", 1)
    for _ in range(200):
        if session.query("turn", 1) != before:
            return str(session.query("active", 1)[0][0])
        assert session.choice is not None
        actions = session.choice.actions
        session.do("pass" if "pass" in actions else actions[-1])
    raise AssertionError("no turn comes")


def test_what_lasts_until_a_turn_of_theirs_ends_where_that_would_have_begun() -> None:
    _, session = lasting(WEAKENS, "a", "b", "c", "d")
    assert next_turn(session) == "b"
    session.do("concede(a)")
    for player in "cd":
        assert len(session.query("continuous", 4)) == 1, f"not before {player}'s turn"
        assert next_turn(session) == player
    assert len(session.query("continuous", 4)) == 1
    assert next_turn(session) == "b"
    assert session.query("continuous", 4) == []


def test_who_leaves_in_their_own_turn_has_another_one_to_come() -> None:
    _, session = lasting(WEAKENS, "a", "b", "c")
    session.do("concede(a)")
    for player in "bc":
        assert next_turn(session) == player
        assert len(session.query("continuous", 4)) == 1
    assert next_turn(session) == "b"
    assert session.query("continuous", 4) == []


def test_the_turns_of_others_end_nothing() -> None:
    _, session = lasting(WEAKENS, "a", "b", "c", "d")
    session.do("concede(b)")
    for player in "cd":
        assert next_turn(session) == player
        assert len(session.query("continuous", 4)) == 1
    assert next_turn(session) == "a"
    assert session.query("continuous", 4) == []


def test_abilities_until_a_turn_of_theirs_end_there_too() -> None:
    _, session = lasting(SAVES, "a", "b", "c")
    assert next_turn(session) == "b"
    session.do("concede(a)")
    assert next_turn(session) == "c"
    assert len(session.query("made_so", 7)) == 1
    assert next_turn(session) == "b"
    assert session.query("made_so", 7) == []


def test_an_extra_turn_is_no_turn_of_theirs() -> None:
    board = Board("a", "b", "c")
    board.creature("c", 2, 2)
    spell = deed(board, "Until", WEAKENS)
    for player in "abc":
        board.library(player, *["Forest"] * 20)
    (again,) = board.hand(
        "c", board.card("Again", "spell([extra_turn(you)])", types="instant", cost="{0}")
    )
    session = board.begin()
    cast(session, spell)
    assert next_turn(session) == "b"
    session.do("concede(a)")
    assert next_turn(session) == "c"
    session.do(f"cast({again})")
    pass_until(session)
    assert next_turn(session) == "c"
    assert len(session.query("continuous", 4)) == 1
    assert next_turn(session) == "b"
    assert session.query("continuous", 4) == []
