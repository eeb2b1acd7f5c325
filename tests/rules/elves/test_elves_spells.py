"""Spells and cyclers: Giant Growth, Wildsize, Harmonize, Gempalm Strider, Stonewood Invoker."""

from shutil import copytree

import pytest
from boards import (
    actions,
    attack,
    do,
    life,
    names,
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

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position
from pyengine.system.resources import cards_dir

WARDS = """\
Green Ward {G}
Instant
spell([change(target([creature]), [gain(protection(color(green)))], end_of_turn)])

Red Ward {G}
Instant
spell([change(target([creature]), [gain(protection(color(red)))], end_of_turn)])
"""


@pytest.fixture(scope="module")
def wards(tmp_path_factory: pytest.TempPathFactory) -> CardDatabase:
    """The cards, and two instants that give protection."""
    directory = tmp_path_factory.mktemp("wards") / "cards"
    copytree(cards_dir(), directory)
    (directory / "wards.txt").write_text(WARDS, encoding="utf-8")
    return CardDatabase.open(directory)


# ---------------------------------------------------------------- Giant Growth and Wildsize


@pytest.mark.parametrize(("name", "big"), [("Giant Growth", "5/5"), ("Wildsize", "4/4")])
def test_growth_targets_any_creature_and_ends_with_the_turn(name: str, big: str) -> None:
    board = Position()
    (card,) = board.hand("a", name)
    (bear, *_) = board.battlefield("a", "Grizzly Bears", *["Forest"] * 3)
    (ogre,) = board.battlefield("b", "Gray Ogre")
    game = board.begin()
    game.do(f"cast({card})")
    assert actions(game) == [f"target({bear})", f"target({ogre})"]
    game.do(f"target({ogre})")
    assert stats(game, ogre) == "2/2"
    resolve_all(game)
    assert stats(game, ogre) == big
    assert names(game, "graveyard", "a") == [name]
    to_step(game, "end_turn")
    assert stats(game, ogre) == big
    to_step(game, "upkeep", "b")
    assert stats(game, ogre) == "2/2"


@pytest.mark.parametrize("name", ["Giant Growth", "Wildsize"])
def test_growth_is_an_instant_that_needs_a_creature(name: str) -> None:
    board = Position()
    (card,) = board.hand("a", name)
    board.battlefield("a", *["Forest"] * 3)
    game = board.begin()
    assert refused(game, f"cast({card})")
    assert any("target" in reason for reason in rules_against(f"cast({card})"))
    board.battlefield("b", "Gray Ogre")
    game = board.begin(step="end_turn", active="b")
    game.do("pass")
    assert f"cast({card})" in actions(game)


def test_growth_saves_a_creature_from_shock() -> None:
    board = Position()
    (growth,) = board.hand("a", "Giant Growth")
    (bear, _) = board.battlefield("a", "Grizzly Bears", "Forest")
    shock = with_shock(board)
    game = board.begin(active="b")
    do(game, f"cast({shock})", f"target({bear})", "pass", f"cast({growth})", f"target({bear})")
    resolve_all(game)
    assert stats(game, bear) == "5/5"
    assert game.query("damage", 2) == [[bear, 2]]
    to_step(game, "upkeep", "a")
    assert (stats(game, bear), game.query("damage", 2)) == ("2/2", [])


def test_wildsize_gives_trample_and_draws_a_card() -> None:
    board = Position()
    (card,) = board.hand("a", "Wildsize")
    (bear, *_) = board.battlefield("a", "Grizzly Bears", *["Forest"] * 3)
    (elves,) = board.battlefield("b", "Llanowar Elves")
    board.library("a", "Shock", *["Forest"] * 5)
    game = board.begin()
    do(game, f"cast({card})", f"target({bear})")
    resolve_all(game)
    assert names(game, "hand", "a") == ["Shock"]
    assert game.holds(f"gained({bear},trample)")
    attack(game, f"{bear},b")
    do(game, "pass", "pass", f"block({elves},{bear})", "done", "pass", "pass")
    do(game, f"assign({elves},1)", "assign(b,3)")
    assert life(game, "b") == 17
    to_step(game, "upkeep", "b")
    assert not game.holds(f"gained({bear},trample)")


@pytest.mark.parametrize("name", ["Giant Growth", "Wildsize"])
def test_growth_does_nothing_when_its_target_has_died(name: str) -> None:
    board = Position()
    (card,) = board.hand("a", name)
    (bear, *_) = board.battlefield("a", "Grizzly Bears", *["Forest"] * 3)
    shock = with_shock(board)
    game = board.begin()
    do(game, f"cast({card})", f"target({bear})", "pass", f"cast({shock})", f"target({bear})")
    resolve_all(game)
    assert game.query("continuous", 4) == []
    assert names(game, "graveyard", "a") == sorted(["Grizzly Bears", name])
    assert names(game, "hand", "a") == []  # Wildsize draws nothing.


@pytest.mark.parametrize("name", ["Giant Growth", "Wildsize"])
@pytest.mark.parametrize(("ward", "grows"), [("Green Ward", False), ("Red Ward", True)])
def test_growth_does_nothing_when_its_target_gained_protection(
    wards: CardDatabase, name: str, ward: str, grows: bool
) -> None:
    board = Position(database=wards)
    (card,) = board.hand("a", name)
    (bear, *_) = board.battlefield("a", "Grizzly Bears", *["Forest"] * 3)
    (answer,) = board.hand("b", ward)
    board.battlefield("b", "Forest")
    game = board.begin()
    do(game, f"cast({card})", f"target({bear})", "pass", f"cast({answer})", f"target({bear})")
    resolve_all(game)
    assert (stats(game, bear) != "2/2") == grows
    assert len(place(game, "hand", "a")) == (1 if grows and name == "Wildsize" else 0)
    assert names(game, "graveyard", "a") == [name]


def test_what_has_protection_from_green_cannot_be_targeted_by_growth() -> None:
    board = Position()
    (growth,) = board.hand("a", "Giant Growth")
    board.battlefield("a", "Forest")
    (ogre,) = board.battlefield("b", "Gray Ogre")
    board.fluent(f"continuous(900,{ogre},[gain(protection(color(green)))],end_of_turn)")
    game = board.begin()
    assert refused(game, f"cast({growth})")


# ---------------------------------------------------------------- Harmonize


def test_harmonize_draws_three_cards() -> None:
    board = Position()
    (harmonize,) = board.hand("a", "Harmonize")
    board.battlefield("a", *["Forest"] * 4)
    board.library("a", "Shock", "Wildsize", "Mountain", "Forest")
    game = board.begin()
    game.do(f"cast({harmonize})")
    assert names(game, "hand", "a") == []
    resolve_all(game)
    assert names(game, "hand", "a") == ["Mountain", "Shock", "Wildsize"]
    assert names(game, "library", "a") == ["Forest"]
    assert names(game, "graveyard", "a") == ["Harmonize"]


def test_harmonize_is_a_sorcery_and_loses_with_two_cards_left() -> None:
    board = Position()
    (harmonize,) = board.hand("a", "Harmonize")
    board.battlefield("a", *["Forest"] * 4)
    board.library("a", "Shock", "Wildsize")
    assert refused(board.begin(step="upkeep"), f"cast({harmonize})")
    game = board.begin()
    game.do(f"cast({harmonize})")
    resolve_all(game)
    assert (game.over, game.winners) == (True, ("b",))


# ---------------------------------------------------------------- Gempalm Strider


def test_strider_cycled_enlarges_all_elf_creatures_and_draws() -> None:
    board = Position()
    (strider,) = board.hand("a", "Gempalm Strider")
    mine, bug, *_ = board.battlefield(
        "a", "Elvish Warrior", "Wirewood Symbiote", *["Mountain"] * 2, *["Forest"] * 2
    )
    (theirs,) = board.battlefield("b", "Llanowar Elves")
    board.library("a", "Shock", "Forest")
    game = board.begin(step="upkeep")
    assert f"activate({strider},1)" in actions(game)
    assert refused(game, f"cast({strider})")
    game.do(f"activate({strider},1)")
    assert names(game, "graveyard", "a") == ["Gempalm Strider"]
    assert stack_size(game) == 2
    resolve_top(game)  # The trigger is above the ability.
    assert [stats(game, n) for n in (mine, theirs, bug)] == ["4/5", "3/3", "1/1"]
    assert names(game, "hand", "a") == []
    resolve_top(game)
    assert names(game, "hand", "a") == ["Shock"]
    to_step(game, "upkeep", "b")
    assert [stats(game, n) for n in (mine, theirs)] == ["2/3", "1/1"]


def test_an_elf_that_comes_after_the_strider_was_cycled_stays_small() -> None:
    board = Position()
    strider, late = board.hand("a", "Gempalm Strider", "Llanowar Elves")
    board.battlefield("a", *["Forest"] * 5)
    (theirs,) = board.battlefield("b", "Llanowar Elves")
    game = board.begin()
    game.do(f"activate({strider},1)")
    resolve_all(game)
    game.do(f"cast({late})")
    resolve_all(game)
    assert stats(game, theirs) == "3/3"
    assert stats(game, place(game, "controls", "a", "Llanowar Elves")[0]) == "1/1"


def test_strider_is_not_cycled_for_less_nor_from_the_battlefield() -> None:
    board = Position()
    (strider,) = board.hand("a", "Gempalm Strider")
    (played,) = board.battlefield("a", "Gempalm Strider")
    board.battlefield("a", "Forest", *["Mountain"] * 4)
    assert refused(board.begin(), f"activate({strider},1)")
    board.battlefield("a", "Forest")
    game = board.begin()
    assert f"activate({strider},1)" in actions(game)
    assert refused(game, f"activate({played},1)")


def test_strider_discarded_or_cast_does_not_trigger() -> None:
    board = Position()
    (slate, *_) = board.battlefield("a", "Slate of Ancestry", *["Mountain"] * 4)
    (elf,) = board.battlefield("a", "Elvish Warrior")
    board.hand("a", "Gempalm Strider")
    game = board.begin()
    game.do(f"activate({slate},1)")
    assert (names(game, "graveyard", "a"), stack_size(game)) == (["Gempalm Strider"], 1)
    resolve_all(game)
    assert stats(game, elf) == "2/3"


# ---------------------------------------------------------------- Stonewood Invoker


def test_invoker_gets_five_five_as_often_as_it_is_paid() -> None:
    board = Position()
    (invoker,) = board.battlefield("a", "Stonewood Invoker", sick=True)
    board.battlefield("a", *["Mountain"] * 14, *["Forest"] * 2)
    game = board.begin()
    game.do(f"activate({invoker},1)")
    assert len(game.query("tapped", 1)) == 8
    resolve_all(game)
    assert stats(game, invoker) == "7/7"
    game.do(f"activate({invoker},1)")
    resolve_all(game)
    assert stats(game, invoker) == "12/12"
    assert process(game) == "priority"
    assert refused(game, f"activate({invoker},1)")
    to_step(game, "upkeep", "b")
    assert stats(game, invoker) == "2/2"


@pytest.mark.parametrize("lands", [["Forest"] * 7, ["Mountain"] * 8])
def test_invoker_needs_eight_mana_one_of_it_green(lands: list[str]) -> None:
    board = Position()
    (invoker,) = board.battlefield("a", "Stonewood Invoker")
    board.battlefield("a", *lands)
    assert refused(board.begin(), f"activate({invoker},1)")
