"""The Goblin tokens: 1/1 red Goblin creatures, and tokens."""

import pytest
from boards import actions, do, life, names, objects, process, resolve_top, to_step

from pyengine.engine.session import Session
from pyengine.games.magic.position import Position

IB = "Ib Halfheart, Goblin Tactician"
MAKERS = ["Mogg War Marshal", "Siege-Gang Commander", IB]


def with_tokens(maker: str) -> Session:
    """Return a game of a, with a Prospector and a Fanatic, in which MAKER has made its tokens."""
    board = Position()
    board.battlefield("a", *["Mountain"] * 8)
    board.battlefield("a", "Mogg Fanatic", "Skirk Prospector")
    board.battlefield("b", "Skirk Fire Marshal", "Grizzly Bears")
    if maker == IB:
        board.battlefield("a", IB)
    else:
        board.hand("a", maker)
    game = board.begin()
    (number,) = objects(game, maker)
    if maker == IB:
        game.do(f"activate({number},2)")
        while process(game) == "choose_for_cost":
            game.do(actions(game)[0])
    else:
        game.do(f"cast({number})")
        resolve_top(game)
    resolve_top(game)
    return game


@pytest.mark.parametrize(("maker", "count"), [*zip(MAKERS, (1, 3, 2), strict=True)])
def test_a_token_dies_of_one_damage_and_ceases_to_exist(maker: str, count: int) -> None:
    game = with_tokens(maker)
    tokens = objects(game, "Goblin Token")
    assert len(tokens) == count
    assert all(game.holds(f"token({token})") for token in tokens)
    (fanatic,) = objects(game, "Mogg Fanatic")
    do(game, f"activate({fanatic},1)", f"target({tokens[0]})")
    resolve_top(game)
    assert objects(game, "Goblin Token") == tokens[1:]
    assert "Goblin Token" not in names(game, "graveyard", "a")


@pytest.mark.parametrize("maker", MAKERS)
def test_a_token_has_power_one_no_haste_and_is_a_goblin(maker: str) -> None:
    game = with_tokens(maker)
    tokens = objects(game, "Goblin Token")
    (prospector,) = objects(game, "Skirk Prospector")
    game.do(f"activate({prospector},1)")
    assert {f"pick({token})" for token in tokens} < set(actions(game))
    game.do(f"pick({prospector})")
    to_step(game, "declare_attackers", "a")
    assert not {f"attack({token},b)" for token in tokens} & set(actions(game))
    to_step(game, "precombat_main", "b")
    to_step(game, "upkeep", "a")
    while process(game) == "decide_pay" or game.query("stack", 1) != [[[]]]:
        game.do("no" if process(game) == "decide_pay" else "pass")
    to_step(game, "declare_attackers", "a")
    do(game, f"attack({tokens[0]},b)", "done")
    to_step(game, "end_combat", "a")
    assert life(game, "b") == 19


@pytest.mark.parametrize("maker", MAKERS)
def test_a_token_is_red_and_can_not_block_what_is_protected_from_red(maker: str) -> None:
    game = with_tokens(maker)
    (marshal,) = objects(game, "Skirk Fire Marshal")
    (bears,) = objects(game, "Grizzly Bears")
    tokens = objects(game, "Goblin Token")
    to_step(game, "declare_attackers", "b")
    do(game, f"attack({marshal},a)", f"attack({bears},a)", "done")
    to_step(game, "declare_blockers", "b")
    assert f"block({tokens[0]},{bears})" in actions(game)
    assert f"block({tokens[0]},{marshal})" not in actions(game)
