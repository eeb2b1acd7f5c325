"""Mountain, Forgotten Cave and Goblin Burrows."""

import pytest
from boards import (
    actions,
    names,
    objects,
    place,
    process,
    refused,
    resolve_top,
    rules_against,
    size,
    stack_size,
    to_step,
)

from pyengine.games.magic.position import Position


def test_mountain_is_played_once_a_turn_and_makes_red_mana() -> None:
    board = Position()
    one, two, goblin = board.hand("a", "Mountain", "Mountain", "Raging Goblin")
    game = board.begin()
    assert actions(game) == ["pass", f"play_land({one})", f"play_land({two})"]
    game.do(f"play_land({one})")
    assert stack_size(game) == 0
    assert actions(game) == [f"cast({goblin})", "pass"]
    assert any("played a land" in reason for reason in rules_against(f"play_land({two})"))
    (mountain,) = place(game, "controls", "a", "Mountain")
    game.do(f"cast({goblin})")
    assert game.holds(f"tapped({mountain})")


def test_mana_ability_by_hand_does_not_use_the_stack() -> None:
    board = Position()
    board.fluent("setting(payment(a),manual)")
    (mountain,) = board.battlefield("a", "Mountain")
    game = board.begin()
    game.do(f"activate({mountain},basic(mountain))")
    assert stack_size(game) == 0
    assert game.query("pool", 2) == [["a", ["red"]]]
    assert game.holds(f"tapped({mountain})")
    assert refused(game, f"activate({mountain},basic(mountain))")


def test_forgotten_cave_enters_tapped_and_untaps_for_red_mana() -> None:
    board = Position()
    cave, goblin = board.hand("a", "Forgotten Cave", "Raging Goblin")
    game = board.begin()
    game.do(f"play_land({cave})")
    (cave,) = objects(game, "Forgotten Cave")
    assert game.holds(f"tapped({cave})")
    assert actions(game) == ["pass"]
    to_step(game, "precombat_main", "b")
    to_step(game, "precombat_main", "a")
    assert not game.holds(f"tapped({cave})")
    game.do(f"cast({goblin})")
    assert game.holds(f"tapped({cave})")


def test_forgotten_caves_mana_is_red() -> None:
    board = Position()
    board.fluent("setting(payment(a),manual)")
    (cave,) = board.battlefield("a", "Forgotten Cave")
    game = board.begin()
    game.do(f"activate({cave},2)")
    assert (stack_size(game), game.query("pool", 2)) == (0, [["a", ["red"]]])


def test_forgotten_cave_cycles_from_the_hand() -> None:
    board = Position()
    (cave,) = board.hand("a", "Forgotten Cave")
    (mountain,) = board.battlefield("a", "Mountain")
    board.library("a", "Shock", "Shock")
    game = board.begin(step="upkeep")
    assert actions(game) == [f"activate({cave},3)", "pass"]
    game.do(f"activate({cave},3)")
    assert names(game, "graveyard", "a") == ["Forgotten Cave"]
    assert game.holds(f"tapped({mountain})")
    assert (stack_size(game), names(game, "hand", "a")) == (1, [])
    resolve_top(game)
    assert names(game, "hand", "a") == ["Shock"]


@pytest.mark.parametrize("land", ["Forest", "Goblin Burrows"])
def test_cycling_a_cave_needs_red_mana(land: str) -> None:
    board = Position()
    (cave,) = board.hand("a", "Forgotten Cave")
    board.battlefield("a", land)
    game = board.begin(step="upkeep")
    assert refused(game, f"activate({cave},3)")
    assert any("{R} is missing" in reason for reason in rules_against(f"activate({cave},3)"))


def test_a_cave_on_the_battlefield_can_not_be_cycled() -> None:
    board = Position()
    (cave,) = board.battlefield("a", "Forgotten Cave")
    board.battlefield("a", "Mountain")
    game = board.begin()
    assert refused(game, f"activate({cave},3)")


def test_goblin_burrows_makes_colorless_mana() -> None:
    board = Position()
    board.fluent("setting(payment(a),manual)")
    (burrows,) = board.battlefield("a", "Goblin Burrows")
    game = board.begin()
    game.do(f"activate({burrows},1)")
    assert (stack_size(game), game.query("pool", 2)) == (0, [["a", ["colorless"]]])


def test_goblin_burrows_pays_generic_but_not_red() -> None:
    board = Position()
    raging, sergeant = board.hand("a", "Raging Goblin", "Skirk Drill Sergeant")
    (burrows,) = board.battlefield("a", "Goblin Burrows")
    game = board.begin()
    assert refused(game, f"cast({raging})")
    board = Position()
    (sergeant,) = board.hand("a", "Skirk Drill Sergeant")
    burrows, _ = board.battlefield("a", "Goblin Burrows", "Mountain")
    game = board.begin()
    game.do(f"cast({sergeant})")
    assert game.holds(f"tapped({burrows})")


def test_goblin_burrows_strengthens_a_goblin_creature_until_end_of_turn() -> None:
    board = Position()
    (burrows,) = board.battlefield("a", "Goblin Burrows")
    lands = board.battlefield("a", "Mountain", "Mountain")
    mine, _, _ = board.battlefield("a", "Raging Goblin", "Grizzly Bears", "Boggart Shenanigans")
    (theirs,) = board.battlefield("b", "Goblin Sledder")
    game = board.begin()
    game.do(f"activate({burrows},2)")
    assert actions(game) == [f"target({mine})", f"target({theirs})"]
    game.do(f"target({mine})")
    assert all(game.holds(f"tapped({land})") for land in [burrows, *lands])
    resolve_top(game)
    assert size(game, mine) == (3, 1)
    to_step(game, "end_turn")
    assert size(game, mine) == (3, 1)
    to_step(game, "upkeep", "b")
    assert size(game, mine) in (None, (1, 1))


@pytest.mark.parametrize("lands", [["Mountain"], ["Forest", "Forest"]])
def test_goblin_burrows_does_not_pay_for_itself(lands: list[str]) -> None:
    board = Position()
    (burrows,) = board.battlefield("a", "Goblin Burrows")
    board.battlefield("a", *lands, "Raging Goblin")
    game = board.begin()
    assert refused(game, f"activate({burrows},2)")


def test_goblin_burrows_without_a_target() -> None:
    board = Position()
    (burrows,) = board.battlefield("a", "Goblin Burrows")
    board.battlefield("a", "Mountain", "Mountain", "Boggart Shenanigans")
    game = board.begin()
    assert refused(game, f"activate({burrows},2)")
    assert process(game) == "priority"
    assert any("no legal target" in r for r in rules_against(f"activate({burrows},2)"))
