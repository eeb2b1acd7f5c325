"""Mogg War Marshal with its echo, and Mudbutton Torchrunner."""

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
    to_step,
)

from pyengine.engine.session import Session
from pyengine.games.magic.position import Position


def cast_marshal(lands: int = 4) -> Session:
    """Return a game in which a Mogg War Marshal has come, with its Goblin."""
    board = Position()
    (marshal,) = board.hand("a", "Mogg War Marshal")
    board.battlefield("a", *["Mountain"] * lands)
    game = board.begin()
    game.do(f"cast({marshal})")
    resolve_top(game)
    assert (stack_size(game), objects(game, "Goblin Token")) == (1, [])
    resolve_top(game)
    assert len(objects(game, "Goblin Token")) == 1
    return game


def to_echo(game: Session) -> None:
    """Go on to the echo of the permanent that came last turn."""
    to_step(game, "precombat_main", "b")
    assert "Mogg War Marshal" in names(game, "controls", "a")
    to_step(game, "upkeep", "a")
    assert stack_size(game) == 1
    resolve_top(game)
    assert process(game) == "decide_pay"


def test_echo_paid_is_paid_once() -> None:
    game = cast_marshal()
    to_echo(game)
    assert actions(game) == ["no", "yes"]
    game.do("yes")
    assert len(game.query("tapped", 1)) == 2
    assert "Mogg War Marshal" in names(game, "controls", "a")
    assert len(objects(game, "Goblin Token")) == 1
    to_step(game, "upkeep", "b")
    assert stack_size(game) == 0
    to_step(game, "upkeep", "a")
    assert stack_size(game) == 0
    assert "Mogg War Marshal" in names(game, "controls", "a")


def test_echo_not_paid_sacrifices_it_and_it_leaves_a_goblin() -> None:
    game = cast_marshal()
    to_echo(game)
    game.do("no")
    assert names(game, "graveyard", "a") == ["Mogg War Marshal"]
    assert (game.query("tapped", 1), stack_size(game)) == ([], 1)
    resolve_top(game)
    assert len(objects(game, "Goblin Token")) == 2


def test_echo_that_can_not_be_paid() -> None:
    board = Position()
    board.battlefield("a", "Mountain", "Forest", tapped=True)
    (forest,) = board.battlefield("a", "Forest")
    (marshal,) = board.battlefield("a", "Mogg War Marshal", sick=True)
    board.fluents += [f"newly_controlled({marshal})", f"restricted({forest},doesnt_untap,0)"]
    for land in (1, 2):
        board.fluent(f"continuous(98,{land},[doesnt_untap],permanent)")
    game = board.begin(step="postcombat_main")
    to_echo(game)
    assert actions(game) == ["no"]
    game.do("no")
    assert names(game, "graveyard", "a") == ["Mogg War Marshal"]


def test_echo_can_be_paid_through_a_prospector() -> None:
    board = Position()
    (marshal, prospector) = board.battlefield("a", "Mogg War Marshal", "Skirk Prospector")
    board.battlefield("a", "Mountain")
    board.fluent(f"newly_controlled({marshal})")
    game = board.begin(step="cleanup", active="b")
    to_step(game, "upkeep", "a")
    resolve_top(game)
    do(game, "yes", f"activate({prospector},1)", f"pick({prospector})")
    assert "Mogg War Marshal" in names(game, "controls", "a")
    assert names(game, "graveyard", "a") == ["Skirk Prospector"]


def test_echo_comes_the_upkeep_after_for_one_that_came_in_an_upkeep() -> None:
    board = Position()
    sergeant, prospector = board.battlefield("a", "Skirk Drill Sergeant", "Skirk Prospector")
    board.battlefield("a", *["Mountain"] * 3)
    board.library("a", "Mogg War Marshal", *["Mountain"] * 5)
    game = board.begin(step="upkeep")
    do(game, f"activate({prospector},1)", f"pick({sergeant})")
    resolve_top(game)
    game.do("yes")
    resolve_top(game)
    assert names(game, "controls", "a").count("Goblin Token") == 1
    assert stack_size(game) == 0
    to_echo(game)
    game.do("yes")
    to_step(game, "upkeep", "b")
    to_step(game, "upkeep", "a")
    assert stack_size(game) == 0


def test_echo_of_one_that_is_gone_asks_nothing() -> None:
    board = Position()
    (marshal, prospector) = board.battlefield("a", "Mogg War Marshal", "Skirk Prospector")
    board.fluent(f"newly_controlled({marshal})")
    game = board.begin(step="cleanup", active="b")
    to_step(game, "upkeep", "a")
    do(game, f"activate({prospector},1)", f"pick({marshal})")
    assert stack_size(game) == 2
    resolve_top(game)
    assert len(objects(game, "Goblin Token")) == 1
    resolve_top(game)
    assert (process(game), stack_size(game)) == ("priority", 0)


def test_the_marshals_token_is_a_red_goblin_creature_one_one() -> None:
    game = cast_marshal()
    (token,) = objects(game, "Goblin Token")
    to_step(game, "precombat_main", "b")
    to_step(game, "upkeep", "a")
    resolve_top(game)
    game.do("no")
    to_step(game, "declare_attackers", "a")
    assert f"attack({token},b)" in actions(game)
    do(game, f"attack({token},b)", "done")
    to_step(game, "end_combat", "a")
    assert life(game, "b") == 19


def test_torchrunner_deals_three_to_any_target_when_it_dies() -> None:
    board = Position()
    torch, prospector = board.battlefield("a", "Mudbutton Torchrunner", "Skirk Prospector")
    (centaur, land) = board.battlefield("b", "Centaur Courser", "Forest")
    game = board.begin()
    do(game, f"activate({prospector},1)", f"pick({torch})")
    assert process(game) == "choose_target"
    assert actions(game) == [f"target({t})" for t in (prospector, centaur, "a", "b")]
    assert land not in (prospector, centaur)
    game.do(f"target({centaur})")
    assert stack_size(game) == 1
    resolve_top(game)
    assert names(game, "graveyard", "b") == ["Centaur Courser"]


@pytest.mark.parametrize("player", ["a", "b"])
def test_torchrunner_burns_players(player: str) -> None:
    board = Position()
    torch, prospector = board.battlefield("a", "Mudbutton Torchrunner", "Skirk Prospector")
    game = board.begin()
    do(game, f"activate({prospector},1)", f"pick({torch})", f"target({player})")
    resolve_top(game)
    assert life(game, player) == 17


def test_torchrunners_target_is_gone() -> None:
    board = Position()
    torch, prospector, fanatic = board.battlefield(
        "a", "Mudbutton Torchrunner", "Skirk Prospector", "Mogg Fanatic"
    )
    (bears,) = board.battlefield("b", "Grizzly Bears")
    (shock,) = board.hand("a", "Shock")
    board.battlefield("a", "Mountain")
    game = board.begin()
    do(game, f"activate({prospector},1)", f"pick({torch})", f"target({bears})")
    do(game, f"cast({shock})", f"target({bears})")
    resolve_top(game)
    assert names(game, "graveyard", "b") == ["Grizzly Bears"]
    resolve_top(game)
    assert (process(game), stack_size(game)) == ("priority", 0)
    assert (life(game, "a"), life(game, "b")) == (20, 20)
    assert place(game, "controls", "a", "Mogg Fanatic") == [fanatic]


def test_torchrunner_does_not_trigger_when_it_does_not_die() -> None:
    board = Position()
    (torch,) = board.battlefield("a", "Mudbutton Torchrunner")
    (fanatic,) = board.battlefield("a", "Mogg Fanatic")
    game = board.begin()
    do(game, f"activate({fanatic},1)", "target(b)")
    assert (stack_size(game), place(game, "controls", "a")) == (1, [torch])


def test_two_marshals_and_a_torchrunner_that_die_at_once_are_ordered() -> None:
    board = Position()
    one, two = board.battlefield("a", "Mogg War Marshal", "Mudbutton Torchrunner")
    board.fluents += [f"damage({one},1)", f"damage({two},1)"]
    board.battlefield("b", "Mogg Fanatic")
    game = board.begin()
    assert process(game) == "order_triggers"
    orders = actions(game)
    assert len(orders) == 2
    game.do(orders[0])
    game.do("target(b)")
    assert stack_size(game) == 2
    resolve_top(game)
    assert (len(objects(game, "Goblin Token")), life(game, "b")) in ((1, 20), (0, 17))
    resolve_top(game)
    assert (len(objects(game, "Goblin Token")), life(game, "b")) == (1, 17)
