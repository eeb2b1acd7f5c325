"""Ambush Commander leaving: Forests are only lands again, wherever they are."""

from boards import (
    actions,
    attack,
    do,
    grove,
    life,
    names,
    objects,
    place,
    refused,
    resolve_all,
    resolve_top,
    stack_size,
    stats,
    to_step,
    with_shock,
)

from pyengine.engine.session import Session


def without_commander(game: Session, shock: int, commander: int) -> None:
    do(game, f"cast({shock})", f"target({commander})")
    resolve_all(game)
    assert "Ambush Commander" in names(game, "graveyard", "a")


def test_when_the_commander_leaves_forests_are_only_lands_again() -> None:
    board, commander, one, two = grove("Heedless One")
    shock = with_shock(board)
    game = board.begin()
    assert stats(game, 4) == "4/4"
    game.do("pass")
    without_commander(game, shock, commander)
    assert game.query("types", 2) == game.query("subtypes", 2) == game.query("colors", 2) == []
    assert stats(game, one) == stats(game, two) == ""
    assert stats(game, 4) == "1/1"
    assert names(game, "controls", "a") == ["Forest", "Forest", "Heedless One"]


def test_a_sick_forest_makes_mana_as_soon_as_it_is_only_a_land() -> None:
    board, commander, _, _ = grove()
    board.battlefield("a", "Forest", sick=True)
    (wildsize,) = board.hand("a", "Wildsize")
    shock = with_shock(board)
    board.battlefield("b", "Grizzly Bears")
    game = board.begin()
    assert refused(game, f"cast({wildsize})")
    game.do("pass")
    without_commander(game, shock, commander)
    assert f"cast({wildsize})" in actions(game)


def test_an_attacking_forest_leaves_combat_when_it_is_a_creature_no_more() -> None:
    board, commander, one, two = grove()
    shock = with_shock(board)
    game = board.begin()
    attack(game, f"{one},b", f"{two},b")
    game.do("pass")
    without_commander(game, shock, commander)
    assert game.query("attacking", 2) == []
    assert game.query("step", 1) == [["declare_attackers"]]
    to_step(game, "declare_blockers")  # It is not skipped: creatures were declared.
    to_step(game, "combat_damage")
    to_step(game, "end_combat")
    assert life(game, "b") == 20
    assert names(game, "controls", "a") == ["Forest", "Forest"]


def test_the_ability_resolves_though_the_commander_died_in_response() -> None:
    board, commander, one, two = grove("Grizzly Bears")
    shock = with_shock(board)
    game = board.begin()
    do(game, f"activate({commander},2)", "target(4)", f"pick({one})", "pass")
    do(game, f"cast({shock})", f"target({commander})")
    resolve_top(game)
    assert (stack_size(game), stats(game, 4)) == (1, "2/2")
    resolve_all(game)
    assert stats(game, 4) == "5/5"
    assert names(game, "controls", "a") == ["Forest", "Grizzly Bears"]
    assert two in place(game, "controls", "a")


def test_it_fizzles_for_a_forest_that_is_a_creature_no_more() -> None:
    board, commander, one, two = grove()
    shock = with_shock(board)
    game = board.begin()
    do(game, f"activate({commander},2)", f"target({two})", f"pick({one})", "pass")
    without_commander(game, shock, commander)
    assert stack_size(game) == 0
    assert game.query("continuous", 4) == []
    assert objects(game, "Ambush Commander") == place(game, "graveyard", "a", "Ambush Commander")


def test_a_pumped_forest_keeps_its_bonus_only_while_it_is_a_creature() -> None:
    board, commander, one, two = grove("Forest")
    shock = with_shock(board)
    game = board.begin()
    do(game, f"activate({commander},2)", f"target({two})", f"pick({one})")
    resolve_all(game)
    assert stats(game, two) == "4/4"
    game.do("pass")
    without_commander(game, shock, commander)
    assert stats(game, two) == ""


def test_a_blocking_forest_that_is_a_creature_no_more_deals_and_takes_no_damage() -> None:
    board, commander, one, _ = grove()
    (ogre,) = board.battlefield("b", "Gray Ogre")
    shock = with_shock(board)
    game = board.begin(active="b")
    attack(game, f"{ogre},a")
    do(game, "pass", "pass", f"block({one},{ogre})", "done")
    without_commander(game, shock, commander)
    assert game.query("blocks", 2) == []
    to_step(game, "end_combat", "b")
    assert life(game, "a") == 20  # It stays blocked.
    assert game.query("damage", 2) == []
    assert names(game, "controls", "a") == ["Forest", "Forest"]


def test_all_die_together_when_a_forest_and_the_commander_have_lethal_damage() -> None:
    board, commander, one, two = grove()
    board.fluent(f"damage({one},1)")
    board.fluent(f"damage({commander},2)")
    game = board.begin()
    assert names(game, "graveyard", "a") == ["Ambush Commander", "Forest"]
    assert place(game, "controls", "a") == [two]
    assert stats(game, two) == ""


def test_with_a_second_commander_forests_stay_creatures() -> None:
    board, commander, one, _ = grove("Ambush Commander")
    shock = with_shock(board)
    game = board.begin()
    game.do("pass")
    without_commander(game, shock, commander)
    assert stats(game, one) == "1/1"
    assert game.holds(f"types({one},[creature,land])")


def test_a_damaged_forest_dies_with_the_perfect_that_kept_it() -> None:
    board, _, one, two = grove("Imperious Perfect")
    shock = with_shock(board)
    board.fluent(f"damage({one},1)")
    game = board.begin()
    do(game, "pass", f"cast({shock})", "target(4)")
    resolve_all(game)
    assert names(game, "graveyard", "a") == ["Forest", "Imperious Perfect"]
    assert stats(game, two) == "1/1"


def test_a_damaged_forest_stays_when_the_commander_leaves_before_the_perfect() -> None:
    board, commander, one, _ = grove("Imperious Perfect")
    board.fluent(f"damage({one},1)")
    board.fluent(f"damage({commander},1)")
    shock, other = board.hand("b", "Shock", "Shock")
    board.battlefield("b", "Mountain", "Mountain")
    game = board.begin()
    game.do("pass")
    without_commander(game, shock, commander)
    do(game, "pass", f"cast({other})", "target(4)")
    resolve_all(game)
    assert one in place(game, "controls", "a", "Forest")
