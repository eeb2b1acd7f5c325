"""Ambush Commander: Forests that are Elves, and what that brings about."""

import pytest
from boards import (
    actions,
    attack,
    do,
    grove,
    life,
    names,
    place,
    refused,
    resolve_all,
    rules_against,
    stack_size,
    stats,
    to_step,
    with_shock,
)

from pyengine.games.magic.position import Position

ELVES = 3  # The Commander and two Forests.


def test_your_forests_are_creatures_elves_and_lands() -> None:
    board, _, one, _ = grove()
    (mountain,) = board.battlefield("a", "Mountain")
    (theirs,) = board.battlefield("b", "Forest")
    game = board.begin()
    assert stats(game, one) == "1/1"
    assert game.holds(f"types({one},[creature,land])")
    assert game.holds(f"subtypes({one},[elf,forest])")
    assert game.holds(f"colors({one},[green])")
    changed = {number for number, _ in game.query("types", 2)}
    assert {mountain, theirs} & changed == set()
    assert game.query("subtypes", 2) == [[2, ["elf", "forest"]], [3, ["elf", "forest"]]]


def test_the_forests_of_other_players_stay_lands() -> None:
    board, commander, one, two = grove()
    (theirs,) = board.battlefield("b", "Forest")
    (growth,) = board.hand("b", "Giant Growth")
    game = board.begin()
    do(game, "pass", f"cast({growth})")
    assert actions(game) == [f"target({n})" for n in (commander, one, two)]
    assert stats(game, theirs) == ""


def test_a_forest_is_green_so_it_cannot_block_what_has_protection_from_green() -> None:
    board, _, one, two = grove()
    (plain, protected) = board.battlefield("b", "Gray Ogre", "Gray Ogre")
    board.fluent(f"continuous(900,{protected},[gain(protection(color(green)))],end_of_turn)")
    game = board.begin(active="b")
    attack(game, f"{plain},a", f"{protected},a")
    do(game, "pass", "pass")
    assert actions(game, "block") == [f"block({n},{plain})" for n in (1, one, two)]
    assert any("702.16f" in reason for reason in rules_against(f"block({one},{protected})"))


def test_a_forest_played_this_turn_is_summoning_sick() -> None:
    board = Position()
    board.battlefield("a", "Ambush Commander")
    forest, elves = board.hand("a", "Forest", "Llanowar Elves")
    game = board.begin()
    game.do(f"play_land({forest})")
    (forest,) = place(game, "controls", "a", "Forest")
    assert stats(game, forest) == "1/1"
    assert refused(game, f"cast({elves})")
    assert any("G" in reason for reason in rules_against(f"cast({elves})"))
    to_step(game, "declare_attackers")
    assert f"attack({forest},b)" not in actions(game)
    assert any(reason.startswith("'302.6'") for reason in rules_against(f"attack({forest},b)"))


def test_a_sick_forest_makes_no_mana_by_hand_either() -> None:
    board = Position()
    board.fluent("setting(payment(a),manual)")
    board.battlefield("a", "Ambush Commander")
    (sick,) = board.battlefield("a", "Forest", sick=True)
    (ready,) = board.battlefield("a", "Forest")
    game = board.begin()
    assert actions(game, "activate") == [f"activate({ready},basic(forest))"]
    game.do(f"activate({ready},basic(forest))")
    assert game.query("pool", 2) == [["a", ["green"]]]
    assert game.query("tapped", 1) == [[ready]]
    assert refused(game, f"activate({sick},basic(forest))")


def test_a_forest_of_last_turn_taps_for_mana_and_attacks() -> None:
    board, _, one, two = grove()
    (elves,) = board.hand("a", "Llanowar Elves")
    game = board.begin()
    game.do(f"cast({elves})")
    resolve_all(game)
    (tapped,) = [n for n in (one, two) if game.holds(f"tapped({n})")]
    (other,) = {one, two} - {tapped}
    to_step(game, "declare_attackers")
    assert f"attack({tapped},b)" not in actions(game)
    do(game, f"attack({other},b)", "done")
    to_step(game, "end_combat")
    assert life(game, "b") == 19


def test_a_forest_played_before_the_commander_came_is_sick_as_well() -> None:
    board = Position()
    board.fluent("setting(payment(a),manual)")
    forest, commander = board.hand("a", "Forest", "Ambush Commander")
    mountains = board.battlefield("a", *["Mountain"] * 3)
    forests = board.battlefield("a", *["Forest"] * 2)
    game = board.begin()
    game.do(f"play_land({forest})")
    (new,) = set(place(game, "controls", "a", "Forest")) - set(forests)
    assert f"activate({new},basic(forest))" in actions(game)
    do(game, *[f"activate({n},basic(mountain))" for n in mountains])
    do(game, *[f"activate({n},basic(forest))" for n in forests])
    do(game, f"cast({commander})", "finish_mana")
    resolve_all(game)
    assert stats(game, new) == "1/1"
    assert not game.holds(f"tapped({new})")
    assert actions(game) == ["pass"]


def test_sacrificing_an_elf_gives_a_target_creature_three_three() -> None:
    board, commander, one, two = grove("Grizzly Bears", "Forest", "Mountain")
    (theirs,) = board.battlefield("b", "Gray Ogre")
    game = board.begin()
    assert actions(game, "activate") == [f"activate({commander},2)"]
    game.do(f"activate({commander},2)")
    assert actions(game) == [f"target({n})" for n in (1, 2, 3, 4, 5, theirs)]
    game.do("target(4)")
    assert game.choice is not None and game.choice.player == "a"
    assert actions(game) == ["pick(1)", "pick(2)", "pick(3)", "pick(5)"]
    assert len(game.query("tapped", 1)) == 2
    game.do(f"pick({two})")
    assert names(game, "graveyard", "a") == ["Forest"]
    assert stats(game, 4) == "2/2"
    resolve_all(game)
    assert stats(game, 4) == "5/5"
    to_step(game, "upkeep", "b")
    assert stats(game, 4) == "2/2"
    assert one in place(game, "controls", "a")


def test_the_ability_costs_one_and_green_and_an_elf() -> None:
    for lands, able in ((["Mountain"], False), (["Mountain"] * 2, False), (["Forest"], False)):
        board = Position()
        (commander,) = board.battlefield("a", "Ambush Commander")
        board.battlefield("a", *lands)
        game = board.begin()
        assert (f"activate({commander},2)" in actions(game)) == able
    board = Position()
    (commander,) = board.battlefield("a", "Ambush Commander")
    board.battlefield("a", "Mountain", "Forest", tapped=False)
    board.battlefield("b", "Elvish Warrior")
    game = board.begin()
    do(game, f"activate({commander},2)", f"target({commander})")
    assert actions(game) == [f"pick({commander})", "pick(3)"]


def test_it_may_sacrifice_itself_and_its_target() -> None:
    board, commander, _, _ = grove()
    game = board.begin()
    do(game, f"activate({commander},2)", f"target({commander})", f"pick({commander})")
    assert names(game, "graveyard", "a") == ["Ambush Commander"]
    assert stack_size(game) == 1
    resolve_all(game)
    assert names(game, "controls", "a") == ["Forest", "Forest"]
    assert game.query("continuous", 4) == []


def test_a_forest_that_pays_the_mana_may_be_sacrificed_too() -> None:
    board, commander, one, _ = grove()
    game = board.begin()
    do(game, f"activate({commander},2)", f"target({commander})", f"pick({one})")
    resolve_all(game)
    assert stats(game, commander) == "5/5"
    assert names(game, "graveyard", "a") == ["Forest"]


def test_forests_count_as_elves() -> None:
    board, _, _, _ = grove("Wellwisher", "Timberwatch Elf", "Heedless One")
    (theirs,) = board.battlefield("b", "Forest")
    game = board.begin()
    assert stats(game, 6) == "6/6"
    game.do("activate(4,1)")
    resolve_all(game)
    assert life(game, "a") == 26
    do(game, "activate(5,1)", "target(4)")
    resolve_all(game)
    assert stats(game, 4) == "7/7"
    assert theirs not in [n for n, _ in game.query("types", 2)]


def test_elvish_promenade_counts_forests_and_its_tokens_are_not_forests() -> None:
    board, _, _, _ = grove("Mountain", "Mountain")
    (promenade,) = board.hand("a", "Elvish Promenade")
    game = board.begin()
    game.do(f"cast({promenade})")
    resolve_all(game)
    assert len(place(game, "controls", "a", "Elf Warrior Token")) == ELVES


def test_imperious_perfect_makes_forests_two_two() -> None:
    board, commander, one, two = grove("Imperious Perfect", "Tranquil Thicket")
    game = board.begin()
    assert [stats(game, n) for n in (commander, one, two)] == ["3/3", "2/2", "2/2"]
    assert stats(game, 4) == "2/2"
    assert 5 not in [n for n, _ in game.query("types", 2)]


@pytest.mark.parametrize("perfect", [False, True])
def test_damage_kills_a_forest_and_it_is_an_elf_card_no_more(perfect: bool) -> None:
    board, _, one, _ = grove("Elvish Eulogist", *["Imperious Perfect"] * perfect)
    shock = with_shock(board)
    game = board.begin()
    do(game, "pass", f"cast({shock})", f"target({one})")
    resolve_all(game)
    assert names(game, "graveyard", "a") == ["Forest"]
    game.do("activate(4,1)")
    resolve_all(game)
    assert life(game, "a") == 21  # The Eulogist alone is an Elf card there.
