"""Ib Halfheart, Goblin Tactician: blocked Goblins, Mountains for tokens, and the legend rule."""

import pytest
from boards import (
    actions,
    attack,
    block,
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

from pyengine.engine.session import Session
from pyengine.games.magic.position import Position

IB = "Ib Halfheart, Goblin Tactician"


def fight(game: Session, attackers: list[int], *blocks: tuple[int, int]) -> None:
    """Attack player b with ATTACKERS and declare BLOCKS, (blocker, attacker)."""
    attack(game, *attackers)
    block(game, *blocks)


def test_a_blocked_goblin_is_sacrificed_and_burns_every_blocker_of_its() -> None:
    board = Position()
    board.battlefield("a", IB)
    blocked, free = board.battlefield("a", "Goblin Cohort", "Raging Goblin")
    board.fluents += ["cast_this_turn(a,99)", "last_known(99,[type(creature)])"]
    one, two, three = board.battlefield("b", "Centaur Courser", "Pensive Minotaur", "Gray Ogre")
    game = board.begin()
    fight(game, [blocked, free], (one, blocked), (two, blocked))
    assert (process(game), stack_size(game)) == ("priority", 1)
    assert place(game, "graveyard", "a") == []
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Goblin Cohort"]
    assert names(game, "graveyard", "b") == ["Centaur Courser", "Pensive Minotaur"]
    assert place(game, "controls", "b") == [three]
    to_step(game, "end_combat")
    assert life(game, "b") == 19


def test_the_damage_is_exactly_four_and_only_to_blockers_of_it() -> None:
    board = Position()
    board.battlefield("a", IB)
    (goblin,) = board.battlefield("a", "Raging Goblin")
    champion, angel = board.battlefield("b", "Elvish Champion", "Angel of Mercy")
    board.fluent(f"counters({champion},'+1/+1',3)")
    game = board.begin()
    fight(game, [goblin], (champion, goblin))
    resolve_top(game)
    assert game.holds(f"damage({champion},4)")
    assert len(game.query("damage", 2)) == 1
    assert place(game, "controls", "b") == [champion, angel]


def test_a_blocker_protected_from_red_takes_nothing() -> None:
    board = Position()
    board.battlefield("a", IB)
    (goblin,) = board.battlefield("a", "Raging Goblin")
    (marshal,) = board.battlefield("b", "Skirk Fire Marshal")
    game = board.begin()
    fight(game, [goblin], (marshal, goblin))
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Raging Goblin"]
    assert (place(game, "controls", "b"), game.query("damage", 2)) == ([marshal], [])


def test_ib_himself_others_and_enemies_do_not_trigger() -> None:
    board = Position()
    ib, bears = board.battlefield("a", IB, "Grizzly Bears")
    one, two = board.battlefield("b", "Gray Ogre", "Centaur Courser")
    game = board.begin()
    fight(game, [ib, bears], (one, ib), (two, bears))
    assert stack_size(game) == 0
    board = Position()
    (goblin,) = board.battlefield("a", "Raging Goblin")
    _, ogre = board.battlefield("b", IB, "Gray Ogre")
    game = board.begin()
    fight(game, [goblin], (ogre, goblin))
    assert stack_size(game) == 0


def test_several_blocked_goblins_are_ordered_by_their_controller() -> None:
    board = Position()
    board.battlefield("a", IB)
    one, two = board.battlefield("a", "Raging Goblin", "Mogg Fanatic")
    blocker, other = board.battlefield("b", "Pensive Minotaur", "Gray Ogre")
    game = board.begin()
    fight(game, [one, two], (blocker, one), (other, two))
    assert process(game) == "order_triggers"
    waiting = {row[0]: row[5] for row in game.query("pending", 6)}
    assert sorted(waiting.values()) == [one, two]
    assert actions(game) == [f"stack_next({n})" for n in sorted(waiting)]
    first = next(n for n, that in waiting.items() if that == two)
    game.do(f"stack_next({first})")
    assert stack_size(game) == 2
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Raging Goblin"]
    assert names(game, "graveyard", "b") == ["Pensive Minotaur"]
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Mogg Fanatic", "Raging Goblin"]
    assert names(game, "graveyard", "b") == ["Gray Ogre", "Pensive Minotaur"]


def test_if_it_is_gone_already_nothing_is_dealt() -> None:
    board = Position()
    board.battlefield("a", IB)
    (fanatic,) = board.battlefield("a", "Mogg Fanatic")
    (ogre,) = board.battlefield("b", "Centaur Courser")
    game = board.begin()
    fight(game, [fanatic], (ogre, fanatic))
    do(game, f"activate({fanatic},1)", "target(b)")
    resolve_top(game)
    assert stack_size(game) == 1
    resolve_top(game)
    assert (place(game, "controls", "b"), game.query("damage", 2)) == ([ogre], [])
    assert life(game, "b") == 19


def test_the_trigger_resolves_though_ib_is_gone() -> None:
    board = Position()
    (ib,) = board.battlefield("a", IB)
    (goblin,) = board.battlefield("a", "Raging Goblin")
    (prospector,) = board.battlefield("a", "Skirk Prospector")
    (ogre,) = board.battlefield("b", "Gray Ogre")
    game = board.begin()
    fight(game, [goblin], (ogre, goblin))
    do(game, f"activate({prospector},1)", f"pick({ib})")
    resolve_top(game)
    assert names(game, "graveyard", "a") == [IB, "Raging Goblin"]
    assert names(game, "graveyard", "b") == ["Gray Ogre"]


def test_two_mountains_bring_two_goblins() -> None:
    board = Position()
    (ib,) = board.battlefield("a", IB, sick=True)
    mountains = board.battlefield("a", "Mountain", "Mountain", tapped=True)
    (third, _, _) = board.battlefield("a", "Mountain", "Forgotten Cave", "Forest")
    board.battlefield("b", "Mountain")
    game = board.begin(step="upkeep")
    game.do(f"activate({ib},2)")
    assert actions(game) == [f"pick({mountain})" for mountain in mountains]
    game.do(f"pick({mountains[1]})")
    assert actions(game) == [f"pick({third})"]
    game.do(f"pick({third})")
    assert names(game, "graveyard", "a") == ["Mountain", "Mountain"]
    assert stack_size(game) == 1
    resolve_top(game)
    tokens = objects(game, "Goblin Token")
    assert len(tokens) == 2
    assert all(game.holds(f"controls(a,{t})") and game.holds(f"token({t})") for t in tokens)
    assert refused(game, f"activate({ib},2)")  # one Mountain is left


@pytest.mark.parametrize("kept", [0, 1])
def test_two_ibs_of_one_player_the_legend_rule_keeps_one(kept: int) -> None:
    board = Position()
    (card,) = board.hand("a", IB)
    (old,) = board.battlefield("a", IB)
    board.battlefield("a", *["Mountain"] * 4)
    board.battlefield("b", IB)
    game = board.begin()
    game.do(f"cast({card})")
    resolve_top(game)
    assert process(game) == "keep_one"
    both = place(game, "controls", "a", IB)
    assert (actions(game), old in both) == ([f"keep({n})" for n in both], True)
    game.do(f"keep({both[kept]})")
    assert place(game, "controls", "a", IB) == [both[kept]]
    assert names(game, "graveyard", "a") == [IB]
    assert names(game, "controls", "b") == [IB]


def test_the_legend_rule_is_a_death_that_goblins_see() -> None:
    board = Position()
    one, _ = board.battlefield("a", IB, IB)
    board.battlefield("a", "Boggart Shenanigans")
    game = board.begin()
    game.do(f"keep({one})")
    assert process(game) == "choose_target"
    game.do("target(b)")
    resolve_top(game)
    game.do("yes")
    assert life(game, "b") == 19
