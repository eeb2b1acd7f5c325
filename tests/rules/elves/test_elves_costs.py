"""Wirewood Symbiote and Wren's Run Vanquisher: costs that are not mana alone."""

import pytest
from boards import (
    actions,
    attack,
    do,
    events,
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

# ---------------------------------------------------------------- Wirewood Symbiote


def test_symbiote_returns_an_elf_and_untaps_a_target_creature() -> None:
    board = Position()
    symbiote, warrior, bear = board.battlefield(
        "a", "Wirewood Symbiote", "Elvish Warrior", "Grizzly Bears", sick=True
    )
    (elves,) = board.battlefield("a", "Llanowar Elves", tapped=True)
    (theirs,) = board.battlefield("b", "Llanowar Elves", tapped=True)
    game = board.begin()
    game.do(f"activate({symbiote},1)")
    assert actions(game) == [f"target({n})" for n in (symbiote, warrior, bear, elves, theirs)]
    game.do(f"target({theirs})")
    assert actions(game) == [f"pick({warrior})", f"pick({elves})"]
    game.do(f"pick({elves})")
    assert names(game, "hand", "a") == ["Llanowar Elves"]
    assert game.holds(f"tapped({theirs})")
    assert not game.holds(f"tapped({symbiote})")
    resolve_all(game)
    assert not game.holds(f"tapped({theirs})")


def test_symbiote_without_an_elf_is_refused_an_opponents_elf_or_itself_is_none() -> None:
    board = Position()
    (symbiote,) = board.battlefield("a", "Wirewood Symbiote")
    board.battlefield("a", "Forest", "Grizzly Bears")
    board.battlefield("b", "Elvish Warrior")
    game = board.begin()
    assert refused(game, f"activate({symbiote},1)")
    assert rules_against(f"activate({symbiote},1)") != []


def test_symbiote_works_once_each_turn_and_again_in_the_next_players() -> None:
    board = Position()
    (symbiote,) = board.battlefield("a", "Wirewood Symbiote")
    board.battlefield("a", *["Elvish Warrior"] * 3)
    game = board.begin()
    do(game, f"activate({symbiote},1)", f"target({symbiote})", "pick(2)")
    assert refused(game, f"activate({symbiote},1)")
    assert any(r.startswith("'602.5b'") for r in rules_against(f"activate({symbiote},1)"))
    resolve_all(game)
    assert refused(game, f"activate({symbiote},1)")
    to_step(game, "upkeep", "b")
    game.do("pass")
    do(game, f"activate({symbiote},1)", f"target({symbiote})", "pick(3)")
    resolve_all(game)
    assert names(game, "hand", "a") == ["Elvish Warrior", "Elvish Warrior"]


def test_each_symbiote_has_its_own_turn() -> None:
    board = Position()
    board.battlefield("a", "Wirewood Symbiote", "Wirewood Symbiote", *["Elvish Warrior"] * 2)
    game = board.begin()
    do(game, "activate(1,1)", "target(1)", "pick(3)")
    assert actions(game, "activate") == ["activate(2,1)"]


def test_symbiote_may_target_the_elf_that_it_returns_and_then_does_nothing() -> None:
    board = Position()
    symbiote, warrior = board.battlefield("a", "Wirewood Symbiote", "Elvish Warrior", tapped=True)
    game = board.begin()
    do(game, f"activate({symbiote},1)", f"target({warrior})", f"pick({warrior})")
    assert stack_size(game) == 1
    resolve_all(game)
    assert names(game, "controls", "a") == ["Wirewood Symbiote"]
    assert game.query("tapped", 1) == [[symbiote]]


def test_symbiote_returns_a_forest_of_the_ambush_commander() -> None:
    board = Position()
    symbiote, commander, forest = board.battlefield(
        "a", "Wirewood Symbiote", "Ambush Commander", "Forest"
    )
    game = board.begin()
    do(game, f"activate({symbiote},1)", f"target({symbiote})")
    assert actions(game) == [f"pick({commander})", f"pick({forest})"]
    game.do(f"pick({forest})")
    assert names(game, "hand", "a") == ["Forest"]
    resolve_all(game)
    (card,) = place(game, "hand", "a")
    assert f"play_land({card})" in actions(game)


def test_symbiote_saves_an_elf_whose_trigger_still_resolves() -> None:
    board = Position()
    (symbiote,) = board.battlefield("a", "Wirewood Symbiote")
    board.battlefield("a", *["Forest"] * 4)
    (messenger,) = board.hand("a", "Sylvan Messenger")
    board.library("a", *["Elvish Warrior"] * 4, "Forest")
    game = board.begin()
    game.do(f"cast({messenger})")
    resolve_top(game)
    (messenger,) = place(game, "controls", "a", "Sylvan Messenger")
    assert stack_size(game) == 1
    do(game, f"activate({symbiote},1)", f"target({symbiote})", f"pick({messenger})")
    assert names(game, "hand", "a") == ["Sylvan Messenger"]
    assert stack_size(game) == 2
    resolve_all(game)
    assert names(game, "hand", "a") == [*["Elvish Warrior"] * 4, "Sylvan Messenger"]


def test_symbiote_saves_an_elf_from_shock_and_untaps_a_mana_elf() -> None:
    board = Position()
    symbiote, elves, warrior = board.battlefield(
        "a", "Wirewood Symbiote", "Llanowar Elves", "Elvish Warrior"
    )
    (wellwisher,) = board.hand("a", "Llanowar Elves")
    board.battlefield("b", "Mountain")
    (shock,) = board.hand("b", "Shock")
    game = board.begin()
    game.do(f"cast({wellwisher})")
    assert game.holds(f"tapped({elves})")
    resolve_all(game)
    do(game, "pass", f"cast({shock})", f"target({warrior})", "pass")
    do(game, f"activate({symbiote},1)", f"target({elves})", f"pick({warrior})")
    resolve_all(game)
    assert not game.holds(f"tapped({elves})")
    assert names(game, "hand", "a") == ["Elvish Warrior"]
    assert (names(game, "graveyard", "a"), names(game, "graveyard", "b")) == ([], ["Shock"])


def test_a_returned_token_ceases_to_exist() -> None:
    board = Position()
    symbiote, perfect, _ = board.battlefield(
        "a", "Wirewood Symbiote", "Imperious Perfect", "Forest"
    )
    game = board.begin()
    game.do(f"activate({perfect},2)")
    resolve_all(game)
    (token,) = objects(game, "Elf Warrior Token")
    do(game, f"activate({symbiote},1)", f"target({perfect})", f"pick({token})")
    resolve_all(game)
    assert objects(game, "Elf Warrior Token") == []
    assert names(game, "hand", "a") == []
    assert not game.holds(f"tapped({perfect})")


# ---------------------------------------------------------------- Wren's Run Vanquisher

VANQUISHER = "Wren's Run Vanquisher"


def test_vanquisher_is_cast_by_revealing_an_elf_card() -> None:
    board = Position()
    vanquisher, growth, promenade, elves = board.hand(
        "a", VANQUISHER, "Giant Growth", "Elvish Promenade", "Llanowar Elves"
    )
    board.battlefield("a", "Forest", "Forest")
    game = board.begin()
    game.do(f"cast({vanquisher})")
    assert process(game) == "choose_cost"
    assert actions(game) == ["option(1)"]
    game.do("option(1)")
    assert actions(game) == [f"pick({promenade})", f"pick({elves})"]
    game.do(f"pick({promenade})")
    assert f"reveal(a,{promenade})" in events(game)
    assert place(game, "hand", "a") == [growth, promenade, elves]
    assert len(game.query("tapped", 1)) == 2
    resolve_all(game)
    assert VANQUISHER in names(game, "controls", "a")


def test_vanquisher_is_cast_by_paying_three_more() -> None:
    board = Position()
    vanquisher, _ = board.hand("a", VANQUISHER, "Giant Growth")
    board.battlefield("a", "Forest", *["Mountain"] * 4)
    game = board.begin()
    game.do(f"cast({vanquisher})")
    assert actions(game) == ["option(2)"]
    game.do("option(2)")
    assert len(game.query("tapped", 1)) == 5
    resolve_all(game)
    assert VANQUISHER in names(game, "controls", "a")


def test_vanquishers_owner_chooses_where_both_forms_can_be_paid() -> None:
    board = Position()
    vanquisher, _ = board.hand("a", VANQUISHER, "Llanowar Elves")
    board.battlefield("a", *["Forest"] * 5)
    game = board.begin()
    game.do(f"cast({vanquisher})")
    assert actions(game) == ["option(1)", "option(2)"]
    game.do("option(2)")
    assert len(game.query("tapped", 1)) == 5


@pytest.mark.parametrize(
    ("hand", "lands", "castable"),
    [
        ([], 4, False),
        (["Giant Growth"], 4, False),
        ([], 5, True),
        (["Llanowar Elves"], 2, True),
        (["Llanowar Elves"], 1, False),
        ([VANQUISHER], 2, True),
    ],
)
def test_vanquisher_needs_one_of_its_additional_costs(
    hand: list[str], lands: int, castable: bool
) -> None:
    board = Position()
    (vanquisher, *_) = board.hand("a", VANQUISHER, *hand)
    board.hand("b", "Elvish Warrior")
    board.battlefield("a", "Elvish Warrior", *["Forest"] * lands)
    game = board.begin()
    assert (f"cast({vanquisher})" in actions(game)) == castable


def test_vanquisher_kills_what_it_damages_and_deals_three() -> None:
    board = Position()
    (vanquisher,) = board.battlefield("a", VANQUISHER)
    (rider, *_) = board.battlefield("b", "Allosaurus Rider", *["Forest"] * 9)
    game = board.begin()
    attack(game, f"{vanquisher},b")
    do(game, "pass", "pass", f"block({rider},{vanquisher})", "done", "pass", "pass")
    assert names(game, "graveyard", "b") == ["Allosaurus Rider"]
    assert names(game, "graveyard", "a") == [VANQUISHER]
    game = board.begin()
    attack(game, f"{vanquisher},b")
    to_step(game, "end_combat")
    assert life(game, "b") == 17


def test_vanquisher_divides_one_damage_each_as_lethal_to_several_blockers() -> None:
    board = Position()
    (vanquisher,) = board.battlefield("a", VANQUISHER)
    blockers = board.battlefield("b", *["Elvish Warrior"] * 3)
    game = board.begin()
    attack(game, f"{vanquisher},b")
    do(game, "pass", "pass", *[f"block({n},{vanquisher})" for n in blockers], "done")
    do(game, "pass", "pass", *[f"assign({n},1)" for n in blockers])
    assert names(game, "graveyard", "b") == ["Elvish Warrior"] * 3
