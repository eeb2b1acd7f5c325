"""Meld: two cards of a pair become one permanent, and two cards again (701.42, 712.21, 202.3c)."""

from __future__ import annotations

import pytest
from boards import actions, attack, events, names, place, resolve_top, stats
from leaders import cast, spell
from rulebook import Board

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session

BACK = (
    "other_face(2,meld,'Great Elk','',[legendary],[creature],[elk],[green],['7','6'],"
    "[keyword(trample)])"
)
MELD = "meld([creature,named('Calm, the Doe')],'Great Elk',untapped)"
CONDITION = "owns_both([creature,named('Calm, the Doe')])"
ANY = "target([creature])"


def pair(board: Board, ability: str = f"activated([mana('{{0}}')],[{MELD}])") -> tuple[str, str]:
    """Make the cards of a pair, the first with an ABILITY that melds them; return their names."""
    stag = board.card("Stag", ability, BACK, cost="{2}{G}", size=("2", "2"))
    doe = board.card("Calm, the Doe", cost="{3}{G}", size=("3", "3"))
    return stag, doe


def both(board: Board) -> tuple[int, int]:
    """Put both onto the battlefield; return their numbers."""
    stag, doe = board.battlefield("a", *pair(board))
    return stag, doe


def meld(session: Session, stag: int) -> None:
    """Activate the ability of STAG, and let it resolve."""
    session.do(f"activate({stag},1)")
    resolve_top(session)


def melded(board: Board) -> tuple[Session, int]:
    """Begin BOARD with both cards, and meld them; return what they become."""
    stag, _ = both(board)
    session = board.begin()
    meld(session, stag)
    return session, place(session, "controls", "a")[-1]


def mimic(board: Board) -> str:
    return board.card(
        "Mimic", "enters_as_copy([creature],[nonlegendary])", cost="{0}", size=("0", "0")
    )


def lying(session: Session, zone: str) -> list[str]:
    called = {number: name for number, name, _ in session.query("object", 3)}
    return sorted(called[number] for (number,) in session.query(zone, 1))


# ------------------------------------------------------------------ 701.42


def test_701_42a_two_cards_are_one_permanent() -> None:
    session, whole = melded(Board())
    assert stats(session, whole) == "7/6"
    assert place(session, "controls", "a") == [whole]
    assert [e.partition("(")[0] for e in events(session)][-3:] == ["moves", "moves", "melds"]
    ((_, name, *_, text),) = bridge().call("define", "seat", "magic", "a", "faces", [whole])
    assert (name, text) == ("Great Elk", ["Trample"]), "712.8g: it is what is on the backs"


def test_701_42a_where_the_other_is_missing_nothing_happens() -> None:
    board = Board()
    (stag,) = board.battlefield("a", pair(board)[0])
    session = board.begin()
    meld(session, stag)
    assert place(session, "controls", "a") == [stag]


@pytest.mark.parametrize("lent", [0, 1])
def test_701_42a_both_are_owned_and_controlled(lent: int) -> None:
    board = Board()
    stag, doe = pair(board)
    numbers = [
        board.battlefield("b" if index == lent else "a", card)[0]
        for index, card in enumerate((stag, doe))
    ]
    (deed,) = board.hand("a", spell(board, f"change({ANY},[controlled_by(you)],end_of_turn)"))
    session = board.begin()
    cast(session, deed, numbers[lent])
    meld(session, numbers[0])
    assert place(session, "controls", "a") == sorted(numbers)


def test_701_42a_of_several_its_controller_chooses_one() -> None:
    board = Board()
    stag, doe = pair(board)
    source, first, second = board.battlefield("a", stag, doe, doe)
    session = board.begin()
    meld(session, source)
    assert actions(session) == [f"choose({first})", f"choose({second})"]
    session.do(f"choose({second})")
    assert first in place(session, "controls", "a")
    assert len(place(session, "controls", "a")) == 2


def test_701_42b_a_token_is_exiled_and_not_melded() -> None:
    board = Board()
    stag, _ = pair(board)
    (source,) = board.battlefield("a", stag)
    token = "token('Calm, the Doe',[creature],[elk],[green],3,3,[])"
    (deed,) = board.hand("a", spell(board, f"create(you,1,{token})"))
    session = board.begin()
    cast(session, deed)
    meld(session, source)
    assert place(session, "controls", "a") == []
    assert lying(session, "exile") == ["Stag"], "701.42c: it stays where it is"


def test_701_42b_what_is_only_a_copy_of_the_card_is_not_melded() -> None:
    board = Board()
    stag, doe = pair(board)
    (source,) = board.battlefield("a", stag)
    board.battlefield("b", doe)
    (copy,) = board.hand("a", mimic(board))
    session = board.begin()
    session.do(f"cast({copy})")
    resolve_top(session)
    session.do(actions(session, "replace")[1])
    meld(session, source)
    assert lying(session, "exile") == ["Mimic", "Stag"]


def test_603_4_the_trigger_asks_first() -> None:
    ability = f"triggered(begins(your,begin_combat),{CONDITION},[{MELD}])"
    for missing in (True, False):
        board = Board()
        stag, doe = pair(board, ability)
        board.battlefield("a", *([stag] if missing else [stag, doe]))
        session = board.begin()
        session.do("pass")
        session.do("pass")
        assert session.query("step", 1) == [["begin_combat"]]
        assert (session.query("stack", 1) == [[[]]]) is missing
        if not missing:
            resolve_top(session)
            assert len(place(session, "controls", "a")) == 1


def test_508_4_it_may_enter_tapped_and_attacking() -> None:
    ability = f"triggered(attacks_with(you),true,[{MELD.replace('untapped', 'attacking')}])"
    for attackers in (2, 1):
        board = Board()
        numbers = board.battlefield("a", *pair(board, ability))
        session = board.begin()
        attack(session, *numbers[:attackers])
        resolve_top(session)
        assert len(place(session, "controls", "a")) == (1 if attackers == 2 else 2)
        if attackers == 2:
            session.do(actions(session)[0])
            (whole,) = place(session, "controls", "a")
            assert [whole] in session.query("tapped", 1)
            assert [whole, "b"] in session.query("attacking", 2)


# ------------------------------------------------------------------ 202.3c, 707.2


def test_202_3c_its_mana_value_is_that_of_both_fronts() -> None:
    board = Board()
    seven, other = board.hand(
        "a",
        spell(board, "destroy(target([creature,compared(mana_value,exactly,7)]))"),
        spell(board, "destroy(target([creature,compared(mana_value,exactly,3)]))", "Other"),
    )
    session, whole = melded(board)
    assert f"cast({other})" not in actions(session)
    cast(session, seven, whole)
    assert names(session, "graveyard", "a") == ["Calm, the Doe", "Deed", "Stag"]


def test_202_3c_of_what_has_left_it_is_what_it_was() -> None:
    board = Board()
    (deed,) = board.hand(
        "a", spell(board, f"destroy({ANY}),gain_life(you,size(mana_value,chosen(1)))")
    )
    session, whole = melded(board)
    cast(session, deed, whole)
    assert dict(session.query("life", 2))["a"] == 27


def test_202_3c_a_copy_of_it_has_none_and_is_one_card() -> None:
    board = Board()
    nothing = spell(board, "destroy(target([creature,compared(mana_value,exactly,0)]))")
    copy, deed = board.hand("a", mimic(board), nothing)
    session, whole = melded(board)
    session.do(f"cast({copy})")
    resolve_top(session)
    session.do(actions(session, "replace")[0])
    (another,) = [n for n in place(session, "controls", "a") if n != whole]
    cast(session, deed, another)
    assert names(session, "graveyard", "a") == ["Deed", "Mimic"]
    assert place(session, "controls", "a") == [whole]


# ------------------------------------------------------------------ 712.21


@pytest.mark.parametrize(
    ("effect", "zone"),
    [("destroy", "graveyard"), ("return_to_hand", "hand"), ("exile", "exile")],
)
def test_712_21_two_cards_go_where_it_goes(effect: str, zone: str) -> None:
    board = Board()
    (deed,) = board.hand("a", spell(board, f"{effect}({ANY})"))
    session, whole = melded(board)
    cast(session, deed, whole)
    found = lying(session, zone) if zone == "exile" else names(session, zone, "a")
    assert [name for name in found if name != "Deed"] == ["Calm, the Doe", "Stag"]
    assert place(session, "controls", "a") == []
    assert session.query("merged", 2) == []


def test_712_21c_what_finds_it_finds_both_cards() -> None:
    board = Board()
    (deed,) = board.hand("a", spell(board, f"exile({ANY}),put_back(chosen(1),you,[])"))
    session, whole = melded(board)
    cast(session, deed, whole)
    assert names(session, "controls", "a") == ["Calm, the Doe", "Stag"]


def test_701_27c_it_does_not_transform() -> None:
    board = Board()
    (deed,) = board.hand("a", spell(board, f"transform({ANY})"))
    session, whole = melded(board)
    cast(session, deed, whole)
    assert stats(session, whole) == "7/6"


# ------------------------------------------------------------------ states


def test_it_is_undone_and_loaded_as_everything_else() -> None:
    board = Board()
    stag, _ = both(board)
    session = board.begin()
    before = session.digest()
    meld(session, stag)
    after, fluents = session.digest(), session.fluents()
    while session.digest() != before:
        session.undo()
    meld(session, stag)
    assert session.digest() == after
    assert [f for f in fluents if f.startswith("merged(")]


@pytest.mark.parametrize("end", ["library_top", "library_bottom"])
@pytest.mark.parametrize("above", [0, 1])
def test_712_21a_its_owner_arranges_the_cards_in_a_library(end: str, above: int) -> None:
    board = Board()
    (deed,) = board.hand("b", spell(board, f"put_in_library({ANY},{end})"))
    session, whole = melded(board)
    session.do("pass")
    session.do(f"cast({deed})")
    session.do(f"target({whole})")
    resolve_top(session)
    assert session.choice is not None
    assert session.choice.player == "a"
    assert actions(session) == ["arrange(0)", "arrange(1)"]
    session.do(f"arrange({above})")
    found = names(session, "library", "a")
    put = found[:2] if end == "library_top" else found[-2:]
    assert put == [["Calm, the Doe", "Stag"], ["Stag", "Calm, the Doe"]][above]
    assert len(found) == 12
