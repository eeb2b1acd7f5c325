"""Bounds cut what can't be, and nothing else."""

from __future__ import annotations

import pytest

from pyengine.engine.session import Session
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.position import Position
from pyengine.plans.problem import CUTS, Problem
from pyengine.plans.solving import Solution, Solver

CREATURES = """turn 9 of a, declare attackers
a: life 5 | battlefield 2 Forest, Elvish Warrior, 2 Elf Warrior Token, Llanowar Elves
b: life {life} | battlefield 2 Mountain, Goblin Matron
"""


def solved(board: str, problem: Problem) -> Solution:
    session = board_in_words(board)
    with Solver(session) as solver:
        return solver.solve(problem)


@pytest.mark.parametrize("life", [3, 4, 5, 6])
def test_a_bound_changes_no_answer_and_saves_states(life: int) -> None:
    board = CREATURES.format(life=life)
    cut = solved(board, Problem("won(a)", cuts=CUTS))
    plain = solved(board, Problem("won(a)", cuts=("table", "likes")))
    assert (cut.outcome, cut.length) == (plain.outcome, plain.length)
    assert cut.states <= plain.states


NO_ATTACK = """turn 9 of a, declare attackers
a: life 5 | battlefield 4 Forest, Elvish Warrior (tapped), Elvish Warrior | hand Giant Growth
b: life 4 | battlefield 2 Mountain, Goblin Matron | hand Tarfire
"""
NO_CREATURE = """turn 9 of a, first main phase
a: life 5 | battlefield 4 Forest{more} | hand Giant Growth
b: life 2 | battlefield 2 Mountain, Elvish Warrior | hand Tarfire
"""


@pytest.mark.parametrize(
    ("board", "outcome", "less"),
    [
        (NO_ATTACK, "none", True),
        (NO_CREATURE.format(more=""), "none", True),
        (NO_CREATURE.format(more=", Elvish Warrior"), "none", False),
        (NO_CREATURE.format(more=", 3 Elvish Warrior"), "plan", False),
    ],
)
def test_each_bound_cuts_where_it_speaks(board: str, outcome: str, less: bool) -> None:
    cut = solved(board, Problem("won(a)", cuts=CUTS))
    plain = solved(board, Problem("won(a)", cuts=("table", "likes")))
    assert (cut.outcome, cut.length) == (plain.outcome, plain.length)
    assert cut.outcome == outcome
    assert cut.states < plain.states if less else cut.states <= plain.states


def test_others_who_help_are_not_cut_off() -> None:
    board = """turn 9 of a, second main phase
a: life 5 | battlefield Forest
b: life 2 | battlefield Mountain | hand Tarfire
"""
    helped = solved(board, Problem("won(a)", opponents="any"))
    assert helped.outcome == "plan"
    assert solved(board, Problem("won(a)")).outcome == "none"


ARITHMETIC = """turn 9 of a, {step}
a: life 5 | battlefield {mine}{hand}
b: life {life} | battlefield Mountain, {theirs}
"""
ATTACK = "declare attackers"


@pytest.mark.parametrize(
    ("step", "mine", "hand", "theirs", "most"),
    [
        (ATTACK, "Centaur Courser, Walking Corpse", "", "Mountain", 5),
        (ATTACK, "Centaur Courser, Walking Corpse", "", "Gray Ogre", 2),
        (ATTACK, "Centaur Courser, Walking Corpse", "", "Gray Ogre (tapped)", 5),
        (ATTACK, "Centaur Courser, Angel of Mercy", "", "2 Gray Ogre", 3),
        (ATTACK, "Centaur Courser (sick), Raging Goblin (sick)", "", "Mountain", 1),
        (ATTACK, "Forest, Grizzly Bears", "Giant Growth", "Mountain", 5),
        (ATTACK, "Mountain, Grizzly Bears", "Elvish Warrior, Shock", "Mountain", 4),
        (ATTACK, "Grizzly Bears", "Giant Growth", "Mountain", 2),
        (ATTACK, "3 Forest, Heedless One, Elvish Warrior", "", "2 Gray Ogre", None),
        (ATTACK, "8 Forest, Stonewood Invoker", "", "Mountain", 7),
        (ATTACK, "7 Forest, Stonewood Invoker", "", "Mountain", 2),
        (ATTACK, "Moonglove Extract, Walking Corpse", "", "Mountain", 4),
        ("first main phase", "2 Mountain, Walking Corpse", "Raging Goblin", "Mountain", None),
        ("first main phase", "Mountain, Walking Corpse", "Volcanic Hammer", "Gray Ogre", 0),
        ("first main phase", "Walking Corpse", "Mountain, Shock", "Mountain", 4),
    ],
)
def test_arithmetic_decides_where_life_is_one_more_than_an_attack_can_cost(
    step: str, mine: str, hand: str, theirs: str, most: int | None
) -> None:
    held = f" | hand {hand}" if hand else ""
    lives = range(1, 8) if most is None else range(max(1, most), most + 2)
    boards = {
        life: ARITHMETIC.format(step=step, mine=mine, hand=held, theirs=theirs, life=life)
        for life in lives
    }
    with Solver(board_in_words(boards[lives[0]])) as solver:
        for life, board in boards.items():
            cut, plain = (
                answer(solver, board, Problem("won(a)", player="a", cuts=cuts))
                for cuts in (CUTS, ("table", "likes"))
            )
            assert (cut.outcome, cut.length) == (plain.outcome, plain.length), board
            if most is not None:
                assert (cut.outcome == "plan") == (life <= most), board
                assert (cut.states == 1) == (life > most), board


def answer(solver: Solver, board: str, problem: Problem) -> Solution:
    session = board_in_words(board)
    session.mode = "contracted"
    solver.turn_to(session)
    return solver.solve(problem)


def with_spark(does: str) -> Session:
    """A has a card of its own, which DOES what it says, and mana for it; b has 3 life."""
    card = Card("Odd Spark", "{R}", (), ("instant",), (), None, None, (f"spell([{does}])",), "")
    position = Position(own={card.name: card})
    position.hand("a", card.name)
    position.battlefield("a", "Mountain")
    position.life("b", 3)
    return position.begin()


def test_a_limit_is_of_the_cards_of_this_game() -> None:
    """Another game in the same process may have a card or token of the same name."""
    problem = Problem("won(a)", player="a")
    with Solver(with_spark("gain_life(you,1)"), 60) as solver:
        assert solver.solve(problem).outcome == "none"
        solver.turn_to(with_spark("damage(this,3,target([player]))"))
        assert solver.solve(problem).outcome == "plan"
