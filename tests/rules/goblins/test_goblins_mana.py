"""Skirk Prospector, Goblin Warchief, Tar Pitcher and Siege-Gang Commander: costs and payments."""

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
    resolve_top,
    stack_size,
    to_step,
)

from pyengine.games.magic.position import Position


def test_prospector_sacrifices_a_goblin_for_red_mana_without_the_stack() -> None:
    board = Position()
    (prospector, _) = board.battlefield("a", "Skirk Prospector", "Grizzly Bears", sick=True)
    board.battlefield("b", "Raging Goblin")
    game = board.begin(step="upkeep")
    game.do(f"activate({prospector},1)")
    assert actions(game) == [f"pick({prospector})"]
    game.do(f"pick({prospector})")
    assert (stack_size(game), game.query("pool", 2)) == (0, [["a", ["red"]]])
    assert (process(game), names(game, "graveyard", "a")) == ("priority", ["Skirk Prospector"])
    to_step(game, "draw")
    assert game.query("pool", 2) == []


def test_prospector_keeps_priority_with_the_player_who_acted() -> None:
    board = Position()
    prospector, _ = board.battlefield("b", "Skirk Prospector", "Raging Goblin")
    game = board.begin()
    game.do("pass")
    do(game, f"activate({prospector},1)", f"pick({prospector})")
    assert game.choice is not None
    assert game.choice.player == "b"
    assert game.query("pool", 2) == [["b", ["red"]]]


def test_prospector_pays_for_a_spell_while_it_is_cast() -> None:
    board = Position()
    (cohort,) = board.hand("a", "Goblin Cohort")
    prospector, fodder = board.battlefield("a", "Skirk Prospector", "Raging Goblin")
    game = board.begin()
    game.do(f"cast({cohort})")
    assert process(game) == "make_mana"
    assert actions(game) == [f"activate({prospector},1)"]
    do(game, f"activate({prospector},1)", f"pick({fodder})")
    assert (process(game), stack_size(game)) == ("priority", 1)
    assert names(game, "graveyard", "a") == ["Raging Goblin"]
    assert game.query("pool", 2) in ([], [["a", []]])
    resolve_top(game)
    assert names(game, "controls", "a") == ["Goblin Cohort", "Skirk Prospector"]


def test_every_goblin_pays_once() -> None:
    for goblins, castable in ((1, False), (2, False), (3, True)):
        board = Position()
        (matron,) = board.hand("a", "Goblin Matron")
        board.battlefield("a", "Skirk Prospector", *["Raging Goblin"] * (goblins - 1))
        game = board.begin()
        assert (f"cast({matron})" in actions(game)) is castable


def test_two_prospectors_do_not_count_a_goblin_twice() -> None:
    board = Position()
    (matron,) = board.hand("a", "Goblin Matron")
    board.battlefield("a", "Skirk Prospector", "Skirk Prospector")
    game = board.begin()
    assert refused(game, f"cast({matron})")


def test_a_payment_is_found_with_the_prospector_itself_sacrificed_last() -> None:
    board = Position()
    (matron,) = board.hand("a", "Goblin Matron")
    prospector, fodder = board.battlefield("a", "Skirk Prospector", "Raging Goblin")
    (forest,) = board.battlefield("a", "Forest")
    game = board.begin()
    game.do(f"cast({matron})")
    game.do(f"activate({prospector},1)")
    assert actions(game) == [f"pick({fodder})"]
    do(game, f"pick({fodder})", f"activate({prospector},1)", f"pick({prospector})")
    assert (process(game), stack_size(game)) == ("priority", 1)
    assert game.holds(f"tapped({forest})")


def test_mana_by_sacrifice_leaves_enough_goblins_for_the_rest_of_the_cost() -> None:
    for fodder, payable in ((0, False), (1, False), (2, True)):
        board = Position()
        (siege,) = board.battlefield("a", "Siege-Gang Commander")
        board.battlefield("a", *["Raging Goblin"] * fodder)
        game = board.begin()
        assert refused(game, f"activate({siege},2)")
        board = Position()
        (siege, prospector) = board.battlefield("a", "Siege-Gang Commander", "Skirk Prospector")
        board.battlefield("a", *["Raging Goblin"] * (fodder - 1 if fodder else 0))
        game = board.begin()
        assert (f"activate({siege},2)" in actions(game)) is payable
    do(game, f"activate({siege},2)", "target(b)")
    do(game, f"activate({prospector},1)", f"pick({place(game, 'controls', 'a')[-1]})")
    game.do(f"activate({prospector},1)")
    do(game, f"pick({prospector})")
    assert actions(game) == [f"pick({siege})"]
    game.do(f"pick({siege})")
    resolve_top(game)
    assert life(game, "b") == 18
    assert names(game, "controls", "a") == []


def test_warchief_reduces_only_generic_mana_of_goblin_spells() -> None:
    expected = {
        "Raging Goblin": 1, "Skirk Drill Sergeant": 1, "Goblin Matron": 2, "Skirk Shaman": 2,
        "Siege-Gang Commander": 4, "Boggart Shenanigans": 2, "Tarfire": 1, "Clickslither": 4,
        "Gray Ogre": 3, "Spitting Earth": 2, "Shock": 1,
    }  # fmt: skip
    for name, cost in expected.items():
        for lands in (cost - 1, cost):
            board = Position()
            (card,) = board.hand("a", name)
            board.battlefield("a", "Goblin Warchief", *["Mountain"] * lands)
            game = board.begin()
            assert (f"cast({card})" in actions(game)) is (lands == cost), name


def test_two_warchiefs_reduce_by_two_but_not_below_the_colored_mana() -> None:
    for name, lands in (("Siege-Gang Commander", 3), ("Goblin Ringleader", 2), ("Tarfire", 1)):
        board = Position()
        (card,) = board.hand("a", name)
        board.battlefield("a", "Goblin Warchief", "Goblin Warchief", *["Mountain"] * lands)
        game = board.begin()
        game.do(f"cast({card})")
        if process(game) == "choose_target":
            game.do("target(b)")
        assert len(game.query("tapped", 1)) == lands
    board = Position()
    (card,) = board.hand("a", "Skirk Drill Sergeant")
    board.battlefield("a", "Goblin Warchief", "Goblin Warchief", "Forest")
    assert refused(board.begin(), f"cast({card})")


def test_warchief_does_not_help_opponents_or_abilities_or_itself_while_cast() -> None:
    board = Position()
    (card,) = board.hand("a", "Goblin Matron")
    incinerator, warchief = board.hand("a", "Gempalm Incinerator", "Goblin Warchief")
    board.battlefield("a", "Mountain", "Mountain")
    board.battlefield("b", "Goblin Warchief")
    game = board.begin()
    assert refused(game, f"cast({card})")
    assert refused(game, f"cast({warchief})")
    board = Position()
    (incinerator,) = board.hand("a", "Gempalm Incinerator")
    board.battlefield("a", "Goblin Warchief", "Mountain")
    assert refused(board.begin(), f"activate({incinerator},1)")


def test_warchief_gives_haste_to_your_goblins_and_itself() -> None:
    board = Position()
    (warchief,) = board.hand("a", "Goblin Warchief")
    board.battlefield("a", *["Mountain"] * 3)
    sledder, ogre = board.battlefield("a", "Goblin Sledder", "Gray Ogre", sick=True)
    game = board.begin()
    game.do(f"cast({warchief})")
    resolve_top(game)
    (warchief,) = objects(game, "Goblin Warchief")
    to_step(game, "declare_attackers")
    assert actions(game, "attack") == [f"attack({sledder},b)", f"attack({warchief},b)"]
    assert refused(game, f"attack({ogre},b)")


def test_warchief_gives_no_haste_to_opponents_goblins_and_none_when_gone() -> None:
    board = Position()
    (shock,) = board.hand("a", "Shock")
    board.battlefield("a", "Mountain")
    (warchief, pitcher) = board.battlefield("a", "Goblin Warchief", "Tar Pitcher", sick=True)
    (theirs,) = board.battlefield("b", "Tar Pitcher", sick=True)
    game = board.begin()
    assert f"activate({pitcher},1)" in actions(game)
    game.do("pass")
    assert f"activate({theirs},1)" not in actions(game)
    game = board.begin()
    do(game, f"cast({shock})", f"target({warchief})")
    resolve_top(game)
    assert refused(game, f"activate({pitcher},1)")


@pytest.mark.parametrize("sick", [False, True])
def test_tar_pitcher_taps_and_sacrifices_for_two_damage(sick: bool) -> None:
    board = Position()
    (pitcher,) = board.battlefield("a", "Tar Pitcher", sick=sick)
    fodder, _ = board.battlefield("a", "Raging Goblin", "Grizzly Bears")
    (bears,) = board.battlefield("b", "Grizzly Bears")
    game = board.begin(step="upkeep")
    if sick:
        assert refused(game, f"activate({pitcher},1)")
        return
    game.do(f"activate({pitcher},1)")
    assert {"target(a)", "target(b)", f"target({bears})"} < set(actions(game))
    game.do(f"target({bears})")
    assert actions(game) == [f"pick({pitcher})", f"pick({fodder})"]
    game.do(f"pick({fodder})")
    assert game.holds(f"tapped({pitcher})")
    resolve_top(game)
    assert names(game, "graveyard", "b") == ["Grizzly Bears"]
    assert refused(game, f"activate({pitcher},1)")


def test_tar_pitcher_may_be_its_own_sacrifice() -> None:
    board = Position()
    (pitcher,) = board.battlefield("a", "Tar Pitcher")
    game = board.begin()
    do(game, f"activate({pitcher},1)", "target(b)", f"pick({pitcher})")
    resolve_top(game)
    assert (life(game, "b"), names(game, "graveyard", "a")) == (18, ["Tar Pitcher"])


def test_siege_gang_brings_three_goblins_and_throws_them() -> None:
    board = Position()
    (siege,) = board.hand("a", "Siege-Gang Commander")
    board.battlefield("a", *["Mountain"] * 9)
    (minotaur,) = board.battlefield("b", "Pensive Minotaur")
    game = board.begin()
    game.do(f"cast({siege})")
    resolve_top(game)
    assert (stack_size(game), objects(game, "Goblin Token")) == (1, [])
    resolve_top(game)
    tokens = objects(game, "Goblin Token")
    assert len(tokens) == 3
    assert all(game.holds(f"controls(a,{t})") and game.holds(f"token({t})") for t in tokens)
    (siege,) = objects(game, "Siege-Gang Commander")
    game.do(f"activate({siege},2)")
    assert {"target(a)", "target(b)", f"target({minotaur})"} < set(actions(game))
    game.do("target(b)")
    assert actions(game) == [f"pick({o})" for o in sorted([siege, *tokens])]
    game.do(f"pick({tokens[0]})")
    assert len(game.query("tapped", 1)) == 7
    resolve_top(game)
    assert (life(game, "b"), len(objects(game, "Goblin Token"))) == (18, 2)
    do(game, f"activate({siege},2)", f"target({minotaur})", f"pick({siege})")
    resolve_top(game)
    assert game.holds(f"damage({minotaur},2)")
