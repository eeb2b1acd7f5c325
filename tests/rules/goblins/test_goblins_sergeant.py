"""Skirk Drill Sergeant: Goblins that die call Goblins from the library."""

import pytest
from boards import (
    actions,
    do,
    life,
    names,
    objects,
    place,
    process,
    resolve_top,
    stack_size,
    with_shock,
)

from pyengine.engine.session import Session
from pyengine.games.magic.position import Position


def own_death(top: str, lands: int = 3) -> Session:
    """Return a game in which a Drill Sergeant of a has just died, with TOP on the library."""
    board = Position()
    (sergeant,) = board.battlefield("a", "Skirk Drill Sergeant")
    board.battlefield("a", *["Mountain"] * lands)
    shock = with_shock(board)
    board.library("a", top, "Gray Ogre")
    game = board.begin()
    game.do("pass")
    do(game, f"cast({shock})", f"target({sergeant})")
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Skirk Drill Sergeant"]
    assert stack_size(game) == 1
    resolve_top(game)
    assert process(game) == "decide_pay"
    return game


@pytest.mark.parametrize("top", ["Goblin Cohort", "Boggart Shenanigans", "Siege-Gang Commander"])
def test_a_revealed_goblin_permanent_card_comes_onto_the_battlefield(top: str) -> None:
    game = own_death(top)
    assert actions(game) == ["no", "yes"]
    game.do("yes")
    assert names(game, "controls", "a") == sorted(["Mountain"] * 3 + [top])
    assert names(game, "library", "a") == ["Gray Ogre"]
    assert len(game.query("tapped", 1)) == 4
    assert stack_size(game) == (1 if top == "Siege-Gang Commander" else 0)


@pytest.mark.parametrize("top", ["Gray Ogre", "Tarfire", "Clickslither", "Mountain"])
def test_another_card_goes_to_the_graveyard(top: str) -> None:
    game = own_death(top)
    game.do("yes")
    assert names(game, "graveyard", "a") == sorted([top, "Skirk Drill Sergeant"])
    assert names(game, "controls", "a") == ["Mountain"] * 3
    assert names(game, "library", "a") == ["Gray Ogre"]


def test_declining_reveals_nothing() -> None:
    game = own_death("Goblin Cohort")
    game.do("no")
    assert names(game, "library", "a") == ["Goblin Cohort", "Gray Ogre"]
    assert len(game.query("tapped", 1)) == 1
    assert stack_size(game) == 0


def test_without_mana_there_is_nothing_to_accept() -> None:
    game = own_death("Goblin Cohort", lands=2)
    assert actions(game) == ["no"]


def test_an_empty_library_reveals_nothing_and_goes_on() -> None:
    board = Position()
    (sergeant,) = board.battlefield("a", "Skirk Drill Sergeant")
    prospector, *_ = board.battlefield("a", "Skirk Prospector", *["Mountain"] * 3)
    board.library("a")
    game = board.begin()
    do(game, f"activate({prospector},1)", f"pick({sergeant})")
    resolve_top(game)
    game.do("yes")
    assert (process(game), stack_size(game), life(game, "a")) == ("priority", 0, 20)


@pytest.mark.parametrize("player", ["a", "b"])
def test_another_goblin_of_anybody_counts(player: str) -> None:
    board = Position()
    board.battlefield("a", "Skirk Drill Sergeant", *["Mountain"] * 3)
    (fanatic,) = board.battlefield(player, "Mogg Fanatic")
    board.library("a", "Raging Goblin")
    game = board.begin()
    if player == "b":
        game.do("pass")
    do(game, f"activate({fanatic},1)", "target(b)")
    assert stack_size(game) == 2
    resolve_top(game)
    assert game.choice is not None
    assert (process(game), game.choice.player) == ("decide_pay", "a")
    game.do("yes")
    assert "Raging Goblin" in names(game, "controls", "a")


def test_a_creature_that_is_no_goblin_does_not_count() -> None:
    board = Position()
    board.battlefield("a", "Skirk Drill Sergeant", *["Mountain"] * 4)
    (shock,) = board.hand("a", "Shock")
    (bears,) = board.battlefield("b", "Grizzly Bears")
    game = board.begin()
    do(game, f"cast({shock})", f"target({bears})")
    resolve_top(game)
    assert names(game, "graveyard", "b") == ["Grizzly Bears"]
    assert (process(game), stack_size(game)) == ("priority", 0)


def test_a_goblin_enchantment_put_into_the_graveyard_has_died() -> None:
    board = Position()
    _, prospector, enchantment = board.battlefield(
        "a", "Skirk Drill Sergeant", "Skirk Prospector", "Boggart Shenanigans"
    )
    game = board.begin()
    do(game, f"activate({prospector},1)", f"pick({enchantment})")
    assert stack_size(game) == 1


def test_it_pays_through_a_prospectors_sacrifice() -> None:
    board = Position()
    sergeant, prospector = board.battlefield("a", "Skirk Drill Sergeant", "Skirk Prospector")
    lands = board.battlefield("a", "Mountain", "Mountain")
    board.library("a", "Goblin Warchief", "Goblin Cohort")
    game = board.begin()
    do(game, f"activate({prospector},1)", f"pick({sergeant})", "pass", "pass")
    assert process(game) == "decide_pay"
    game.do("yes")
    assert names(game, "controls", "a") == ["Goblin Warchief", "Mountain", "Mountain",
                                            "Skirk Prospector"]  # fmt: skip
    assert [game.holds(f"tapped({land})") for land in lands] == [True, True]


def test_mana_made_while_the_trigger_resolves() -> None:
    board = Position()
    one, two = board.battlefield("a", "Skirk Drill Sergeant", "Skirk Drill Sergeant")
    (prospector,) = board.battlefield("a", "Skirk Prospector")
    board.battlefield("a", "Mountain", "Mountain")
    board.library("a", "Raging Goblin", "Raging Goblin")
    shock = with_shock(board)
    game = board.begin()
    game.do("pass")
    do(game, f"cast({shock})", f"target({one})")
    resolve_top(game)
    while process(game) == "order_triggers":
        game.do(actions(game)[0])
    assert stack_size(game) == 2
    resolve_top(game)
    game.do("yes")
    assert process(game) == "make_mana"
    do(game, f"activate({prospector},1)")
    assert actions(game) == [f"pick({two})", f"pick({prospector})"]
    game.do(f"pick({prospector})")
    assert "Raging Goblin" in names(game, "controls", "a")
    assert len(game.query("tapped", 1)) == 3
    assert stack_size(game) == 2  # the other Sergeant saw the Prospector die


def test_several_die_at_once_with_the_sergeant_and_each_is_seen() -> None:
    board = Position()
    sergeant, goblin, other = board.battlefield(
        "a", "Skirk Drill Sergeant", "Raging Goblin", "Goblin Sledder"
    )
    (marshal,) = board.battlefield("a", "Skirk Fire Marshal")
    board.battlefield("a", "Mudbutton Torchrunner")
    board.battlefield("a", *["Mountain"] * 9)
    (theirs,) = board.battlefield("b", "Mogg War Marshal")
    board.library("a", "Goblin Cohort", "Shock", "Siege-Gang Commander", "Gray Ogre")
    game = board.begin()
    game.do(f"activate({marshal},2)")
    for number in (sergeant, goblin, other, marshal, marshal + 1):
        game.do(f"pick({number})")
    resolve_top(game)
    seen = 0
    while process(game) != "priority":
        seen += process(game) == "order_triggers"
        game.do("target(b)" if process(game) == "choose_target" else actions(game)[0])
    assert seen >= 1
    # The Sergeant saw five Goblins die; the Torchrunner and the War Marshal saw themselves.
    assert stack_size(game) == 7
    assert place(game, "controls", "b", "Mogg War Marshal") == []
    assert theirs not in objects(game, "Mogg War Marshal")
    bought = 0
    while stack_size(game):
        resolve_top(game)
        if process(game) == "decide_pay":
            game.do("yes" if "yes" in actions(game) else "no")
            bought += 1
    assert bought == 5
    assert names(game, "library", "a") == ["Gray Ogre"]
    assert "Goblin Cohort" in names(game, "controls", "a")
    assert names(game, "controls", "a").count("Goblin Token") == 3
    assert "Shock" in names(game, "graveyard", "a")
    assert names(game, "controls", "b") == ["Goblin Token"]
    assert (life(game, "a"), life(game, "b")) == (10, 7)


def test_two_sergeants_that_die_at_once_see_each_other_and_themselves() -> None:
    board = Position()
    one, two = board.battlefield("a", "Skirk Drill Sergeant", "Skirk Drill Sergeant")
    (theirs,) = board.battlefield("b", "Skirk Drill Sergeant")
    board.fluents += [f"damage({o},1)" for o in (one, two, theirs)]
    game = board.begin()
    while process(game) == "order_triggers":
        game.do(actions(game)[0])
    controllers = [row[1] for row in game.query("stack_item", 3)]
    assert sorted(controllers) == ["a"] * 6 + ["b"] * 3
    ((stack,),) = game.query("stack", 1)
    owners = dict(row[:2] for row in game.query("stack_item", 3))
    assert [owners[item] for item in stack] == ["b"] * 3 + ["a"] * 6  # a's went on first


def test_the_next_trigger_reveals_the_next_card() -> None:
    board = Position()
    one, two = board.battlefield("a", "Skirk Drill Sergeant", "Raging Goblin")
    board.fluents += [f"damage({o},1)" for o in (one, two)]
    board.battlefield("a", *["Mountain"] * 6)
    board.library("a", "Shock", "Goblin Cohort", "Gray Ogre")
    game = board.begin()
    assert stack_size(game) == 2  # they differ in nothing that needs an order
    for _ in range(2):
        resolve_top(game)
        game.do("yes")
    assert names(game, "library", "a") == ["Gray Ogre"]
    assert "Goblin Cohort" in names(game, "controls", "a")
    assert "Shock" in names(game, "graveyard", "a")
