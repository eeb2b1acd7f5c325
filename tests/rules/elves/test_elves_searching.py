"""Cards that look into the library: Harbinger, Wood Elves, Herald and Sylvan Messenger."""

import pytest
from boards import (
    actions,
    attack,
    cast_first,
    do,
    events,
    life,
    names,
    objects,
    place,
    process,
    resolve_all,
    resolve_top,
    stack_size,
    stats,
    with_shock,
)

from pyengine.engine.session import Session
from pyengine.games.magic.position import Position

LIBRARY = ["Shock", "Llanowar Elves", "Forest", "Elvish Promenade", "Wirewood Symbiote", "Forest"]


def finds(cards: list[int], *found: int) -> list[str]:
    return [*(f"find({cards[n]})" for n in found), "find_nothing"]


# ---------------------------------------------------------------- Elvish Harbinger


def test_harbinger_finds_an_elf_card_reveals_it_and_puts_it_on_top() -> None:
    game, cards = cast_first("Elvish Harbinger", ["Forest"] * 3, LIBRARY)
    assert process(game) == "decide_may"
    assert actions(game) == ["no", "yes"]
    game.do("yes")
    assert actions(game) == finds(cards, 1, 3)
    game.do(f"find({cards[3]})")
    assert f"reveal(a,{cards[3]})" in events(game)
    assert names(game, "library", "a")[0] == "Elvish Promenade"
    assert sorted(names(game, "library", "a")) == sorted(LIBRARY)
    assert names(game, "hand", "a") == []
    assert process(game) == "priority"


def test_harbinger_shuffles_the_library_before_the_card_is_put_on_top() -> None:
    library = [*["Forest"] * 20, "Llanowar Elves", *["Mountain"] * 20]
    game, cards = cast_first("Elvish Harbinger", ["Forest"] * 3, library)
    do(game, "yes", f"find({cards[20]})")
    after = names(game, "library", "a")
    assert after[0] == "Llanowar Elves"
    assert after[1:] != [name for name in library if name != "Llanowar Elves"]
    assert sorted(after) == sorted(library)


def test_harbinger_may_leave_the_library_alone() -> None:
    game, _ = cast_first("Elvish Harbinger", ["Forest"] * 3, LIBRARY)
    game.do("no")
    assert names(game, "library", "a") == LIBRARY


@pytest.mark.parametrize("library", [LIBRARY, ["Forest", "Shock", "Wirewood Symbiote"], []])
def test_harbinger_may_fail_to_find(library: list[str]) -> None:
    game, _ = cast_first("Elvish Harbinger", ["Forest"] * 3, library)
    do(game, "yes", "find_nothing")
    assert sorted(names(game, "library", "a")) == sorted(library)
    assert process(game) == "priority"


def test_harbingers_card_is_drawn_next() -> None:
    game, cards = cast_first("Elvish Harbinger", ["Forest"] * 3, [*LIBRARY, *["Mountain"] * 20])
    do(game, "yes", f"find({cards[1]})")
    while game.query("active", 1) != [["b"]] or game.query("step", 1) != [["end_turn"]]:
        game.do("pass" if process(game) == "priority" else "done")
    do(game, "pass", "pass")
    while game.query("step", 1) != [["precombat_main"]]:
        game.do("pass")
    assert names(game, "hand", "a") == ["Llanowar Elves"]


# ---------------------------------------------------------------- Wood Elves


def test_wood_elves_put_a_forest_card_onto_the_battlefield_untapped() -> None:
    game, cards = cast_first("Wood Elves", ["Forest"] * 3, LIBRARY)
    assert process(game) == "choose_card"
    assert actions(game) == finds(cards, 2, 5)
    game.do(f"find({cards[5]})")
    assert names(game, "controls", "a").count("Forest") == 4
    assert len(game.query("tapped", 1)) == 3
    assert sorted(names(game, "library", "a")) == sorted(LIBRARY[:5])
    assert not game.holds("land_played(a)")


def test_wood_elves_shuffle_also_when_they_find_nothing() -> None:
    library = ["Mountain"] * 20 + ["Shock"] * 20
    game, _ = cast_first("Wood Elves", ["Forest"] * 3, library)
    assert actions(game) == ["find_nothing"]
    game.do("find_nothing")
    assert names(game, "library", "a") != library
    assert sorted(names(game, "library", "a")) == sorted(library)


def test_wood_elves_find_no_land_that_is_not_a_forest() -> None:
    game, _ = cast_first(
        "Wood Elves", ["Forest"] * 3, ["Tranquil Thicket", "Wirewood Lodge", "Mountain"]
    )
    assert actions(game) == ["find_nothing"]


def test_wood_elves_forest_beside_a_commander_is_a_sick_elf() -> None:
    board = Position()
    (wood,) = board.hand("a", "Wood Elves")
    board.battlefield("a", "Ambush Commander", *["Forest"] * 3)
    (card, *_) = board.library("a", "Forest", "Shock")
    game = board.begin()
    game.do(f"cast({wood})")
    resolve_all(game)
    game.do(f"find({card})")
    (forest,) = [n for (n,) in game.query("arrived", 1) if n in objects(game, "Forest")]
    assert stats(game, forest) == "1/1"


# ---------------------------------------------------------------- Wirewood Herald


def herald_board() -> tuple[Position, list[int], int, int]:
    board = Position()
    (herald,) = board.battlefield("a", "Wirewood Herald")
    cards = board.library("a", *LIBRARY)
    shock = with_shock(board)
    return board, cards, herald, shock


def killed_herald() -> tuple[Session, list[int]]:
    board, cards, herald, shock = herald_board()
    game = board.begin()
    do(game, "pass", f"cast({shock})", f"target({herald})")
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Wirewood Herald"]
    assert stack_size(game) == 1
    resolve_top(game)
    return game, cards


def test_herald_dying_puts_an_elf_card_into_the_hand() -> None:
    game, cards = killed_herald()
    assert actions(game) == ["no", "yes"]
    game.do("yes")
    assert actions(game) == finds(cards, 1, 3)
    game.do(f"find({cards[1]})")
    assert f"reveal(a,{cards[1]})" in events(game)
    assert names(game, "hand", "a") == ["Llanowar Elves"]
    assert sorted(names(game, "library", "a")) == sorted([LIBRARY[0], *LIBRARY[2:]])


def test_herald_may_not_search_or_find_nothing() -> None:
    game, _ = killed_herald()
    game.do("no")
    assert (names(game, "hand", "a"), names(game, "library", "a")) == ([], LIBRARY)
    game, _ = killed_herald()
    do(game, "yes", "find_nothing")
    assert names(game, "hand", "a") == []
    assert sorted(names(game, "library", "a")) == sorted(LIBRARY)


def test_herald_sacrificed_triggers_and_a_herald_returned_to_hand_does_not() -> None:
    board, _, herald, _ = herald_board()
    (commander,) = board.battlefield("a", "Ambush Commander")
    board.battlefield("a", "Wirewood Symbiote", "Forest", "Forest")
    game = board.begin()
    do(game, f"activate({commander},2)", f"target({commander})", f"pick({herald})")
    assert stack_size(game) == 2
    resolve_top(game)
    assert process(game) == "decide_may"
    game = board.begin()
    (symbiote,) = objects(game, "Wirewood Symbiote")[-1:]
    do(game, f"activate({symbiote},1)", f"target({symbiote})", f"pick({herald})")
    assert stack_size(game) == 1
    assert names(game, "hand", "a") == ["Wirewood Herald"]


def test_two_heralds_dying_together_both_trigger() -> None:
    board = Position()
    one, two = board.battlefield("a", "Wirewood Herald", "Wirewood Herald")
    board.fluent(f"damage({one},1)")
    board.fluent(f"damage({two},1)")
    board.library("a", "Llanowar Elves", "Elvish Warrior", "Forest")
    game = board.begin()
    assert stack_size(game) == 2
    for _ in range(2):
        resolve_top(game)
        game.do("yes")
        game.do(actions(game, "find(")[0])
    assert names(game, "hand", "a") == ["Elvish Warrior", "Llanowar Elves"]


# ---------------------------------------------------------------- Sylvan Messenger


def test_messenger_puts_revealed_elf_cards_into_the_hand_and_orders_the_rest() -> None:
    game, cards = cast_first("Sylvan Messenger", ["Forest"] * 4, LIBRARY)
    assert process(game) == "order_bottom"
    assert names(game, "hand", "a") == ["Elvish Promenade", "Llanowar Elves"]
    shock, forest = cards[0], cards[2]
    assert [f"reveal(a,{card})" in events(game) for card in cards] == [True] * 4 + [False] * 2
    assert actions(game) == [f"bottom_next({shock})", f"bottom_next({forest})"]
    do(game, f"bottom_next({forest})", f"bottom_next({shock})")
    assert names(game, "library", "a") == ["Wirewood Symbiote", "Forest", "Forest", "Shock"]
    assert game.query("revealed", 2) == []


def test_messenger_reveals_only_the_top_four() -> None:
    library = ["Forest", "Shock", "Mountain", "Giant Growth", "Llanowar Elves"]
    game, cards = cast_first("Sylvan Messenger", ["Forest"] * 4, library)
    assert names(game, "hand", "a") == []
    do(game, *[f"bottom_next({card})" for card in cards[:4]])
    assert names(game, "library", "a") == ["Llanowar Elves", *library[:4]]


def test_messenger_takes_only_elves_though_all_four_are() -> None:
    game, _ = cast_first("Sylvan Messenger", ["Forest"] * 4, ["Elvish Warrior"] * 5)
    assert process(game) == "priority"
    assert names(game, "hand", "a") == ["Elvish Warrior"] * 4
    assert names(game, "library", "a") == ["Elvish Warrior"]


def test_messenger_with_fewer_cards_in_the_library() -> None:
    game, cards = cast_first("Sylvan Messenger", ["Forest"] * 4, ["Wellwisher", "Forest"])
    game.do(f"bottom_next({cards[1]})")
    assert names(game, "hand", "a") == ["Wellwisher"]
    assert names(game, "library", "a") == ["Forest"]
    game, _ = cast_first("Sylvan Messenger", ["Forest"] * 4, [])
    assert (process(game), game.over) == ("priority", False)


def test_messenger_tramples() -> None:
    board = Position()
    (messenger,) = board.battlefield("a", "Sylvan Messenger")
    (elves,) = board.battlefield("b", "Llanowar Elves")
    game = board.begin()
    attack(game, f"{messenger},b")
    do(game, "pass", "pass", f"block({elves},{messenger})", "done", "pass", "pass")
    do(game, f"assign({elves},1)", "assign(b,1)")
    assert life(game, "b") == 19
    assert place(game, "controls", "b") == []
