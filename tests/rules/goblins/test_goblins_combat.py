"""Akki Coalflinger, Clickslither and Skirk Shaman in combat."""

import pytest
from boards import (
    actions,
    attack,
    block,
    do,
    life,
    names,
    place,
    process,
    refused,
    resolve_top,
    rules_against,
    size,
    to_step,
)

from pyengine.games.magic.position import Position


def test_coalflinger_strikes_first() -> None:
    board = Position()
    (coalflinger,) = board.battlefield("a", "Akki Coalflinger")
    (bears,) = board.battlefield("b", "Grizzly Bears")
    game = board.begin()
    attack(game, coalflinger)
    block(game, (bears, coalflinger))
    to_step(game, "first_combat_damage")
    assert names(game, "graveyard", "b") == ["Grizzly Bears"]
    to_step(game, "end_combat")
    assert place(game, "controls", "a") == [coalflinger]


def test_coalflinger_gives_attackers_first_strike_and_a_damage_step_comes() -> None:
    board = Position()
    coalflinger, ogre, idle = board.battlefield(
        "a", "Akki Coalflinger", "Gray Ogre", "Raging Goblin"
    )
    (mountain,) = board.battlefield("a", "Mountain")
    (bears,) = board.battlefield("b", "Grizzly Bears")
    game = board.begin()
    attack(game, ogre)
    block(game, (bears, ogre))
    game.do(f"activate({coalflinger},2)")
    assert game.holds(f"tapped({coalflinger})")
    assert game.holds(f"tapped({mountain})")
    resolve_top(game)
    assert game.query("gained", 2) == [[ogre, "first_strike"]]
    assert not game.holds(f"gained({idle},first_strike)")
    game.do("pass")
    game.do("pass")
    assert game.query("step", 1) == [["first_combat_damage"]]
    assert names(game, "graveyard", "b") == ["Grizzly Bears"]
    to_step(game, "end_combat")
    assert place(game, "controls", "a", "Gray Ogre") == [ogre]
    assert game.holds(f"damage({ogre},2)") is False
    to_step(game, "upkeep", "b")
    assert game.query("gained", 2) == []


def test_an_unblocked_first_striker_deals_damage_once() -> None:
    board = Position()
    coalflinger, ogre = board.battlefield("a", "Akki Coalflinger", "Gray Ogre")
    board.battlefield("a", "Mountain")
    game = board.begin()
    attack(game, ogre)
    game.do(f"activate({coalflinger},2)")
    resolve_top(game)
    to_step(game, "first_combat_damage")
    assert life(game, "b") == 18
    to_step(game, "end_combat")
    assert life(game, "b") == 18


def test_coalflingers_ability_affects_who_attacks_when_it_resolves() -> None:
    board = Position()
    coalflinger, ogre = board.battlefield("a", "Akki Coalflinger", "Gray Ogre")
    board.battlefield("a", "Mountain")
    game = board.begin()
    game.do(f"activate({coalflinger},2)")
    resolve_top(game)
    attack(game, ogre)
    assert game.query("gained", 2) == []


def test_coalflingers_ability_without_first_strike_after_regular_damage() -> None:
    board = Position()
    coalflinger, ogre = board.battlefield("a", "Akki Coalflinger", "Gray Ogre")
    board.battlefield("a", "Mountain")
    game = board.begin()
    attack(game, ogre)
    to_step(game, "combat_damage")
    assert life(game, "b") == 18
    game.do(f"activate({coalflinger},2)")
    resolve_top(game)
    to_step(game, "end_combat")
    assert life(game, "b") == 18


@pytest.mark.parametrize(("land", "sick"), [("Forest", False), ("Mountain", True)])
def test_coalflinger_needs_red_mana_and_no_summoning_sickness(land: str, sick: bool) -> None:
    board = Position()
    (coalflinger,) = board.battlefield("a", "Akki Coalflinger", sick=sick)
    board.battlefield("a", land)
    assert refused(board.begin(), f"activate({coalflinger},2)")


def test_clickslither_grows_and_tramples_by_sacrifices() -> None:
    board = Position()
    slither, one, two = board.battlefield("a", "Clickslither", "Raging Goblin", "Raging Goblin")
    (bears,) = board.battlefield("b", "Grizzly Bears")
    game = board.begin()
    attack(game, slither)
    block(game, (bears, slither))
    game.do(f"activate({slither},2)")
    assert actions(game) == [f"pick({one})", f"pick({two})"]
    game.do(f"pick({one})")
    resolve_top(game)
    assert (size(game, slither), game.query("gained", 2)) == ((5, 5), [[slither, "trample"]])
    do(game, f"activate({slither},2)", f"pick({two})")
    resolve_top(game)
    assert size(game, slither) == (7, 7)
    assert refused(game, f"activate({slither},2)")
    do(game, "pass", "pass")
    assert process(game) == "divide_damage"
    shares = [f"assign({bears},{n})" for n in range(2, 8)]
    assert actions(game) == shares
    game.do(shares[0])
    assert actions(game) == ["assign(b,5)"]
    game.do("assign(b,5)")
    assert (life(game, "b"), names(game, "graveyard", "b")) == (15, ["Grizzly Bears"])
    to_step(game, "upkeep", "b")
    assert size(game, slither) in (None, (3, 3))
    assert game.query("gained", 2) == []


def test_clickslither_is_no_goblin_itself_and_does_not_trample_unaided() -> None:
    board = Position()
    (slither,) = board.battlefield("a", "Clickslither")
    (bears,) = board.battlefield("b", "Grizzly Bears")
    board.battlefield("b", "Raging Goblin")
    game = board.begin()
    assert refused(game, f"activate({slither},2)")
    attack(game, slither)
    block(game, (bears, slither))
    to_step(game, "end_combat")
    assert (life(game, "b"), names(game, "graveyard", "b")) == (20, ["Grizzly Bears"])


def test_clickslither_that_tramples_with_its_blocker_gone() -> None:
    board = Position()
    slither, goblin = board.battlefield("a", "Clickslither", "Mogg Fanatic")
    board.battlefield("a", "Goblin Cohort")
    (blocker,) = board.battlefield("b", "Goblin Sledder")
    game = board.begin()
    attack(game, slither)
    block(game, (blocker, slither))
    do(game, f"activate({slither},2)", f"pick({goblin + 1})")
    resolve_top(game)
    do(game, f"activate({goblin},1)", f"target({blocker})")
    resolve_top(game)
    to_step(game, "end_combat")
    assert life(game, "b") == 15


def test_shaman_is_blocked_by_red_or_artifact_creatures_only() -> None:
    board = Position()
    (shaman,) = board.battlefield("a", "Skirk Shaman")
    red, green, white, artifact = board.battlefield(
        "b", "Gray Ogre", "Grizzly Bears", "Angel of Mercy", "Walking Corpse"
    )
    board.fluents += [
        f"continuous(99,{artifact},[add_types([artifact])],permanent)",
        "changed(statics)",
    ]
    game = board.begin()
    attack(game, shaman)
    to_step(game, "declare_blockers")
    assert actions(game, "block") == [f"block({o},{shaman})" for o in (red, artifact)]
    for blocker in (green, white):
        assert any("can't be blocked" in r for r in rules_against(f"block({blocker},{shaman})"))
    do(game, f"block({red},{shaman})", f"block({artifact},{shaman})", "done")
    assert {b for b, _ in game.query("blocks", 2)} == {red, artifact}


def test_a_goblin_token_is_red_and_blocks_the_shaman() -> None:
    board = Position()
    (shaman,) = board.battlefield("a", "Skirk Shaman")
    board.battlefield("b", "Siege-Gang Commander")
    (token,) = board.battlefield("b", "Goblin Token")
    board.fluent(f"token({token})")
    game = board.begin()
    attack(game, shaman)
    to_step(game, "declare_blockers")
    assert f"block({token},{shaman})" in actions(game)
    do(game, f"block({token},{shaman})", "done")
    to_step(game, "end_combat")
    assert game.holds(f"damage({shaman},1)")
    assert place(game, "controls", "b", "Goblin Token") == []
    assert life(game, "b") == 20


def test_shaman_unblocked_and_blocking_any_creature() -> None:
    board = Position()
    (shaman,) = board.battlefield("b", "Skirk Shaman")
    (bears,) = board.battlefield("a", "Grizzly Bears")
    game = board.begin()
    attack(game, bears)
    to_step(game, "declare_blockers")
    assert actions(game, "block") == [f"block({shaman},{bears})"]
