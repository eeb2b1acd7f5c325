"""Cards that count Elves: Wellwisher, Timberwatch Elf, Elvish Eulogist, Slate of Ancestry."""

import pytest
from boards import (
    actions,
    cast_shock,
    do,
    life,
    names,
    objects,
    place,
    refused,
    resolve_all,
    stack_size,
    stats,
    to_step,
    with_shock,
)

from pyengine.games.magic.position import Position

# ---------------------------------------------------------------- Wellwisher


def test_wellwisher_gains_a_life_for_each_elf_on_the_battlefield() -> None:
    board = Position()
    (wellwisher,) = board.battlefield("a", "Wellwisher")
    board.battlefield("a", "Llanowar Elves", "Wirewood Symbiote", "Forest")
    board.battlefield("b", "Elvish Warrior", "Elvish Warrior", "Gray Ogre")
    board.graveyard("a", "Elvish Warrior")
    game = board.begin()
    game.do(f"activate({wellwisher},1)")
    assert game.holds(f"tapped({wellwisher})")
    assert (life(game, "a"), stack_size(game)) == (20, 1)
    resolve_all(game)
    assert (life(game, "a"), life(game, "b")) == (24, 20)
    assert refused(game, f"activate({wellwisher},1)")


def test_wellwisher_counts_on_resolution_and_works_after_its_death() -> None:
    board = Position()
    wellwisher, _ = board.battlefield("a", "Wellwisher", "Llanowar Elves")
    card = with_shock(board)
    game = board.begin()
    do(game, f"activate({wellwisher},1)", "pass")
    cast_shock(game, card, wellwisher)
    resolve_all(game)
    assert life(game, "a") == 21


@pytest.mark.parametrize("state", ["sick", "tapped"])
def test_wellwisher_sick_or_tapped_does_nothing(state: str) -> None:
    board = Position()
    (elf,) = board.battlefield("a", "Wellwisher", sick=state == "sick", tapped=state == "tapped")
    game = board.begin()
    assert actions(game) == ["pass"]
    assert refused(game, f"activate({elf},1)")


def test_wellwisher_wishes_at_any_time_and_only_for_its_controller() -> None:
    board = Position()
    (wellwisher,) = board.battlefield("a", "Wellwisher")
    game = board.begin(step="end_turn", active="b")
    assert actions(game) == ["pass"]
    game.do("pass")
    assert actions(game) == [f"activate({wellwisher},1)", "pass"]


# ---------------------------------------------------------------- Timberwatch Elf


def test_timberwatch_gives_a_target_creature_the_number_of_elves() -> None:
    board = Position()
    timberwatch, symbiote, _ = board.battlefield(
        "a", "Timberwatch Elf", "Wirewood Symbiote", "Forest"
    )
    elf, ogre = board.battlefield("b", "Elvish Warrior", "Gray Ogre")
    game = board.begin()
    game.do(f"activate({timberwatch},1)")
    assert actions(game) == [f"target({n})" for n in (timberwatch, symbiote, elf, ogre)]
    game.do(f"target({ogre})")
    assert game.holds(f"tapped({timberwatch})")
    resolve_all(game)
    assert stats(game, ogre) == "4/4"
    to_step(game, "upkeep", "b")
    assert stats(game, ogre) == "2/2"


def test_timberwatchs_x_is_locked_in_on_resolution() -> None:
    board = Position()
    timberwatch, warrior, elves = board.battlefield(
        "a", "Timberwatch Elf", "Elvish Warrior", "Llanowar Elves"
    )
    card = with_shock(board)
    game = board.begin()
    do(game, f"activate({timberwatch},1)", f"target({warrior})", "pass")
    cast_shock(game, card, elves)
    resolve_all(game)
    assert stats(game, warrior) == "4/5"
    game = board.begin()
    do(game, f"activate({timberwatch},1)", f"target({warrior})")
    resolve_all(game)
    assert stats(game, warrior) == "5/6"
    game.do("pass")
    cast_shock(game, card, elves)
    assert stats(game, warrior) == "5/6"


def test_timberwatch_fizzles_without_its_target() -> None:
    board = Position()
    timberwatch, elves = board.battlefield("a", "Timberwatch Elf", "Llanowar Elves")
    card = with_shock(board)
    game = board.begin()
    do(game, f"activate({timberwatch},1)", f"target({elves})", "pass")
    cast_shock(game, card, elves)
    resolve_all(game)
    assert (stack_size(game), game.query("continuous", 4)) == (0, [])
    assert stats(game, timberwatch) == "1/2"


@pytest.mark.parametrize("state", ["sick", "tapped"])
def test_timberwatch_sick_or_tapped_does_nothing(state: str) -> None:
    board = Position()
    board.battlefield("a", "Timberwatch Elf", sick=state == "sick", tapped=state == "tapped")
    assert actions(board.begin()) == ["pass"]


# ---------------------------------------------------------------- Elvish Eulogist


def test_eulogist_gains_a_life_for_each_elf_card_in_your_graveyard() -> None:
    board = Position()
    (eulogist,) = board.battlefield("a", "Elvish Eulogist", sick=True)
    board.graveyard("a", "Elvish Promenade", "Llanowar Elves", "Giant Growth", "Forest")
    board.graveyard("b", "Elvish Warrior")
    board.battlefield("a", "Elvish Warrior")
    game = board.begin()
    game.do(f"activate({eulogist},1)")
    assert "Elvish Eulogist" in names(game, "graveyard", "a")
    assert life(game, "a") == 20
    resolve_all(game)
    assert life(game, "a") == 23  # Promenade, Llanowar Elves and the Eulogist itself.


def test_tokens_that_died_are_no_cards_for_the_eulogist() -> None:
    board = Position()
    eulogist, perfect, _ = board.battlefield("a", "Elvish Eulogist", "Imperious Perfect", "Forest")
    card = with_shock(board)
    game = board.begin()
    game.do(f"activate({perfect},2)")
    resolve_all(game)
    (token,) = objects(game, "Elf Warrior Token")
    game.do("pass")
    cast_shock(game, card, token)
    assert objects(game, "Elf Warrior Token") == []
    assert names(game, "graveyard", "a") == []
    game.do(f"activate({eulogist},1)")
    resolve_all(game)
    assert life(game, "a") == 21


# ---------------------------------------------------------------- Slate of Ancestry


def slate_board(creatures: int = 3) -> tuple[Position, int]:
    board = Position()
    (slate,) = board.battlefield("a", "Slate of Ancestry")
    board.battlefield("a", *["Llanowar Elves"] * creatures, tapped=True)
    board.battlefield("a", *["Mountain"] * 4)
    board.battlefield("b", "Gray Ogre")
    return board, slate


def test_slate_discards_the_hand_and_draws_a_card_for_each_creature_you_control() -> None:
    board, slate = slate_board()
    board.hand("a", "Shock", "Elvish Promenade")
    board.library("a", *["Wellwisher"] * 5)
    game = board.begin()
    game.do(f"activate({slate},1)")
    assert names(game, "graveyard", "a") == ["Elvish Promenade", "Shock"]
    assert names(game, "hand", "a") == []
    assert game.holds(f"tapped({slate})")
    assert len(game.query("tapped", 1)) == 3 + 1 + 4
    resolve_all(game)
    assert names(game, "hand", "a") == ["Wellwisher"] * 3
    assert len(place(game, "library", "a")) == 2
    assert refused(game, f"activate({slate},1)")


def test_slate_with_an_empty_hand_draws_all_the_same() -> None:
    board, slate = slate_board()
    game = board.begin()
    game.do(f"activate({slate},1)")
    resolve_all(game)
    assert len(place(game, "hand", "a")) == 3


def test_slate_counts_on_resolution() -> None:
    board, slate = slate_board()
    card = with_shock(board)
    game = board.begin()
    do(game, f"activate({slate},1)", "pass")
    cast_shock(game, card, place(game, "controls", "a", "Llanowar Elves")[0])
    resolve_all(game)
    assert len(place(game, "hand", "a")) == 2


def test_slate_counts_forests_of_the_ambush_commander() -> None:
    board, slate = slate_board(0)
    board.battlefield("a", "Ambush Commander", "Forest", "Forest")
    game = board.begin()
    game.do(f"activate({slate},1)")
    resolve_all(game)
    assert len(place(game, "hand", "a")) == 3


def test_slate_needs_four_mana_and_to_be_untapped_but_an_artifact_is_never_sick() -> None:
    board = Position()
    (slate,) = board.battlefield("a", "Slate of Ancestry", sick=True)
    board.battlefield("a", *["Mountain"] * 3)
    game = board.begin()
    assert refused(game, f"activate({slate},1)")
    board.battlefield("a", "Mountain")
    assert f"activate({slate},1)" in actions(board.begin())
    board.fluent(f"tapped({slate})")
    assert refused(board.begin(), f"activate({slate},1)")


def test_slate_with_more_creatures_than_cards_loses_the_game() -> None:
    board, slate = slate_board()
    board.library("a", "Forest", "Forest")
    game = board.begin()
    game.do(f"activate({slate},1)")
    resolve_all(game)
    assert game.over
    assert game.winners == ("b",)
