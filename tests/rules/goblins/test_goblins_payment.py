"""Payments that a Skirk Prospector makes possible, and what they must leave alone."""

from boards import actions, do, life, names, process, refused, resolve_top, stack_size

from pyengine.games.magic.position import Position


def test_two_prospectors_pay_with_each_other() -> None:
    board = Position()
    (sergeant,) = board.hand("a", "Skirk Drill Sergeant")
    one, two = board.battlefield("a", "Skirk Prospector", "Skirk Prospector")
    for first, second in ((one, two), (two, one)):
        game = board.begin()
        game.do(f"cast({sergeant})")
        assert actions(game) == [f"activate({one},1)", f"activate({two},1)"]
        do(game, f"activate({second},1)", f"pick({first})")
        do(game, f"activate({second},1)", f"pick({second})")
        assert (process(game), stack_size(game)) == ("priority", 1)
        assert names(game, "graveyard", "a") == ["Skirk Prospector"] * 2


def test_a_source_that_must_tap_can_not_be_sacrificed_for_mana_first() -> None:
    board = Position()
    coalflinger, prospector = board.battlefield("a", "Akki Coalflinger", "Skirk Prospector")
    game = board.begin()
    do(game, f"activate({coalflinger},2)", f"activate({prospector},1)")
    assert actions(game) == [f"pick({prospector})"]
    game.do(f"pick({prospector})")
    assert game.holds(f"tapped({coalflinger})")
    assert stack_size(game) == 1


def test_lands_that_are_sacrificed_do_not_spare_goblins() -> None:
    board = Position()
    (ib,) = board.battlefield("a", "Ib Halfheart, Goblin Tactician")
    board.battlefield("a", "Mountain")
    assert refused(board.begin(), f"activate({ib},2)")


def test_the_cost_is_locked_in_before_mana_abilities_are_activated() -> None:
    board = Position()
    (matron,) = board.hand("a", "Goblin Matron")
    prospector, warchief = board.battlefield("a", "Skirk Prospector", "Goblin Warchief")
    board.library("a", "Shock")
    game = board.begin()
    do(game, f"cast({matron})", f"activate({prospector},1)", f"pick({warchief})")
    do(game, f"activate({prospector},1)", f"pick({prospector})")
    assert (process(game), stack_size(game)) == ("priority", 1)


def test_prospector_mana_is_not_green() -> None:
    board = Position()
    (bears,) = board.hand("a", "Grizzly Bears")
    board.battlefield("a", "Skirk Prospector", "Raging Goblin")
    assert refused(board.begin(), f"cast({bears})")
    board = Position()
    (bears,) = board.hand("a", "Grizzly Bears")
    board.battlefield("a", "Skirk Prospector", "Forest")
    game = board.begin()
    game.do(f"cast({bears})")
    assert process(game) == "make_mana"


def test_a_shenanigans_is_a_goblin_to_sacrifice() -> None:
    board = Position()
    (shock,) = board.hand("a", "Shock")
    prospector, shenanigans = board.battlefield("a", "Skirk Prospector", "Boggart Shenanigans")
    board.battlefield("b", "Grizzly Bears")
    game = board.begin()
    do(game, f"cast({shock})", "target(b)", f"activate({prospector},1)")
    assert actions(game) == [f"pick({prospector})", f"pick({shenanigans})"]
    game.do(f"pick({shenanigans})")
    resolve_top(game)
    assert life(game, "b") == 18
    assert names(game, "graveyard", "a") == ["Boggart Shenanigans", "Shock"]


def test_a_targeted_goblin_may_pay_for_the_spell_that_targets_it() -> None:
    board = Position()
    (shock,) = board.hand("a", "Shock")
    prospector, goblin = board.battlefield("a", "Skirk Prospector", "Raging Goblin")
    game = board.begin()
    do(game, f"cast({shock})", f"target({goblin})", f"activate({prospector},1)", f"pick({goblin})")
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Raging Goblin", "Shock"]
    assert names(game, "controls", "a") == ["Skirk Prospector"]
