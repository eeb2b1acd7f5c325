"""The cards that serve as examples, and plain creatures."""

import pytest
from boards import (
    actions,
    life,
    names,
    objects,
    place,
    process,
    refused,
    resolve_top,
    rules_against,
    size,
    to_step,
)

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position


@pytest.mark.parametrize(("target", "left"), [("a", (18, 20)), ("b", (20, 18))])
def test_shock_deals_two_to_a_player(target: str, left: tuple[int, int]) -> None:
    board = Position()
    (shock,) = board.hand("a", "Shock")
    board.battlefield("a", "Mountain")
    game = board.begin()
    game.do(f"cast({shock})")
    game.do(f"target({target})")
    assert (life(game, "a"), life(game, "b")) == (20, 20)
    resolve_top(game)
    assert (life(game, "a"), life(game, "b")) == left
    assert names(game, "graveyard", "a") == ["Shock"]


def test_shock_deals_two_to_a_creature_and_only_things_that_take_damage_are_targets() -> None:
    board = Position()
    (shock,) = board.hand("a", "Shock")
    board.battlefield("a", "Mountain", "Boggart Shenanigans")
    bears, minotaur = board.battlefield("b", "Grizzly Bears", "Pensive Minotaur")
    game = board.begin()
    game.do(f"cast({shock})")
    expected = sorted([f"target({thing})" for thing in ("a", "b", bears, minotaur)])
    assert actions(game) == expected
    game.do(f"target({minotaur})")
    resolve_top(game)
    assert game.holds(f"damage({minotaur},2)")
    assert names(game, "controls", "b") == ["Grizzly Bears", "Pensive Minotaur"]


def test_shock_is_an_instant_for_the_other_players_turn_too() -> None:
    board = Position()
    (shock,) = board.hand("b", "Shock")
    board.battlefield("b", "Mountain")
    (bears,) = board.battlefield("a", "Grizzly Bears")
    game = board.begin(step="upkeep")
    game.do("pass")
    game.do(f"cast({shock})")
    game.do(f"target({bears})")
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Grizzly Bears"]


@pytest.mark.parametrize("name", ["Volcanic Hammer", "Flame Slash", "Divination"])
def test_sorceries_wait_for_their_players_main_phase(name: str) -> None:
    board = Position()
    (sorcery,) = board.hand("a", name)
    board.battlefield("a", *["Mountain"] * 3, "Island", "Grizzly Bears")
    game = board.begin(step="upkeep")
    assert actions(game) == ["pass"]
    assert any("main phase" in reason for reason in rules_against(f"cast({sorcery})"))
    to_step(game, "precombat_main")
    assert actions(game, "cast") == [f"cast({sorcery})"]
    to_step(game, "precombat_main", "b")
    game.do("pass")
    assert actions(game, "cast") == []


def test_volcanic_hammer_deals_three_to_any_target() -> None:
    board = Position()
    one, two = board.hand("a", "Volcanic Hammer", "Volcanic Hammer")
    board.battlefield("a", *["Mountain"] * 4)
    centaur, _ = board.battlefield("b", "Centaur Courser", "Forest")
    game = board.begin()
    game.do(f"cast({one})")
    assert actions(game) == [f"target({centaur})", "target(a)", "target(b)"]
    game.do(f"target({centaur})")
    resolve_top(game)
    assert names(game, "graveyard", "b") == ["Centaur Courser"]
    game.do(f"cast({two})")
    game.do("target(b)")
    resolve_top(game)
    assert (life(game, "a"), life(game, "b")) == (20, 17)


def test_flame_slash_deals_four_and_targets_creatures_only() -> None:
    board = Position()
    (slash,) = board.hand("a", "Flame Slash")
    board.battlefield("a", "Mountain")
    big, _ = board.battlefield("b", "Pensive Minotaur", "Mountain")
    game = board.begin()
    game.do(f"cast({slash})")
    assert actions(game) == [f"target({big})"]
    game.do(f"target({big})")
    resolve_top(game)
    assert names(game, "graveyard", "b") == ["Pensive Minotaur"]


def test_flame_slash_without_a_creature_can_not_be_cast() -> None:
    board = Position()
    (slash,) = board.hand("a", "Flame Slash")
    board.battlefield("a", "Mountain")
    game = board.begin()
    assert refused(game, f"cast({slash})")
    assert any("no legal target" in reason for reason in rules_against(f"cast({slash})"))


def test_flame_slash_deals_exactly_four() -> None:
    board = Position()
    (slash,) = board.hand("a", "Flame Slash")
    board.battlefield("a", "Mountain")
    (champion,) = board.battlefield("b", "Elvish Champion")
    board.fluent(f"counters({champion},'+1/+1',3)")
    game = board.begin()
    assert size(game, champion) == (5, 5)
    game.do(f"cast({slash})")
    game.do(f"target({champion})")
    resolve_top(game)
    assert game.holds(f"damage({champion},4)")


def test_divination_draws_two_cards() -> None:
    board = Position()
    (divination,) = board.hand("a", "Divination")
    board.battlefield("a", "Island", "Mountain", "Mountain")
    board.library("a", "Shock", "Grizzly Bears", "Gray Ogre")
    game = board.begin()
    game.do(f"cast({divination})")
    resolve_top(game)
    assert names(game, "hand", "a") == ["Grizzly Bears", "Shock"]
    assert names(game, "library", "a") == ["Gray Ogre"]


def test_angel_of_mercy_gains_three_when_it_enters() -> None:
    board = Position()
    (angel,) = board.hand("a", "Angel of Mercy")
    board.battlefield("a", *["Plains"] * 5)
    game = board.begin()
    game.do(f"cast({angel})")
    resolve_top(game)
    assert (life(game, "a"), game.query("stack", 1) != [[[]]]) == (20, True)
    resolve_top(game)
    assert (life(game, "a"), life(game, "b")) == (23, 20)


def test_angel_of_mercy_flies() -> None:
    board = Position()
    (angel,) = board.battlefield("a", "Angel of Mercy")
    bears, other = board.battlefield("b", "Grizzly Bears", "Angel of Mercy")
    game = board.begin()
    to_step(game, "declare_attackers")
    game.do(f"attack({angel},b)")
    game.do("done")
    to_step(game, "declare_blockers")
    assert actions(game, "block") == [f"block({other},{angel})"]
    assert any("flying" in reason for reason in rules_against(f"block({bears},{angel})"))


def test_elvish_champion_strengthens_other_elf_creatures_of_everybody() -> None:
    board = Position()
    champion, mine = board.battlefield("a", "Elvish Champion", "Elvish Warrior")
    theirs, bears = board.battlefield("b", "Llanowar Elves", "Grizzly Bears")
    (shock,) = board.hand("a", "Shock")
    board.battlefield("a", "Mountain")
    game = board.begin()
    assert [size(game, o) for o in (champion, mine, theirs, bears)] == [None, (3, 4), (2, 2), None]
    game.do(f"cast({shock})")
    game.do(f"target({champion})")
    resolve_top(game)
    assert [size(game, o) for o in (mine, theirs)] == [None, None]


def test_elvish_champions_do_strengthen_each_other() -> None:
    board = Position()
    one, two = board.battlefield("a", "Elvish Champion", "Elvish Champion")
    game = board.begin()
    assert (size(game, one), size(game, two)) == ((3, 3), (3, 3))


@pytest.mark.parametrize(("land", "blocks"), [("Forest", False), ("Mountain", True)])
def test_elvish_champion_gives_forestwalk_to_others(land: str, blocks: bool) -> None:
    board = Position()
    champion, warrior = board.battlefield("a", "Elvish Champion", "Elvish Warrior")
    bears, _ = board.battlefield("b", "Grizzly Bears", land)
    game = board.begin()
    to_step(game, "declare_attackers")
    game.do(f"attack({champion},b)")
    game.do(f"attack({warrior},b)")
    game.do("done")
    to_step(game, "declare_blockers")
    expected = [f"block({bears},{champion})"] + [f"block({bears},{warrior})"] * blocks
    assert actions(game, "block") == expected


@pytest.mark.parametrize(
    ("name", "mana", "power"),
    [
        ("Centaur Courser", ("Forest", "Forest", "Island"), 3),
        ("Gray Ogre", ("Mountain", "Forest", "Island"), 2),
        ("Grizzly Bears", ("Forest", "Island"), 2),
        ("Pensive Minotaur", ("Mountain", "Forest", "Island"), 2),
        ("Walking Corpse", ("Swamp", "Island"), 2),
    ],
)
def test_plain_creatures_cost_fight_and_die(name: str, mana: tuple[str, ...], power: int) -> None:
    board = Position()
    (card,) = board.hand("a", name)
    board.battlefield("a", *mana)
    game = board.begin()
    game.do(f"cast({card})")
    resolve_top(game)
    (creature,) = objects(game, name)
    assert all(game.holds(f"tapped({land})") for land in place(game, "controls", "a")[:-1])
    to_step(game, "declare_attackers")
    assert actions(game, "attack") == []
    to_step(game, "precombat_main", "b")
    to_step(game, "declare_attackers")
    game.do(f"attack({creature},b)")
    game.do("done")
    to_step(game, "end_combat")
    assert life(game, "b") == 20 - power


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("Centaur Courser", ("{2}{G}", ["creature"], ["centaur", "warrior"], "3", "3")),
        ("Gray Ogre", ("{2}{R}", ["creature"], ["ogre"], "2", "2")),
        ("Grizzly Bears", ("{1}{G}", ["creature"], ["bear"], "2", "2")),
        ("Pensive Minotaur", ("{2}{R}", ["creature"], ["minotaur", "warrior"], "2", "3")),
        ("Walking Corpse", ("{1}{B}", ["creature"], ["zombie"], "2", "2")),
        ("Angel of Mercy", ("{4}{W}", ["creature"], ["angel"], "3", "3")),
        ("Elvish Champion", ("{1}{G}{G}", ["creature"], ["elf"], "2", "2")),
    ],
)
def test_printed_characteristics(database: CardDatabase, name: str, row: tuple) -> None:
    _, cost, _, types, subtypes, power, toughness, *_ = database.lookup(name).row()
    assert (cost, types, subtypes, power, toughness) == row


def test_a_creature_dies_of_damage_as_great_as_its_toughness() -> None:
    board = Position()
    (minotaur,) = board.battlefield("a", "Pensive Minotaur")
    (ogre,) = board.battlefield("b", "Gray Ogre")
    game = board.begin()
    to_step(game, "declare_attackers")
    game.do(f"attack({minotaur},b)")
    game.do("done")
    to_step(game, "declare_blockers")
    game.do(f"block({ogre},{minotaur})")
    assert process(game) == "declare_blockers"
    game.do("done")
    to_step(game, "end_combat")
    assert names(game, "graveyard", "b") == ["Gray Ogre"]
    assert names(game, "controls", "a") == ["Pensive Minotaur"]
    assert game.holds(f"damage({minotaur},2)")
