"""Mana that does something as it is spent on a spell (106.6)."""

from __future__ import annotations

import pytest
from boards import actions, life, names, process, resolve_top, stack_size
from leaders import leader
from rulebook import Board

from pyengine.engine.session import Session
from pyengine.games.magic.pool.reading import read_texts

PATH = (
    "{T}: Add one mana of any color in your commander's color identity. When that mana is spent to"
    " cast a creature spell that shares a creature type with a commander you own, scry 1."
)
"""As card texts come to the reader: your commander is one that you own."""
ORB = "{T}: Add {R}. If that mana is spent on a Dragon creature spell, it gains haste until end of turn."  # noqa: E501
SERVANT = "{T}, Sacrifice ~: Add {C}{C}. If that mana is spent on a creature spell, it gains haste until end of turn."  # noqa: E501
FORUM = (
    "{T}: Add one mana of any color. If that mana is spent on a multicolored creature spell, that"
    " creature enters with an additional +1/+1 counter on it."
)
HALL = "{T}: Add {G}. If that mana is spent on a creature spell, that spell can't be countered."
CALLER = "{T}: Add {G}. When you spend this mana to cast a spell with mana value 6 or greater, draw a card."  # noqa: E501
WELL = (
    "{T}: Add one mana of any color. When that mana is spent to cast an instant or sorcery spell,"
    " copy that spell and you may choose new targets for the copy."
)


def land(board: Board, text: str, count: int = 1, player: str = "a") -> list[int]:
    """Give PLAYER so many lands with TEXT; return their numbers."""
    (reading,) = read_texts([("permanent", text)])
    assert reading.understood, reading.problem
    name = board.card("Source", reading.term, types="artifact", cost="")
    return board.battlefield(player, *[name] * count)


def cast(session: Session, number: int, *sources: int) -> None:
    """Cast the object NUMBER, by hand where SOURCES are tapped for it."""
    session.do(f"cast({number})")
    for source in sources:
        session.do(f"activate({source},1)")
        if actions(session, "color("):
            session.do(actions(session, "color(")[0])
    if sources:
        session.do("finish_mana")


def attacks(session: Session) -> bool:
    """Go on to combat; return whether anything can attack."""
    while session.query("step", 1)[0][0] in ("precombat_main", "begin_combat"):
        session.do("pass")
    return bool(actions(session, "attack("))


BY_HAND = {True: ["payment(a)=manual"], False: []}


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize(("kind", "place", "scries"), [
    ("elf", "command", True), ("goblin", "command", False), ("elf", "library", False),
    ("elf", "battlefield", True), ("elf", "graveyard", True),
])  # fmt: skip
def test_903_3e_what_shares_a_type_with_a_commander_where_all_see_it(
    kind: str, place: str, scries: bool, by_hand: bool
) -> None:
    board = Board()
    (source,) = land(board, PATH)
    chief = leader(board, cost="{G}", subtypes="elf warrior")
    (number,) = getattr(board, place)("a", chief)
    if place != "command":
        board.leads("a", number)
    (spell,) = board.hand("a", board.card("Ox", size=("1", "1"), subtypes=kind, cost="{G}"))
    session = board.begin(settings=BY_HAND[by_hand])
    cast(session, spell, *[source] * by_hand)
    assert stack_size(session) == 1 + scries
    resolve_top(session)
    assert (process(session) == "scry_next") is scries
    if scries:
        session.do("leave_on_top")
    assert session.violations() == []


def test_903_3e_spells_that_are_no_creatures_are_not_meant() -> None:
    board = Board()
    land(board, PATH)
    board.command("a", leader(board, cost="{G}", subtypes="elf"))
    card = board.card(
        "Rite", "spell([draw(you,1)])", types="kindred sorcery", subtypes="elf", cost="{G}"
    )
    (spell,) = board.hand("a", card)
    session = board.begin()
    cast(session, spell)
    assert stack_size(session) == 1


def test_903_4f_without_a_commander_there_is_no_such_mana() -> None:
    board = Board()
    land(board, PATH)
    (spell,) = board.hand("a", board.card("Ox", size=("1", "1"), cost="{G}"))
    assert f"cast({spell})" not in actions(board.begin())


def test_106_6_each_mana_triggers() -> None:
    board = Board()
    land(board, CALLER, 6)
    (spell,) = board.hand("a", board.card("Ox", size=("6", "6"), cost="{5}{G}"))
    session = board.begin()
    cast(session, spell)
    while process(session) != "priority":
        session.do(actions(session)[0])
    assert stack_size(session) == 7
    resolve_top(session)
    assert len(names(session, "hand", "a")) == 1
    assert stack_size(session) == 6, "the spell is below them"


def test_106_6_not_of_what_is_cheaper() -> None:
    board = Board()
    land(board, CALLER, 5)
    (spell,) = board.hand("a", board.card("Ox", size=("6", "6"), cost="{4}{G}"))
    session = board.begin()
    cast(session, spell)
    assert stack_size(session) == 1


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize(("kind", "hasty"), [("dragon", True), ("ox", False)])
def test_106_6a_the_spell_and_the_creature_gain_haste(
    kind: str, hasty: bool, by_hand: bool
) -> None:
    board = Board()
    (source,) = land(board, ORB)
    (spell,) = board.hand("a", board.card("Ox", size=("2", "2"), subtypes=kind, cost="{R}"))
    session = board.begin(settings=BY_HAND[by_hand])
    before = session.digest()
    cast(session, spell, *[source] * by_hand)
    resolve_top(session)
    assert attacks(session) is hasty
    session.undo(len(session.taken))
    assert session.digest() == before


def test_106_6a_mana_that_waits_in_the_pool_does_it_too() -> None:
    board = Board()
    (source,) = land(board, SERVANT)
    (spell,) = board.hand("a", board.card("Ox", size=("2", "2"), cost="{2}"))
    session = board.begin(settings=BY_HAND[True])
    session.do(f"activate({source},1)")
    facts, digest = session.fluents(), session.digest()
    session.load(facts)
    assert session.digest() == digest, "what it does is saved with it"
    session.do(f"cast({spell})")
    session.do("finish_mana")
    resolve_top(session)
    assert attacks(session)


@pytest.mark.parametrize(("cost", "counters"), [("{G}{W}", 2), ("{G}{G}", 0)])
def test_106_6a_it_enters_with_a_counter_for_each_mana(cost: str, counters: int) -> None:
    board = Board()
    land(board, FORUM, 2)
    (spell,) = board.hand("a", board.card("Ox", size=("2", "2"), cost=cost))
    session = board.begin()
    cast(session, spell)
    resolve_top(session)
    assert [n for _, kind, n in session.query("counters", 3)] == [counters] * bool(counters)
    assert names(session, "controls", "a").count("Ox") == 1


@pytest.mark.parametrize(("types", "countered"), [("creature", False), ("artifact", True)])
def test_106_6a_it_cant_be_countered(types: str, countered: bool) -> None:
    board = Board()
    land(board, HALL)
    size = ("2", "2") if types == "creature" else ("", "")
    (spell,) = board.hand("a", board.card("Ox", types=types, size=size, cost="{G}"))
    (counter,) = board.hand(
        "b",
        board.card("No", "spell([counter_spell(target([spell]))])", types="instant", cost="{0}"),
    )
    session = board.begin()
    cast(session, spell)
    session.do("pass")
    session.do(f"cast({counter})")
    session.do(actions(session, "target(")[0])
    resolve_top(session)
    assert (names(session, "graveyard", "a") == ["Ox"]) is countered


def test_106_6_the_spell_is_copied() -> None:
    board = Board()
    land(board, WELL)
    card = board.card("Rite", "spell([gain_life(you,3)])", types="sorcery", cost="{G}")
    (spell,) = board.hand("a", card)
    session = board.begin()
    cast(session, spell)
    while stack_size(session):
        session.do("pass" if process(session) == "priority" else actions(session)[0])
    assert life(session, "a") == 26


def test_106_6_it_pays_for_all_else_too() -> None:
    board = Board()
    land(board, ORB)
    taps = board.card("Well", "activated([mana('{1}')],[gain_life(you,1)])", types="artifact")
    (well,) = board.battlefield("a", taps)
    session = board.begin()
    session.do(f"activate({well},1)")
    resolve_top(session)
    assert life(session, "a") == 21


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("yours", [False, True])
def test_106_6_only_to_cast_ones_own_commander(yours: bool, by_hand: bool) -> None:
    board = Board()
    (source,) = land(board, "{T}: Add {G}{G}. Spend this mana only to cast a commander you own.")
    (number,) = board.command("a", leader(board, cost="{1}{G}"))
    (spell,) = board.hand("a", board.card("Ox", size=("1", "1"), cost="{G}"))
    wanted = number if yours else spell
    session = board.begin(settings=BY_HAND[by_hand])
    if by_hand:
        session.do(f"activate({source},1)")
    assert (f"cast({wanted})" in actions(session)) is yours


@pytest.mark.parametrize(("kind", "scries"), [("elf", True), ("ox", False)])
def test_605_3a_paid_automatically_it_goes_first_where_it_does_something(
    kind: str, scries: bool
) -> None:
    board = Board()
    (source,) = land(board, PATH)
    board.battlefield("a", "Forest", "Forest")
    board.command("a", leader(board, cost="{G}", subtypes="elf"))
    (spell,) = board.hand("a", board.card("Ox", size=("1", "1"), subtypes=kind, cost="{G}"))
    session = board.begin()
    cast(session, spell)
    assert (stack_size(session) == 2) is scries
    assert ([source] in session.query("tapped", 1)) is scries
