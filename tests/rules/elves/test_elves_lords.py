"""Imperious Perfect, Heedless One and Allosaurus Rider: sizes that follow the board."""

import pytest
from boards import (
    actions,
    attack,
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
    stats,
    to_step,
    with_shock,
)

from pyengine.games.magic.position import Position

# ---------------------------------------------------------------- Imperious Perfect


def test_perfect_enlarges_your_other_elf_creatures_only() -> None:
    board = Position()
    perfect, warrior, symbiote = board.battlefield(
        "a", "Imperious Perfect", "Elvish Warrior", "Wirewood Symbiote"
    )
    (theirs,) = board.battlefield("b", "Elvish Warrior")
    game = board.begin()
    assert [stats(game, n) for n in (perfect, warrior, symbiote, theirs)] == [
        "2/2",
        "3/4",
        "1/1",
        "2/3",
    ]


def test_two_perfects_enlarge_each_other() -> None:
    board = Position()
    board.battlefield("a", "Imperious Perfect", "Imperious Perfect", "Llanowar Elves")
    game = board.begin()
    assert [stats(game, n) for n in (1, 2, 3)] == ["3/3", "3/3", "3/3"]


def test_an_elf_that_enters_is_enlarged_at_once() -> None:
    board = Position()
    board.battlefield("a", "Imperious Perfect", "Forest")
    (elves,) = board.hand("a", "Llanowar Elves")
    game = board.begin()
    game.do(f"cast({elves})")
    resolve_all(game)
    assert stats(game, objects(game, "Llanowar Elves")[0]) == "2/2"


def test_perfect_leaving_kills_what_only_its_bonus_kept_alive() -> None:
    board = Position()
    perfect, elves, warrior = board.battlefield(
        "a", "Imperious Perfect", "Llanowar Elves", "Elvish Warrior"
    )
    board.fluent(f"damage({elves},1)")
    board.fluent(f"damage({warrior},2)")
    shock = with_shock(board)
    game = board.begin()
    assert names(game, "graveyard", "a") == []
    do(game, "pass", f"cast({shock})", f"target({perfect})")
    resolve_all(game)
    assert names(game, "graveyard", "a") == ["Imperious Perfect", "Llanowar Elves"]
    assert stats(game, warrior) == "2/3"


def test_perfect_makes_green_elf_warrior_tokens() -> None:
    board = Position()
    perfect, forest = board.battlefield("a", "Imperious Perfect", "Forest")
    game = board.begin()
    assert actions(game) == [f"activate({perfect},2)", "pass"]
    game.do(f"activate({perfect},2)")
    assert game.holds(f"tapped({perfect})")
    assert game.holds(f"tapped({forest})")
    assert (stack_size(game), objects(game, "Elf Warrior Token")) == (1, [])
    resolve_all(game)
    (token,) = place(game, "controls", "a", "Elf Warrior Token")
    assert game.holds(f"token({token})")
    assert stats(game, token) == "2/2"
    assert refused(game, f"activate({perfect},2)")


@pytest.mark.parametrize(
    ("land", "sick", "tapped"),
    [("Mountain", False, False), ("Forest", True, False), ("Forest", False, True)],
)
def test_perfects_ability_needs_green_mana_and_an_untapped_ready_perfect(
    land: str, sick: bool, tapped: bool
) -> None:
    board = Position()
    (perfect,) = board.battlefield("a", "Imperious Perfect", sick=sick, tapped=tapped)
    board.battlefield("a", land)
    game = board.begin()
    assert actions(game) == ["pass"]
    assert refused(game, f"activate({perfect},2)")


def test_the_token_is_a_green_one_one_elf_warrior() -> None:
    board = Position()
    perfect, _ = board.battlefield("a", "Imperious Perfect", "Forest")
    ogre, shielded = board.battlefield("b", "Gray Ogre", "Gray Ogre")
    board.fluent(f"continuous(900,{shielded},[gain(protection(color(green)))],end_of_turn)")
    shock = with_shock(board)
    game = board.begin(step="upkeep", active="b")
    do(game, "pass", f"activate({perfect},2)")
    resolve_all(game)
    (token,) = objects(game, "Elf Warrior Token")
    do(game, f"cast({shock})", f"target({perfect})")
    resolve_all(game)
    assert stats(game, token) == "1/1"
    attack(game, f"{ogre},a", f"{shielded},a")
    do(game, "pass", "pass")
    assert actions(game, "block") == [f"block({token},{ogre})"]
    assert any("702.16f" in reason for reason in rules_against(f"block({token},{shielded})"))


# ---------------------------------------------------------------- Heedless One


def test_heedless_one_counts_all_elves_on_the_battlefield_itself_included() -> None:
    board = Position()
    heedless, *_ = board.battlefield(
        "a", "Heedless One", "Llanowar Elves", "Wirewood Symbiote", "Forest"
    )
    board.battlefield("b", "Elvish Warrior", "Grizzly Bears")
    board.graveyard("a", "Elvish Warrior")
    board.hand("a", "Elvish Promenade")
    game = board.begin()
    assert stats(game, heedless) == "3/3"


def test_heedless_one_grows_with_tokens_and_shrinks_with_deaths() -> None:
    board = Position()
    heedless, elves = board.battlefield("a", "Heedless One", "Llanowar Elves")
    board.battlefield("a", *["Mountain"] * 3, "Forest")
    (promenade,) = board.hand("a", "Elvish Promenade")
    shock = with_shock(board)
    game = board.begin()
    assert stats(game, heedless) == "2/2"
    game.do(f"cast({promenade})")
    resolve_all(game)
    assert len(objects(game, "Elf Warrior Token")) == 2
    assert stats(game, heedless) == "4/4"
    do(game, "pass", f"cast({shock})", f"target({elves})")
    resolve_all(game)
    assert stats(game, heedless) == "3/3"


def test_heedless_one_with_other_bonuses() -> None:
    board = Position()
    heedless, *_ = board.battlefield("a", "Heedless One", "Imperious Perfect", "Forest")
    (growth,) = board.hand("a", "Giant Growth")
    game = board.begin()
    assert stats(game, heedless) == "3/3"
    do(game, f"cast({growth})", f"target({heedless})")
    resolve_all(game)
    assert stats(game, heedless) == "6/6"


def test_heedless_one_tramples() -> None:
    board = Position()
    heedless, *_ = board.battlefield("a", "Heedless One", "Llanowar Elves", "Elvish Warrior")
    (bear,) = board.battlefield("b", "Grizzly Bears")
    game = board.begin()
    attack(game, f"{heedless},b")
    do(game, "pass", "pass", f"block({bear},{heedless})", "done", "pass", "pass")
    assert process(game) == "divide_damage"
    assert actions(game) == [f"assign({bear},2)", f"assign({bear},3)"]
    do(game, f"assign({bear},2)", "assign(b,1)")
    assert life(game, "b") == 19
    assert names(game, "graveyard", "b") == ["Grizzly Bears"]
    assert names(game, "graveyard", "a") == []


def test_damage_kills_heedless_one_when_an_elf_leaves() -> None:
    board = Position()
    heedless, elves = board.battlefield("a", "Heedless One", "Llanowar Elves")
    board.fluent(f"damage({heedless},1)")
    shock = with_shock(board)
    game = board.begin()
    do(game, "pass", f"cast({shock})", f"target({elves})")
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Heedless One", "Llanowar Elves"]


# ---------------------------------------------------------------- Allosaurus Rider


def test_rider_is_one_plus_the_lands_you_control() -> None:
    board = Position()
    (rider,) = board.battlefield("a", "Allosaurus Rider")
    board.battlefield("a", "Mountain", "Tranquil Thicket", "Llanowar Elves")
    board.battlefield("b", "Forest", "Forest", "Forest", "Forest")
    (forest,) = board.hand("a", "Forest")
    game = board.begin()
    assert stats(game, rider) == "3/3"
    game.do(f"play_land({forest})")
    assert stats(game, rider) == "4/4"


def test_rider_without_lands_is_a_one_one_and_lives() -> None:
    board = Position()
    (rider,) = board.battlefield("a", "Allosaurus Rider")
    game = board.begin()
    assert names(game, "controls", "a") == ["Allosaurus Rider"]
    assert stats(game, rider) == "1/1"


def test_rider_counts_lands_that_are_creatures() -> None:
    board = Position()
    rider, *_ = board.battlefield("a", "Allosaurus Rider", "Ambush Commander", "Forest", "Forest")
    game = board.begin()
    assert stats(game, rider) == "3/3"
    do(game, "activate(2,2)", "target(2)", "pick(4)")
    assert stats(game, rider) == "2/2"


def test_rider_may_be_cast_by_exiling_two_other_green_cards() -> None:
    board = Position()
    rider, growth, shock, elves, promenade = board.hand(
        "a", "Allosaurus Rider", "Giant Growth", "Shock", "Llanowar Elves", "Elvish Promenade"
    )
    game = board.begin()
    assert actions(game) == [f"cast({rider},alternative(1))", "pass"]
    game.do(f"cast({rider},alternative(1))")
    assert actions(game) == [f"pick({growth})", f"pick({elves})"]
    game.do(f"pick({elves})")
    assert actions(game) == [f"pick({promenade})"]
    game.do(f"pick({promenade})")
    exiled = [n for (n,) in game.query("exile", 1)]
    called = {n: name for n, name, _ in game.query("object", 3)}
    assert sorted(called[n] for n in exiled) == ["Elvish Promenade", "Llanowar Elves"]
    assert names(game, "hand", "a") == ["Giant Growth", "Shock"]
    assert stack_size(game) == 1
    resolve_all(game)
    assert names(game, "controls", "a") == ["Allosaurus Rider"]
    assert shock in place(game, "hand", "a")


@pytest.mark.parametrize("others", [[], ["Giant Growth"], ["Giant Growth", "Shock", "Forest"]])
def test_riders_alternative_cost_needs_two_other_green_cards(others: list[str]) -> None:
    board = Position()
    rider, *_ = board.hand("a", "Allosaurus Rider", *others)
    board.hand("b", "Giant Growth", "Giant Growth")
    game = board.begin()
    assert actions(game, "cast") == []
    assert refused(game, f"cast({rider},alternative(1))")
    assert rules_against(f"cast({rider},alternative(1))") != []


def test_rider_is_cast_for_its_mana_or_for_cards_as_its_owner_likes() -> None:
    board = Position()
    rider, one, two = board.hand("a", "Allosaurus Rider", "Allosaurus Rider", "Harmonize")
    board.battlefield("a", *["Mountain"] * 5, "Forest", "Forest")
    game = board.begin()
    assert actions(game, f"cast({rider}") == [f"cast({rider})", f"cast({rider},alternative(1))"]
    game.do(f"cast({rider})")
    assert len(game.query("tapped", 1)) == 7
    assert place(game, "hand", "a") == [one, two]
    assert game.query("exile", 1) == []


def test_rider_for_cards_keeps_to_its_time() -> None:
    board = Position()
    rider, *_ = board.hand("a", "Allosaurus Rider", "Giant Growth", "Giant Growth")
    game = board.begin(step="upkeep")
    assert refused(game, f"cast({rider},alternative(1))")
    to_step(game, "precombat_main")
    assert f"cast({rider},alternative(1))" in actions(game)
