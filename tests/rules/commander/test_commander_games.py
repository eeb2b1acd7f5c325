"""What of 903 is about a whole game."""

from __future__ import annotations

import pytest
from boards import actions, names, place, process, resolve_top, to_step
from leaders import cast, commander_of, leader, spell, taps
from rulebook import Board
from test_command_zone import started

from pyengine.games.magic.pool.reading import read_texts

TOWER = "activated([tap],[add_in_identity(1)])"


def test_903_2_each_opponent_may_be_attacked() -> None:
    board = Board("a", "b", "c", "d")
    one, two = board.creature("a", 1, 1), board.creature("a", 1, 1)
    board.command("a", leader(board))
    session = board.begin(settings=["format=commander"])
    to_step(session, "declare_attackers")
    assert actions(session, f"attack({one},") == [f"attack({one},{player})" for player in "bcd"]
    session.do(f"attack({one},b)")
    session.do(f"attack({two},d)")
    session.do("done")
    assert session.query("attacking", 2) == [[one, "b"], [two, "d"]]


def test_903_3_one_that_lies_face_down_is_a_commander() -> None:
    board = Board()
    (number,) = board.command("a", leader(board, "keyword(morph('{1}'))", cost="{9}"))
    taps(board, 2)
    (doom,) = board.hand("a", spell(board, "destroy(target([creature,commander]))"))
    session = board.begin()
    session.do(f"cast({number},face_down)")
    resolve_top(session)
    lying = commander_of(session)
    assert place(session, "controls", "a", "Leader") == [], "it has no name there"
    cast(session, doom, lying)
    assert process(session) == "return_commander"


def test_903_3_one_that_copies_something_else_is_a_commander() -> None:
    board = Board()
    wall = board.card("Wall", size=("0", "4"))
    number = board.copy("a", f"copy('{wall}',[])", leader(board))
    board.known(wall)
    board.leads("a", number)
    (doom,) = board.hand("a", spell(board, "destroy(target([creature,commander]))"))
    session = board.begin()
    cast(session, doom, number)
    session.do(actions(session, "to_command_zone")[0])
    assert names(session, "command", "a") == ["Leader"]


@pytest.mark.parametrize(("name", "drawn"), [("Leader", 1), ("Follower", 0)])
def test_903_3d_casting_a_commander_is_of_a_spell(name: str, drawn: int) -> None:
    board = Board()
    (number,) = board.command("a", leader(board, cost="{1}"))
    (other,) = board.hand("a", board.card("Follower", size=("2", "2"), cost="{1}"))
    watch = "triggered(casts(you,[commander]),true,[gain_life(you,1)])"
    board.battlefield("a", board.card("Watch", watch, types="enchantment"))
    taps(board, 1)
    session = board.begin()
    session.do(f"cast({number if name == 'Leader' else other})")
    assert len(session.query("stack", 1)[0][0]) == 1 + drawn


def test_903_4a_no_effect_changes_it() -> None:
    board = Board()
    number = board.battlefield("a", leader(board, cost="{G}"))[0]
    board.leads("a", number)
    board.battlefield(
        "a", board.card("Paint", "static([creature],[set_colors([blue])])", types="enchantment")
    )
    (land,) = board.battlefield("a", board.card("Tower", TOWER, types="land"))
    session = board.begin(settings=["payment(a)=manual"])
    assert session.query("colors", 2) == [[number, ["blue"]]]
    session.do(f"activate({land},1)")
    assert actions(session, "color") == ["color(green)"]


def test_903_6_the_others_are_shuffled() -> None:
    from pyengine.engine.session import Session
    from pyengine.games.magic.setup import magic_setup

    class Pile:
        name, commanders, cards = "a", ((1, "Wood Elves"),), ()

        def card_names(self) -> list[str]:
            return ["Wood Elves", *["Forest"] * 40, *["Mountain"] * 40]

    def order(seed: int) -> list[str]:
        session = Session.start(magic_setup([Pile(), Pile()], seed=seed), "choices")
        return names(session, "library", "a")

    assert order(1) == order(1) != order(2)
    assert "Wood Elves" not in order(1)


def test_903_11_learning_brings_no_card_from_outside() -> None:
    (reading,) = read_texts([("spell", "Learn.")])
    assert reading.understood
    board = Board()
    board.command("a", leader(board))
    study = board.card("Study", types="sorcery", subtypes="lesson", cost="{0}")
    board.sideboard("a", study)
    (deed,) = board.hand("a", board.card("Lesson", reading.term, types="sorcery", cost="{0}"))
    session = board.begin()
    cast(session, deed)
    while process(session) != "priority":
        assert actions(session) in (["no", "yes"], ["no"]), "there is nothing to take"
        session.do(actions(session)[-1])
    assert place(session, "hand", "a") == []


def test_903_12a_brawl_is_played_as_commander_else() -> None:
    session = started("format=brawl")
    assert names(session, "command", "a") == ["Wood Elves"]
    assert names(session, "library", "a").count("Wood Elves") == 0
