"""Skirk Fire Marshal: protection from red in all its parts, and ten damage to everything."""

import pytest
from boards import (
    actions,
    do,
    life,
    names,
    place,
    process,
    refused,
    resolve_top,
    rules_against,
    stack_size,
    to_step,
)

from pyengine.games.magic.position import Position

FIVE = ("Raging Goblin", "Goblin Cohort", "Goblin Sledder", "Skirk Shaman")


def test_red_sources_do_not_target_it_and_others_do() -> None:
    board = Position()
    (tarfire,) = board.hand("a", "Tarfire")
    board.battlefield("a", "Mountain")
    (marshal,) = board.battlefield("a", "Skirk Fire Marshal")
    (burrows,) = board.battlefield("a", "Goblin Burrows")
    board.battlefield("a", "Mountain", "Mountain", "Mountain")
    (fanatic, sledder) = board.battlefield("a", "Mogg Fanatic", "Goblin Sledder")
    game = board.begin()
    game.do(f"cast({tarfire})")
    assert actions(game) == [f"target({t})" for t in (fanatic, sledder, "a", "b")]
    game.do("target(b)")
    resolve_top(game)
    game.do(f"activate({burrows},2)")  # a colorless source
    assert f"target({marshal})" in actions(game)
    game.do(f"target({marshal})")
    resolve_top(game)
    game.do(f"activate({sledder},1)")
    assert f"target({marshal})" not in actions(game)


def test_red_creatures_do_not_block_it() -> None:
    board = Position()
    (marshal,) = board.battlefield("a", "Skirk Fire Marshal")
    red, green = board.battlefield("b", "Gray Ogre", "Grizzly Bears")
    game = board.begin()
    to_step(game, "declare_attackers")
    do(game, f"attack({marshal},b)", "done")
    to_step(game, "declare_blockers")
    assert actions(game, "block") == [f"block({green},{marshal})"]
    assert any("protection" in reason for reason in rules_against(f"block({red},{marshal})"))


def test_damage_from_red_is_prevented_and_from_green_is_not() -> None:
    for attacker, dies in (("Gray Ogre", False), ("Grizzly Bears", True)):
        board = Position()
        (marshal,) = board.battlefield("b", "Skirk Fire Marshal")
        (creature,) = board.battlefield("a", attacker)
        game = board.begin()
        to_step(game, "declare_attackers")
        do(game, f"attack({creature},b)", "done")
        to_step(game, "declare_blockers")
        do(game, f"block({marshal},{creature})", "done")
        to_step(game, "end_combat")
        assert (names(game, "graveyard", "b") == ["Skirk Fire Marshal"]) is dies
        assert names(game, "graveyard", "a") == [attacker]


def test_five_untapped_goblins_are_tapped_sick_ones_and_itself_too() -> None:
    board = Position()
    (marshal,) = board.battlefield("a", "Skirk Fire Marshal", sick=True)
    goblins = board.battlefield("a", *FIVE, sick=True)
    (tapped,) = board.battlefield("a", "Raging Goblin", tapped=True)
    board.battlefield("b", "Pensive Minotaur")
    (big,) = board.battlefield("b", "Grizzly Bears")
    board.fluent(f"counters({big},'+1/+1',9)")
    board.life("b", 30)
    game = board.begin(step="upkeep")
    game.do(f"activate({marshal},2)")
    for number in (marshal, *goblins):
        assert actions(game) == [f"pick({number})"]
        game.do(f"pick({number})")
    assert stack_size(game) == 1
    assert sorted(o for (o,) in game.query("tapped", 1)) == [marshal, *goblins, tapped]
    resolve_top(game)
    assert (life(game, "a"), life(game, "b")) == (10, 20)
    assert place(game, "controls", "a") == [marshal]
    assert place(game, "controls", "b") == [big]
    assert game.query("damage", 2) == [[big, 10]]


@pytest.mark.parametrize("others", [3, 4])
def test_four_goblins_are_not_enough(others: int) -> None:
    board = Position()
    (marshal,) = board.battlefield("a", "Skirk Fire Marshal")
    board.battlefield("a", *["Raging Goblin"] * others)
    board.battlefield("a", "Raging Goblin", "Goblin Cohort", tapped=True)
    board.battlefield("b", *["Raging Goblin"] * 3)
    game = board.begin()
    assert (f"activate({marshal},2)" in actions(game)) is (others == 4)


def test_an_enchantment_goblin_taps_for_it_and_survives() -> None:
    board = Position()
    (marshal,) = board.battlefield("a", "Skirk Fire Marshal")
    (shenanigans,) = board.battlefield("a", "Boggart Shenanigans")
    others = board.battlefield("a", *FIVE[:3])
    game = board.begin()
    game.do(f"activate({marshal},2)")
    for number in (marshal, shenanigans, *others):
        game.do(f"pick({number})")
    resolve_top(game)
    while process(game) == "order_triggers":
        game.do(actions(game)[0])
    for _ in others:
        game.do("target(b)")
        if process(game) == "order_triggers":
            game.do(actions(game)[0])
    assert stack_size(game) == 3
    assert names(game, "controls", "a") == ["Boggart Shenanigans", "Skirk Fire Marshal"]


def ten_to_all(a: int, b: int):
    board = Position()
    (marshal,) = board.battlefield("a", "Skirk Fire Marshal")
    goblins = board.battlefield("a", *FIVE)
    board.life("a", a)
    board.life("b", b)
    game = board.begin()
    game.do(f"activate({marshal},2)")
    for number in (marshal, *goblins):
        game.do(f"pick({number})")
    resolve_top(game)
    return game


def test_both_players_at_zero_is_a_draw() -> None:
    game = ten_to_all(10, 7)
    assert (game.over, game.result, game.winners) == (True, "draw", ())


def test_one_player_at_zero_loses() -> None:
    game = ten_to_all(11, 10)
    assert (game.over, game.winners) == (True, ("a",))
    game = ten_to_all(10, 11)
    assert (game.over, game.winners) == (True, ("b",))


def test_the_damage_comes_from_the_marshal_even_when_it_is_gone() -> None:
    board = Position()
    one, two = board.battlefield("a", "Skirk Fire Marshal", "Skirk Fire Marshal")
    goblins = board.battlefield("a", *FIVE)
    (prospector,) = board.battlefield("a", "Skirk Prospector")
    game = board.begin()
    game.do(f"activate({one},2)")
    for number in (two, *goblins):
        game.do(f"pick({number})")
    do(game, f"activate({prospector},1)", f"pick({one})")
    resolve_top(game)
    assert (life(game, "a"), life(game, "b")) == (10, 10)
    assert place(game, "controls", "a") == [two]  # protected from what the red source was
    assert refused(game, f"activate({two},2)")
