"""Tarfire, Spitting Earth, and Goblins with one ability of their own."""

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
    stack_size,
    to_step,
    with_shock,
)

from pyengine.games.magic.position import Position


def test_tarfire_deals_two_to_any_target_at_instant_speed() -> None:
    board = Position()
    one, two = board.hand("a", "Tarfire", "Tarfire")
    board.battlefield("a", "Mountain", "Mountain")
    (minotaur,) = board.battlefield("b", "Pensive Minotaur")
    game = board.begin(step="upkeep")
    game.do(f"cast({one})")
    assert actions(game) == [f"target({minotaur})", "target(a)", "target(b)"]
    game.do(f"target({minotaur})")
    resolve_top(game)
    assert game.holds(f"damage({minotaur},2)")
    game.do(f"cast({two})")
    game.do("target(b)")
    resolve_top(game)
    assert (life(game, "a"), life(game, "b")) == (20, 18)
    assert names(game, "graveyard", "a") == ["Tarfire", "Tarfire"]


@pytest.mark.parametrize(("mountains", "dies"), [(2, False), (3, True)])
def test_spitting_earth_counts_your_mountains(mountains: int, dies: bool) -> None:
    board = Position()
    (earth,) = board.hand("a", "Spitting Earth")
    board.battlefield("a", *["Mountain"] * mountains, "Forgotten Cave", "Forest")
    (minotaur,) = board.battlefield("b", "Pensive Minotaur")
    board.battlefield("b", *["Mountain"] * 3)
    game = board.begin()
    game.do(f"cast({earth})")
    assert actions(game) == [f"target({minotaur})"]
    game.do(f"target({minotaur})")
    resolve_top(game)
    assert (names(game, "graveyard", "b") == ["Pensive Minotaur"]) is dies
    assert game.holds(f"damage({minotaur},{mountains})") is not dies


def test_spitting_earth_counts_on_resolution() -> None:
    board = Position()
    (earth,) = board.hand("a", "Spitting Earth")
    board.battlefield("a", *["Mountain"] * 4)
    (ib,) = board.battlefield("a", "Ib Halfheart, Goblin Tactician")
    (minotaur,) = board.battlefield("b", "Pensive Minotaur")
    game = board.begin()
    game.do(f"cast({earth})")
    game.do(f"target({minotaur})")
    game.do(f"activate({ib},2)")
    game.do(actions(game, "pick")[0])
    game.do(actions(game, "pick")[0])
    resolve_top(game)
    resolve_top(game)
    assert game.holds(f"damage({minotaur},2)")


def test_spitting_earth_is_a_sorcery() -> None:
    board = Position()
    (earth,) = board.hand("a", "Spitting Earth")
    board.battlefield("a", "Mountain", "Mountain", "Grizzly Bears")
    game = board.begin(step="upkeep")
    assert refused(game, f"cast({earth})")


def test_mogg_fanatic_sacrifices_itself_for_one_damage_to_any_target() -> None:
    board = Position()
    (fanatic,) = board.battlefield("a", "Mogg Fanatic", sick=True)
    (sledder,) = board.battlefield("b", "Goblin Sledder")
    game = board.begin(step="upkeep")
    game.do(f"activate({fanatic},1)")
    assert actions(game) == [f"target({t})" for t in (fanatic, sledder, "a", "b")]
    game.do(f"target({sledder})")
    assert names(game, "graveyard", "a") == ["Mogg Fanatic"]
    assert stack_size(game) == 1
    resolve_top(game)
    assert names(game, "graveyard", "b") == ["Goblin Sledder"]


def test_mogg_fanatic_may_aim_at_itself_in_vain_and_at_players() -> None:
    for target, left in (("b", 19), ("itself", 20)):
        board = Position()
        (fanatic,) = board.battlefield("a", "Mogg Fanatic")
        game = board.begin()
        game.do(f"activate({fanatic},1)")
        game.do(f"target({fanatic if target == 'itself' else target})")
        resolve_top(game)
        assert (life(game, "a"), life(game, "b")) == (20, left)
        assert names(game, "graveyard", "a") == ["Mogg Fanatic"]


def test_emberwilde_augur_in_your_upkeep() -> None:
    board = Position()
    (augur,) = board.battlefield("a", "Emberwilde Augur", sick=True)
    board.battlefield("b", "Grizzly Bears")
    game = board.begin(step="upkeep")
    game.do(f"activate({augur},1)")
    assert actions(game) == ["target(a)", "target(b)"]
    game.do("target(b)")
    assert names(game, "graveyard", "a") == ["Emberwilde Augur"]
    resolve_top(game)
    assert (life(game, "a"), life(game, "b")) == (20, 17)


@pytest.mark.parametrize(
    ("step", "active"), [("draw", "a"), ("precombat_main", "a"), ("end_turn", "a"), ("upkeep", "b")]
)
def test_emberwilde_augur_not_at_other_times(step: str, active: str) -> None:
    board = Position()
    (augur,) = board.battlefield("a", "Emberwilde Augur")
    game = board.begin(step=step, active=active)
    if active == "b":
        game.do("pass")
    assert actions(game) == ["pass"]
    assert any("during your upkeep" in reason for reason in rules_against(f"activate({augur},1)"))


@pytest.mark.parametrize("lands", [8, 7])
def test_flamewave_invoker(lands: int) -> None:
    board = Position()
    (invoker,) = board.battlefield("a", "Flamewave Invoker", sick=True)
    board.battlefield("a", "Mountain", *["Forest"] * (lands - 1))
    board.battlefield("b", "Grizzly Bears")
    game = board.begin(step="upkeep")
    if lands == 7:
        assert refused(game, f"activate({invoker},1)")
        return
    game.do(f"activate({invoker},1)")
    assert actions(game) == ["target(a)", "target(b)"]
    game.do("target(b)")
    assert len(game.query("tapped", 1)) == 8
    resolve_top(game)
    assert (life(game, "b"), names(game, "graveyard", "a")) == (15, [])


def test_flamewave_invoker_needs_red_mana() -> None:
    board = Position()
    (invoker,) = board.battlefield("a", "Flamewave Invoker")
    board.battlefield("a", *["Forest"] * 8)
    game = board.begin()
    assert refused(game, f"activate({invoker},1)")


def test_goblin_sledder_strengthens_any_creature_until_end_of_turn() -> None:
    board = Position()
    sledder, fodder = board.battlefield("a", "Goblin Sledder", "Raging Goblin")
    (enchantment, mine) = board.battlefield("a", "Boggart Shenanigans", "Gray Ogre")
    (bears, _) = board.battlefield("b", "Grizzly Bears", "Raging Goblin")
    game = board.begin()
    game.do(f"activate({sledder},1)")
    game.do(f"target({bears})")
    assert actions(game) == [f"pick({o})" for o in (sledder, fodder, enchantment)]
    game.do(f"pick({fodder})")
    assert "Raging Goblin" in names(game, "graveyard", "a")
    game.do("target(b)")  # the trigger of Boggart Shenanigans, on top
    resolve_top(game)
    game.do("no")
    resolve_top(game)
    assert process(game) == "priority"
    assert size(game, bears) == (3, 3)
    assert size(game, mine) in (None, (2, 2))
    to_step(game, "upkeep", "b")
    assert size(game, bears) in (None, (2, 2))


def test_goblin_sledder_may_sacrifice_itself() -> None:
    board = Position()
    (sledder, bears) = board.battlefield("a", "Goblin Sledder", "Grizzly Bears")
    game = board.begin()
    game.do(f"activate({sledder},1)")
    game.do(f"target({bears})")
    game.do(f"pick({sledder})")
    resolve_top(game)
    assert size(game, bears) == (3, 3)


def test_goblin_sledder_saves_from_damage() -> None:
    board = Position()
    sledder, _, ogre = board.battlefield("a", "Goblin Sledder", "Raging Goblin", "Gray Ogre")
    shock = with_shock(board)
    game = board.begin()
    game.do("pass")
    game.do(f"cast({shock})")
    game.do(f"target({ogre})")
    game.do("pass")
    game.do(f"activate({sledder},1)")
    game.do(f"target({ogre})")
    game.do(actions(game, "pick")[1])
    resolve_top(game)
    resolve_top(game)
    assert "Gray Ogre" in names(game, "controls", "a")
    assert game.holds(f"damage({ogre},2)")


def test_reckless_one_counts_all_goblins_as_they_come_and_go() -> None:
    board = Position()
    (reckless,) = board.battlefield("a", "Reckless One")
    game = board.begin()
    assert size(game, reckless) == (1, 1)
    board = Position()
    (reckless, fanatic) = board.battlefield("a", "Reckless One", "Mogg Fanatic")
    board.battlefield("a", "Boggart Shenanigans", "Clickslither", "Grizzly Bears")
    board.battlefield("b", "Raging Goblin")
    (card,) = board.hand("a", "Goblin Cohort")
    board.battlefield("a", "Mountain")
    game = board.begin()
    assert size(game, reckless) == (4, 4)
    game.do(f"cast({card})")
    assert size(game, reckless) == (4, 4)
    resolve_top(game)
    assert size(game, reckless) == (5, 5)
    game.do(f"activate({fanatic},1)")
    game.do("target(b)")
    assert size(game, reckless) == (4, 4)


def test_reckless_one_has_haste() -> None:
    board = Position()
    (reckless,) = board.hand("a", "Reckless One")
    board.battlefield("a", *["Mountain"] * 4)
    board.battlefield("a", "Mogg Fanatic", "Raging Goblin")
    game = board.begin()
    game.do(f"cast({reckless})")
    resolve_top(game)
    (reckless,) = objects(game, "Reckless One")
    assert size(game, reckless) == (3, 3)
    to_step(game, "declare_attackers")
    assert f"attack({reckless},b)" in actions(game)


def test_reckless_one_with_damage_dies_when_a_goblin_leaves() -> None:
    board = Position()
    (reckless, fanatic, _) = board.battlefield("a", "Reckless One", "Mogg Fanatic", "Raging Goblin")
    board.fluent(f"damage({reckless},2)")
    game = board.begin()
    assert size(game, reckless) == (3, 3)
    game.do(f"activate({fanatic},1)")
    game.do("target(b)")
    assert place(game, "graveyard", "a", "Reckless One") != []
