"""Goblin Cohort: attacks only after a creature spell of its controller."""

import pytest
from boards import actions, do, objects, resolve_top, rules_against, to_step

from pyengine.games.magic.position import Position

CREATURE = "last_known(99,[name('Mogg Fanatic'),owner(a),controller(a),type(creature)])"
INSTANT = "last_known(99,[name('Shock'),owner(a),controller(a),type(instant)])"


def attacks_after(*fluents: str) -> bool:
    board = Position()
    (cohort,) = board.battlefield("a", "Goblin Cohort")
    board.fluents += fluents
    game = board.begin()
    to_step(game, "declare_attackers")
    offered = f"attack({cohort},b)" in actions(game)
    said = any("unless" in reason for reason in rules_against(f"attack({cohort},b)"))
    assert said is not offered
    return offered


def test_it_does_not_attack_when_nothing_was_cast() -> None:
    assert not attacks_after()


def test_it_attacks_after_a_creature_spell_that_was_countered() -> None:
    assert attacks_after("cast_this_turn(a,99)", CREATURE)


def test_it_does_not_attack_after_another_spell() -> None:
    assert not attacks_after("cast_this_turn(a,99)", INSTANT)


def test_it_does_not_attack_after_an_opponents_creature_spell() -> None:
    assert not attacks_after("cast_this_turn(b,99)", CREATURE)


@pytest.mark.parametrize("dies", [False, True])
def test_it_attacks_once_a_creature_spell_was_cast_whatever_became_of_it(dies: bool) -> None:
    board = Position()
    (cohort,) = board.battlefield("a", "Goblin Cohort")
    (fanatic,) = board.hand("a", "Mogg Fanatic")
    board.battlefield("a", "Mountain")
    game = board.begin()
    game.do(f"cast({fanatic})")
    assert [player for player, _ in game.query("cast_this_turn", 2)] == ["a"]  # on the stack yet
    resolve_top(game)
    if dies:
        (fanatic,) = objects(game, "Mogg Fanatic")
        do(game, f"activate({fanatic},1)", "target(b)")
        resolve_top(game)
    to_step(game, "declare_attackers")
    assert f"attack({cohort},b)" in actions(game)
    to_step(game, "precombat_main", "b")
    to_step(game, "declare_attackers", "a")
    assert f"attack({cohort},b)" not in actions(game)


def test_the_cohort_itself_is_a_creature_spell_and_with_haste_attacks() -> None:
    board = Position()
    (cohort,) = board.hand("a", "Goblin Cohort")
    board.battlefield("a", "Mountain", "Goblin Warchief")
    game = board.begin()
    game.do(f"cast({cohort})")
    resolve_top(game)
    (cohort,) = objects(game, "Goblin Cohort")
    to_step(game, "declare_attackers")
    assert f"attack({cohort},b)" in actions(game)


def test_tarfire_is_a_goblin_spell_but_no_creature_spell() -> None:
    board = Position()
    (cohort,) = board.battlefield("a", "Goblin Cohort")
    (tarfire,) = board.hand("a", "Tarfire")
    board.battlefield("a", "Mountain")
    game = board.begin()
    do(game, f"cast({tarfire})", "target(b)")
    resolve_top(game)
    to_step(game, "declare_attackers")
    assert f"attack({cohort},b)" not in actions(game)


def test_it_blocks_freely() -> None:
    board = Position()
    (bears,) = board.battlefield("a", "Grizzly Bears")
    (cohort,) = board.battlefield("b", "Goblin Cohort")
    game = board.begin()
    to_step(game, "declare_attackers")
    do(game, f"attack({bears},b)", "done")
    to_step(game, "declare_blockers")
    assert actions(game, "block") == [f"block({cohort},{bears})"]
