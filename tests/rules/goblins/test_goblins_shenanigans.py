"""Boggart Shenanigans: another Goblin of yours dies."""

from boards import actions, do, life, names, objects, process, resolve_top, stack_size

from pyengine.games.magic.position import Position


def with_fanatic(*more: str):
    board = Position()
    board.battlefield("a", "Boggart Shenanigans")
    fanatic, *_ = board.battlefield("a", "Mogg Fanatic", *more)
    game = board.begin()
    do(game, f"activate({fanatic},1)", "target(b)")
    return game


def test_it_may_deal_one_damage_to_target_player() -> None:
    game = with_fanatic("Grizzly Bears")
    assert process(game) == "choose_target"
    assert actions(game) == ["target(a)", "target(b)"]
    game.do("target(b)")
    assert stack_size(game) == 2
    resolve_top(game)
    assert (process(game), actions(game)) == ("decide_may", ["no", "yes"])
    game.do("yes")
    assert (life(game, "a"), life(game, "b")) == (20, 19)
    resolve_top(game)
    assert (life(game, "a"), life(game, "b")) == (20, 18)


def test_it_need_not() -> None:
    game = with_fanatic()
    game.do("target(b)")
    resolve_top(game)
    game.do("no")
    assert (life(game, "b"), stack_size(game)) == (20, 1)


def test_opponents_goblins_and_other_creatures_do_not_count() -> None:
    board = Position()
    board.battlefield("a", "Boggart Shenanigans")
    (slither,) = board.battlefield("a", "Clickslither")
    (fanatic,) = board.battlefield("b", "Mogg Fanatic")
    board.fluent(f"damage({slither},2)")
    game = board.begin()
    game.do("pass")
    do(game, f"activate({fanatic},1)", f"target({slither})")
    assert (process(game), stack_size(game)) == ("priority", 1)
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Clickslither"]
    assert (process(game), stack_size(game)) == ("priority", 0)


def test_tokens_die_too() -> None:
    board = Position()
    board.battlefield("a", "Boggart Shenanigans")
    prospector, token = board.battlefield("a", "Skirk Prospector", "Goblin Token")
    board.fluent(f"token({token})")
    board.battlefield("a", "Siege-Gang Commander")
    game = board.begin()
    do(game, f"activate({prospector},1)", f"pick({token})")
    assert process(game) == "choose_target"
    assert objects(game, "Goblin Token") == []


def test_it_does_not_see_its_own_death_but_another_one_does() -> None:
    board = Position()
    one, two = board.battlefield("a", "Boggart Shenanigans", "Boggart Shenanigans")
    (prospector,) = board.battlefield("a", "Skirk Prospector")
    game = board.begin()
    do(game, f"activate({prospector},1)", f"pick({one})")
    assert process(game) == "choose_target"
    game.do("target(b)")
    assert stack_size(game) == 1
    resolve_top(game)
    game.do("yes")
    assert life(game, "b") == 19
    do(game, f"activate({prospector},1)", f"pick({two})")
    assert (process(game), stack_size(game)) == ("priority", 0)


def test_several_goblins_that_die_at_once_trigger_once_each() -> None:
    board = Position()
    board.battlefield("a", "Boggart Shenanigans")
    (marshal,) = board.battlefield("a", "Skirk Fire Marshal")
    board.battlefield("a", *["Raging Goblin"] * 3, "Goblin Cohort", "Clickslither")
    board.battlefield("b", "Raging Goblin")
    game = board.begin()
    game.do(f"activate({marshal},2)")
    for _ in range(5):
        game.do(actions(game, "pick")[0])
    resolve_top(game)
    while process(game) != "priority":
        if process(game) == "order_triggers":
            game.do(actions(game)[0])
        else:
            assert process(game) == "choose_target"
            game.do("target(b)")
    assert (life(game, "a"), life(game, "b"), stack_size(game)) == (10, 10, 4)
    for _ in range(4):
        resolve_top(game)
        game.do("yes")
    assert (life(game, "a"), life(game, "b")) == (10, 6)
    assert "Skirk Fire Marshal" in names(game, "controls", "a")


def test_goblins_that_die_after_combat_damage() -> None:
    board = Position()
    board.battlefield("a", "Boggart Shenanigans")
    (goblin,) = board.battlefield("a", "Raging Goblin")
    (bears,) = board.battlefield("b", "Grizzly Bears")
    game = board.begin(step="begin_combat")
    do(game, "pass", "pass", f"attack({goblin},b)", "done", "pass", "pass")
    do(game, f"block({bears},{goblin})", "done", "pass", "pass")
    assert process(game) == "choose_target"
    game.do("target(b)")
    resolve_top(game)
    game.do("yes")
    assert life(game, "b") == 19
