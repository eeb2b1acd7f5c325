"""What one effect moves, moves at the same time (400.6, 401.4, 603.10a, 701.9, 701.17)."""

from __future__ import annotations

import pytest
from boards import actions, do, life, names, place, process, refused, resolve_top
from leaders import cast, spell
from rulebook import Board, to

from pyengine.engine.seat import Seat
from pyengine.engine.session import Session

MOURNS = "triggered(leaves([other,creature,controlled(you)]),true,[gain_life(you,1)])"
BENEATH = "program([move(what:all([creature]),to:library(bottom))])"


def mourners(effect: str) -> tuple[Session, int, list[int]]:
    """Let a have a spell with EFFECT, and b three creatures; the first one sees others leave."""
    board = Board()
    (deed,) = board.hand("a", spell(board, effect))
    creatures = [
        board.creature("b", 1, 1, MOURNS),
        *board.battlefield("b", "Gray Ogre", "Gray Ogre"),
    ]
    return board.begin(), deed, creatures


@pytest.mark.parametrize("first", [0, 1, 2])
def test_603_10a_each_sees_the_others_leave_whatever_the_order(first: int) -> None:
    session, deed, creatures = mourners(BENEATH)
    cast(session, deed)
    order = [creatures[first], *(o for o in creatures if o != creatures[first])]
    for number in order:
        assert place(session, "controls", "b") == creatures, "nothing goes before all have places"
        do(session, f"put_next({number})")
    assert place(session, "controls", "b") == []
    put = [name for name in names(session, "library", "b") if name != "Forest"]
    assert put.index("Creature 1") == (0 if first == 0 else 1)
    resolve_top(session)
    resolve_top(session)
    assert life(session, "b") == 22


@pytest.mark.parametrize("end", ["random", "shuffled", "top"])
def test_603_10a_by_lot_by_shuffling_and_alone(end: str) -> None:
    what = "all([creature])" if end != "top" else "both(target([creature]),all([]))"
    session, deed, creatures = mourners(f"program([move(what:{what},to:library({end}))])")
    cast(session, deed, creatures[0] if end == "top" else None)
    while process(session) == "order_moved":
        do(session, actions(session)[0])
    for _ in range(4):
        if session.query("stack", 1) == [[[]]]:
            break
        resolve_top(session)
    assert place(session, "controls", "b") == []
    assert life(session, "b") == 22


def test_401_4_what_has_its_place_can_t_get_another() -> None:
    session, deed, creatures = mourners(BENEATH)
    cast(session, deed)
    do(session, f"put_next({creatures[1]})")
    assert refused(session, f"put_next({creatures[1]})")
    assert actions(session, "put_next") == [f"put_next({creatures[n]})" for n in (0, 2)]


def test_401_4_each_owner_arranges_what_goes_to_one_place() -> None:
    board = Board()
    (deed,) = board.hand(
        "a", spell(board, "program([move(what:all([creature]),to:library(third))])")
    )
    (mine,) = board.battlefield("a", "Elvish Warrior")
    ogre, bears = board.battlefield("b", "Gray Ogre", "Grizzly Bears")
    session = board.begin()
    cast(session, deed)
    do(session, f"put_next({mine})")
    assert session.choice is not None and session.choice.player == "b"
    assert actions(session) == [f"put_next({ogre})", f"put_next({bears})"]
    do(session, f"put_next({bears})", f"put_next({ogre})")
    assert names(session, "library", "b")[1:5] == ["Forest", "Gray Ogre", "Grizzly Bears", "Forest"]
    assert names(session, "library", "a")[1:4] == ["Forest", "Elvish Warrior", "Forest"]
    assert place(session, "controls", "a") == []


def known(session: Session, player: str) -> list[str]:
    called = {number: name for number, name, _ in session.query("object", 3)}
    return sorted(called[o] for p, o in session.query("knows", 2) if p == player)


def test_401_4_only_who_arranges_knows_the_order() -> None:
    board = Board()
    (deed,) = board.hand("a", spell(board, BENEATH))
    board.battlefield("a", "Elvish Warrior")
    first, _ = board.battlefield("b", "Gray Ogre", "Grizzly Bears")
    session = board.begin(mode="contracted")
    cast(session, deed)
    do(session, f"put_next({first})")
    assert known(session, "a") == ["Elvish Warrior"], "one card alone has its place for all to see"
    assert known(session, "b") == ["Elvish Warrior", "Gray Ogre", "Grizzly Bears"]
    assert session.query("takes_place", 4) == []


def test_nobody_knows_what_goes_by_lot() -> None:
    session, deed, _ = mourners("program([move(what:all([creature]),to:library(random))])")
    cast(session, deed)
    assert [known(session, "a"), known(session, "b")] == [[], []]
    assert session.query("by_lot", 1) == session.query("flipped", 2) == []


# ------------------------------------------------------------------ 701.9


def discarding(effect: str, *, mine: int = 2, theirs: int = 3) -> Session:
    """Let a cast a spell with EFFECT, with MINE other cards in hand and THEIRS in b's."""
    board = Board()
    (deed,) = board.hand("a", spell(board, effect))
    board.hand("a", *["Shock"] * mine)
    board.hand("b", *["Giant Growth"] * theirs)
    session = board.begin()
    cast(session, deed)
    return session


def counts(session: Session) -> list[int]:
    """How many cards a and b have in hand and graveyard; the spell lies in a's."""
    return [len(place(session, zone, player)) for player in "ab" for zone in ("hand", "graveyard")]


def test_701_9b_all_are_chosen_before_any_is_discarded() -> None:
    session = discarding("discard(each([opponent]),2)")
    assert session.choice is not None and session.choice.process == "choose_discards(b,2)"
    do(session, actions(session)[0])
    assert session.choice is not None and session.choice.process == "choose_discards(b,1)"
    assert counts(session)[2:] == [3, 0]
    assert len(actions(session, "discard")) == 2
    do(session, actions(session)[0])
    assert counts(session)[2:] == [1, 2]
    assert session.query("to_discard", 3) == []


def test_101_4_players_choose_in_turn_and_discard_together() -> None:
    session = discarding("discard(each([player]),1)")
    do(session, actions(session)[0])
    assert session.choice is not None and session.choice.process == "choose_discards(b,1)"
    assert counts(session) == [2, 0, 3, 0]
    assert "to_discard" in str(Seat("a", session).information_state())
    assert "to_discard" not in str(Seat("b", session).information_state())
    do(session, actions(session)[0])
    assert counts(session) == [1, 2, 2, 1]


def test_two_instructions_discard_one_after_the_other() -> None:
    session = discarding("discard(each([opponent]),1),discard(each([opponent]),1)")
    do(session, actions(session)[0])
    assert counts(session)[2:] == [2, 1]


def test_who_has_too_few_cards_discards_all() -> None:
    session = discarding("discard(each([opponent]),5),discard(each([player]),0)", theirs=2)
    while process(session) == "choose_discards":
        assert len(actions(session)) == 1
        do(session, actions(session)[0])
    assert counts(session) == [2, 1, 0, 2]


def test_701_9b_at_random_together() -> None:
    session = discarding("discard_random(each([player]),2)", mine=3)
    assert counts(session) == [1, 3, 1, 2]
    assert session.query("to_discard", 3) == session.query("flipped", 2) == []


def test_514_1_one_choice_of_all_that_is_too_much() -> None:
    board = Board()
    cards = board.hand("a", *["Forest"] * 9)
    session = board.begin()
    to(session, "end_turn")
    do(session, "pass", "pass")
    assert session.choice is not None and session.choice.process == "choose_discards(a,2)"
    do(session, f"discard({cards[4]})")
    assert place(session, "hand", "a") == cards
    do(session, f"discard({cards[0]})")
    assert len(place(session, "hand", "a")) == 7


def test_701_17a_cards_are_milled_together() -> None:
    board = Board()
    (deed,) = board.hand("a", spell(board, "mill(each([opponent]),3)"))
    session = board.begin(mode="steps")
    session.do(f"cast({deed})")
    sizes = set()
    for _ in range(60):
        sizes.add(len(place(session, "graveyard", "b")))
        if session.choice is not None and 3 in sizes:
            break
        session.choose(0)
    assert sizes == {0, 3}
