"""Commanders start in the command zone, stay commanders, and may go back there (903.3 to 903.9)."""

from __future__ import annotations

import pytest
from boards import actions, life, names, place, process, resolve_top
from leaders import cast, commander_of, leader, spell
from rulebook import Board

from pyengine.engine.session import Session
from pyengine.games.magic.setup import magic_setup

# ------------------------------------------------------------------ 903.6, 903.7


class _Pile:
    """A deck, as set-ups take it."""

    def __init__(self, name: str, commanders: tuple[tuple[int, str], ...] = ()) -> None:
        self.name, self.commanders = name, commanders
        self.cards = ((99, "Forest"), *commanders)

    def card_names(self) -> list[str]:
        return [name for count, name in self.cards for _ in range(count)]


def started(*settings: str) -> Session:
    led = _Pile("a", ((1, "Wood Elves"),))
    return Session.start(magic_setup([led, _Pile("b")], seed=1, settings=settings), "choices")


def test_903_6_the_commander_starts_in_the_command_zone() -> None:
    session = started()
    assert names(session, "command", "a") == ["Wood Elves"]
    assert names(session, "command", "b") == []
    rest = names(session, "library", "a") + names(session, "hand", "a")
    assert rest == ["Forest"] * 99, "903.6: the others of the deck are the library"


def test_903_7_players_start_with_40_life_and_7_cards() -> None:
    session = started()
    assert (life(session, "a"), life(session, "b")) == (40, 40)
    assert len(place(session, "hand", "a")) == 7


def test_903_7_another_starting_life_may_be_agreed_on() -> None:
    assert life(started("starting_life=30"), "a") == 30


def test_903_6_in_other_formats_it_is_a_card_of_the_deck() -> None:
    session = started("format=modern")
    assert names(session, "command", "a") == []
    assert life(session, "a") == 20
    rest = names(session, "library", "a") + names(session, "hand", "a")
    assert rest.count("Wood Elves") == 1


# ------------------------------------------------------------------ 903.3


def test_903_3_it_is_a_commander_in_every_zone() -> None:
    board = Board()
    (number,) = board.command("a", leader(board))
    board.source("a", "activated([tap], [add([green,green])])")
    (doom,) = board.hand("a", spell(board, "destroy(target([creature]))"))
    session = board.begin()
    for _ in range(2):
        assert commander_of(session) == number
        session.do(f"cast({number})")
        ((_, _, on_stack),) = session.query("commander", 3)
        assert [on_stack] in [[n] for n in session.query("stack", 1)[0][0]]
        resolve_top(session)
        number = commander_of(session)
        assert place(session, "controls", "a", "Leader") == [number]
        break
    cast(session, doom, number)
    session.do(actions(session, "leave_there")[0])
    assert place(session, "graveyard", "a", "Leader") == [commander_of(session)]


def test_903_3_a_copy_of_a_commander_is_none() -> None:
    board = Board()
    (number,) = board.battlefield("a", leader(board))
    board.leads("a", number)
    copy = board.copy("a", "copy('Leader',[])", "Forest")
    session = board.begin()
    session.do(f"keep({copy})"), "704.5j: one of two legends of one name"
    assert process(session) == "return_commander", "the commander itself has gone"


def test_903_3c_a_merged_permanent_is_the_commander() -> None:
    board = Board()
    mutant = board.card("Mutant", "keyword(mutate('{0}'))", supertypes="legendary", size=("3", "3"))
    (number,) = board.hand("a", mutant)
    board.leads("a", number)
    host = board.creature("a", 1, 1)
    (doom,) = board.hand("a", spell(board, "destroy(target([creature]))"))
    session = board.begin()
    session.do(f"cast({number},mutate)")
    session.do(f"target({host})")
    resolve_top(session)
    session.do("merge(over)")
    assert commander_of(session) == host
    cast(session, doom, host)
    session.do(actions(session, "to_command_zone")[0])
    assert names(session, "command", "a") == ["Mutant"], "903.9c: only the card that is one"
    assert len(names(session, "graveyard", "a")) == 2


# ------------------------------------------------------------------ 903.9


@pytest.mark.parametrize(
    ("effect", "zone"),
    [("destroy(target([creature]))", "graveyard"), ("exile(target([creature]))", "exile")],
)
def test_903_9a_from_graveyard_and_exile_by_a_state_based_action(effect: str, zone: str) -> None:
    board = Board()
    (number,) = board.battlefield("b", leader(board))
    board.leads("b", number)
    deed, other = board.hand("a", spell(board, effect), spell(board, "gain_life(you,1)", "Other"))
    session = board.begin()
    cast(session, deed, number)
    assert session.choice is not None
    assert session.choice.player == "b", "its owner chooses"
    gone = commander_of(session, "b")
    assert actions(session) == [f"leave_there({gone})", f"to_command_zone({gone})"]
    session.do(f"to_command_zone({gone})")
    assert names(session, "command", "b") == ["Leader"]
    assert names(session, zone, "b") == [] if zone == "graveyard" else session.query(zone, 1) == []
    cast(session, other)
    assert process(session) == "priority"


def test_903_9a_what_is_left_there_is_not_asked_about_again() -> None:
    board = Board()
    (number,) = board.battlefield("a", leader(board))
    board.leads("a", number)
    board.creature("a", 1, 0)
    deed, other = board.hand(
        "a", spell(board, "destroy(target([creature]))"), spell(board, "gain_life(you,1)", "Other")
    )
    session = board.begin()
    cast(session, deed, number)
    session.do(actions(session, "leave_there")[0])
    assert names(session, "graveyard", "a").count("Leader") == 1
    cast(session, other)
    assert process(session) == "priority"
    assert names(session, "command", "a") == []


def test_903_9a_one_that_lay_in_the_graveyard_before_is_not_asked_about() -> None:
    board = Board()
    (number,) = board.graveyard("a", leader(board))
    board.leads("a", number)
    assert process(board.begin()) == "priority"


@pytest.mark.parametrize("players", [("a", "b"), ("a", "b", "c")])
def test_903_9a_nobody_who_has_lost_is_asked(players: tuple[str, ...]) -> None:
    board = Board(*players)
    (number,) = board.battlefield("b", leader(board))
    board.leads("b", number)
    (deed,) = board.hand(
        "a", spell(board, "damage(this,2,target([creature])),lose_life(each([opponent]),99)")
    )
    session = board.begin()
    session.do(f"cast({deed})")
    session.do(f"target({number})")
    for _ in players:
        session.do("pass")
    assert session.result == "won([a])"


def test_903_9a_no_other_card_may_go_there() -> None:
    board = Board()
    board.command("a", leader(board))
    bear = board.creature("a", 2, 2, supertypes="legendary")
    (deed,) = board.hand("a", spell(board, "destroy(target([creature]))"))
    session = board.begin()
    cast(session, deed, bear)
    assert process(session) == "priority"


@pytest.mark.parametrize("answer", ["do", "decline"])
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        ("return_to_hand(target([creature]))", "hand"),
        ("put_in_library(target([creature]),library_top)", "library"),
    ],
)
def test_903_9b_instead_of_hand_or_library(effect: str, zone: str, answer: str) -> None:
    board = Board()
    (number,) = board.battlefield("a", leader(board))
    board.leads("a", number)
    (deed,) = board.hand("a", spell(board, effect))
    session = board.begin()
    cast(session, deed, number)
    assert actions(session) == [
        f"replace(to_command({number}),decline)", f"replace(to_command({number}),do)",
    ]  # fmt: skip
    session.do(f"replace(to_command({number}),{answer})")
    where = zone if answer == "decline" else "command"
    assert "Leader" in names(session, where, "a")
    assert sum("Leader" in names(session, z, "a") for z in ("hand", "library", "command")) == 1


@pytest.mark.parametrize("answer", ["do", "decline"])
def test_903_9b_a_spell_that_another_effect_returns_to_the_hand(answer: str) -> None:
    board = Board()
    effects = "keyword(buyback('{0}'))", "spell([gain_life(you,1)])"
    (number,) = board.hand("a", board.card("Leader", *effects, types="instant", cost="{0}"))
    board.leads("a", number)
    session = board.begin()
    session.do(f"cast({number})")
    session.do("pay_option")
    resolve_top(session)
    number = commander_of(session)
    session.do(f"replace(to_command({number}),{answer})")
    assert names(session, "hand" if answer == "decline" else "command", "a") == ["Leader"]
    assert process(session) == "priority"


def test_903_9b_the_owner_chooses_whoever_controls_it() -> None:
    board = Board()
    (number,) = board._several("controls", "b", [leader(board)])
    board.fluents.remove(f"object({number},'Leader',b)")
    board.fluent(f"object({number},'Leader',a)")
    board.leads("a", number)
    (deed,) = board.hand("a", spell(board, "return_to_hand(target([creature]))"))
    session = board.begin()
    cast(session, deed, number)
    assert session.choice is not None
    assert session.choice.player == "a"
    session.do(f"replace(to_command({number}),do)")
    assert names(session, "command", "a") == ["Leader"]


def test_903_9b_a_draw_of_a_commander() -> None:
    board = Board()
    top, *_ = board.library("a", leader(board), "Forest")
    board.leads("a", top)
    (deed,) = board.hand("a", spell(board, "draw(you,1)"))
    session = board.begin()
    cast(session, deed)
    session.do(f"replace(to_command({top}),do)")
    assert names(session, "command", "a") == ["Leader"]
    assert names(session, "hand", "a") == []


@pytest.mark.parametrize("answer", ["do", "decline"])
@pytest.mark.parametrize(
    ("to", "zone"), [("hand", "hand"), ("library(bottom)", "library"), ("library(top)", "library")]
)
def test_903_9b_from_the_command_zone(to: str, zone: str, answer: str) -> None:
    board = Board()
    (number,) = board.command("a", leader(board))
    led = "some(1,[commander,owned(you),in(command,all([player]))])"
    gain = "if(condition:did(a),then:[gain_life(who:you,amount:1)])"
    (deed,) = board.hand("a", spell(board, f"program([a:move(what:{led},to:{to}),{gain}])"))
    session = board.begin()
    cast(session, deed)
    session.do(f"select({number})")
    session.do(f"replace(to_command({number}),{answer})")
    where = zone if answer == "decline" else "command"
    zones = ("hand", "library", "command")
    assert [z for z in zones if "Leader" in names(session, z, "a")] == [where]
    assert life(session, "a") == (21 if answer == "decline" else 20), "it has not moved"
    assert process(session) == "priority"
    assert commander_of(session) == number or answer == "decline", "the same object as before"


def test_903_9b_no_other_card_of_the_command_zone() -> None:
    board = Board("a", "b")
    board.command("a", leader(board))
    (number,) = board.battlefield("a", "Wood Elves")
    (deed,) = board.hand("a", spell(board, "return_to_hand(target([creature]))"))
    session = board.begin()
    cast(session, deed, number)
    assert names(session, "hand", "a") == ["Wood Elves"]
    assert process(session) == "priority"


def test_800_4a_what_a_player_owns_leaves_the_command_zone_with_them() -> None:
    board = Board("a", "b", "c")
    board.command("b", leader(board))
    session = board.begin()
    session.do("concede(b)")
    assert session.query("command", 2) == session.query("commander", 3) == []


@pytest.mark.parametrize("where", ["under", "over"])
def test_903_9c_only_the_card_that_is_one_goes_there_instead_of_a_hand(where: str) -> None:
    board = Board()
    mutant = board.card("Mutant", "keyword(mutate('{0}'))", supertypes="legendary", size=("3", "3"))
    (number,) = board.hand("a", mutant)
    board.leads("a", number)
    host = board.creature("a", 1, 1)
    (deed,) = board.hand("a", spell(board, "return_to_hand(target([creature]))"))
    session = board.begin()
    session.do(f"cast({number},mutate)")
    session.do(f"target({host})")
    resolve_top(session)
    session.do(f"merge({where})")
    cast(session, deed, host)
    session.do(next(a for a in actions(session, "replace") if a.endswith(",do)")))
    assert names(session, "command", "a") == ["Mutant"]
    assert names(session, "hand", "a") == ["Creature 1"]
    assert session.query("merged", 2) == []


@pytest.mark.parametrize(("chosen", "cards"), [("brawl", 7), ("commander", 6)])
def test_103_5c_the_first_mulligan_of_brawl_is_free(chosen: str, cards: int) -> None:
    session = started(f"format={chosen}", "first_player=a")
    session.do("mulligan")
    while process(session) == "decide_mulligan":
        session.do("keep")
    while process(session) == "put_on_bottom":
        session.do(actions(session, "bottom")[0])
    assert len(place(session, "hand", "a")) == cards
