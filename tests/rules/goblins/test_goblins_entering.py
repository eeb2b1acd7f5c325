"""Goblin Matron, Goblin Ringleader and Gempalm Incinerator."""

import pytest
from boards import (
    actions,
    cast_first,
    do,
    life,
    names,
    objects,
    place,
    process,
    refused,
    resolve_top,
    rules_against,
    stack_size,
)

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session
from pyengine.games.magic.position import Position

LIBRARY = ("Shock", "Tarfire", "Goblin Cohort", "Clickslither", "Boggart Shenanigans", "Mountain")


def test_matron_finds_any_goblin_card_and_shuffles() -> None:
    game, cards = cast_first("Goblin Matron", ["Mountain"] * 3, LIBRARY)
    assert (process(game), actions(game)) == ("decide_may", ["no", "yes"])
    game.do("yes")
    found = [f"find({cards[i]})" for i in (1, 2, 4)]
    assert actions(game) == [*found, "find_nothing"]
    before = game.query("draws", 1)
    game.do(found[0])
    assert names(game, "hand", "a") == ["Tarfire"]
    left = sorted(set(LIBRARY) - {"Tarfire"})
    assert sorted(names(game, "library", "a")) == left
    assert game.query("draws", 1) != before  # the library was shuffled
    assert (process(game), stack_size(game)) == ("priority", 0)


def test_matron_shows_what_it_found() -> None:
    game, cards = cast_first("Goblin Matron", ["Mountain"] * 3, LIBRARY)
    game.do("yes")
    _, mark = bridge().call("mark")
    game.do(f"find({cards[2]})")
    events = bridge().call("events", mark)
    assert any(event.startswith("reveal(a,") for event in events)


def test_matron_may_find_nothing_and_still_shuffles() -> None:
    game, _ = cast_first("Goblin Matron", ["Mountain"] * 3, LIBRARY)
    game.do("yes")
    before = game.query("draws", 1)
    game.do("find_nothing")
    assert names(game, "hand", "a") == []
    assert sorted(names(game, "library", "a")) == sorted(LIBRARY)
    assert game.query("draws", 1) != before


def test_matron_finds_nothing_where_there_is_no_goblin() -> None:
    game, _ = cast_first("Goblin Matron", ["Mountain"] * 3, ["Shock", "Clickslither"])
    game.do("yes")
    assert actions(game) == ["find_nothing"]


def test_declining_matron_neither_searches_nor_shuffles() -> None:
    game, _ = cast_first("Goblin Matron", ["Mountain"] * 3, LIBRARY)
    before = game.query("draws", 1)
    game.do("no")
    assert tuple(names(game, "library", "a")) == LIBRARY
    assert (names(game, "hand", "a"), game.query("draws", 1)) == ([], before)
    assert (process(game), stack_size(game)) == ("priority", 0)


def test_ringleader_takes_goblins_of_the_top_four_and_orders_the_rest() -> None:
    game, cards = cast_first("Goblin Ringleader", ["Mountain"] * 4, LIBRARY)
    assert names(game, "hand", "a") == ["Goblin Cohort", "Tarfire"]
    assert process(game) == "order_bottom"
    assert actions(game) == [f"bottom_next({cards[0]})", f"bottom_next({cards[3]})"]
    game.do(f"bottom_next({cards[3]})")
    assert actions(game) == [f"bottom_next({cards[0]})"]
    game.do(f"bottom_next({cards[0]})")
    assert names(game, "library", "a") == [
        "Boggart Shenanigans", "Mountain", "Clickslither", "Shock",
    ]  # fmt: skip
    assert (process(game), stack_size(game)) == ("priority", 0)


def test_ringleader_reveals_in_another_order() -> None:
    game, cards = cast_first("Goblin Ringleader", ["Mountain"] * 4, LIBRARY)
    do(game, f"bottom_next({cards[0]})", f"bottom_next({cards[3]})")
    assert names(game, "library", "a")[-2:] == ["Shock", "Clickslither"]


def test_ringleader_with_fewer_than_four_cards_left() -> None:
    game, (shock, _) = cast_first(
        "Goblin Ringleader", ["Mountain"] * 4, ["Shock", "Boggart Shenanigans"]
    )
    game.do(f"bottom_next({shock})")
    assert names(game, "hand", "a") == ["Boggart Shenanigans"]
    assert names(game, "library", "a") == ["Shock"]
    assert (process(game), game.over) == ("priority", False)


@pytest.mark.parametrize("library", [(), ("Tarfire",) * 4])
def test_ringleader_with_nothing_for_the_bottom(library: tuple[str, ...]) -> None:
    game, _ = cast_first("Goblin Ringleader", ["Mountain"] * 4, library)
    assert (process(game), names(game, "hand", "a")) == ("priority", list(library))
    assert names(game, "library", "a") == []
    assert game.query("revealed", 2) == []


def cycle(*goblins: str, lands: int = 2, theirs: tuple[str, ...] = ()) -> tuple[Session, int]:
    board = Position()
    (card,) = board.hand("a", "Gempalm Incinerator")
    board.battlefield("a", *["Mountain"] * lands, *goblins)
    board.battlefield("b", *theirs)
    board.library("a", "Shock", "Divination")
    game = board.begin(step="upkeep")
    return game, card


def test_incinerator_cycles_for_two_mana_and_triggers_first() -> None:
    game, card = cycle("Raging Goblin", theirs=("Goblin Cohort", "Pensive Minotaur"))
    game.do(f"activate({card},1)")
    assert names(game, "graveyard", "a") == ["Gempalm Incinerator"]
    assert len(game.query("tapped", 1)) == 2
    assert process(game) == "choose_target"
    (minotaur,) = objects(game, "Pensive Minotaur")
    everything = [
        *objects(game, "Raging Goblin"), *objects(game, "Goblin Cohort"), minotaur,
    ]  # fmt: skip
    assert actions(game) == [f"target({o})" for o in everything]
    game.do(f"target({minotaur})")
    assert (stack_size(game), names(game, "hand", "a")) == (2, [])
    resolve_top(game)
    assert actions(game) == ["no", "yes"]
    game.do("yes")
    assert game.holds(f"damage({minotaur},2)")
    assert (stack_size(game), names(game, "hand", "a")) == (1, [])
    told = [words for _, words in game.call("define", "magic", "happened", "b", 10**9)]
    assert f"Gempalm Incinerator dealt 2 damage to Pensive Minotaur ({minotaur})" in told
    assert f"({card})" not in str(told)  # the number would tell when the card was drawn
    resolve_top(game)
    assert names(game, "hand", "a") == ["Shock"]


def test_incinerator_may_deal_no_damage() -> None:
    game, card = cycle("Raging Goblin", theirs=("Goblin Cohort",))
    (cohort,) = objects(game, "Goblin Cohort")
    do(game, f"activate({card},1)", f"target({cohort})")
    resolve_top(game)
    game.do("no")
    assert place(game, "controls", "b", "Goblin Cohort") == [cohort]
    assert game.query("damage", 2) == []


def test_incinerator_counts_goblins_when_it_resolves() -> None:
    game, card = cycle("Skirk Prospector", "Raging Goblin", theirs=("Pensive Minotaur",))
    (minotaur,) = objects(game, "Pensive Minotaur")
    (prospector,) = objects(game, "Skirk Prospector")
    (goblin,) = objects(game, "Raging Goblin")
    do(game, f"activate({card},1)", f"target({minotaur})")
    do(game, f"activate({prospector},1)", f"pick({goblin})")
    resolve_top(game)
    game.do("yes")
    assert game.holds(f"damage({minotaur},1)")


def test_incinerator_without_a_creature_just_draws() -> None:
    game, card = cycle()
    game.do(f"activate({card},1)")
    assert (process(game), stack_size(game)) == ("priority", 1)
    resolve_top(game)
    assert (names(game, "hand", "a"), life(game, "b")) == (["Shock"], 20)


def test_incinerator_discarded_or_cast_does_not_trigger() -> None:
    board = Position()
    (card,) = board.hand("a", "Gempalm Incinerator")
    board.battlefield("a", *["Mountain"] * 3)
    (ogre,) = board.battlefield("b", "Gray Ogre")
    game = board.begin()
    game.do(f"cast({card})")
    resolve_top(game)
    assert (process(game), stack_size(game)) == ("priority", 0)
    (card,) = objects(game, "Gempalm Incinerator")
    assert refused(game, f"activate({card},1)")
    assert not game.holds(f"damage({ogre},1)")


def test_incinerator_needs_two_mana_one_of_it_red() -> None:
    game, card = cycle(lands=1)
    assert refused(game, f"activate({card},1)")
    assert any("{1} is missing" in reason for reason in rules_against(f"activate({card},1)"))


def test_incinerator_is_a_red_source() -> None:
    game, card = cycle(theirs=("Skirk Fire Marshal", "Gray Ogre"))
    (ogre,) = objects(game, "Gray Ogre")
    game.do(f"activate({card},1)")
    assert actions(game) == [f"target({ogre})"]
