"""Lands and mana Elves: Forest, Tranquil Thicket, Wirewood Lodge, Llanowar Elves, Harbinger."""

import pytest
from boards import (
    actions,
    do,
    life,
    names,
    objects,
    place,
    process,
    refused,
    resolve_all,
    resolve_top,
    rules_against,
    stack_size,
    to_step,
)

from pyengine.games.magic.position import Position


def by_hand() -> Position:
    board = Position()
    board.fluent("setting(payment(a),manual)")
    return board


# ---------------------------------------------------------------- Forest


def test_forest_is_played_once_a_turn_untapped_and_makes_green_mana() -> None:
    board = by_hand()
    one, two = board.hand("a", "Forest", "Forest")
    game = board.begin()
    assert actions(game) == ["pass", f"play_land({one})", f"play_land({two})"]
    game.do(f"play_land({one})")
    assert stack_size(game) == 0
    assert any(r.startswith("'305.2'") for r in rules_against(f"play_land({two})"))
    (forest,) = place(game, "controls", "a")
    assert actions(game) == [f"activate({forest},basic(forest))", "pass"]
    game.do(f"activate({forest},basic(forest))")
    assert (stack_size(game), game.query("pool", 2)) == (0, [["a", ["green"]]])
    assert game.query("tapped", 1) == [[forest]]


def test_mana_empties_at_the_end_of_the_step() -> None:
    board = by_hand()
    (forest,) = board.battlefield("a", "Forest")
    game = board.begin()
    game.do(f"activate({forest},basic(forest))")
    to_step(game, "begin_combat")
    assert game.query("pool", 2) == []


# ---------------------------------------------------------------- Llanowar Elves


def test_llanowar_elves_tap_for_green_without_the_stack() -> None:
    board = by_hand()
    (elves,) = board.battlefield("a", "Llanowar Elves")
    game = board.begin()
    game.do(f"activate({elves},1)")
    assert (stack_size(game), game.query("pool", 2)) == (0, [["a", ["green"]]])
    assert game.query("tapped", 1) == [[elves]]
    assert refused(game, f"activate({elves},1)")


@pytest.mark.parametrize("name", ["Llanowar Elves", "Elvish Harbinger"])
@pytest.mark.parametrize(("sick", "tapped"), [(True, False), (False, True), (False, False)])
def test_mana_elves_pay_only_when_ready(name: str, sick: bool, tapped: bool) -> None:
    board = Position()
    board.battlefield("a", name, sick=sick, tapped=tapped)
    (growth,) = board.hand("a", "Giant Growth")
    game = board.begin()
    assert (f"cast({growth})" in actions(game)) == (not sick and not tapped)


def test_mana_of_elves_while_a_spell_is_cast() -> None:
    board = by_hand()
    (elves,) = board.battlefield("a", "Llanowar Elves")
    (growth,) = board.hand("a", "Giant Growth")
    game = board.begin()
    do(game, f"cast({growth})", f"target({elves})")
    assert process(game) == "make_mana"
    game.do(f"activate({elves},1)")
    game.do("finish_mana")
    assert (stack_size(game), game.query("tapped", 1)) == (1, [[elves]])
    resolve_all(game)
    assert [mana for _, mana in game.query("pool", 2) if mana] == []


# ---------------------------------------------------------------- Elvish Harbinger's mana


@pytest.mark.parametrize("color", ["white", "blue", "black", "red", "green"])
def test_harbinger_taps_for_one_mana_of_any_color(color: str) -> None:
    board = by_hand()
    (harbinger,) = board.battlefield("a", "Elvish Harbinger")
    game = board.begin()
    game.do(f"activate({harbinger},2)")
    assert actions(game) == [f"color({c})" for c in ("black", "blue", "green", "red", "white")]
    game.do(f"color({color})")
    assert (stack_size(game), game.query("pool", 2)) == (0, [["a", [color]]])
    assert game.query("tapped", 1) == [[harbinger]]


@pytest.mark.parametrize("name", ["Shock", "Giant Growth"])
def test_harbinger_pays_for_spells_of_any_color(name: str) -> None:
    board = Position()
    board.battlefield("a", "Elvish Harbinger")
    (spell,) = board.hand("a", name)
    game = board.begin()
    do(game, f"cast({spell})", "target(1)")
    assert game.query("tapped", 1) == [[1]]


def test_lands_pay_before_elves() -> None:
    board = Position()
    _, forest, _ = board.battlefield("a", "Llanowar Elves", "Forest", "Elvish Harbinger")
    (growth,) = board.hand("a", "Giant Growth")
    game = board.begin()
    do(game, f"cast({growth})", "target(1)")
    assert game.query("tapped", 1) == [[forest]]


# ---------------------------------------------------------------- Tranquil Thicket


def test_thicket_enters_tapped_and_untaps_for_green_mana() -> None:
    board = Position()
    thicket, elves = board.hand("a", "Tranquil Thicket", "Llanowar Elves")
    game = board.begin()
    game.do(f"play_land({thicket})")
    (thicket,) = objects(game, "Tranquil Thicket")
    assert game.holds(f"tapped({thicket})")
    assert refused(game, f"cast({elves})")
    to_step(game, "precombat_main", "b")
    to_step(game, "precombat_main", "a")
    assert not game.holds(f"tapped({thicket})")
    game.do(f"cast({elves})")
    assert game.holds(f"tapped({thicket})")


def test_thickets_mana_is_green_and_does_not_use_the_stack() -> None:
    board = by_hand()
    (thicket,) = board.battlefield("a", "Tranquil Thicket", sick=True)
    game = board.begin()
    game.do(f"activate({thicket},2)")
    assert (stack_size(game), game.query("pool", 2)) == (0, [["a", ["green"]]])


def test_thicket_cycles_from_the_hand_for_green() -> None:
    board = Position()
    (thicket,) = board.hand("a", "Tranquil Thicket")
    (played, forest) = board.battlefield("a", "Tranquil Thicket", "Forest")
    board.library("a", "Shock", "Wildsize")
    game = board.begin(step="upkeep")
    assert actions(game) == [f"activate({thicket},3)", "pass"]
    game.do(f"activate({thicket},3)")
    assert names(game, "graveyard", "a") == ["Tranquil Thicket"]
    assert (stack_size(game), names(game, "hand", "a")) == (1, [])
    resolve_all(game)
    assert names(game, "hand", "a") == ["Shock"]
    assert not game.holds("land_played(a)")
    assert forest in place(game, "controls", "a")
    assert refused(game, f"activate({played},3)")


def test_thicket_is_not_cycled_without_green_mana() -> None:
    board = Position()
    (thicket,) = board.hand("a", "Tranquil Thicket")
    board.battlefield("a", "Mountain", "Wirewood Lodge")
    game = board.begin()
    assert refused(game, f"activate({thicket},3)")


def test_thicket_is_no_forest() -> None:
    board = Position()
    (thicket, _) = board.battlefield("a", "Tranquil Thicket", "Ambush Commander")
    game = board.begin()
    assert game.query("types", 2) == []
    assert refused(game, f"attack({thicket},b)")


# ---------------------------------------------------------------- Wirewood Lodge


def test_lodge_makes_colorless_mana_without_the_stack() -> None:
    board = by_hand()
    (lodge,) = board.battlefield("a", "Wirewood Lodge")
    game = board.begin()
    assert actions(game) == [f"activate({lodge},1)", "pass"]
    game.do(f"activate({lodge},1)")
    assert (stack_size(game), game.query("pool", 2)) == (0, [["a", ["colorless"]]])


def test_lodges_mana_pays_generic_costs_only() -> None:
    board = Position()
    board.battlefield("a", "Wirewood Lodge", "Forest")
    growth, elves, herald = board.hand("a", "Giant Growth", "Elvish Warrior", "Wirewood Herald")
    game = board.begin()
    assert f"cast({herald})" in actions(game)
    assert refused(game, f"cast({elves})")
    assert refused(game, f"cast({growth})")  # No creature is there.


def test_lodge_untaps_a_target_elf_of_anyone() -> None:
    board = Position()
    lodge, forest = board.battlefield("a", "Wirewood Lodge", "Forest")
    elf, symbiote = board.battlefield("a", "Wellwisher", "Wirewood Symbiote", tapped=True)
    (theirs,) = board.battlefield("b", "Elvish Warrior")
    board.battlefield("b", "Gray Ogre")
    board.graveyard("a", "Llanowar Elves")
    game = board.begin()
    game.do(f"activate({lodge},2)")
    assert actions(game) == [f"target({elf})", f"target({theirs})"]
    game.do(f"target({elf})")
    assert sorted(n for (n,) in game.query("tapped", 1)) == [lodge, forest, elf, symbiote]
    assert stack_size(game) == 1
    resolve_top(game)
    assert sorted(n for (n,) in game.query("tapped", 1)) == [lodge, forest, symbiote]


@pytest.mark.parametrize(
    ("lands", "elves"), [(["Forest"], []), (["Mountain"], ["Wellwisher"]), ([], ["Wellwisher"])]
)
def test_lodge_needs_green_mana_that_is_not_its_own_and_an_elf(
    lands: list[str], elves: list[str]
) -> None:
    board = Position()
    (lodge,) = board.battlefield("a", "Wirewood Lodge")
    board.battlefield("a", *lands)
    board.battlefield("a", *elves, tapped=True)
    assert refused(board.begin(), f"activate({lodge},2)")


def test_lodge_untaps_a_forest_that_is_an_elf() -> None:
    board = Position()
    lodge, forest, _ = board.battlefield("a", "Wirewood Lodge", "Forest", "Ambush Commander")
    game = board.begin()
    do(game, f"activate({lodge},2)", f"target({forest})")
    assert game.holds(f"tapped({forest})")
    resolve_all(game)
    assert not game.holds(f"tapped({forest})")


# ---------------------------------------------------------------- Moonglove Extract


def test_extract_is_sacrificed_for_two_damage_to_any_target() -> None:
    board = Position()
    (extract,) = board.battlefield("a", "Moonglove Extract", sick=True)
    (bear,) = board.battlefield("a", "Grizzly Bears")
    board.battlefield("a", "Forest", "Slate of Ancestry")
    (ogre,) = board.battlefield("b", "Gray Ogre")
    game = board.begin()
    game.do(f"activate({extract},1)")
    assert actions(game) == [f"target({bear})", f"target({ogre})", "target(a)", "target(b)"]
    game.do(f"target({ogre})")
    assert names(game, "graveyard", "a") == ["Moonglove Extract"]
    assert stack_size(game) == 1
    resolve_all(game)
    assert names(game, "graveyard", "b") == ["Gray Ogre"]
    game = board.begin(step="end_turn", active="b")
    do(game, "pass", f"activate({extract},1)", "target(b)")
    resolve_all(game)
    assert life(game, "b") == 18
